import { createCtx } from "../../context.ts";
import type { Settings } from "../../env.ts";
import { proofMessage, recoveryMessage } from "../../mail/messages.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { findUserByEmail } from "../users/users.ts";
import { countAttempt } from "./attempts.ts";
import type { MailSite } from "./follower.ts";
import { newToken } from "./mailed-token.ts";

const LINK_MINUTES = 60;

/**
 * Mails a link that opens the account with this address, if there is one, and does nothing otherwise. Callers must respond
 * before this is done, because its duration reveals whether there is an account.
 */
export async function sendRecovery(settings: Settings, email: string, site: MailSite, now: number): Promise<void> {
  if ((await countAttempt(settings, "recovery", email, now)) > 0) return;
  const user = (await findUserByEmail(settings.DB, email))?.user;
  if (!user) return;
  // Goes to the stored address, never to the typed one, so that no look-alike of an address ever gets the link.
  const { store, link } = await newToken(settings, {
    purpose: "recovery",
    subject: user.id,
    userId: user.id,
    email: user.email,
    expiresAt: now + LINK_MINUTES * 60_000,
    now,
  });
  await settings.DB.batch([store, settings.DB.prepare("UPDATE users SET recovery_sent_at = ?2 WHERE id = ?1").bind(user.id, now)]);
  const message = recoveryMessage(site.language, `${site.origin}/auth/reset?token_hash=${link}&type=recovery`, LINK_MINUTES);
  await sendToUser(createCtx({ settings, now }), {
    purpose: "account",
    kind: "recovery",
    recipient: user.email,
    message,
    subjectId: user.id,
  });
}

/**
 * Mails a link that proves the address of an account, if there is one with it and nobody has proved it yet.
 * Callers must respond before this is done, as for a recovery.
 */
export async function sendProof(settings: Settings, email: string, site: MailSite, now: number): Promise<void> {
  if ((await countAttempt(settings, "proof", email, now)) > 0) return;
  const user = (await findUserByEmail(settings.DB, email))?.user;
  if (!user || user.emailProvedAt !== null) return;
  const { store, link } = await newToken(settings, {
    purpose: "signup",
    subject: user.id,
    userId: user.id,
    email: user.email,
    expiresAt: now + LINK_MINUTES * 60_000,
    now,
  });
  await store.run();
  const message = proofMessage(site.language, `${site.origin}/auth/confirm?token_hash=${link}&type=signup`, LINK_MINUTES);
  await sendToUser(createCtx({ settings, now }), {
    purpose: "account",
    kind: "address-proof",
    recipient: user.email,
    message,
    subjectId: user.id,
  });
}
