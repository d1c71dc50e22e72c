import { type Column, type SQL, type SQLWrapper, sql, type Table } from "drizzle-orm";
import type { ListQuery } from "../../../src/domain/paging.schema.ts";
import type { Page, Sort } from "../../../src/domain/paging.ts";
import { VALIDATION_MESSAGES as M } from "../../../src/domain/validation.ts";
import { ValidationError } from "../errors/errors.ts";

/** Asks for one page of a list, newest first unless it says otherwise. */
type PageQuery = ListQuery & { sort?: Sort };

/** The parts of a query that reads one page by an index, so that a late page costs no more than the first one. */
export interface PageRead<Key> {
  /** The condition of the rows after the cursor; undefined on the first page. */
  after: SQL | undefined;
  orderBy: SQL;
  /** One row more than the page has: it only shows that there is a next page. */
  limit: number;
  /** Makes the page of the rows that were read. */
  toPage: <Row extends Key, Item>(rows: readonly Row[], toItem: (row: Row) => Item) => Page<Item>;
}

/** The page of a query that can find nothing. */
export const EMPTY_PAGE: Page<never> = { items: [], next_cursor: null };

/**
 * Reads a list by time, for an index on (created_at, id).
 * @throws ValidationError for a cursor that is not one of such a list.
 */
export function keysetPage(
  table: { createdAt: Column; id: Column },
  query: PageQuery,
): PageRead<Position> {
  const position = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const bound = position && sql`(${position.createdAt}, ${position.id})`;
  return pageRead(query, [table.createdAt, table.id], bound, encodeCursor);
}

/**
 * Reads what a search found, by the rowid that it shares with the rows: the newest has the highest.
 * @throws ValidationError for a cursor that is not one of such a list.
 */
export function searchPage(
  { rowid }: { rowid: SQL<number> },
  query: PageQuery,
): PageRead<{ rowid: number }> {
  const { cursor } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw cursorInvalid();
  // CAST, because D1 binds numbers as REAL, by which FTS5 cannot seek.
  const bound = cursor === undefined ? undefined : sql`CAST(${Number(cursor)} AS INTEGER)`;
  return pageRead(query, [rowid], bound, (row) => String(row.rowid));
}

/** Reads a list by a column whose texts are unique and sort by time; the cursor is such a text. */
export function columnPage<Key extends string>(
  key: Key,
  column: Column,
  query: PageQuery,
): PageRead<Record<Key, string>> {
  return pageRead(
    query,
    [column],
    query.cursor === undefined ? undefined : sql`${query.cursor}`,
    (row) => row[key],
  );
}

/**
 * Reads a list by whatever its keys say, the smallest first. The cursor is the id of a page's last row, whose keys the database looks up;
 * when that row is gone the page is empty.
 */
export function rowPage(
  table: Table & { id: Column },
  keys: SQLWrapper[],
  query: ListQuery,
): PageRead<{ id: string }> {
  const { cursor, limit } = query;
  const bound =
    cursor === undefined
      ? undefined
      : sql`(SELECT ${sql.join(keys, sql`, `)} FROM ${table} WHERE ${table.id} = ${cursor})`;
  return pageRead({ cursor, limit, sort: "oldest" }, keys, bound, (row) => row.id);
}

const WAYS = {
  newest: { beyond: sql`<`, direction: sql`DESC` },
  oldest: { beyond: sql`>`, direction: sql`ASC` },
} as const;

function pageRead<Key>(
  { limit, sort = "newest" }: PageQuery,
  keys: SQLWrapper[],
  bound: SQL | undefined,
  toCursor: (last: Key) => string,
): PageRead<Key> {
  const { beyond, direction } = WAYS[sort];
  return {
    after: bound && sql`(${sql.join(keys, sql`, `)}) ${beyond} ${bound}`,
    orderBy: sql.join(
      keys.map((key) => sql`${key} ${direction}`),
      sql`, `,
    ),
    limit: limit + 1,
    toPage(rows, toItem) {
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        items: page.map(toItem),
        next_cursor: rows.length > limit && last !== undefined ? toCursor(last) : null,
      };
    },
  };
}

/** Where a page ended: time (epoch ms) and id of its last row. */
interface Position {
  createdAt: number;
  id: string;
}

const POSITION = /^(\d{1,15})_([\w-]{1,64})$/;

function encodeCursor({ createdAt, id }: Position): string {
  return `${createdAt}_${id}`;
}

function decodeCursor(cursor: string): Position {
  const [, createdAt, id] = POSITION.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw cursorInvalid();
  return { createdAt: Number(createdAt), id };
}

/** What a cursor that is none of a list is refused with. */
export const cursorInvalid = () =>
  new ValidationError([{ path: ["cursor"], message: M.cursorInvalid }]);
