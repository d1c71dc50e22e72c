import type { TokenAnswer } from "../../../src/domain/accounts/auth.schema.ts";
import type { Language } from "../../../src/domain/language.ts";
import { AuthError } from "../../auth-errors.ts";
import { randomToken } from "../../crypto/base64url.ts";
import type { Settings } from "../../env.ts";
import { recoveryMessage } from "../../mail/messages.ts";
import { sign } from "../../crypto/hash.ts";
import { mailPerson } from "../mail/suppressions.ts";
import { countAttempt } from "./attempts.ts";
import { refuseBanned } from "../users/banned.ts";
import { openSession } from "./sign-in.ts";
import { findUser, findUserByEmail } from "../users/users.ts";

const PURPOSE = "recovery";
const LINK_MINUTES = 60;
const LINK_TRIES = 5;

/** A newer link replaces the older one. */
const STORE_TOKEN = `INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, token_hash, tries_left, expires_at, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (purpose, subject_hash) DO UPDATE SET token_hash = ?4, tries_left = ?5, expires_at = ?6, created_at = ?7`;

/** One statement counts the attempt and decides it, so that parallel requests cannot use a link twice. */
const TRY_TOKEN = `UPDATE one_time_tokens SET tries_left = CASE WHEN token_hash = ?3 THEN 0 ELSE tries_left - 1 END
WHERE purpose = ?1 AND subject_hash = ?2 AND tries_left > 0 AND expires_at > ?4
RETURNING subject_id, token_hash = ?3 AS matches`;

const expired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

/** The hash of a link's secret part. It includes the subject, so that a token fits only its own account. */
const hashOf = (settings: Settings, subject: string, secret: string) => sign(settings.SIGNING_SECRET, `${PURPOSE}:${subject}:${secret}`);

/**
 * Mails a link that opens the account with this address, if there is one, and does nothing otherwise. Callers must respond
 * before this is done, because its duration reveals whether there is an account.
 * @param resetPage the page that takes the link, without its query
 */
export async function sendRecovery(settings: Settings, email: string, resetPage: string, language: Language, now: number): Promise<void> {
  if ((await countAttempt(settings, "recovery", email, now)) > 0) return;
  const record = await findUserByEmail(settings.DB, email);
  if (!record) return;
  const { user } = record;
  const subject = await sign(settings.SIGNING_SECRET, `${PURPOSE}:${user.id}`);
  const secret = randomToken();
  const hash = await hashOf(settings, subject, secret);
  await settings.DB.batch([
    settings.DB.prepare(STORE_TOKEN).bind(PURPOSE, subject, user.id, hash, LINK_TRIES, now + LINK_MINUTES * 60_000, now),
    settings.DB.prepare("UPDATE users SET recovery_sent_at = ?2 WHERE id = ?1").bind(user.id, now),
  ]);
  const link = `${resetPage}?token_hash=${subject}.${secret}&type=recovery`;
  // Goes to the stored address, never to the typed one, so that no look-alike of an address ever gets the link.
  const message = recoveryMessage(language, link, LINK_MINUTES);
  await mailPerson(settings, "account", { kind: "recovery", recipient: user.email, message, subjectId: user.id }, now);
}

/**
 * Signs in with a mailed link, once.
 * @throws AuthError 403 `otp_expired`, the same for an unknown, used, older or expired link.
 */
export async function verifyRecovery(settings: Settings, tokenHash: string, userAgent: string, now: number): Promise<TokenAnswer> {
  const [subject, secret] = tokenHash.split(".");
  if (!subject || !secret) throw expired();
  const attempt = await settings.DB.prepare(TRY_TOKEN)
    .bind(PURPOSE, subject, await hashOf(settings, subject, secret), now)
    .first<{ subject_id: string; matches: number }>();
  const record = attempt?.matches ? await findUser(settings.DB, attempt.subject_id) : undefined;
  if (!record) throw expired();
  refuseBanned(record.user, now, 403);
  return openSession(settings, record, "recovery", userAgent, now);
}

/** The statement that revokes the mailed links of an account. */
export function voidRecovery(db: D1Database, userId: string): D1PreparedStatement {
  return db.prepare("DELETE FROM one_time_tokens WHERE purpose = ?1 AND subject_id = ?2").bind(PURPOSE, userId);
}
