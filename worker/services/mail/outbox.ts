import { carriesSecret, type MailKind, type MailMessage, nextAttemptAt } from "../../../src/domain/mail/mail.ts";
import { insertRow } from "../../db/insert-row.ts";
import { type MailOutboxRow, mailOutbox } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { MailNotSentError, sendMail } from "../../mail/send.ts";

const insertMail = insertRow(mailOutbox);

/** For how long, in ms, nobody else attempts a mail that is being sent. When a Worker dies meanwhile, the next run takes over. */
export const TRY_MS = 10 * 60_000;

/** A mail to send. */
export interface Mail {
  kind: MailKind;
  recipient: string;
  message: MailMessage;
  /** The id of the message, order or user that it is about. */
  subjectId: string | null;
}

/** A mail of the outbox that still has its recipient and text, so that it can be sent. */
export type KeptMail = MailOutboxRow & Pick<Mail, "recipient" | "message">;

/** The outbox row of a new mail at its first attempt. Store it before sending when the mail must not be lost. */
export function firstTry(mail: Mail, now: number, id = uuidV7(now)): KeptMail {
  return {
    ...mail,
    id,
    status: "waiting",
    attempts: 1,
    lastError: null,
    nextAttemptAt: now + TRY_MS,
    createdAt: now,
    updatedAt: now,
  };
}

/** Records a failed attempt, unless an admin has discarded the mail meanwhile. */
const KEEP_AFTER_FAILURE = `UPDATE mail_outbox SET status = ?2, last_error = ?3, next_attempt_at = ?4, updated_at = ?5
WHERE id = ?1 AND status = 'waiting'`;

/**
 * Sends a mail; `mail.attempts` counts this attempt already. When it fails, the mail stays in the outbox for another attempt; of a
 * mail with a secret only the fact is stored.
 * @throws MailNotSentError when the mail service refuses it.
 */
export async function deliver(settings: Settings, mail: KeptMail, now: number): Promise<void> {
  try {
    await sendMail(settings, mail.recipient, mail.message);
  } catch (error) {
    if (!(error instanceof MailNotSentError)) throw error;
    await keep(settings.DB, mail, error.reason, now);
    throw error;
  }
}

/** The error of an attempt that failed, or undefined when the mail was sent. Other errors are thrown. */
export async function problemOf(tried: Promise<void>): Promise<MailNotSentError | undefined> {
  try {
    await tried;
    return undefined;
  } catch (error) {
    if (error instanceof MailNotSentError) return error;
    throw error;
  }
}

async function keep(db: D1Database, mail: KeptMail, lastError: string, now: number): Promise<void> {
  const next = carriesSecret(mail.kind) ? undefined : nextAttemptAt(mail.attempts, now);
  const failed: MailOutboxRow = {
    ...mail,
    ...(carriesSecret(mail.kind) ? { recipient: null, message: null } : {}),
    status: next === undefined ? "failed" : "waiting",
    lastError,
    nextAttemptAt: next ?? mail.nextAttemptAt,
    updatedAt: now,
  };
  const { status, nextAttemptAt: at } = failed;
  const stored = await db.prepare("SELECT 1 FROM mail_outbox WHERE id = ?1").bind(mail.id).first();
  await (stored ? db.prepare(KEEP_AFTER_FAILURE).bind(mail.id, status, lastError, at, now) : insertMail(db, failed)).run();
}
