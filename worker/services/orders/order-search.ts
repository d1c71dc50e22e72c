import { sql, type SQL } from "drizzle-orm";
import type { Sort } from "../../../src/domain/paging.ts";
import type { OrderStatus } from "../../../src/domain/orders/order-status.ts";
import { wordsOf } from "../../db/search-words.ts";

/** Precedes the status among an order's words (migrations/0005_search.sql). No search contains this character. */
const STATUS_MARK = "\uE000";

/** The search's table, which shares its rowid with orders. */
export const SEARCH = sql`order_search`;
/** The rowid of a found order. */
export const FOUND_ROWID = sql<number>`order_search.rowid`;
/** Joins orders to the search. The plus makes SQLite search first and look orders up after, instead of the reverse. */
export const IS_FOUND = sql`orders.rowid = +order_search.rowid`;

/**
 * The condition that each word of `q` begins a word of the order, whatever the case and accents. Undefined when `q` has no word.
 * Typed text is quoted, so that nobody can use FTS5's query language.
 */
export function foundBy(q: string, status?: OrderStatus): SQL | undefined {
  const words = wordsOf(q.replace(/^FT-/i, ""));
  if (words.length === 0) return undefined;
  const marked = status ? [`"${STATUS_MARK}${status.replaceAll(" ", "").toLowerCase()}"`] : [];
  return sql`order_search MATCH ${[...words, ...marked].join(" ")}`;
}

/** The condition of rows after the one where a page ended. CAST, because D1 binds numbers as REAL, by which FTS5 cannot seek. */
export function foundAfter(rowid: number, sort: Sort | undefined): SQL {
  return sql`${FOUND_ROWID} ${sort === "oldest" ? sql`>` : sql`<`} CAST(${rowid} AS INTEGER)`;
}
