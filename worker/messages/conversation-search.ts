import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "#domain/paging.schema.ts";
import type { Sort } from "#domain/paging.ts";
import type { IndexWord } from "#domain/search/search-term.ts";
import type { Ctx } from "../platform/context/context.ts";
import { searchPage } from "../platform/db/keyset.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { users } from "../tables/identity.ts";
import type { Search, SearchIndex } from "../platform/db/search/search.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { LAST_REPLY, messageSearch, REPLY_BITS, replySearch } from "./message-search.ts";
import { batch } from "../platform/db/batch.ts";

const MESSAGE = tableColumns(messages);

interface FoundConversation extends MessageRow {
  assigneeEmail: string | null;
  rowid: number;
}

type ConversationQuery = ListQuery & { sort: Sort };

interface Hits {
  index: SearchIndex;
  messageRowid: SQL;
  which: SQL | undefined;
}

/** Returns one more than a page. One page of each index is enough (docs/decisions/0019). `marks` are further words. */
export async function findConversations(
  ctx: Ctx,
  search: Search,
  marks: readonly IndexWord[][],
  query: ConversationQuery,
): Promise<FoundConversation[]> {
  const { after, limit } = searchPage(messageSearch, query);
  const isNewest = query.sort === "newest";
  const select = ({ index, messageRowid, which }: Hits) =>
    sql`SELECT DISTINCT ${MESSAGE.columns}, ${users.email} AS assignee_email,
          ${messages}.rowid AS rowid
        FROM ${index.table} JOIN ${messages} ON ${messages}.rowid = +${messageRowid}
        LEFT JOIN ${users} ON ${eq(users.id, messages.assigneeId)}
        WHERE ${and(index.match(search, marks), which)}
        ORDER BY ${index.rowid} ${isNewest ? sql`DESC` : sql`ASC`} LIMIT ${limit}`;
  const hits = await batch(ctx, selectHits(search, after, query).map(select));
  const byRowid = new Map<number, FoundConversation>();
  for (const row of hits.flatMap(({ rows }) => rows)) {
    const rowid = row.rowid as number;
    byRowid.set(rowid, {
      ...MESSAGE.read(row),
      assigneeEmail: row.assignee_email as string | null,
      rowid,
    });
  }
  return [...byRowid.values()]
    .toSorted((a, b) => (isNewest ? b.rowid - a.rowid : a.rowid - b.rowid))
    .slice(0, limit);
}

function selectHits({ terms }: Search, after: SQL | undefined, query: ConversationQuery): Hits[] {
  const byMessage = { index: messageSearch, messageRowid: messageSearch.rowid };
  if (terms.length === 0) return [{ ...byMessage, which: after }];
  const byReply = {
    index: replySearch,
    messageRowid: sql`(${replySearch.rowid} >> ${REPLY_BITS})`,
  };
  return [
    { ...byMessage, which: after },
    { ...byReply, which: afterReplies(query) },
  ];
}

/** The cursor is the rowid of a message. */
function afterReplies({ cursor, sort }: ConversationQuery): SQL | undefined {
  if (cursor === undefined) return undefined;
  const first = sql`CAST(${Number(cursor)} AS INTEGER) << ${REPLY_BITS}`;
  return sort === "oldest"
    ? sql`${replySearch.rowid} > (${first} | ${LAST_REPLY})`
    : sql`${replySearch.rowid} < ${first}`;
}
