import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { isHashablePassword } from "../../../src/domain/accounts/password.ts";
import { AuthError } from "../../auth-errors.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { attemptsId, countPasswordAttempt } from "./attempts.ts";
import { refuseBanned } from "../users/banned.ts";
import { readEmail } from "../users/email-rule.ts";
import { openSession } from "../sessions/open-session.ts";
import { checkPassword, hashPassword } from "../../crypto/password-hash.ts";
import { findUserByEmail } from "../users/users.ts";

const invalidCredentials = () => new AuthError(400, "invalid_credentials", "Invalid login credentials");

/**
 * Signs in with a password. An unknown address and a wrong password get the same response after the same work.
 * @throws AuthError 400; RateLimitedError (429) after too many attempts on one account, before any hashing.
 */
export async function signInWithPassword(
  settings: Settings,
  typed: string,
  password: string,
  userAgent: string,
  now: number,
): Promise<TokenAnswer> {
  const email = readEmail(typed);
  if (!email || !isHashablePassword(password)) throw invalidCredentials();
  await countPasswordAttempt(settings, email, now);
  const record = await findUserByEmail(settings.DB, email);
  const { matches, outdated } = await checkPassword(password, record?.user.passwordHash);
  if (!record || !matches) throw invalidCredentials();
  refuseBanned(record.user, now, 400);
  const clearAttempts = settings.DB.prepare("DELETE FROM auth_attempts WHERE id = ?1 OR expires_at <= ?2").bind(
    await attemptsId(settings, "password", email),
    now,
  );
  const { id, passwordHash } = record.user;
  const renewHash = outdated ? [await replaceHash(settings.DB, record.user, password)] : [];
  // A password that changed while this one was hashed has ended all sessions, so this one must not begin.
  const holds = { sql: "EXISTS (SELECT 1 FROM users WHERE id = ? AND password_hash = ?)", values: [id, passwordHash] };
  const answer = await openSession(settings, { record, method: "password", holds, also: [clearAttempts, ...renewHash], userAgent, now });
  if (!answer) throw invalidCredentials();
  return answer;
}

/** Stores a hash with today's parameters, unless the password was changed meanwhile. */
async function replaceHash(db: D1Database, { id, passwordHash }: UserRow, password: string): Promise<D1PreparedStatement> {
  return db
    .prepare("UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2")
    .bind(id, passwordHash, await hashPassword(password));
}
