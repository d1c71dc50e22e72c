import { sql } from "drizzle-orm";
import type { MailKind, MailMessage } from "#domain/mail/mail.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { type MailOutboxRow, mailOutbox } from "../tables/mail.ts";

/** In ms: one sender may hold a mail for this long. Then the next run takes it. */
export const LEASE_MS = 10 * MINUTE_MS;
/** In ms: the queue has this long for the first attempt. Then the cron makes it. */
const FIRST_ATTEMPT_MS = MINUTE_MS;

/** The partial indexes need literals, not parameters. */
export const IS_WAITING = sql`${mailOutbox.status} = 'waiting'`;
export const HAS_FAILED = sql`${mailOutbox.status} = 'failed'`;

export interface Mail {
  kind: MailKind;
  recipient: string;
  message: MailMessage;
  subjectId: string | null;
}

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

/** The queue's consumer sends these mails. After a minute, the cron does. */
export const queuedMail = (now: number) => ({
  ...unsentMail(now),
  nextAttemptAt: now + FIRST_ATTEMPT_MS,
});

/** For a mail that leaves now. Store the row first if the mail must not get lost. */
export function newDelivery<NewMail extends Mail>(
  mail: NewMail & Partial<MailOutboxRow>,
  now: number,
  id = uuidV7(now),
): MailOutboxRow & NewMail {
  return { ...unsentMail(now), ...mail, id, attempts: 1, nextAttemptAt: now + LEASE_MS };
}
