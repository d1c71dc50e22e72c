import { TERMS } from "../site/terms.ts";
import { DAY_MS, endOfDay, HOUR_MS, operatorDate, TIME_ZONE, utcDate } from "../time.ts";
import { airportDate, firstFlightDate } from "../airports/airport-time.ts";

interface Flight {
  airport?: string | undefined;
  /** YYYY-MM-DD at the airport; empty or absent when it is not known yet. */
  flightDate?: string | undefined;
}

/** If true, the form asks for an early start (docs/decisions/0006). `now` is in epoch ms. */
export function isBeforeWithdrawalEnds(
  { airport = "", flightDate = "" }: Flight,
  now: number,
  unpaidHours: number,
): boolean {
  const lastPaid = airportDate(airport, now + unpaidHours * HOUR_MS);
  return flightDate >= firstFlightDate(airport, now) && flightDate <= lastDayAfter(lastPaid);
}

/** Both in epoch ms. The right ends with an operator's day (Regulation 1182/71, article 3). */
export function withdrawalEndsAt(paidAt: number): number {
  return endOfDay(lastDayAfter(operatorDate(paidAt)), TIME_ZONE);
}

function lastDayAfter(date: string): string {
  return utcDate(Date.parse(date) + TERMS.changeOfMindDays * DAY_MS);
}
