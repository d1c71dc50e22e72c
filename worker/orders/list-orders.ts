import { and, eq, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { OrderQuery } from "../../src/domain/orders/order-queries.schema.ts";
import type { AdminOrder } from "../../src/domain/orders/order.schema.ts";
import type { Page } from "../../src/domain/paging.ts";
import { exactly, MARKS } from "../../src/domain/search/search-term.ts";
import { endOfDay, startOfDay, TIME_ZONE } from "../../src/domain/time.ts";
import type { ReadCtx } from "../platform/context/context.ts";
import { columnPage, keysetPage, type PageRead, searchPage } from "../platform/db/keyset.ts";
import { type CustomerRow, customers, type OrderRow, orders } from "./tables.ts";
import { totals } from "../platform/tables.ts";
import type { Search } from "../platform/db/search/search.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { toAdminOrder } from "./booking-record.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { matchOrders, orderSearch } from "./order-search.ts";
import { staffBatch } from "../platform/db/batch.ts";

const ORDER = tableColumns(orders);
const CUSTOMER = tableColumns(customers);
const COLUMNS = sql`${orders}.rowid, ${ORDER.columns}, ${CUSTOMER.columns}`;
const CUSTOMER_OF = sql`JOIN ${customers} ON ${customers.id} = ${orders.customerId}`;

/** An order with its customer and the keys that lists sort by. */
type FoundOrder = OrderRow & { customer: CustomerRow; rowid: number };

interface Way extends PageRead<FoundOrder> {
  /** The source, when it is not the table itself. */
  from?: SQL;
  where?: SQL | undefined;
}

/** The orders and their page. `ids` selects picked orders, on one page. */
type OrderSelection = OrderQuery & { ids?: readonly string[] | undefined };

/**
 * Returns one page of orders with their customers, by the index that reads least; totals know some
 * counts. Throws ValidationError for a cursor of another list.
 */
export function listOrders(ctx: ReadCtx, query: OrderSelection): Promise<Page<AdminOrder>> {
  const { q, ids } = query;
  if (!q || ids || BY_NUMBER.test(q)) return readOrders(ctx, query, toWay(query));
  return searchedPage(ctx, { ...query, q }, (search, page) =>
    readOrders(ctx, page, byWords(page, search)),
  );
}

async function readOrders(
  ctx: ReadCtx,
  query: OrderSelection,
  way: Way,
): Promise<Page<AdminOrder>> {
  const { from = sql`${orders}`, orderBy, limit } = way;
  const where = way.where && sql`WHERE ${way.where}`;
  const statement = sql<
    Record<string, unknown> & { rowid: number }
  >`SELECT ${COLUMNS} FROM ${from} ${CUSTOMER_OF} ${where} ORDER BY ${orderBy}
    LIMIT ${limit}`;
  const { found, total } = await staffBatch(ctx, {
    found: statement,
    total: isCounted(query) && selectTotal(query),
  });
  const rows = found.rows.map((row) => ({
    ...ORDER.read(row),
    customer: CUSTOMER.read(row),
    rowid: row.rowid,
  }));
  const page = way.toPage(rows, (row) => toAdminOrder(ctx, { customer: row.customer, order: row }));
  return { ...page, total: total?.rows[0]?.total ?? null };
}

/** Triggers count orders by status alone (docs/decisions/0014). */
function isCounted({
  q,
  from,
  to,
  flight_date: day,
  airport,
  balance,
  ids,
}: OrderSelection): boolean {
  return [q, from, to, day, airport, balance, ids].every(
    (asked) => asked === undefined || asked === "",
  );
}

function selectTotal({ status }: OrderQuery): SQL<{ total: number }> {
  const kept = and(eq(totals.kind, "orders"), status && eq(totals.status, status));
  return sql<{
    total: number;
  }>`SELECT coalesce(sum(${totals.count}), 0) AS total FROM ${totals} WHERE ${kept}`;
}

/** An order number's beginning. The search handles a number with other signs around it. */
const BY_NUMBER = /^FT-[\dA-Z-]*$/i;

function toWay(query: OrderSelection): Way {
  if (query.ids) return { ...keysetPage(orders, query), where: inArray(orders.id, [...query.ids]) };
  if (query.q) return byNumber(query, query.q.toUpperCase());
  if (query.flight_date !== undefined) return byFlightDay(query);
  if (query.balance === "due") return byDue(query);
  const { airport = "", from, to } = query;
  return AIRPORT_CODE.test(airport) && from === undefined && to === undefined
    ? byAirport(query, airport)
    : byTime(query);
}

/** Other airports are free text, which the index holds as several words. */
const AIRPORT_CODE = /^[A-Z]{3}$/;

/** Reads an airport's orders by its word in the search index. */
function byAirport(query: OrderQuery, airport: string): Way {
  return byWords(query, {
    terms: [{ typed: airport, ways: [[exactly(MARKS.airport + airport.toLowerCase())]] }],
  });
}

function byTime(query: OrderQuery): Way {
  const read = keysetPage(orders, query);
  const { from, to } = toDays(query);
  return { ...read, where: and(isKept(query), between(from, read.after, to, query)) };
}

/** Reads the few orders with an amount due, by time. */
function byDue(query: OrderQuery): Way {
  return { ...byTime(query), from: sql`${orders} INDEXED BY orders_due` };
}

/** Sorts a flight day's orders first, then looks up one page of customers. */
function byFlightDay(query: OrderQuery): Way {
  const read = keysetPage(orders, query);
  const { from, to } = toDays(query);
  const where = and(isKept(query), from, to, read.after);
  return {
    ...read,
    from: sql`(SELECT rowid, * FROM ${orders} INDEXED BY orders_departures WHERE ${where}
      ORDER BY ${read.orderBy} LIMIT ${read.limit}) AS ${orders}`,
  };
}

/** U+FFFF sorts after every character of an order number. */
function byNumber(query: OrderQuery, q: string): Way {
  const read = columnPage("orderNumber", orders.orderNumber, query);
  const numbers = between(
    gte(orders.orderNumber, q),
    read.after,
    lt(orders.orderNumber, `${q}\uFFFF`),
    query,
  );
  const { from, to } = toDays(query);
  return { ...read, where: and(numbers, isKept(query), from, to) };
}

function byWords(query: OrderQuery, search: Search): Way {
  const matches = matchOrders(search, query.status);
  const read = searchPage(orderSearch, query);
  const { from, to } = toDays(query);
  const { status: _status, ...others } = query;
  return {
    ...read,
    from: sql`${orders} JOIN ${orderSearch.table} ON ${orderSearch.findsRow}`,
    where: and(matches, read.after, isKept(others), from, to),
  };
}

/** The cursor replaces a bound: SQLite may start at the wider of two bounds on one side. */
function between(
  first: SQL | undefined,
  after: SQL | undefined,
  last: SQL | undefined,
  { sort }: OrderQuery,
): SQL | undefined {
  return sort === "oldest" ? and(after ?? first, last) : and(first, after ?? last);
}

const isKept = ({ status, flight_date: day, airport, balance }: Partial<OrderQuery>) =>
  and(
    status && eq(orders.status, status),
    day === undefined ? undefined : eq(orders.flightDate, day),
    airport ? eq(orders.airport, airport) : undefined,
    // The partial index needs these exact words.
    balance === "due" ? sql`${orders.dueMinor} > 0` : undefined,
  );

/** Covers both of the operator's days whole. */
function toDays({ from, to }: OrderQuery): { from: SQL | undefined; to: SQL | undefined } {
  return {
    from: from === undefined ? undefined : gte(orders.createdAt, startOfDay(from, TIME_ZONE)),
    to: to === undefined ? undefined : lte(orders.createdAt, endOfDay(to, TIME_ZONE)),
  };
}
