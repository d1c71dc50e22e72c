import { TERMS } from "../site/terms.ts";
import { DAY_MS, utcDate } from "../time.ts";
import { airportDate, firstFlightDate } from "../airports/airport-time.ts";

interface Flight {
  airport?: string | undefined;
  /** YYYY-MM-DD at the airport; empty or absent when the traveller has not said. */
  flightDate?: string | undefined;
}

/**
 * True for a flight that may leave before the time to withdraw from a contract made `now` (epoch ms) is over, by the airport's calendar: only then
 * is its traveller asked whether the service may begin before that (docs/product/booking.md).
 */
export function isBeforeWithdrawalEnds(
  { airport = "", flightDate = "" }: Flight,
  now: number,
): boolean {
  const lastDay = Date.parse(airportDate(airport, now)) + TERMS.changeOfMindDays * DAY_MS;
  return flightDate >= firstFlightDate(airport, now) && flightDate <= utcDate(lastDay);
}
