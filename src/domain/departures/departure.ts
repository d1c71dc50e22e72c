import { DAY_MS, utcDate } from "../time.ts";
import { airportDate } from "../airports/airport-time.ts";
import type { DepartureExportQuery, DepartureTotal } from "./departure.schema.ts";

/**
 * Returns the flight day (YYYY-MM-DD) of a query; by default today at its airport; without an
 * airport the operator's. `now` is epoch ms.
 */
export function departureDate({ date, airport = "" }: DepartureExportQuery, now: number): string {
  return date ?? airportDate(airport, now);
}

/** Counts adults, children and infants. */
export function countTravellers({ adults, children, infants }: DepartureTotal): number {
  return adults + children + infants;
}

/** Returns the date (YYYY-MM-DD) `days` later; undefined when `date` is none. */
export function dateAfter(date: string, days: number): string | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : utcDate(time + days * DAY_MS);
}
