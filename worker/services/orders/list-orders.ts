import { and, asc, desc, eq, gt, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AdminOrder } from "../../../src/domain/orders/order.schema.ts";
import type { Page } from "../../../src/domain/paging.ts";
import type { OrderQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import type { Queryable } from "../../context.ts";
import { customers, type OrderRow, orders } from "../../db/schema.ts";
import { selectionOf } from "../../db/selection.ts";
import { prepareSql } from "../../db/statement.ts";
import { bookingOf } from "./booking-record.ts";
import { cursorOf, pageOf, positionOf, rowidOf } from "../../db/keyset.ts";
import { FOUND_ROWID, foundAfter, foundBy, IS_FOUND, SEARCH } from "./order-search.ts";

const DAY_MS = 86_400_000;

const CUSTOMER = selectionOf(customers);
const ORDER = selectionOf(orders);
const BOOKINGS = sql`SELECT orders.rowid, ${ORDER.columns}, ${CUSTOMER.columns} FROM orders JOIN customers ON customers.id = orders.customer_id`;
type FoundBooking = Record<string, unknown> & { rowid: number };

/** One way to page through the orders: its conditions, its order and its cursor. */
interface Walk {
  /** True when it reads the search's table. */
  searches: boolean;
  where: SQL | undefined;
  order: SQL[];
  cursor: (last: { order: OrderRow; rowid: number }) => string;
}

/**
 * One page of the orders with their customers, newest or oldest first, read by an index from the cursor on. A `q` that begins
 * like an order number reads by number, other words by `order_search`; the first skips other statuses, both skip other days.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listOrders(reads: Queryable, query: OrderQuery): Promise<Page<AdminOrder>> {
  const walk = walkOf(query);
  if (!walk) return { items: [], next_cursor: null };
  const search = walk.searches ? sql`JOIN ${SEARCH} ON ${IS_FOUND}` : undefined;
  const where = walk.where && sql`WHERE ${walk.where}`;
  const order = sql.join(walk.order, sql`, `);
  const statement = prepareSql(reads, sql`${BOOKINGS} ${search} ${where} ORDER BY ${order} LIMIT ${query.limit + 1}`);
  const [found] = await reads.batch<FoundBooking>([statement]);
  const rows = found!.results.map((row) => ({ customer: CUSTOMER.read(row), order: ORDER.read(row), rowid: row.rowid }));
  const { page, next_cursor } = pageOf(rows, query.limit, walk.cursor);
  return { items: page.map(adminOrderOf), next_cursor };
}

/** A stored order and its customer as admins see them. */
export function adminOrderOf(row: Parameters<typeof bookingOf>[0]): AdminOrder {
  const { order, customer } = bookingOf(row);
  return { ...order, customer };
}

function walkOf(query: OrderQuery): Walk | undefined {
  if (!query.q) return byTime(query);
  return /^FT-/i.test(query.q) ? byNumber(query, query.q.toUpperCase()) : byWords(query, query.q);
}

/** Pages by time. The cursor replaces the day at its end: with two bounds at one end SQLite may start at the wider one. */
function byTime({ cursor, status, from, to, sort }: OrderQuery): Walk {
  const position = cursor ? positionOf(cursor) : undefined;
  const newest = sort !== "oldest";
  const key = sql`(${orders.createdAt}, ${orders.id})`;
  const after = position && sql`${key} ${newest ? sql`<` : sql`>`} (${position.createdAt}, ${position.id})`;
  const { start, end } = daysOf(from, to);
  return {
    searches: false,
    where: and(status && eq(orders.status, status), (newest ? undefined : after) ?? start, (newest ? after : undefined) ?? end),
    order: newest ? [desc(orders.createdAt), desc(orders.id)] : [asc(orders.createdAt), asc(orders.id)],
    cursor: ({ order }) => cursorOf(order),
  };
}

/** Pages by order number: those from `q` to `q` with U+FFFF, which sorts after every character of a number. */
function byNumber({ cursor, status, from, to, sort }: OrderQuery, q: string): Walk {
  const newest = sort !== "oldest";
  const first = cursor && !newest ? gt(orders.orderNumber, cursor) : gte(orders.orderNumber, q);
  const last = lt(orders.orderNumber, cursor && newest ? cursor : `${q}\uFFFF`);
  const { start, end } = daysOf(from, to);
  return {
    searches: false,
    where: and(first, last, status && eq(orders.status, status), start, end),
    order: [newest ? desc(orders.orderNumber) : asc(orders.orderNumber)],
    cursor: ({ order }) => order.orderNumber,
  };
}

function byWords({ cursor, status, from, to, sort }: OrderQuery, q: string): Walk | undefined {
  const found = foundBy(q, status);
  if (!found) return undefined;
  const after = cursor ? foundAfter(rowidOf(cursor), sort) : undefined;
  const { start, end } = daysOf(from, to);
  return {
    searches: true,
    where: and(found, after, start, end),
    order: [sort === "oldest" ? asc(FOUND_ROWID) : desc(FOUND_ROWID)],
    cursor: ({ rowid }) => String(rowid),
  };
}

/** From the first millisecond of one UTC day to the last of the other. */
function daysOf(from: string | undefined, to: string | undefined): { start: SQL | undefined; end: SQL | undefined } {
  return {
    start: from === undefined ? undefined : gte(orders.createdAt, Date.parse(from)),
    end: to === undefined ? undefined : lt(orders.createdAt, Date.parse(to) + DAY_MS),
  };
}
