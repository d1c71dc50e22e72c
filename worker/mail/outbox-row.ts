import { sql } from "drizzle-orm";
import type { MailKind, MailMessage } from "#domain/mail/mail.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { type MailOutboxRow, mailOutbox } from "../tables/mail.ts";

/** The time in ms that reserves a mail for one sender. After it the next run takes over. */
export const LEASE_MS = 10 * MINUTE_MS;
/** The time in ms that the queue has for the first attempt, before the cron makes it. */
const FIRST_ATTEMPT_MS = MINUTE_MS;

/** The partial indexes need literals, not parameters. */
export const IS_WAITING = sql`${mailOutbox.status} = 'waiting'`;
export const HAS_FAILED = sql`${mailOutbox.status} = 'failed'`;

export interface Mail {
  kind: MailKind;
  recipient: string;
  message: MailMessage;
  /** The id of the mail's message, order or user. */
  subjectId: string | null;
}

/** A stored mail that still has its recipient and text. */
export type QueuedMail = MailOutboxRow & Pick<Mail, "recipient" | "message">;

const unsentMail = (now: number) =>
  ({
    status: "waiting",
    facts: null,
    visitor: null,
    messageId: null,
    attempts: 0,
    lastError: null,
    failure: null,
    createdAt: now,
    updatedAt: now,
  }) as const;

/** Returns the common part of rows that the queue's consumer sends, or the cron after a minute. */
export const queuedMail = (now: number) => ({
  ...unsentMail(now),
  nextAttemptAt: now + FIRST_ATTEMPT_MS,
});

/** Returns the row of a mail that is sent now. Store it first when the mail must not be lost. */
export function newDelivery<NewMail extends Mail>(
  mail: NewMail & Partial<MailOutboxRow>,
  now: number,
  id = uuidV7(now),
): MailOutboxRow & NewMail {
  return { ...unsentMail(now), ...mail, id, attempts: 1, nextAttemptAt: now + LEASE_MS };
}
