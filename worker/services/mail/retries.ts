import { and, asc, eq, lte, sql } from "drizzle-orm";
import { createDb } from "../../db/client.ts";
import { mailOutbox } from "../../db/schema.ts";
import type { Settings } from "../../env.ts";
import { logJob } from "../../log.ts";
import { deliver, type KeptMail, problemOf, TRY_MS } from "./outbox.ts";

/** How many mails one run attempts, so that a mail service that is down cannot prolong it without end. */
const MAILS_A_RUN = 100;

/** One statement claims the next attempt, so that a cron run and an admin cannot both send the mail. */
const TAKE_TRY = `UPDATE mail_outbox SET status = 'waiting', attempts = attempts + 1, next_attempt_at = ?3, updated_at = ?2
WHERE id = ?1 AND attempts = ?4 AND status IN ('waiting', 'failed') AND recipient IS NOT NULL RETURNING id`;

/** A mail that was sent loses its recipient and text, which are no longer needed. */
const SENT = "UPDATE mail_outbox SET status = 'sent', recipient = NULL, message = NULL, updated_at = ?2 WHERE id = ?1";

/** The statement that claims the attempt after `attempts` ones. It changes nothing when someone else has claimed it. */
export function takeTry(db: D1Database, id: string, attempts: number, now: number): D1PreparedStatement {
  return db.prepare(TAKE_TRY).bind(id, now, now + TRY_MS, attempts);
}

/**
 * Makes the attempt that was claimed for a mail.
 * @throws MailNotSentError when the mail service refuses it; the outbox has recorded it then.
 */
export async function makeTry(settings: Settings, id: string, now: number): Promise<void> {
  const [mail] = await createDb(settings.DB).select().from(mailOutbox).where(eq(mailOutbox.id, id));
  if (!mail?.recipient || !mail.message) return;
  await deliver(settings, mail as KeptMail, now);
  await settings.DB.prepare(SENT).bind(id, now).run();
}

/** Attempts the mails that are due, those that waited longest first. Leaves a log line. */
export async function retryMails(settings: Settings, now: number): Promise<void> {
  const due = await createDb(settings.DB)
    .select({ id: mailOutbox.id, attempts: mailOutbox.attempts })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.status, "waiting"), lte(mailOutbox.nextAttemptAt, now), sql`${mailOutbox.recipient} IS NOT NULL`))
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(MAILS_A_RUN);
  const count = { sent: 0, failed: 0 };
  for (const { id, attempts } of due) {
    const { results } = await takeTry(settings.DB, id, attempts, now).all();
    if (results.length === 0) continue;
    count[(await problemOf(makeTry(settings, id, now))) ? "failed" : "sent"] += 1;
  }
  logJob("mails", count);
}
