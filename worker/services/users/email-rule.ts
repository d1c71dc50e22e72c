import { normalizeEmail } from "../../../src/domain/accounts/email.ts";
import { emailAddress } from "../../../src/domain/validation.schema.ts";

const rule = emailAddress();

/** The normalised form of a typed e-mail address; undefined when it is none. */
export function readEmail(typed: string): string | undefined {
  const { success, data } = rule.safeParse(typed);
  return success ? normalizeEmail(data) : undefined;
}
