import { airportDate } from "../airports/airport-time.ts";
import type { DepartureExportQuery, DepartureTotal } from "./departure.schema.ts";

/** Without a date it is today at the airport, or at the operator if none is given. `now` is in epoch ms. */
export function departureDate(
  { date, airport = "" }: Pick<DepartureExportQuery, "date" | "airport">,
  now: number,
): string {
  return date ?? airportDate(airport, now);
}

export function countTravellers({ adults, children, infants }: DepartureTotal): number {
  return adults + children + infants;
}
