import { and, eq, inArray, sql } from "drizzle-orm";
import type { MailRetry, OutboxMail } from "../../src/domain/mail/mail.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { mailOutbox } from "./tables.ts";
import { build, prepareSql } from "../platform/db/client.ts";
import { ConflictError } from "../platform/errors/errors.ts";
import { logUnknown } from "../platform/context/log.ts";
import { findMail } from "./list-mails.ts";
import { deliveryError } from "./outbox.ts";
import { attemptDelivery } from "./attempt-delivery.ts";
import { claimAttempt, mayAttempt } from "./retries.ts";

const OF_KIND = sql`json_object('kind', ${mailOutbox.kind})`;

/**
 * Attempts to send a mail now. `attempts` is the number that the admin saw; absent, any number will do. Returns the mail
 * afterwards, also when it was not sent again.
 * @throws NotFoundError, ConflictError `mail_changed` when it was attempted since, was sent, or is not stored.
 */
export async function retryMail(
  ctx: SignedInCtx,
  { mailId, ...retry }: MailRetry & { mailId: string },
): Promise<OutboxMail> {
  const attempt = { mailId, attempts: retry.attempts ?? (await findMail(ctx, mailId)).attempts };
  const [, claimed] = await ctx.db.batch([
    auditEntry(
      ctx,
      { action: "mail.retried", subjectId: mailOutbox.id, detail: OF_KIND },
      sql`FROM ${mailOutbox} WHERE ${mayAttempt(attempt)}`,
    ),
    claimAttempt(ctx, attempt),
  ]);
  if (claimed!.meta.changes === 0) {
    throw new ConflictError(
      "mail_changed",
      "This mail was tried since, has left, or is not kept.",
      { mail: await findMail(ctx, mailId) },
    );
  }
  const error = await deliveryError(attemptDelivery(ctx, mailId));
  if (error) logUnknown(error, ctx.requestId);
  return findMail(ctx, mailId);
}

/**
 * Discards a mail: it is not attempted again, and its recipient and text are deleted. A mail that was sent stays as it is.
 * @throws NotFoundError.
 */
export async function discardMail(ctx: SignedInCtx, mailId: string): Promise<void> {
  const mayDiscard = and(
    eq(mailOutbox.id, mailId),
    inArray(mailOutbox.status, ["waiting", "failed"]),
  );
  const discarded = {
    status: "discarded",
    recipient: null,
    message: null,
    visitor: null,
    updatedAt: ctx.now,
  } as const;
  const [, update] = await ctx.db.batch([
    auditEntry(
      ctx,
      { action: "mail.discarded", subjectId: mailOutbox.id, detail: OF_KIND },
      sql`FROM ${mailOutbox} WHERE ${mayDiscard}`,
    ),
    prepareSql(ctx.db, build.update(mailOutbox).set(discarded).where(mayDiscard)),
  ]);
  if (update!.meta.changes === 0) await findMail(ctx, mailId);
}
