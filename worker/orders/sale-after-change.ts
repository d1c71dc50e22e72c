import type { SQL } from "drizzle-orm";
import type { FlightDay } from "#domain/airports/airport-time.ts";
import type { ComparedFields } from "#domain/orders/compare-fields.ts";
import type { DecidedChange } from "#domain/orders/decide-change.ts";
import { isSaleOfDay } from "#domain/orders/sale-stop.ts";
import type { Ctx } from "../platform/context/context.ts";
import { isOnSale } from "../queries/sale-stop.ts";
import type { PaidRecord } from "./update-order.ts";

export const flightOf = ({ after }: ComparedFields): FlightDay => ({
  airport: after.airport,
  flightDate: after.flightDate || null,
});

/** The condition of a change that sells its new day; undefined for a correction. */
export function onSaleAfter(
  { now }: Ctx,
  { order }: PaidRecord,
  { fields, dueMinor }: DecidedChange,
): SQL | undefined {
  const flight = flightOf(fields);
  return isSaleOfDay(order, { ...flight, dueMinor }) ? isOnSale(now, flight) : undefined;
}
