import type { OutboxMail } from "../../../src/domain/mail/mail.schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { ConflictError, NotFoundError } from "../../errors.ts";
import type { MailNotSentError } from "../../mail/send.ts";
import { problemOf } from "./outbox.ts";
import { makeTry, takeTry } from "./retries.ts";
import { findMail } from "./list-mails.ts";

interface Act {
  settings: Settings;
  mailId: string;
  /** The admin who does it. */
  actorId: string;
  /** Epoch ms. */
  now: number;
}

/** Recorded only if it will be done, with the condition of the statement after it. */
const AUDIT = `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
SELECT ?2, ?3, ?4, id, json_object('kind', kind), ?5 FROM mail_outbox WHERE id = ?1`;
const CAN_BE_TRIED = "AND attempts = ?6 AND status IN ('waiting', 'failed') AND recipient IS NOT NULL";
const CAN_BE_DISCARDED = "AND status IN ('waiting', 'failed')";
const DISCARD = `UPDATE mail_outbox SET status = 'discarded', recipient = NULL, message = NULL, updated_at = ?2
WHERE id = ?1 ${CAN_BE_DISCARDED}`;

/**
 * Tries a mail at once. `attempts` is how many tries were seen; without it, as many as there were.
 * Returns where the mail stands then, and why it did not leave if it did not.
 * @throws NotFoundError, ConflictError `mail_changed` when it was tried since, has left, or is not kept.
 */
export async function retryMail({
  settings,
  mailId,
  attempts,
  actorId,
  now,
}: Act & { attempts: number | undefined }): Promise<{ mail: OutboxMail; problem: MailNotSentError | undefined }> {
  const { DB: db } = settings;
  const seen = attempts ?? (await findMail(db, mailId)).attempts;
  const [audit] = await db.batch([
    db.prepare(`${AUDIT} ${CAN_BE_TRIED}`).bind(mailId, uuidV7(now), actorId, "mail.retried", now, seen),
    takeTry(db, mailId, seen, now),
  ]);
  if (!audit?.meta.changes) {
    throw new ConflictError("mail_changed", "This mail was tried since, has left, or is not kept.", { mail: await findMail(db, mailId) });
  }
  const problem = await problemOf(makeTry(settings, mailId, now));
  return { mail: await findMail(db, mailId), problem };
}

/**
 * Drops a mail: it is not tried again, and its recipient and text are forgotten. One that is gone already stays as it is.
 * @throws NotFoundError.
 */
export async function discardMail({ settings, mailId, actorId, now }: Act): Promise<void> {
  const { DB: db } = settings;
  const [, discarded] = await db.batch([
    db.prepare(`${AUDIT} ${CAN_BE_DISCARDED}`).bind(mailId, uuidV7(now), actorId, "mail.discarded", now),
    db.prepare(DISCARD).bind(mailId, now),
  ]);
  if (!discarded?.meta.changes && (await db.prepare("SELECT 1 FROM mail_outbox WHERE id = ?1").bind(mailId).first()) === null) {
    throw new NotFoundError();
  }
}
