import { eq } from "drizzle-orm";
import type { MessageChange, MessageDetail, ReplyInput } from "../../../src/domain/messages/message.schema.ts";
import { createDb } from "../../db/client.ts";
import { type MessageRow, messages } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { ConflictError, NotFoundError } from "../../errors.ts";
import { replyMessage } from "../../mail/messages.ts";
import type { MailNotSentError } from "../../mail/send.ts";
import { deliver, firstTry, type KeptMail, problemOf } from "../mail/outbox.ts";
import { findMessage } from "./list-messages.ts";

interface Act<Input> {
  settings: Settings;
  messageId: string;
  input: Input;
  /** The admin who does it. */
  actorId: string;
  /** Epoch ms. */
  now: number;
}

/** Matches the message only while it has the version that the admin saw. The batch's later statements depend on its first row. */
const AS_SEEN = "FROM messages WHERE id = ?1 AND (?2 IS NULL OR version = ?2)";

const REPLY = `INSERT INTO message_replies (id, message_id, author_id, text, created_at) SELECT ?3, ?1, ?4, ?5, ?6 ${AS_SEEN}`;
const ANSWERED = `UPDATE messages SET status = 'answered', version = version + 1
WHERE id = ?1 AND EXISTS (SELECT 1 FROM message_replies WHERE id = ?2)`;
const AUDIT_REPLY = `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
SELECT ?1, author_id, 'message.replied', message_id, json_object('reply', id), created_at FROM message_replies WHERE id = ?2`;
const STORE_MAIL = `INSERT INTO mail_outbox (id, kind, status, recipient, message, subject_id, attempts, next_attempt_at, created_at, updated_at)
SELECT id, ?2, ?3, ?4, ?5, message_id, ?6, ?7, ?8, ?8 FROM message_replies WHERE id = ?1`;

/**
 * Stores a reply and mails it in the language of the message. The mail is stored in the same batch, so that it is sent later
 * even when this Worker dies. `problem` says why it was not sent at once.
 * @throws NotFoundError for an unknown message, ConflictError `message_changed` when it is no longer the one that was read.
 */
export async function replyToMessage(act: Act<ReplyInput>): Promise<{ message: MessageDetail; problem: MailNotSentError | undefined }> {
  const { settings, messageId, now } = act;
  const mail = await storeReply(act);
  const problem = await problemOf(deliver(settings, mail, now));
  if (!problem) await settings.DB.prepare("DELETE FROM mail_outbox WHERE id = ?1").bind(mail.id).run();
  return { message: await findMessage(settings.DB, messageId), problem };
}

async function storeReply({ settings, messageId, input, actorId, now }: Act<ReplyInput>): Promise<KeptMail> {
  const { DB: db } = settings;
  const { email, ...original } = await requireMessage(db, messageId);
  const id = uuidV7(now);
  const message = replyMessage({ ...original, text: input.text });
  const mail = firstTry({ kind: "message-reply", recipient: email, message, subjectId: messageId }, now, id);
  const [reply] = await db.batch([
    db.prepare(REPLY).bind(messageId, input.version ?? null, id, actorId, input.text, now),
    db.prepare(ANSWERED).bind(messageId, id),
    db.prepare(AUDIT_REPLY).bind(uuidV7(now), id),
    db.prepare(STORE_MAIL).bind(id, mail.kind, mail.status, email, JSON.stringify(message), mail.attempts, mail.nextAttemptAt, now),
  ]);
  if (!reply?.meta.changes) throw await changed(db, messageId);
  return mail;
}

const AUDIT_CHANGE = `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
SELECT ?3, ?4, 'message.status_changed', id, json_object('from', status, 'to', ?5), ?6 ${AS_SEEN} AND status <> ?5`;
const CHANGE = `UPDATE messages SET status = ?2, version = version + 1
WHERE id = ?1 AND EXISTS (SELECT 1 FROM audit_log WHERE id = ?3)`;

/**
 * Sets the status of a message; the status that it has already changes nothing.
 * @throws NotFoundError for an unknown message, ConflictError `message_changed` when it is no longer the one that was read.
 */
export async function changeMessage({ settings, messageId, input, actorId, now }: Act<MessageChange>): Promise<MessageDetail> {
  const { DB: db } = settings;
  const { status, version } = input;
  const auditId = uuidV7(now);
  const [audit] = await db.batch([
    db.prepare(AUDIT_CHANGE).bind(messageId, version ?? null, auditId, actorId, status, now),
    db.prepare(CHANGE).bind(messageId, status, auditId),
  ]);
  const message = await findMessage(db, messageId);
  if (audit?.meta.changes || message.status === status) return message;
  throw await changed(db, messageId);
}

async function requireMessage(db: D1Database, id: string): Promise<MessageRow> {
  const [message] = await createDb(db).select().from(messages).where(eq(messages.id, id));
  if (!message) throw new NotFoundError();
  return message;
}

/** The refusal when the message has changed, with the message as it is now, so that the page can show both. */
async function changed(db: D1Database, id: string): Promise<ConflictError> {
  return new ConflictError("message_changed", "This message has changed since it was read.", { message: await findMessage(db, id) });
}
