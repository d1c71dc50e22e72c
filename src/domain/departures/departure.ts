import { DAY_MS, utcDate } from "../time.ts";
import { airportDate } from "../airports/airport-time.ts";
import type { DepartureExportQuery, DepartureTotal } from "./departure.schema.ts";

/** The flight day (YYYY-MM-DD) that a query asks for at a time (epoch ms): without one, today at its airport, or London's without an airport. */
export function departureDate({ date, airport = "" }: DepartureExportQuery, now: number): string {
  return date ?? airportDate(airport, now);
}

/** How many people an airport can expect: adults, children and infants. */
export function countTravellers({ adults, children, infants }: DepartureTotal): number {
  return adults + children + infants;
}

/** The calendar date (YYYY-MM-DD) so many days after another; undefined when the other is no date. */
export function dateAfter(date: string | undefined, days: number): string | undefined {
  const time = date === undefined ? Number.NaN : Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : utcDate(time + days * DAY_MS);
}
