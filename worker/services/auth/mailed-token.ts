import { AuthError } from "../../auth-errors.ts";
import { randomToken } from "../../crypto/encoding.ts";
import type { Condition } from "../../db/run-if.ts";
import type { Settings } from "../../env.ts";
import { sign } from "../../crypto/hash.ts";

/** What a link or code in a mail is for (docs/decisions/0021-proof-of-an-address.md). */
export type TokenPurpose = "recovery" | "signup" | "email_change" | "email_change_code" | "email_change_undo";

const TRIES = 5;

/** How the address that a token was mailed to has to relate to its account when it is used. */
const ADDRESS_RULE: Readonly<Record<TokenPurpose, string>> = {
  recovery: "token.email = users.email",
  signup: "token.email = users.email",
  email_change: "token.email = users.new_email",
  email_change_code: "token.email = users.new_email",
  email_change_undo: "token.email <> users.email",
};

/** A newer token of the same subject replaces the older one. */
const STORE = `INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, email, token_hash, tries_left, expires_at, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ${TRIES}, ?6, ?7)
ON CONFLICT (purpose, subject_hash) DO UPDATE
SET subject_id = ?3, email = ?4, token_hash = ?5, tries_left = ${TRIES}, expires_at = ?6, created_at = ?7`;

/** Wrong ones are counted in the statement that compares them, so parallel guesses are no more than there may be. */
const TRY = `UPDATE one_time_tokens SET tries_left = tries_left - (token_hash <> ?3)
WHERE purpose = ?1 AND subject_hash = ?2 AND tries_left > 0 AND expires_at > ?4
RETURNING subject_id, email, token_hash = ?3 AS matches`;

const HOLDS = `EXISTS (SELECT 1 FROM one_time_tokens AS token JOIN users ON users.id = token.subject_id
WHERE token.purpose = ? AND token.subject_hash = ? AND token.token_hash = ? AND token.tries_left > 0 AND RULE)`;

interface NewToken {
  purpose: TokenPurpose;
  /** Of whom there is one token of this purpose: the account's id for links, the address for codes. */
  subject: string;
  userId: string;
  /** Where it is mailed to, and what it speaks for. */
  email: string;
  secret?: string;
  /** Epoch ms. */
  expiresAt: number;
  now: number;
}

/** A token that somebody sent, and which is the stored one. It is not used up yet. */
export interface MailedToken {
  purpose: TokenPurpose;
  subjectHash: string;
  tokenHash: string;
  userId: string;
  email: string;
}

/** The statement that stores a token, and what the mail says of it: its secret, and the token hash of its link. */
export async function newToken(
  settings: Settings,
  { purpose, subject, userId, email, secret = randomToken(), expiresAt, now }: NewToken,
): Promise<{ store: D1PreparedStatement; link: string }> {
  const subjectHash = await hashSubject(settings, purpose, subject);
  const tokenHash = await hashToken(settings, purpose, subjectHash, secret);
  return {
    store: settings.DB.prepare(STORE).bind(purpose, subjectHash, userId, email, tokenHash, expiresAt, now),
    link: `${subjectHash}.${secret}`,
  };
}

/** The stored token that a link's token hash is, or undefined. A wrong one is counted. */
export async function findLink(settings: Settings, purpose: TokenPurpose, link: string, now: number): Promise<MailedToken | undefined> {
  const [subjectHash, secret] = link.split(".");
  return subjectHash && secret ? tryToken(settings, purpose, subjectHash, secret, now) : undefined;
}

/** The stored token that a code for a subject is, or undefined. A wrong one is counted. */
export async function findCode(
  settings: Settings,
  purpose: TokenPurpose,
  subject: string,
  code: string,
  now: number,
): Promise<MailedToken | undefined> {
  return tryToken(settings, purpose, await hashSubject(settings, purpose, subject), code, now);
}

async function tryToken(settings: Settings, purpose: TokenPurpose, subjectHash: string, secret: string, now: number) {
  const tokenHash = await hashToken(settings, purpose, subjectHash, secret);
  const row = await settings.DB.prepare(TRY)
    .bind(purpose, subjectHash, tokenHash, now)
    .first<{ subject_id: string; email: string | null; matches: number }>();
  if (!row?.matches || row.email === null) return undefined;
  return { purpose, subjectHash, tokenHash, userId: row.subject_id, email: row.email } satisfies MailedToken;
}

/** That a token is still there, and its address still what it was mailed for: of two who use it, the second finds it gone. */
export function tokenHolds({ purpose, subjectHash, tokenHash }: MailedToken): Condition {
  return { sql: HOLDS.replace("RULE", ADDRESS_RULE[purpose]), values: [purpose, subjectHash, tokenHash] };
}

/** The statement that uses a token up. */
export function deleteToken(db: D1Database, { purpose, subjectHash }: MailedToken): D1PreparedStatement {
  return db.prepare("DELETE FROM one_time_tokens WHERE purpose = ?1 AND subject_hash = ?2").bind(purpose, subjectHash);
}

/** Refuses a link or code: the same for an unknown, used, replaced, voided or expired one. */
export const linkExpired = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");
export const codeExpired = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");

/** HMAC of whom a token is for. With the purpose in it, a link fits one purpose only. */
const hashSubject = ({ SIGNING_SECRET }: Settings, purpose: TokenPurpose, subject: string) => sign(SIGNING_SECRET, `${purpose}:${subject}`);

/** HMAC of a token's secret part. With the subject in it, a secret fits one account only. */
const hashToken = ({ SIGNING_SECRET }: Settings, purpose: TokenPurpose, subjectHash: string, secret: string) =>
  sign(SIGNING_SECRET, `${purpose}:${subjectHash}:${secret}`);
