import { and, asc, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Listed } from "../../../src/domain/admin.ts";
import type { Message, MessageDetail, MessageQuery } from "../../../src/domain/message.ts";
import { createDb } from "../../db/client.ts";
import { mailOutbox, type MessageRow, messageReplies, messages, users } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { cursorOf, pageOf, positionOf } from "./cursor.ts";

/**
 * One page of the inbox, the newest first unless asked otherwise, read by an index from where the cursor stands.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listMessages(db: D1Database, query: MessageQuery): Promise<Listed<Message>> {
  const { cursor, limit, status, kind, sort } = query;
  const order = sort === "newest" ? desc : asc;
  const rows = await createDb(db)
    .select()
    .from(messages)
    .where(and(status && eq(messages.status, status), kind && eq(messages.kind, kind), cursor ? beyond(cursor, sort) : undefined))
    .orderBy(order(messages.createdAt), order(messages.id))
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(messageOf), next_cursor };
}

function beyond(cursor: string, sort: MessageQuery["sort"]): SQL {
  const { createdAt, id } = positionOf(cursor);
  return sql`(${messages.createdAt}, ${messages.id}) ${sql.raw(sort === "newest" ? "<" : ">")} (${createdAt}, ${id})`;
}

/**
 * A message with its answers, the oldest first, each with where its mail stands. Asks the primary: staff look right after they act.
 * @throws NotFoundError for an unknown id.
 */
export async function findMessage(db: D1Database, id: string): Promise<MessageDetail> {
  const drizzle = createDb(db);
  const [found, replies] = await drizzle.batch([
    drizzle.select().from(messages).where(eq(messages.id, id)),
    drizzle
      .select({ ...getTableColumns(messageReplies), authorEmail: users.email, mail: mailOutbox.status })
      .from(messageReplies)
      .leftJoin(users, eq(users.id, messageReplies.authorId))
      // The mail of an answer has its id.
      .leftJoin(mailOutbox, eq(mailOutbox.id, messageReplies.id))
      .where(eq(messageReplies.messageId, id))
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
  ]);
  const [message] = found;
  if (!message) throw new NotFoundError();
  return {
    ...messageOf(message),
    replies: replies.map((reply) => ({
      id: reply.id,
      text: reply.text,
      author_id: reply.authorId,
      author_email: reply.authorEmail,
      mail: reply.mail,
      created_at: new Date(reply.createdAt).toISOString(),
    })),
  };
}

/** A stored message as the API shows it. */
function messageOf({ id, kind, name, email, phone, message, language, status, version, createdAt }: MessageRow): Message {
  return { id, kind, name, email, phone, message, language, status, version, created_at: new Date(createdAt).toISOString() };
}
