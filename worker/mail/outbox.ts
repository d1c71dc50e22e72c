import { and, eq, sql } from "drizzle-orm";
import {
  carriesSecret,
  type MailKind,
  type MailMessage,
  nextAttemptAt,
} from "../../src/domain/mail/mail.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { type MailOutboxRow, mailOutbox } from "./tables.ts";
import { messages } from "../messages/tables.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { logMailConfiguration } from "../platform/context/log.ts";
import { MailNotSentError, sendMail } from "./send.ts";
import { withReplyAddress } from "./reply-address.ts";
import { run } from "../platform/db/batch.ts";

/** The time in ms that reserves a mail for one sender. After it the next run takes over. */
export const LEASE_MS = 10 * MINUTE_MS;

export interface Mail {
  kind: MailKind;
  recipient: string;
  message: MailMessage;
  /** The id of the mail's message, order or user. */
  subjectId: string | null;
}

/** A stored mail that still has its recipient and text. */
export type QueuedMail = MailOutboxRow & Pick<Mail, "recipient" | "message">;

/** Returns what the rows of unsent mails have in common. */
export const unsentMail = (now: number) =>
  ({
    status: "waiting",
    facts: null,
    visitor: null,
    attempts: 0,
    lastError: null,
    failure: null,
    createdAt: now,
    updatedAt: now,
  }) as const;

/**
 * Returns the row of a mail at its first attempt. Store it first when the mail must not be lost.
 */
export function newDelivery<
  NewMail extends Omit<Mail, "message"> & { message: MailMessage | null },
>(mail: NewMail, now: number, id = uuidV7(now)): MailOutboxRow & NewMail {
  return { ...unsentMail(now), ...mail, id, attempts: 1, nextAttemptAt: now + LEASE_MS };
}

/**
 * Sends a mail; `mail.attempts` includes this attempt. A failed one stays in the outbox, or only
 * its fact when it has a secret. Throws MailNotSentError.
 */
export async function deliver(ctx: Ctx, mail: QueuedMail): Promise<void> {
  try {
    await sendMail(ctx.settings, mail.recipient, await withReplyAddress(ctx.settings, mail));
  } catch (error) {
    if (!(error instanceof MailNotSentError)) throw error;
    if (error.failure === "configuration") logMailConfiguration(error.reason, ctx.requestId);
    await enqueue(ctx, mail, error);
    throw error;
  }
}

/** Returns the error of a failed delivery, undefined for a sent mail. Throws other errors. */
export async function deliveryError(attempt: Promise<void>): Promise<MailNotSentError | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (error instanceof MailNotSentError) return error;
    throw error;
  }
}

/** Records a failed attempt, unless an admin has discarded the mail or its subject was erased. */
async function enqueue(
  ctx: Ctx,
  mail: QueuedMail,
  { reason, failure }: MailNotSentError,
): Promise<void> {
  const isOver = failure === "permanent" || carriesSecret(mail.kind);
  const next = isOver ? undefined : nextAttemptAt(mail.attempts, ctx.now);
  const failed = {
    status: next === undefined ? "failed" : "waiting",
    lastError: reason,
    failure,
    nextAttemptAt: next ?? mail.nextAttemptAt,
    updatedAt: ctx.now,
  } as const;
  const db = primaryDb(ctx.db);
  const [stored] = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.id, mail.id));
  if (stored) {
    await db
      .update(mailOutbox)
      .set(failed)
      .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.status, "waiting")));
    return;
  }
  if (carriesSecret(mail.kind)) {
    await db.insert(mailOutbox).values({ ...mail, recipient: null, message: null, ...failed });
    return;
  }
  // Other mails have a message as subject. An erased message takes them along.
  const isThere = sql`WHERE ${hasRow(messages, sql`${messages.id} = ${mail.subjectId}`)}`;
  await run(ctx, insertRowFrom(mailOutbox, { ...mail, ...failed }, isThere));
}
