import { and, type Column, desc, gt, gte, isNull, lte, or, eq, type SQL, sql } from "drizzle-orm";
import type { FlightDay } from "#domain/airports/airport-time.ts";
import type { PublicSaleStop } from "#domain/orders/sale-stop.schema.ts";
import { SALE_STOPPED } from "#domain/orders/sale-stop.ts";
import { toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { run } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { ConflictError } from "../platform/errors/errors.ts";
import { orders, type SaleStopRow, saleStops } from "../tables/orders.ts";
import { hasDayPassed } from "./flight-day.ts";

export const isStopInForce = (now: number): SQL | undefined =>
  or(isNull(saleStops.endsAt), gt(saleStops.endsAt, now));

/** The rule of `isStoppedBy`. A missing or empty flight day is never stopped. */
function isStopOf(
  now: number,
  { airport, flightDate }: { airport: string | Column; flightDate: string | Column },
): SQL | undefined {
  return and(
    lte(saleStops.firstDay, flightDate),
    gte(saleStops.lastDay, flightDate),
    or(isNull(saleStops.airport), eq(saleStops.airport, airport)),
    isStopInForce(now),
  );
}

export const isSaleStopped = (now: number) =>
  hasRow(saleStops, isStopOf(now, orders)) as SQL<number>;

export const isOnSale = (now: number, { airport, flightDate }: FlightDay): SQL | undefined =>
  flightDate ? sql`NOT ${hasRow(saleStops, isStopOf(now, { airport, flightDate }))}` : undefined;

/** Money for such an order comes too late, so we refund it. */
export const isSaleClosed = (now: number): SQL =>
  sql`(${hasDayPassed(now)} OR ${isSaleStopped(now)})`;

export async function findSaleStopped(
  ctx: Ctx,
  { airport, flightDate }: FlightDay,
): Promise<ConflictError | undefined> {
  if (!flightDate) return undefined;
  const isIt = isStopOf(ctx.now, { airport, flightDate });
  const newest = [desc(saleStops.createdAt), desc(saleStops.id)];
  const found = build
    .select()
    .from(saleStops)
    .where(isIt)
    .orderBy(...newest)
    .limit(1);
  const [stop] = (await run(ctx, found)).rows;
  return (
    stop &&
    new ConflictError(SALE_STOPPED, "The sale for this day is stopped.", {
      sale_stop: toPublicSaleStop(stop),
    })
  );
}

export function toPublicSaleStop({
  id,
  airport,
  firstDay,
  lastDay,
  endsAt,
  textEn,
  textFr,
}: SaleStopRow): PublicSaleStop {
  return {
    id,
    airport,
    from: firstDay,
    to: lastDay,
    ends_at: toIsoOrNull(endsAt),
    text: { en: textEn, fr: textFr },
  };
}
