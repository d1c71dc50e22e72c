import { TERMS } from "../site/terms.ts";
import { DAY_MS, utcDate } from "../time.ts";
import { airportDate, firstFlightDate } from "../airports/airport-time.ts";

interface Flight {
  airport?: string | undefined;
  /** YYYY-MM-DD at the airport; empty or absent when not known yet. */
  flightDate?: string | undefined;
}

/**
 * True when the flight may leave before the right to withdraw from a contract made `now` (epoch ms)
 * ends. Only then does the form ask for an early start (docs/product/booking.md).
 */
export function isBeforeWithdrawalEnds(
  { airport = "", flightDate = "" }: Flight,
  now: number,
): boolean {
  const lastDay = Date.parse(airportDate(airport, now)) + TERMS.changeOfMindDays * DAY_MS;
  return flightDate >= firstFlightDate(airport, now) && flightDate <= utcDate(lastDay);
}
