import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Listed } from "../../../src/domain/admin.ts";
import type { Message, MessageDetail, MessageQuery } from "../../../src/domain/message.ts";
import { createDb } from "../../db/client.ts";
import { mailOutbox, type MessageRow, messageReplies, messages, users } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { cursorOf, pageOf, positionOf } from "./cursor.ts";

/**
 * One page of the inbox, the newest first unless asked otherwise, read by an index from where the cursor stands. With `q`
 * the search index gives the rows, in the order in which they were stored; other filters then pass over some.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listMessages(db: D1Database, { cursor, limit, status, kind, q, sort }: MessageQuery): Promise<Listed<Message>> {
  const found = q ? matchOf(q) : undefined;
  if (q && !found) return { items: [], next_cursor: null };
  const after = cursor ? positionOf(cursor) : undefined;
  const order = sort === "newest" ? desc : asc;
  const beyond = sql.raw(sort === "newest" ? "<" : ">");
  const filters = [status && eq(messages.status, status), kind && eq(messages.kind, kind)];
  const rows = await (
    found
      ? createDb(db)
          .select(getTableColumns(messages))
          .from(sql`message_search`)
          .innerJoin(messages, sql`messages.rowid = message_search.rowid`)
          .where(and(sql`message_search MATCH ${found}`, after && sql`message_search.rowid ${beyond} ${rowidOf(after.id)}`, ...filters))
          .orderBy(order(sql`message_search.rowid`))
      : createDb(db)
          .select()
          .from(messages)
          .where(and(after && sql`(${messages.createdAt}, ${messages.id}) ${beyond} (${after.createdAt}, ${after.id})`, ...filters))
          .orderBy(order(messages.createdAt), order(messages.id))
  ).limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(messageOf), next_cursor };
}

/** Where a message stands in the search index. */
const rowidOf = (id: string) => sql`(SELECT rowid FROM messages WHERE id = ${id})`;

/** The words of `q` as FTS5 takes them, each the beginning of one; undefined when there is none. */
function matchOf(q: string): string | undefined {
  const words = q.match(/[\p{L}\p{N}]+/gu);
  return words?.map((word) => `"${word}"*`).join(" ");
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
