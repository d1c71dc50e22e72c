import { inArray, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../tables/orders.ts";
import { listed } from "../platform/db/client.ts";
import { messages } from "../tables/messages.ts";

/** A person with stored data. One part may be empty. */
export interface Person {
  /**
   * Normalised addresses that are proved or checked, never only claimed: an account's maker could
   * otherwise read and erase a stranger's data (docs/decisions/0021).
   */
  emails: readonly string[];
  userIds: readonly string[];
}

/** Returns the condition of a person's customers: with their address, or made while signed in. */
export function isOwnCustomer({ emails, userIds }: Person): SQL {
  return or(ofAddress(customers.email, emails), inArray(customers.userId, listed(userIds)))!;
}

/** Returns the condition of a person's messages to the team. */
export function isOwnMessage({ emails }: Pick<Person, "emails">): SQL {
  return ofAddress(messages.email, emails);
}

/** Typed addresses may be in capitals. The index has lower case. */
const ofAddress = (
  column: typeof customers.email | typeof messages.email,
  emails: readonly string[],
): SQL => inArray(sql`lower(${column})`, listed(emails));
