import { eq } from "drizzle-orm";
import { isSentForAnyone, type MailMessage } from "#domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { primaryDb } from "../platform/db/client.ts";
import { mailSuppressions } from "../tables/mail.ts";
import { countMails, hashVisitor, returnMail } from "../platform/attempts.ts";
import { deliver } from "./outbox.ts";
import { type Mail, newDelivery } from "./outbox-row.ts";

/** People who unsubscribed get no "news". */
type MailPurpose = "order" | "account" | "request" | "news";

export function suppressionHash(email: string): Promise<string> {
  return sha256(email.trim().toLowerCase());
}

/** Reads the primary, so that unsubscribing counts at once. */
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
  /** A function runs only if the mail will be sent, because a needless token would replace an older one. */
  message: MailMessage | (() => Promise<MailMessage | undefined>);
}

/** Sends each mail outside the team. Returns nothing that would reveal others' requests. Throws MailNotSentError. */
export async function sendToUser(ctx: Ctx, { purpose, message, ...mail }: UserMail): Promise<void> {
  const { recipient, kind } = mail;
  if (!(await mayMail(ctx, { recipient, purpose }))) return;
  const counted = isSentForAnyone(kind)
    ? { kind, recipient, visitor: await hashVisitor(ctx) }
    : undefined;
  if (counted && (await countMails(ctx, [counted]))[0]! > 0) return;
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
