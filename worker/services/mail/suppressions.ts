import { eq } from "drizzle-orm";
import { createReads } from "../../db/client.ts";
import { mailSuppressions } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { sha256 } from "../../crypto/hash.ts";
import { deliver, firstTry, type Mail } from "./outbox.ts";

/** Why a mail is sent. Everything but news is needed by an order or an account, or was asked for by its reader. */
export type MailPurpose = "order" | "account" | "request" | "news";

/** What stands for an address in the list of those who unsubscribed: the same for any case. */
export function suppressionHash(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

/**
 * Whether this address may get a mail of this purpose. Every mail that no order and no account needs is asked for here first.
 * It reads from the primary: a choice counts from the moment it was confirmed.
 */
export async function mayMail(db: D1Database, email: string, purpose: MailPurpose): Promise<boolean> {
  if (purpose !== "news") return true;
  const [suppressed] = await createReads(db, "first-primary")
    .select({ createdAt: mailSuppressions.createdAt })
    .from(mailSuppressions)
    .where(eq(mailSuppressions.emailHash, await suppressionHash(email)))
    .limit(1);
  return suppressed === undefined;
}

/**
 * Mails a person, unless they unsubscribed from this kind of mail. Whatever does not go to the team asks here first.
 * @throws MailNotSentError when the mail service did not take it; the outbox knows.
 */
export async function mailPerson(settings: Settings, purpose: MailPurpose, mail: Mail, now: number): Promise<void> {
  if (await mayMail(settings.DB, mail.recipient, purpose)) await deliver(settings, firstTry(mail, now), now);
}
