import { isLanguage, type Language } from "../../../src/domain/language.ts";
import { UNSUBSCRIBE_LINK_HOURS } from "../../../src/domain/messages/unsubscribe.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { UnprocessableError } from "../../errors.ts";
import { unsubscribeLinkMessage } from "../../mail/messages.ts";
import { decryptToken, encryptToken } from "../../crypto/encrypted-token.ts";
import { sha256, sign } from "../../crypto/hash.ts";
import { mailPerson, suppressionHash } from "../mail/suppressions.ts";
import { mailToTeam } from "../messages/store-message.ts";

const PURPOSE = "unsubscribe";
const LIFETIME_MS = UNSUBSCRIBE_LINK_HOURS * 60 * 60 * 1000;

/** An address gets at most one link in this time, however often someone asks. */
const PAUSE_MS = 60_000;

const STORE_TOKEN = `INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, token_hash, tries_left, expires_at, created_at)
VALUES (?1, ?2, ?3, ?4, 1, ?5, ?6)
ON CONFLICT (purpose, subject_hash) DO UPDATE SET subject_id = ?3, token_hash = ?4, tries_left = 1, expires_at = ?5, created_at = ?6
WHERE created_at <= ?7
RETURNING 1`;

const FORGET_TOKEN = "DELETE FROM one_time_tokens WHERE purpose = ?1 AND subject_hash = ?2 AND token_hash = ?3";

/** The condition that a token still works. All statements of the batch share it; the last one uses the token up. */
const VALID = "FROM one_time_tokens WHERE purpose = ?1 AND subject_hash = ?2 AND token_hash = ?3 AND tries_left > 0 AND expires_at > ?4";
const SUPPRESS = `INSERT INTO mail_suppressions (email_hash, created_at) SELECT subject_id, ?4 ${VALID} ON CONFLICT (email_hash) DO NOTHING`;
const CANCEL = `INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
SELECT ?5, 'cancellation', '', ?6, '', ?7, 'new', ?4 ${VALID}`;
const USE_UP = `UPDATE one_time_tokens SET tries_left = 0
WHERE purpose = ?1 AND subject_hash = ?2 AND token_hash = ?3 AND tries_left > 0 AND expires_at > ?4 RETURNING 1`;

/** The content of an unsubscribe token: address, language and expiry (epoch ms). It is encrypted, so only we can read or make one. */
interface Link {
  email: string;
  language: Language;
  expiresAt: number;
}

/** The addresses for the mailed link and for a mail program's own button. */
export interface LinkAddresses {
  page: (token: string) => string;
  oneClick: (token: string) => string;
}

/** The hash that stands for the address in one_time_tokens. */
export function unsubscribeSubject(settings: Pick<Settings, "SIGNING_SECRET">, email: string): Promise<string> {
  return sign(settings.SIGNING_SECRET, `${PURPOSE}:${email.toLowerCase()}`);
}

/**
 * Mails a link that unsubscribes this address. It does the same for every address, so the response may wait for it and report a
 * mail that could not be sent.
 */
export async function sendUnsubscribeLink(
  settings: Settings,
  email: string,
  language: Language,
  addresses: LinkAddresses,
  now: number,
): Promise<void> {
  const expiresAt = now + LIFETIME_MS;
  const link: Link = { email, language, expiresAt };
  const [token, subject, suppression] = await Promise.all([
    encryptToken(settings.SIGNING_SECRET, PURPOSE, JSON.stringify(link)),
    unsubscribeSubject(settings, email),
    suppressionHash(email),
  ]);
  const tokenHash = await sha256(token);
  const stored = await settings.DB.prepare(STORE_TOKEN)
    .bind(PURPOSE, subject, suppression, tokenHash, expiresAt, now, now - PAUSE_MS)
    .first();
  if (!stored) return;
  try {
    const message = unsubscribeLinkMessage(language, { link: addresses.page(token), oneClick: addresses.oneClick(token) });
    await mailPerson(settings, "request", { kind: "unsubscribe-link", recipient: email, message, subjectId: null }, now);
  } catch (error) {
    await settings.DB.prepare(FORGET_TOKEN).bind(PURPOSE, subject, tokenHash).run();
    throw error;
  }
}

/** The content of a token; undefined when we did not make it. It may be used or expired. */
export async function readUnsubscribeToken(settings: Pick<Settings, "SIGNING_SECRET">, token: string): Promise<Link | undefined> {
  const text = await decryptToken(settings.SIGNING_SECRET, PURPOSE, token);
  if (text === undefined) return undefined;
  const link = JSON.parse(text) as Link;
  return isLanguage(link.language) ? link : undefined;
}

/**
 * Unsubscribes the address that the token was mailed to, once; with `cancelMembership` it also asks the team to cancel. Returns
 * the work that is left to do after the response.
 * @throws UnprocessableError `link_invalid`, the same for a changed, used, replaced or expired token.
 */
export async function confirmUnsubscribe(
  settings: Settings,
  token: string,
  cancelMembership: boolean,
  now: number,
): Promise<() => Promise<void>> {
  const link = await readUnsubscribeToken(settings, token);
  if (!link) throw invalidLink();
  const { email, language } = link;
  const [subject, tokenHash] = await Promise.all([unsubscribeSubject(settings, email), sha256(token)]);
  const id = uuidV7(now);
  const prepare = (sql: string, ...more: unknown[]) => settings.DB.prepare(sql).bind(PURPOSE, subject, tokenHash, now, ...more);
  const cancellation = cancelMembership ? [prepare(CANCEL, id, email, language)] : [];
  const results = await settings.DB.batch([prepare(SUPPRESS), ...cancellation, prepare(USE_UP)]);
  if (!results.at(-1)?.results.length) throw invalidLink();
  return async () => {
    if (!cancelMembership) return;
    const row = {
      id,
      kind: "cancellation",
      firstName: null,
      lastName: null,
      name: "",
      phone: null,
      message: "",
      status: "new",
      version: 1,
    } as const;
    await mailToTeam(settings, { ...row, email, language, createdAt: now }, now);
  };
}

function invalidLink(): UnprocessableError {
  return new UnprocessableError("link_invalid", "This link has been used, has expired, or is not complete. Ask for a new one.");
}
