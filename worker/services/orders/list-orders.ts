import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { OrderQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import type { AdminOrder } from "../../../src/domain/orders/order.schema.ts";
import type { Page } from "../../../src/domain/paging.ts";
import { DAY_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context.ts";
import { columnPage, EMPTY_PAGE, keysetPage, type PageRead, searchPage } from "../../db/keyset.ts";
import { type CustomerRow, customers, type OrderRow, orders } from "../../db/schema.ts";
import { prepareSql } from "../../db/client.ts";
import { tableColumns } from "../../db/table-columns.ts";
import { toAdminOrder } from "./booking-record.ts";
import { matchOrders, orderSearch } from "./order-search.ts";

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const FOUND = sql`SELECT ${orders}.rowid, ${ORDER.columns}, ${CUSTOMER.columns}
  FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}`;

/** An order with its customer, and every key that a list of orders is read by. */
type FoundOrder = OrderRow & { customer: CustomerRow; rowid: number };

/** One way to read the orders. */
interface Way extends PageRead<FoundOrder> {
  join?: SQL;
  where: SQL | undefined;
}

/**
 * One page of the orders with their customers, newest or oldest first, read by an index from the cursor on. A `q` that begins
 * like an order number reads by number, other words by the search; the first skips other statuses, both skip other days.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listOrders(ctx: Ctx, query: OrderQuery): Promise<Page<AdminOrder>> {
  const { reads } = ctx;
  const way = toWay(query);
  if (!way) return EMPTY_PAGE;
  const where = way.where && sql`WHERE ${way.where}`;
  const statement = prepareSql(reads, sql`${FOUND} ${way.join} ${where} ORDER BY ${way.orderBy} LIMIT ${way.limit}`);
  const [found] = await reads.batch<Record<string, unknown> & { rowid: number }>([statement]);
  const rows = found!.results.map((row) => ({ ...ORDER.read(row), customer: CUSTOMER.read(row), rowid: row.rowid }));
  return way.toPage(rows, (row) => toAdminOrder(ctx, { customer: row.customer, order: row }));
}

function toWay(query: OrderQuery): Way | undefined {
  if (!query.q) return byTime(query);
  return /^FT-/i.test(query.q) ? byNumber(query, query.q.toUpperCase()) : byWords(query, query.q);
}

function byTime(query: OrderQuery): Way {
  const read = keysetPage(orders, query);
  const { from, to } = toDays(query);
  return { ...read, where: and(hasStatus(query), between(from, read.after, to, query)) };
}

/** Reads by order number: those from `q` to `q` with U+FFFF, which sorts after every character of a number. */
function byNumber(query: OrderQuery, q: string): Way {
  const read = columnPage("orderNumber", orders.orderNumber, query);
  const numbers = between(gte(orders.orderNumber, q), read.after, lt(orders.orderNumber, `${q}\uFFFF`), query);
  const { from, to } = toDays(query);
  return { ...read, where: and(numbers, hasStatus(query), from, to) };
}

function byWords(query: OrderQuery, q: string): Way | undefined {
  const matches = matchOrders(q, query.status);
  if (!matches) return undefined;
  const read = searchPage(orderSearch, query);
  const { from, to } = toDays(query);
  return { ...read, join: sql`JOIN ${orderSearch.table} ON ${orderSearch.findsRow}`, where: and(matches, read.after, from, to) };
}

/** From `first` to `last`. The cursor replaces the bound at its end: with two at one end SQLite may start at the wider one. */
function between(first: SQL | undefined, after: SQL | undefined, last: SQL | undefined, { sort }: OrderQuery): SQL | undefined {
  return sort === "oldest" ? and(after ?? first, last) : and(first, after ?? last);
}

const hasStatus = ({ status }: OrderQuery) => status && eq(orders.status, status);

/** From the first millisecond of one UTC day to the last of the other. */
function toDays({ from, to }: OrderQuery): { from: SQL | undefined; to: SQL | undefined } {
  return {
    from: from === undefined ? undefined : gte(orders.createdAt, Date.parse(from)),
    to: to === undefined ? undefined : lt(orders.createdAt, Date.parse(to) + DAY_MS),
  };
}
