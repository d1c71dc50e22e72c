import type { SignUp, TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { AuthError } from "../../auth-errors.ts";
import type { Settings } from "../../env.ts";
import { readEmail } from "../users/email-rule.ts";
import { insertUserRecord, isTaken, newUserRecord } from "../users/new-user.ts";
import { insertSession, newSession, tokenAnswer } from "../sessions/open-session.ts";
import { hashPassword } from "../../crypto/password-hash.ts";
import { requireGoodPassword } from "./password-policy.ts";
import { findUserByEmail } from "../users/users.ts";

const alreadyExists = () => new AuthError(422, "user_already_exists", "User already registered");

/**
 * Makes an account and signs it in. The unique index on the address decides races.
 * @throws AuthError 400 or 422, WeakPasswordError 422.
 */
export async function signUp(settings: Settings, input: SignUp, userAgent: string, now: number): Promise<TokenAnswer> {
  const { email: typed, password, phone, data } = input;
  if (!typed && phone) throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (!typed) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (!password) throw new AuthError(400, "validation_failed", "Signup requires a valid password");
  const email = readEmail(typed);
  if (!email) throw new AuthError(400, "validation_failed", "Unable to validate email address: invalid format");
  requireGoodPassword(settings, password);
  // Saves the time of hashing; the unique index still decides races.
  if (await findUserByEmail(settings.DB, email)) throw alreadyExists();

  const record = newUserRecord({
    email,
    passwordHash: await hashPassword(password),
    userMetadata: data ?? {},
    identity: { provider: "email", emailVerified: false },
    now,
  });
  const session = newSession(record.user.id, "password", userAgent, now);
  try {
    await settings.DB.batch([...insertUserRecord(settings.DB, record), insertSession(settings.DB, session)]);
  } catch (error) {
    if (isTaken(error)) throw alreadyExists();
    throw error;
  }
  return tokenAnswer(settings, record, session, now);
}
