import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Page } from "../../../src/domain/paging.ts";
import type { Message, MessageDetail, MessageQuery } from "../../../src/domain/messages/message.schema.ts";
import { createDb } from "../../db/client.ts";
import { mailOutbox, type MessageRow, messageReplies, messages, users } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { cursorOf, pageOf, positionOf, rowidOf } from "../../db/keyset.ts";
import { wordsOf } from "../../db/search-words.ts";

const FOUND_ROWID = sql<number>`message_search.rowid`;

/**
 * One page of the inbox, newest or oldest first, read by an index from the cursor on. `q` finds senders by the words of name and
 * e-mail; with a status or kind beside it, rows of other ones are read and skipped.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export function listMessages(db: D1Database, query: MessageQuery): Promise<Page<Message>> {
  return query.q ? byWords(db, query, query.q) : byTime(db, query);
}

async function byTime(db: D1Database, { cursor, limit, sort, ...filter }: MessageQuery): Promise<Page<Message>> {
  const after = cursor ? positionOf(cursor) : undefined;
  const [direction, beyond] = sort === "oldest" ? [asc, sql`>`] : [desc, sql`<`];
  const rows = await createDb(db)
    .select()
    .from(messages)
    .where(and(matches(filter), after && sql`(${messages.createdAt}, ${messages.id}) ${beyond} (${after.createdAt}, ${after.id})`))
    .orderBy(direction(messages.createdAt), direction(messages.id))
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(messageOf), next_cursor };
}

/** CAST, because D1 binds numbers as REAL, by which FTS5 cannot seek. The plus makes SQLite search first and look messages up after. */
async function byWords(db: D1Database, { cursor, limit, sort, ...filter }: MessageQuery, q: string): Promise<Page<Message>> {
  const words = wordsOf(q);
  if (words.length === 0) return { items: [], next_cursor: null };
  const [direction, beyond] = sort === "oldest" ? [asc, sql`>`] : [desc, sql`<`];
  const after = cursor ? sql`${FOUND_ROWID} ${beyond} CAST(${rowidOf(cursor)} AS INTEGER)` : undefined;
  const rows = await createDb(db)
    .select({ message: messages, rowid: FOUND_ROWID })
    .from(messages)
    .innerJoin(sql`message_search`, sql`messages.rowid = +message_search.rowid`)
    .where(and(sql`message_search MATCH ${words.join(" ")}`, matches(filter), after))
    .orderBy(direction(FOUND_ROWID))
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, ({ rowid }) => String(rowid));
  return { items: page.map(({ message }) => messageOf(message)), next_cursor };
}

function matches({ status, kind }: Pick<MessageQuery, "status" | "kind">): SQL | undefined {
  return and(status && eq(messages.status, status), kind && eq(messages.kind, kind));
}

/**
 * A message with its replies, oldest first, each with its mail's status. Asks the primary, as admins look right after a change.
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
      // A reply and its mail have the same id.
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
