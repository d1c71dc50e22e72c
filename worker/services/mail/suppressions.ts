import { eq } from "drizzle-orm";
import type { Ctx } from "../../context.ts";
import { sha256 } from "../../crypto/hash.ts";
import { primaryDb } from "../../db/client.ts";
import { mailSuppressions } from "../../db/schema.ts";
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
export async function mayMail({ db }: Ctx, { recipient, purpose }: { recipient: string; purpose: MailPurpose }): Promise<boolean> {
  if (purpose !== "news") return true;
  const [suppressed] = await primaryDb(db)
    .select({ createdAt: mailSuppressions.createdAt })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailHash, await suppressionHash(recipient)))
    .limit(1);
  return suppressed === undefined;
}

/**
 * Mails a person, unless they unsubscribed from this kind of mail. Every mail that does not go to the team must come through here.
 * @throws MailNotSentError when the mail service refuses it; the outbox has recorded it then.
 */
export async function sendToUser(ctx: Ctx, { purpose, ...mail }: Mail & { purpose: MailPurpose }): Promise<void> {
  if (await mayMail(ctx, { recipient: mail.recipient, purpose })) await deliver(ctx, newDelivery(mail, ctx.now));
}
