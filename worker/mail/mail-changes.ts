import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailRetry, OutboxMail } from "#domain/mail/mail.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { mailOutbox } from "../tables/mail.ts";
import { build } from "../platform/db/client.ts";
import { ConflictError } from "../platform/errors/errors.ts";
import { findMail } from "./list-mails.ts";
import { canLeave, claimMails, sendClaimed } from "./send-queued.ts";
import { batch } from "../platform/db/batch.ts";

const OF_KIND = sql`json_object('kind', ${mailOutbox.kind})`;

/** `attempts` is the number that the admin saw. Throws NotFoundError or ConflictError `mail_changed`. */
export async function retryMail(
  ctx: SignedInCtx,
  { mailId, ...retry }: MailRetry & { mailId: string },
): Promise<OutboxMail> {
  const attempts = retry.attempts ?? (await findMail(ctx, mailId)).attempts;
  const isSeen = and(eq(mailOutbox.id, mailId), eq(mailOutbox.attempts, attempts));
  const { mail } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "mail.retried", subjectId: mailOutbox.id, detail: OF_KIND },
      sql`FROM ${mailOutbox} WHERE ${and(isSeen, canLeave())}`,
    ),
    mail: claimMails(ctx, isSeen),
  });
  if (mail.claimed.rows.length === 0)
    throw new ConflictError(
      "mail_changed",
      "This mail was tried since, has left, or is not kept.",
      { mail: await findMail(ctx, mailId) },
    );
  await sendClaimed(ctx, mail);
  return findMail(ctx, mailId);
}

/** Also deletes the mail's recipient and text. Throws NotFoundError. */
export async function discardMail(ctx: SignedInCtx, mailId: string): Promise<void> {
  const mayDiscard = and(
    eq(mailOutbox.id, mailId),
    inArray(mailOutbox.status, ["waiting", "failed"]),
  );
  const emptied = {
    status: "discarded",
    recipient: null,
    message: null,
    visitor: null,
    updatedAt: ctx.now,
  } as const;
  const { discarded } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "mail.discarded", subjectId: mailOutbox.id, detail: OF_KIND },
      sql`FROM ${mailOutbox} WHERE ${mayDiscard}`,
    ),
    discarded: build.update(mailOutbox).set(emptied).where(mayDiscard),
  });
  if (discarded.changes === 0) await findMail(ctx, mailId);
}
