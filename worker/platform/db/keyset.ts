import { type Column, type SQL, type SQLWrapper, sql, type Table } from "drizzle-orm";
import { CURSOR_INVALID, type ListQuery } from "#domain/paging.schema.ts";
import type { Page, Sort } from "#domain/paging.ts";
import { ValidationError } from "../errors/errors.ts";

type PageQuery = ListQuery & { sort?: Sort };

/** Reads one page by an index, so that late pages cost no more. */
export interface PageRead<Key> {
  after: SQL | undefined;
  orderBy: SQL;
  /** The page's length plus one, which shows whether a next page exists. */
  limit: number;
  toPage: <Row extends Key, Item>(rows: readonly Row[], toItem: (row: Row) => Item) => Page<Item>;
}

export const EMPTY_PAGE: Page<never> = { items: [], next_cursor: null };

/** Sorts by (created_at, id). Throws ValidationError for another list's cursor. */
export function keysetPage(
  table: { createdAt: Column; id: Column },
  query: PageQuery,
): PageRead<Position> {
  const position = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const bound = position && sql`(${position.createdAt}, ${position.id})`;
  return pageRead(query, [table.createdAt, table.id], bound, encodeCursor);
}

/** Sorts by rowid. Throws ValidationError for another list's cursor. */
export function searchPage(
  { rowid }: { rowid: SQL<number> },
  query: PageQuery,
): PageRead<{ rowid: number }> {
  const { cursor } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw cursorInvalid();
  // D1 binds numbers as REAL, which FTS5 cannot seek, hence the CAST.
  const bound = cursor === undefined ? undefined : sql`CAST(${Number(cursor)} AS INTEGER)`;
  return pageRead(query, [rowid], bound, (row) => String(row.rowid));
}

/** Sorts by unique texts, which are the cursors. */
export function columnPage<Key extends string>(
  key: Key,
  column: SQLWrapper,
  query: PageQuery,
): PageRead<Record<Key, string>> {
  return pageRead(
    query,
    [column],
    query.cursor === undefined ? undefined : sql`${query.cursor}`,
    (row) => row[key],
  );
}

/** Sorts ascending by any keys. The cursor is a row's id. If the row no longer exists, the page is empty. */
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

interface Position {
  createdAt: number;
  id: string;
}

/** The id of a mail may name its event, as `paid:<payment>` does. */
const POSITION = /^(\d{1,15})_([\w:-]{1,86})$/;

function encodeCursor({ createdAt, id }: Position): string {
  return `${createdAt}_${id}`;
}

function decodeCursor(cursor: string): Position {
  const [, createdAt, id] = POSITION.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw cursorInvalid();
  return { createdAt: Number(createdAt), id };
}

export const cursorInvalid = () =>
  new ValidationError([{ path: ["cursor"], message: CURSOR_INVALID }]);
