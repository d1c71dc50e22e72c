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

/** The audit entry. It has the same condition as the statement after it, so that it is written only if the change is made. */
const AUDIT = `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
SELECT ?2, ?3, ?4, id, json_object('kind', kind), ?5 FROM mail_outbox WHERE id = ?1`;
const CAN_BE_TRIED = "AND attempts = ?6 AND status IN ('waiting', 'failed') AND recipient IS NOT NULL";
const CAN_BE_DISCARDED = "AND status IN ('waiting', 'failed')";
const DISCARD = `UPDATE mail_outbox SET status = 'discarded', recipient = NULL, message = NULL, updated_at = ?2
WHERE id = ?1 ${CAN_BE_DISCARDED}`;

/**
 * Attempts to send a mail now. `attempts` is the number that the admin saw; absent, any number will do. Returns the mail
 * afterwards, and the problem if it was not sent.
 * @throws NotFoundError, ConflictError `mail_changed` when it was attempted since, was sent, or is not stored.
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
 * Discards a mail: it is not attempted again, and its recipient and text are deleted. A mail that was sent stays as it is.
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
