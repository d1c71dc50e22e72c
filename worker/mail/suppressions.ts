import { eq } from "drizzle-orm";
import { isSentForAnyone, type MailMessage } from "../../src/domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { primaryDb } from "../platform/db/client.ts";
import { mailSuppressions } from "./tables.ts";
import { countMail, hashVisitor, returnMail } from "../platform/attempts.ts";
import { deliver, type Mail, newDelivery } from "./outbox.ts";

/** Why a mail is sent. Only "news" is withheld from those who unsubscribed; the others are needed or were asked for. */
type MailPurpose = "order" | "account" | "request" | "news";

/** The hash that stands for an address in mail_suppressions, the same in any case. */
export function suppressionHash(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

/**
 * Whether this address may get a mail of this purpose. It reads from the primary, so that a choice counts from the moment it was
 * confirmed.
 */
export async function mayMail(
  { db }: Ctx,
  { recipient, purpose }: { recipient: string; purpose: MailPurpose },
): Promise<boolean> {
  if (purpose !== "news") return true;
  const [suppressed] = await primaryDb(db)
    .select({ createdAt: mailSuppressions.createdAt })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailHash, await suppressionHash(recipient)))
    .limit(1);
  return suppressed === undefined;
}

interface UserMail extends Omit<Mail, "message"> {
  purpose: MailPurpose;
  /**
   * The mail, or what makes it once it is sure to be sent: a token that is stored there does not replace an older one for nothing.
   * It may find that there is nothing to send.
   */
  message: MailMessage | (() => Promise<MailMessage | undefined>);
}

/**
 * Mails a person, unless they unsubscribed from this kind of mail, or their mailbox got as many as
 * strangers may have sent there, or the visitor caused as many as one may.
 * Callers are not told: whoever asked must not learn what others asked for. Every mail that does not go to the team must come
 * through here.
 * @throws MailNotSentError when the mail service refuses it; the outbox has recorded it then.
 */
export async function sendToUser(ctx: Ctx, { purpose, message, ...mail }: UserMail): Promise<void> {
  const { recipient, kind } = mail;
  if (!(await mayMail(ctx, { recipient, purpose }))) return;
  const counted = isSentForAnyone(kind)
    ? { kind, recipient, visitor: await hashVisitor(ctx) }
    : undefined;
  if (counted && (await countMail(ctx, counted)) > 0) return;
  let isSent = false;
  try {
    const made = typeof message === "function" ? await message() : message;
    if (!made) return;
    await deliver(ctx, newDelivery({ ...mail, message: made }, ctx.now));
    isSent = true;
  } finally {
    if (counted && !isSent) await returnMail(ctx, counted);
  }
}
