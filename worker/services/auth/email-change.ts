import { createCtx } from "../../context.ts";
import { AuthError } from "../../auth-errors.ts";
import { randomCode } from "../../crypto/random-code.ts";
import { runIf } from "../../db/run-if.ts";
import type { UserRow } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { emailChangeMessage } from "../../mail/messages.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { findUserByEmail } from "../users/users.ts";
import { countAttempt } from "./attempts.ts";
import type { MailSite } from "./follower.ts";
import { newToken } from "./mailed-token.ts";

/** How long a change of address can be confirmed after it was asked for. */
const HOURS = 24;
const HOUR_MS = 60 * 60_000;

export const emailExists = () => new AuthError(422, "email_exists", "A user with this email address has already been registered");

/** True when another account has the address, or can still get it back: see the triggers of migrations/0008_proof_of_an_address.sql. */
const TAKEN = `SELECT EXISTS (SELECT 1 FROM users WHERE email = ?1) OR EXISTS (SELECT 1 FROM one_time_tokens
WHERE email = ?1 AND purpose = 'email_change_undo' AND subject_id <> ?2 AND expires_at > ?3) AS taken`;

const PENDING = `FROM one_time_tokens JOIN users ON users.id = subject_id
WHERE subject_id = ? AND purpose = 'email_change' AND one_time_tokens.email = ? AND users.new_email = one_time_tokens.email AND expires_at > ?`;

/** A change of address that is asked for: what stores it, and the mail that lets the new address confirm it. */
export interface EmailChange {
  store: D1PreparedStatement[];
  send: () => Promise<void>;
}

/**
 * Prepares the change of an account's address. The address stays until the link or code that is mailed to the new one is used.
 * @throws AuthError 422 `email_exists`, 429 `over_email_send_rate_limit`.
 */
export async function askForEmailChange(
  settings: Settings,
  user: Pick<UserRow, "id">,
  email: string,
  site: MailSite,
  now: number,
): Promise<EmailChange> {
  const taken = await settings.DB.prepare(TAKEN).bind(email, user.id, now).first<number>("taken");
  if (taken) throw emailExists();
  const wait = Math.max(await countAttempt(settings, "emailChange", user.id, now), await countAttempt(settings, "proof", email, now));
  if (wait > 0) {
    const seconds = `For security purposes, you can only request this after ${wait} seconds.`;
    throw new AuthError(429, "over_email_send_rate_limit", seconds);
  }
  return newEmailChange(settings, { userId: user.id, email, expiresAt: now + HOURS * HOUR_MS, site, now });
}

/**
 * Mails the link and code of a change of address again, to the new address, if the account with this one asked for a change.
 * It can be confirmed no longer than before: else a stolen session that is long over could confirm one at any time.
 */
export async function resendEmailChange(settings: Settings, currentEmail: string, site: MailSite, now: number): Promise<void> {
  const user = (await findUserByEmail(settings.DB, currentEmail))?.user;
  if (!user?.newEmail) return;
  if ((await countAttempt(settings, "proof", user.newEmail, now)) > 0) return;
  const userId = user.id;
  const email = user.newEmail;
  const expiresAt = await settings.DB.prepare(`SELECT expires_at ${PENDING}`)
    .bind(userId, email, now + HOUR_MS)
    .first<number>("expires_at");
  if (expiresAt === null) return;
  const { store, send } = await newEmailChange(settings, { userId, email, expiresAt, site, now });
  const stillPending = { sql: `EXISTS (SELECT 1 ${PENDING})`, values: [userId, email, now] };
  if (await runIf(settings.DB, stillPending, store)) await send();
}

interface NewEmailChange {
  userId: string;
  email: string;
  expiresAt: number;
  site: MailSite;
  now: number;
}

async function newEmailChange(settings: Settings, { userId, email, expiresAt, site, now }: NewEmailChange): Promise<EmailChange> {
  const code = randomCode();
  const token = { userId, email, expiresAt, now };
  const byLink = await newToken(settings, { ...token, purpose: "email_change", subject: userId });
  const byCode = await newToken(settings, { ...token, purpose: "email_change_code", subject: email, secret: code });
  const pending = "UPDATE users SET new_email = ?2, email_change_sent_at = ?3, updated_at = ?3 WHERE id = ?1";
  return {
    store: [settings.DB.prepare(pending).bind(userId, email, now), byLink.store, byCode.store],
    async send() {
      const link = `${site.origin}/auth/confirm?token_hash=${byLink.link}&type=email_change`;
      const message = emailChangeMessage(site.language, { link, code, hours: Math.floor((expiresAt - now) / HOUR_MS) });
      await sendToUser(createCtx({ settings, now }), {
        purpose: "account",
        kind: "email-change",
        recipient: email,
        message,
        subjectId: userId,
      });
    },
  };
}
