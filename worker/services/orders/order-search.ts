import type { SQL } from "drizzle-orm";
import type { OrderStatus } from "../../../src/domain/orders/order-status.ts";
import { orders } from "../../db/schema.ts";
import { searchIndex, toSearchTerms } from "../../db/search.ts";

/** The words of each order and its customer (migrations/0005_search.sql, docs/decisions/0019). */
export const orderSearch = searchIndex("order_search", orders);

/** Precedes the status among an order's words. No search contains this character. */
const STATUS_MARK = "\uE000";

/** The condition that each word of `q` begins a word of the order, and that it has the status. Undefined when `q` has no word. */
export function matchOrders(q: string, status?: OrderStatus): SQL | undefined {
  const terms = toSearchTerms(q.replace(/^FT-/i, ""));
  if (terms.length === 0 || !status) return orderSearch.match(terms);
  return orderSearch.match([...terms, `"${STATUS_MARK}${status.replaceAll(" ", "").toLowerCase()}"`]);
}
