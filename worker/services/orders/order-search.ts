import { sql, type SQL } from "drizzle-orm";
import type { Sort } from "../../../src/domain/paging.ts";
import type { OrderStatus } from "../../../src/domain/orders/order-status.ts";
import { wordsOf } from "../../db/search-words.ts";

/** Before the status among an order's words (migrations/0005_search.sql): a character that no word of a search has. */
const STATUS_MARK = "\uE000";

/** The search's table, for a join of orders by the rowid that both share. */
export const SEARCH = sql`order_search`;
export const FOUND_ROWID = sql<number>`order_search.rowid`;
/** The plus keeps SQLite from looking up each order in the search: it must look in the search first. */
export const IS_FOUND = sql`orders.rowid = +order_search.rowid`;

/**
 * The condition that the orders of `q` fulfil: each word of `q` begins one of theirs, in capitals or not, with
 * accents or not. Undefined when `q` has no word. What people type is only ever quoted words, never FTS5's query language.
 */
export function foundBy(q: string, status?: OrderStatus): SQL | undefined {
  const words = wordsOf(q.replace(/^FT-/i, ""));
  if (words.length === 0) return undefined;
  const marked = status ? [`"${STATUS_MARK}${status.replaceAll(" ", "").toLowerCase()}"`] : [];
  return sql`order_search MATCH ${[...words, ...marked].join(" ")}`;
}

/** The condition that a search goes on after the row where a page ended. D1 binds numbers as REAL, which FTS5 would not seek to. */
export function foundAfter(rowid: number, sort: Sort | undefined): SQL {
  return sql`${FOUND_ROWID} ${sort === "oldest" ? sql`>` : sql`<`} CAST(${rowid} AS INTEGER)`;
}
