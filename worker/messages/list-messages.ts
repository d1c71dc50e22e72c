import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Page } from "#domain/paging.ts";
import type { Message, MessageQuery } from "#domain/messages/message.schema.ts";
import { exactly, MARKS } from "#domain/search/search-term.ts";
import { toIso } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { users } from "../tables/identity.ts";
import { keysetPage, searchPage } from "../platform/db/keyset.ts";
import type { Search } from "../platform/db/search/search.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { findConversations } from "./conversation-search.ts";
import { messageSearch } from "./message-search.ts";
import { run } from "../platform/db/batch.ts";

export const LISTED = {
  ...getTableColumns(messages),
  assigneeEmail: sql<string | null>`${users.email}`.as("assignee_email"),
};
type ListedRow = MessageRow & { assigneeEmail: string | null };

/** The search index contains the filters as words. Throws ValidationError for another list's cursor. */
export function listMessages(ctx: SignedInCtx, query: MessageQuery): Promise<Page<Message>> {
  const { q, assignee } = query;
  if (q) return searchedPage(ctx, q, (search) => byWords(ctx, query, search));
  return assignee ? byWords(ctx, query, { terms: [] }) : byTime(ctx, query);
}

/** Kind and status have indexes by time. */
async function byTime(ctx: SignedInCtx, query: MessageQuery): Promise<Page<Message>> {
  const { status, kind } = query;
  const { after, orderBy, limit, toPage } = keysetPage(messages, query);
  const { rows } = await run(
    ctx,
    build
      .select(LISTED)
      .from(messages)
      .leftJoin(users, eq(users.id, messages.assigneeId))
      .where(and(status && eq(messages.status, status), kind && eq(messages.kind, kind), after))
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, toMessage);
}

async function byWords(
  ctx: SignedInCtx,
  query: MessageQuery,
  search: Search,
): Promise<Page<Message>> {
  const { status, kind, assignee } = query;
  const marks = [
    status && exactly(MARKS.status + status),
    kind && exactly(MARKS.kind + kind),
    assignee && exactly(MARKS.assignee + ctx.actor.userId.replaceAll("-", "")),
  ].filter((mark) => !!mark);
  const rows = await findConversations(ctx, search, marks, query);
  return searchPage(messageSearch, query).toPage(rows, toMessage);
}

export function toMessage({
  assigneeEmail,
  assigneeId,
  orderId,
  createdAt,
  ...row
}: ListedRow): Message {
  const { id, kind, name, email, phone, message, language, status, version } = row;
  const shown = { id, kind, name, email, phone, message, language, status, version };
  return {
    ...shown,
    assignee_id: assigneeId,
    assignee_email: assigneeEmail,
    order_id: orderId,
    created_at: toIso(createdAt),
  };
}
