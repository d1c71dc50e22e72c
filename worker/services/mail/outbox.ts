import { carriesSecret, type MailKind, type MailMessage, nextAttemptAt } from "../../../src/domain/mail/mail.ts";
import { insertRow } from "../../db/insert-row.ts";
import { type MailOutboxRow, mailOutbox } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { MailNotSentError, sendMail } from "../../mail/send.ts";

const insertMail = insertRow(mailOutbox);

/** For how long a try has a mail to itself. A Worker that dies meanwhile leaves it to the next run. */
export const TRY_MS = 10 * 60_000;

/** A mail to someone, of a kind, about something. */
export interface Mail {
  kind: MailKind;
  recipient: string;
  message: MailMessage;
  /** The id of the message, order or user that it is about. */
  subjectId: string | null;
}

/** A mail whose tries are counted, and which is there to be sent. */
export type KeptMail = MailOutboxRow & Pick<Mail, "recipient" | "message">;

/** A new mail at its first try. Whoever must not lose it, whatever happens, stores this row first. */
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

/** Of two who write a mail's row, the one that discarded it stands. */
const KEEP_AFTER_FAILURE = `UPDATE mail_outbox SET status = ?2, last_error = ?3, next_attempt_at = ?4, updated_at = ?5
WHERE id = ?1 AND status = 'waiting'`;

/**
 * Makes the try that `mail.attempts` counts already. One that fails leaves the mail in the outbox, to be tried again; a
 * mail with a secret leaves only the fact that it failed.
 * @throws MailNotSentError when the mail service did not take it.
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

/** Why a try failed, or undefined when the mail left. Whatever else goes wrong is thrown. */
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
