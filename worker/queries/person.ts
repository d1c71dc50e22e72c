import { inArray, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../tables/orders.ts";
import { listed } from "../platform/db/client.ts";
import { messages } from "../tables/messages.ts";

export interface Person {
  /** Normalised, and proved or checked: an account's maker must not erase a stranger's data (docs/decisions/0021). */
  emails: readonly string[];
  userIds: readonly string[];
}

/** Matches customers with these addresses, or from bookings of these signed-in users. */
export function isOwnCustomer({ emails, userIds }: Person): SQL {
  return or(ofAddress(customers.email, emails), inArray(customers.userId, listed(userIds)))!;
}

export function isOwnMessage({ emails }: Pick<Person, "emails">): SQL {
  return ofAddress(messages.email, emails);
}

/** Typed addresses may have capitals, but the index is in lower case. */
const ofAddress = (
  column: typeof customers.email | typeof messages.email,
  emails: readonly string[],
): SQL => inArray(sql`lower(${column})`, listed(emails));
