import { periodEndsAt } from "../legal-period.ts";
import { TERMS } from "../site/terms.ts";
import { addDays, HOUR_MS } from "../time.ts";
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
  const lastDay = addDays(lastPaid, TERMS.changeOfMindDays);
  return flightDate >= firstFlightDate(airport, now) && flightDate <= lastDay;
}

export const withdrawalEndsAt = (paidAt: number): number =>
  periodEndsAt(paidAt, TERMS.changeOfMindDays);
