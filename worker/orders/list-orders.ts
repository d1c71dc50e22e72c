import { and, eq, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { type CurrencyCode, toMajor } from "#domain/money/currency.ts";
import { MAX_SUMMED_ORDERS, type OrderSums } from "#domain/orders/order-sums.schema.ts";
import type { OrderQuery, OrderSumsQuery } from "#domain/orders/order-queries.schema.ts";
import { firstOrderNumber } from "#domain/orders/order-number.ts";
import type { Page } from "#domain/paging.ts";
import { findLegalZone } from "#domain/site/site.ts";
import { endOfDay, startOfDay, TIME_ZONE } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { CUSTOMER_OF } from "../queries/booking-row.ts";
import {
  columnPage,
  cursorInvalid,
  keysetPage,
  type PageRead,
  searchPage,
} from "../platform/db/keyset.ts";
import { type OrderRow, orders } from "../tables/orders.ts";
import { hasReference, isReference } from "./order-reference.ts";
import { journal } from "../tables/payments.ts";
import { totals } from "../tables/platform.ts";
import type { Search } from "../platform/db/search/search.ts";
import type { Listed } from "./listed-order.ts";
import { searchedPage } from "../platform/db/search/searched-page.ts";
import { matchOrders, orderSearch } from "./order-search.ts";
import { fixSql, batch, run } from "../platform/db/batch.ts";

const ORDERS = fixSql(sql`${orders}`);

interface FoundRow extends Record<string, unknown> {
  rowid: number;
  orders_id: string;
  orders_order_number: string;
  orders_created_at: number;
}

type Keys = Pick<OrderRow, "createdAt" | "id" | "orderNumber"> & { rowid: number };

interface Way extends PageRead<Keys> {
  from?: SQL;
  where?: SQL | undefined;
}

/** `ids` selects picked orders, on one page. */
type OrderSelection = OrderQuery & { ids?: readonly string[] | undefined };

/** Reads the cheapest index. Throws ValidationError for a cursor of another list. */
export function listOrders<Item>(
  ctx: Ctx,
  query: OrderSelection,
  listed: Listed<Item>,
): Promise<Page<Item>> {
  return alongWay(ctx, query, (way) => readOrders(ctx, query, way, listed));
}

function alongWay<Found extends { items: readonly unknown[] }>(
  ctx: Ctx,
  query: OrderSelection,
  read: (way: Way) => Promise<Found>,
): Promise<Found | Page<never>> {
  const { q, ids } = query;
  if (q && !ids && isReference(q)) return read(byMoney(query));
  if (!q || ids || BY_NUMBER.test(q)) return read(toWay(query));
  return searchedPage(ctx, q, (search) => read(byWords(query, search)));
}

interface SumRow extends Record<string, unknown> {
  currency: CurrencyCode;
  orders: number;
  minor: number;
}

/** Stops counting at MAX_SUMMED_ORDERS, so that the cost stays constant. */
export async function sumOrders(ctx: Ctx, filter: OrderSumsQuery): Promise<OrderSums> {
  const query = { ...filter, sort: "newest", limit: 1 } as const;
  const { items } = isCounted(query)
    ? { items: (await run(ctx, selectTotals(query))).rows }
    : await alongWay(ctx, query, async ({ from = ORDERS, where }) => {
        const counted = sql`SELECT ${orders.currency}, ${orders.amountMinor} FROM ${from}
          ${where && sql`WHERE ${where}`} LIMIT ${MAX_SUMMED_ORDERS + 1}`;
        const sums = sql<SumRow>`SELECT currency, count(*) AS orders, sum(amount_minor) AS minor
          FROM (${counted}) GROUP BY currency`;
        return { items: (await run(ctx, sums)).rows };
      });
  const count = items.reduce((all, part) => all + part.orders, 0);
  if (!isCounted(query) && count > MAX_SUMMED_ORDERS)
    return { orders: MAX_SUMMED_ORDERS, has_more: true, sums: {} };
  const sums = Object.fromEntries(items.map((part) => [part.currency, toMajor(part.minor)]));
  return { orders: count, has_more: false, sums };
}

async function readOrders<Item>(
  ctx: Ctx,
  query: OrderSelection,
  way: Way,
  listed: Listed<Item>,
): Promise<Page<Item>> {
  const { from = ORDERS, orderBy, limit } = way;
  const where = way.where && sql`WHERE ${way.where}`;
  const statement = sql<FoundRow>`SELECT ${ORDERS}.rowid, ${listed.columns}
    FROM ${from} ${CUSTOMER_OF} ${where} ORDER BY ${orderBy} LIMIT ${limit}`;
  const { found, total } = await batch(ctx, {
    found: statement,
    total: isCounted(query) && selectTotal(query),
  });
  const rows = found.rows.map((row) => ({
    row,
    rowid: row.rowid,
    id: row.orders_id,
    orderNumber: row.orders_order_number,
    createdAt: row.orders_created_at,
  }));
  const page = way.toPage(rows, ({ row }) => listed.toItem(row));
  return { ...page, total: total?.rows[0]?.total ?? null };
}

/** Triggers count orders by status alone (docs/decisions/0014). */
const isCounted = (query: OrderSelection): boolean => !query.q && !query.ids && isPlain(query);

const isPlain = (query: OrderQuery): boolean =>
  ![
    query.from,
    query.to,
    query.flight_date,
    query.paid_from,
    query.paid_to,
    query.airport,
    query.balance,
  ].some(Boolean);

function selectTotal({ status }: OrderQuery): SQL<{ total: number }> {
  const kept = and(eq(totals.kind, "orders"), status && eq(totals.status, status));
  return sql<{
    total: number;
  }>`SELECT coalesce(sum(${totals.count}), 0) AS total FROM ${totals} WHERE ${kept}`;
}

function selectTotals({ status }: OrderQuery): SQL<SumRow> {
  const kept = and(eq(totals.kind, "orders"), status && eq(totals.status, status));
  return sql<SumRow>`SELECT currency, sum(${totals.count}) AS orders,
      sum(${totals.amountMinor}) AS minor
    FROM ${totals} WHERE ${kept} GROUP BY currency HAVING sum(${totals.count}) > 0`;
}

/** The text search handles a number with other characters around it. */
const BY_NUMBER = /^FT-[\dA-Z-]*$/i;

/** The journal's indexes give few orders, so sorting them afterwards is cheap. */
function byMoney(query: OrderQuery): Way {
  const { q } = query;
  const read = keysetPage(orders, query);
  // Other text is the beginning of a number's time, which `toBounds` reads.
  const isOf = q && isReference(q) ? hasReference(q) : undefined;
  const { from, to } = toBounds(query);
  return { ...read, where: and(isOf, between(from, read.after, to, query), isKept(query)) };
}

function toWay(query: OrderSelection): Way {
  const { ids, q, status, flight_date: day, airport, balance } = query;
  if (ids) return { ...keysetPage(orders, query), where: inArray(orders.id, [...ids]) };
  const isAlone = !status && isPlain(query);
  if (q && (isAlone || !NUMBER_TIME.test(q))) return byNumber(query, q.toUpperCase());
  if (query.paid_from || query.paid_to) return byMoney(query);
  if (day || airport || balance) return byWords(query, { terms: [] });
  return status ? byTime(query) : byNumber(query);
}

/** The start of a number's time. With filters it becomes a time span, because every index has the time. */
const NUMBER_TIME = /^FT-(\d{0,13})$/i;

function byTime(query: OrderQuery): Way {
  const read = keysetPage(orders, query);
  const { from, to } = toBounds(query);
  return { ...read, where: and(isKept(query), between(from, read.after, to, query)) };
}

/** A number begins with the booking's time. U+FFFF sorts after all its characters. */
function byNumber(query: OrderQuery, q?: string): Way {
  if (query.cursor !== undefined && !BY_NUMBER.test(query.cursor)) throw cursorInvalid();
  const read = columnPage("orderNumber", orders.orderNumber, query);
  const span = toSpan(query);
  const first = q ?? (span && firstOrderNumber(span.from));
  const end = q ? `${q}\uFFFF` : span && firstOrderNumber(span.to + 1);
  const numbers = between(
    first === undefined ? undefined : gte(orders.orderNumber, first),
    read.after,
    end === undefined ? undefined : lt(orders.orderNumber, end),
    query,
  );
  const { from, to } = toBounds(query);
  return { ...read, where: and(numbers, isKept(query), from, to) };
}

/** The index has every filter, so that no filter skips rows; it cuts time into hours. */
function byWords(query: OrderQuery, search: Search): Way {
  const read = searchPage(orderSearch, query);
  const { from, to } = toBounds(query);
  return {
    ...read,
    // CROSS makes SQLite search first.
    from: sql`${orderSearch.table} CROSS JOIN ${orders} ON ${orderSearch.findsRow}`,
    where: and(
      matchOrders(search, { ...query, booked: toSpan(query) }),
      read.after,
      isKept(query),
      from,
      to,
    ),
  };
}

/** The cursor replaces a bound, because SQLite may start at the wider of two. */
function between(
  first: SQL | undefined,
  after: SQL | undefined,
  last: SQL | undefined,
  { sort }: OrderQuery,
): SQL | undefined {
  return sort === "oldest" ? and(after ?? first, last) : and(first, after ?? last);
}

function wasPaidIn({
  paid_from: from,
  paid_to: to,
}: Pick<OrderQuery, "paid_from" | "paid_to">): SQL | undefined {
  if (!from && !to) return undefined;
  const zone = findLegalZone(siteConfig);
  const isIn = and(
    sql`${journal.kind} IN ('payment', 'by_hand') AND ${journal.amountMinor} > 0`,
    from ? gte(journal.movedAt, startOfDay(from, zone)) : undefined,
    to ? lte(journal.movedAt, endOfDay(to, zone)) : undefined,
  );
  return sql`${orders.id} IN (SELECT ${journal.orderId} FROM ${journal} WHERE ${isIn})`;
}

const isKept = ({ status, flight_date: day, airport, balance, ...query }: OrderQuery) =>
  and(
    wasPaidIn(query),
    status && eq(orders.status, status),
    day === undefined ? undefined : eq(orders.flightDate, day),
    airport ? eq(orders.airport, airport) : undefined,
    balance && gt(orders.dueMinor, 0),
  );

function toSpan({ q = "", from, to }: OrderQuery): { from: number; to: number } | undefined {
  const digits = NUMBER_TIME.exec(q)?.[1] ?? "";
  if (!digits && !from && !to) return undefined;
  return {
    from: Math.max(from ? startOfDay(from, TIME_ZONE) : 0, Number(digits.padEnd(13, "0"))),
    to: Math.min(to ? endOfDay(to, TIME_ZONE) : Infinity, Number(digits.padEnd(13, "9"))),
  };
}

function toBounds(query: OrderQuery): { from: SQL | undefined; to: SQL | undefined } {
  const span = toSpan(query);
  return {
    from: span && gte(orders.createdAt, span.from),
    to: span && lte(orders.createdAt, span.to),
  };
}
