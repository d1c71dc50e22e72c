import { inArray, or, type SQL, sql } from "drizzle-orm";
import { customers } from "../../orders/tables.ts";
import { messages } from "../../messages/tables.ts";

/** Someone about whom things are stored. Each part may be empty, not both. */
export interface Person {
  /**
   * Addresses that are known to be theirs, normalised: proved, or checked by whoever acts for them. None that is only claimed: else
   * the maker of an account would read and erase what somebody else did with that address (docs/decisions/0021).
   */
  emails: readonly string[];
  /** Their accounts. */
  userIds: readonly string[];
}

/** The condition of a person's customers: made with their address, or while signed in. */
export function customersOf({ emails, userIds }: Person): SQL {
  return or(ofAddress(customers.email, emails), inArray(customers.userId, [...userIds]))!;
}

/** The condition of a person's messages to the team. */
export function messagesOf({ emails }: Pick<Person, "emails">): SQL {
  return ofAddress(messages.email, emails);
}

/** What was typed may be in capitals. An index has the addresses in lower case. */
const ofAddress = (
  column: typeof customers.email | typeof messages.email,
  emails: readonly string[],
): SQL => inArray(sql`lower(${column})`, [...emails]);
