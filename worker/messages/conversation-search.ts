import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "../../src/domain/paging.schema.ts";
import type { Sort } from "../../src/domain/paging.ts";
import type { Ctx } from "../platform/context/context.ts";
import { prepareSql } from "../platform/db/client.ts";
import { searchPage } from "../platform/db/keyset.ts";
import { type MessageRow, messages } from "./tables.ts";
import { users } from "../identity/tables.ts";
import type { Search, SearchIndex } from "../platform/db/search/search.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { LAST_REPLY, messageSearch, REPLY_BITS, replySearch } from "./message-search.ts";

const MESSAGE = tableColumns(messages);

/** A message that was found, with the address of whom it was given to. */
interface FoundConversation extends MessageRow {
  assigneeEmail: string | null;
  rowid: number;
}

/** The hits of an index, and the messages that they belong to. */
interface Hits {
  index: SearchIndex;
  /** The rowid of a hit's message. */
  messageRowid: SQL;
  /** Which of the hits: those after the cursor, and what else holds for them. */
  which: SQL | undefined;
}

/**
 * The messages of a page of a search, and one more if there is one: by their own words, and by those of a reply. Of each index as many messages are
 * read as the page has, since the page's are among these (docs/decisions/0019). `kept` is a condition of the messages.
 * @throws ValidationError for a cursor that is not one of a search.
 */
export async function findConversations(
  { db }: Ctx,
  search: Search,
  kept: SQL | undefined,
  query: ListQuery & { sort: Sort },
): Promise<FoundConversation[]> {
  const { after, limit } = searchPage(messageSearch, query);
  const isNewest = query.sort === "newest";
  const select = ({ index, messageRowid, which }: Hits) =>
    prepareSql(
      db,
      sql`SELECT DISTINCT ${MESSAGE.columns}, ${users.email} AS assignee_email, ${messages}.rowid AS rowid
        FROM ${index.table} JOIN ${messages} ON ${messages}.rowid = +${messageRowid} LEFT JOIN ${users} ON ${eq(users.id, messages.assigneeId)}
        WHERE ${and(index.match(search), which, kept)} ORDER BY ${index.rowid} ${isNewest ? sql`DESC` : sql`ASC`} LIMIT ${limit}`,
    );
  const found = await db.batch<Record<string, unknown>>(hitsOf(search, after, query).map(select));
  const byRowid = new Map<number, FoundConversation>();
  for (const row of found.flatMap(({ results }) => results)) {
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

/**
 * Where a search looks. What staff and senders write back is not forgiven a typo: names are. So what is near is looked for among the messages
 * alone, but for those of which a reply has the words as they were typed, which were listed before.
 */
function hitsOf(
  { except }: Search,
  after: SQL | undefined,
  query: { cursor?: string | undefined; sort: Sort },
): Hits[] {
  const byMessage = { index: messageSearch, messageRowid: messageSearch.rowid };
  if (except)
    return [
      {
        ...byMessage,
        which: and(after, sql`NOT EXISTS (${replyTo(messageSearch.rowid, { terms: except })})`),
      },
    ];
  const byReply = {
    index: replySearch,
    messageRowid: sql`(${replySearch.rowid} >> ${REPLY_BITS})`,
  };
  return [
    { ...byMessage, which: after },
    { ...byReply, which: afterReplies(query) },
  ];
}

/** A reply to a message that meets a search. */
const replyTo = (messageRowid: SQL, search: Search): SQL =>
  sql`SELECT 1 FROM ${replySearch.table} WHERE ${replySearch.match(search)}
    AND ${replySearch.rowid} BETWEEN ${messageRowid} << ${REPLY_BITS} AND ${messageRowid} << ${REPLY_BITS} | ${LAST_REPLY}`;

/** The condition of the replies of the messages after the cursor, which is a message's rowid. */
function afterReplies({
  cursor,
  sort,
}: {
  cursor?: string | undefined;
  sort: Sort;
}): SQL | undefined {
  if (cursor === undefined) return undefined;
  const first = sql`CAST(${Number(cursor)} AS INTEGER) << ${REPLY_BITS}`;
  return sort === "oldest"
    ? sql`${replySearch.rowid} > (${first} | ${LAST_REPLY})`
    : sql`${replySearch.rowid} < ${first}`;
}
