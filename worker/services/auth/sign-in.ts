import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import { isHashablePassword } from "../../../src/domain/accounts/password.ts";
import { AuthError } from "../../auth-errors.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { attemptsId, countPasswordAttempt } from "./attempts.ts";
import { refuseBanned } from "../users/banned.ts";
import { readEmail } from "../users/email-rule.ts";
import { insertSession, newSession, type SignInMethod, tokenAnswer } from "../sessions/open-session.ts";
import { checkPassword, hashPassword } from "../../crypto/password-hash.ts";
import { forgetEndedSessions } from "../sessions/session-limits.ts";
import { findUserByEmail, type UserRecord } from "../users/users.ts";

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
  const hash = record.user.passwordHash;
  // A password that changed while this one was hashed has ended all sessions, so it must end this new one too.
  const stillRight = (sessionId: string) =>
    settings.DB.prepare("DELETE FROM sessions WHERE id = ?1 AND (SELECT password_hash FROM users WHERE id = user_id) IS NOT ?2").bind(
      sessionId,
      hash,
    );
  const renewHash = outdated ? [await replaceHash(settings.DB, record.user, password)] : [];
  return openSession(settings, record, "password", userAgent, now, (sessionId) => [clearAttempts, stillRight(sessionId), ...renewHash]);
}

/** Stores a hash with today's parameters, unless the password was changed meanwhile. */
async function replaceHash(db: D1Database, { id, passwordHash }: UserRow, password: string): Promise<D1PreparedStatement> {
  return db
    .prepare("UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2")
    .bind(id, passwordHash, await hashPassword(password));
}

/** Opens a session for someone who has just proved who they are, together with the statements of `also`. */
export async function openSession(
  settings: Settings,
  record: UserRecord,
  method: SignInMethod,
  userAgent: string,
  now: number,
  also: (sessionId: string) => D1PreparedStatement[] = () => [],
): Promise<TokenAnswer> {
  const user = { ...record.user, lastSignInAt: now };
  const session = newSession(user.id, method, userAgent, now);
  await settings.DB.batch([
    forgetEndedSessions(settings.DB, settings, user.id, now),
    insertSession(settings.DB, session),
    settings.DB.prepare("UPDATE users SET last_sign_in_at = ?2 WHERE id = ?1").bind(user.id, now),
    ...also(session.id),
  ]);
  return tokenAnswer(settings, { ...record, user }, session, now);
}
