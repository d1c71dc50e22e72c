import { eq, or, type SQL, sql } from "drizzle-orm";
import { customers, messages } from "../../db/schema.ts";

/** Someone about whom things are stored. Each part may be absent, not both. */
export interface Person {
  /**
   * An address that is known to be theirs, normalised: proved, or checked by whoever acts for them. Null when it is only claimed:
   * else the maker of an account would read and erase what somebody else did with that address (docs/decisions/0021).
   */
  email: string | null;
  /** Their account. */
  userId: string | null;
}

/** The condition of a person's customers: made with their address, or while signed in. */
export function customersOf({ email, userId }: Person): SQL {
  return or(ofAddress(customers.email, email), userId === null ? sql`0` : eq(customers.userId, userId))!;
}

/** The condition of a person's messages to the team. */
export function messagesOf({ email }: Person): SQL {
  return ofAddress(messages.email, email);
}

/** What was typed may be in capitals. */
const ofAddress = (column: typeof customers.email | typeof messages.email, email: string | null): SQL =>
  email === null ? sql`0` : eq(sql`lower(${column})`, email);
