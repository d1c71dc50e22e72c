import { and, eq, sql } from "drizzle-orm";
import { carriesSecret, nextAttemptAt } from "#domain/mail/mail.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { users } from "../tables/identity.ts";
import { logError } from "../platform/context/log.ts";
import { MailNotSentError, sendMail } from "./send.ts";
import { withReplyAddress } from "./reply-address.ts";
import { run } from "../platform/db/batch.ts";
import type { QueuedMail } from "./outbox-row.ts";

/** Returns the mail's id at the mail service. Throws MailNotSentError. */
export async function trySending(ctx: Ctx, mail: QueuedMail): Promise<string> {
  try {
    return await sendMail(ctx.settings, mail.recipient, await withReplyAddress(ctx.settings, mail));
  } catch (error) {
    const refusal = error instanceof MailNotSentError ? error : new MailNotSentError(error);
    // The service refuses our sender, so the owner must correct the setup.
    if (refusal.failure === "configuration")
      logError({ request_id: ctx.requestId, error: "mail_configuration", code: refusal.reason });
    throw refusal;
  }
}

/** As `trySending`. `attempts` includes this attempt. A mail with a secret is stored without its text. */
export async function deliver(ctx: Ctx, mail: QueuedMail): Promise<string> {
  try {
    return await trySending(ctx, mail);
  } catch (error) {
    if (error instanceof MailNotSentError) await enqueue(ctx, mail, error);
    throw error;
  }
}

/** Returns undefined for a sent mail. Throws errors other than MailNotSentError. */
export async function deliveryError(
  attempt: Promise<unknown>,
): Promise<MailNotSentError | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof MailNotSentError) return error;
    throw error;
  }
}

function failedColumns(
  mail: Pick<QueuedMail, "kind" | "attempts" | "nextAttemptAt">,
  { reason, failure }: MailNotSentError,
  now: number,
) {
  const isOver = failure === "permanent" || carriesSecret(mail.kind);
  const next = isOver ? undefined : nextAttemptAt(mail.attempts, now);
  return {
    status: next === undefined ? "failed" : "waiting",
    lastError: reason,
    failure,
    nextAttemptAt: next ?? mail.nextAttemptAt,
    updatedAt: now,
  } as const;
}

/** Does nothing if an admin discarded the mail, or its subject was erased, during the attempt. */
export function recordFailure(
  { now }: Ctx,
  mail: Pick<QueuedMail, "id" | "kind" | "attempts" | "nextAttemptAt">,
  error: MailNotSentError,
) {
  return build
    .update(mailOutbox)
    .set(failedColumns(mail, error, now))
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.status, "waiting")));
}

/** Also stores a mail that is not in the outbox yet. */
async function enqueue(ctx: Ctx, mail: QueuedMail, error: MailNotSentError): Promise<void> {
  const db = primaryDb(ctx.db);
  const [stored] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, mail.id));
  if (stored) {
    await run(ctx, recordFailure(ctx, mail, error));
    return;
  }
  const failed = failedColumns(mail, error, ctx.now);
  if (carriesSecret(mail.kind)) {
    await db.insert(mailOutbox).values({ ...mail, recipient: null, message: null, ...failed });
    return;
  }
  // Other mails have an account as subject, and deleting the account deletes them.
  const isThere = sql`WHERE ${hasRow(users, sql`${users.id} = ${mail.subjectId}`)}`;
  await run(ctx, insertRowFrom(mailOutbox, { ...mail, ...failed }, isThere));
}
