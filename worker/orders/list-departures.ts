import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import { airportDates } from "#domain/airports/airport-time.ts";
import { departureDate } from "#domain/departures/departure.ts";
import type {
  DepartureList,
  DepartureQuery,
  DepartureTotal,
} from "#domain/departures/departure.schema.ts";
import { CONFIRMED_STATUSES, NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { CUSTOMER_OF } from "../queries/booking-row.ts";
import { cursorInvalid, rowPage } from "../platform/db/keyset.ts";
import { orderNotes, orders } from "../tables/orders.ts";
import { ADMITTED, USED_AT } from "../passes/count-admitted.ts";
import { airportToday } from "../queries/flight-day.ts";
import { LISTED } from "./listed-order.ts";
import { batch, run } from "../platform/db/batch.ts";

const NOTES = sql`(SELECT json_group_array(text) FROM (SELECT ${orderNotes.text} FROM ${orderNotes}
  WHERE ${orderNotes.orderId} = ${orders.id} AND ${orderNotes.isForLane}
  ORDER BY ${orderNotes.createdAt}))`;
const COMES = notInArray(orders.status, ["cancelled", "refunded"]);
const IS_PAID = sql`${orders.status} IN ${CONFIRMED_STATUSES}`;
const KEYS = [orders.airport, sql`coalesce(${orders.flightNumber}, '')`, orders.id];

/** By airport and flight. Throws ValidationError for a cursor whose order is gone. */
export async function listDepartures(ctx: Ctx, query: DepartureQuery): Promise<DepartureList> {
  const date = departureDate(query, ctx.now);
  const day = and(
    eq(orders.flightDate, date),
    query.airport ? eq(orders.airport, query.airport) : undefined,
    query.all === "true" ? undefined : COMES,
  );
  const page = rowPage(orders, KEYS, query);
  const { found, totals, last } = await batch(ctx, {
    found: sql`SELECT ${LISTED.columns},
        ${USED_AT} AS used_at, ${ADMITTED} AS let_through, ${NOTES} AS notes
        FROM (SELECT * FROM ${orders} WHERE ${and(day, page.after)} ORDER BY ${page.orderBy}
        LIMIT ${page.limit}) AS ${orders}
        ${CUSTOMER_OF} ORDER BY ${page.orderBy}`,
    totals: selectTotals(day),
    last: sql`SELECT 1 FROM ${orders} WHERE ${orders.id} = ${query.cursor ?? null}`,
  });
  if (query.cursor !== undefined && last.rows.length === 0) throw cursorInvalid();
  const rows = found.rows.map((row) => ({
    id: row.orders_id as string,
    row,
    usedAt: row.used_at as number | null,
    letThrough: row.let_through as number,
    notes: JSON.parse(row.notes as string) as string[],
  }));
  return {
    date,
    totals: totals.rows,
    ...page.toPage(rows, ({ row, usedAt, letThrough, notes }) => ({
      ...LISTED.toItem(row),
      used_at: toIsoOrNull(usedAt),
      let_through: letThrough,
      notes,
    })),
  };
}

/** Each airport has its own date, so today may be several days. */
export async function departuresToday(ctx: Ctx): Promise<DepartureTotal[]> {
  const days = [...new Set(Object.values(airportDates(ctx.now)))];
  const isToday = and(
    inArray(orders.flightDate, days),
    eq(orders.flightDate, airportToday(ctx.now)),
    COMES,
  );
  return (await run(ctx, selectTotals(isToday))).rows;
}

function selectTotals(day: SQL | undefined): SQL<DepartureTotal> {
  const count = (condition: SQL) => sql`count(*) FILTER (WHERE ${and(COMES, condition)})`;
  const travellers = (column: SQL | typeof orders.adults) =>
    sql`coalesce(sum(${column}) FILTER (WHERE ${COMES}), 0)`;
  return sql<DepartureTotal>`SELECT ${orders.airport} AS airport, ${count(sql`1`)} AS orders,
      ${travellers(orders.adults)} AS adults,
      ${travellers(sql`${orders.children}`)} AS children,
      ${travellers(sql`${orders.infants}`)} AS infants,
      ${count(IS_PAID)} AS paid,
      ${count(eq(orders.status, NEW_ORDER_STATUS))} AS unpaid,
      ${count(sql`${USED_AT} IS NOT NULL`)} AS used
    FROM ${orders} WHERE ${day} GROUP BY ${orders.airport} ORDER BY ${orders.airport}`;
}
