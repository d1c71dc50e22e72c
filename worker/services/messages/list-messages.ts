import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Page } from "../../../src/domain/paging.ts";
import { parseOrderNumber } from "../../../src/domain/orders/order-number.ts";
import { isStatement, refundDueAt } from "../../../src/domain/statements/statement.ts";
import type { Message, MessageDetail, MessageQuery } from "../../../src/domain/messages/message.schema.ts";
import type { Ctx } from "../../context.ts";
import { primaryDb } from "../../db/client.ts";
import { mailOutbox, type MessageRow, messageReplies, messages, orders, users } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { keysetPage, searchPage } from "../../db/keyset.ts";
import type { Search } from "../../db/search.ts";
import { searchedPage } from "../search/searched-page.ts";
import { messageSearch } from "./message-search.ts";

/**
 * One page of the inbox, newest or oldest first, read by an index from the cursor on. `q` finds them by who sent
 * them and what they say; with a status or kind beside it, rows of other ones are read and skipped.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export function listMessages(ctx: Ctx, query: MessageQuery): Promise<Page<Message>> {
  const { q } = query;
  return q ? searchedPage(ctx, { ...query, q }, (search, page) => byWords(ctx, page, search)) : byTime(ctx, query);
}

async function byTime(ctx: Ctx, query: MessageQuery): Promise<Page<Message>> {
  const { after, orderBy, limit, toPage } = keysetPage(messages, query);
  const rows = await primaryDb(ctx.db)
    .select()
    .from(messages)
    .where(and(matchesFilter(query), after))
    .orderBy(orderBy)
    .limit(limit);
  return toPage(rows, toMessage);
}

async function byWords(ctx: Ctx, query: MessageQuery, search: Search): Promise<Page<Message>> {
  const matches = messageSearch.match(search);
  const { after, orderBy, limit, toPage } = searchPage(messageSearch, query);
  const rows = await primaryDb(ctx.db)
    .select({ message: messages, rowid: messageSearch.rowid })
    .from(messages)
    .innerJoin(messageSearch.table, messageSearch.findsRow)
    .where(and(matches, matchesFilter(query), after))
    .orderBy(orderBy)
    .limit(limit);
  return toPage(rows, ({ message }) => toMessage(message));
}

function matchesFilter({ status, kind }: MessageQuery): SQL | undefined {
  return and(status && eq(messages.status, status), kind && eq(messages.kind, kind));
}

/**
 * A message with its replies, oldest first, each with its mail's status. Asks the primary, as admins look right after a change.
 * @throws NotFoundError for an unknown id.
 */
export async function findMessage(ctx: Ctx, id: string): Promise<MessageDetail> {
  const db = primaryDb(ctx.db);
  const [[message], replies] = await db.batch([
    db.select().from(messages).where(eq(messages.id, id)),
    db
      .select({ ...getTableColumns(messageReplies), authorEmail: users.email, mail: mailOutbox.status })
      .from(messageReplies)
      .leftJoin(users, eq(users.id, messageReplies.authorId))
      // A reply and its mail have the same id.
      .leftJoin(mailOutbox, eq(mailOutbox.id, messageReplies.id))
      .where(eq(messageReplies.messageId, id))
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
  ]);
  if (!message) throw new NotFoundError();
  return {
    ...toMessage(message),
    statement: await findStatement(ctx, message),
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

/** What a message declares about a contract, with the order that it names; null for a message that declares nothing. */
async function findStatement(ctx: Ctx, { kind, reference, orderId, createdAt }: MessageRow): Promise<MessageDetail["statement"]> {
  if (!isStatement(kind) || reference === null) return null;
  const [order = null] = await primaryDb(ctx.db)
    .select({ id: orders.id, order_number: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(orderId === null ? eq(orders.orderNumber, parseOrderNumber(reference)) : eq(orders.id, orderId));
  const match = order === null ? "none" : orderId === null ? "other_email" : "order";
  const refundDue = kind === "withdrawal" ? new Date(refundDueAt(createdAt)).toISOString() : null;
  return { reference, match, order, refund_due_at: refundDue };
}

/** A stored message as the API shows it. */
function toMessage({ id, kind, name, email, phone, message, language, status, version, createdAt }: MessageRow): Message {
  return { id, kind, name, email, phone, message, language, status, version, created_at: new Date(createdAt).toISOString() };
}
