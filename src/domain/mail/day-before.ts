import { AIRPORT_CODES, AIRPORT_TIME_ZONES, type AirportCode } from "../airports/airports.ts";
import { DAY_MS, dateInZone, endOfDay, HOUR_MS, startOfDay, TIME_ZONE, utcDate } from "../time.ts";

/** Hours of the clock at the airport for the day-before reminder (docs/product/mails.md). */
const REMINDED_HOURS = { from: 10, until: 20 } as const;

export interface DayBefore {
  /** The airports of one zone; null for places off our list, which have the operator's days. */
  airports: readonly AirportCode[] | null;
  flightDate: string;
  /** Today's beginning there, epoch ms. */
  since: number;
}

/** Returns the flights to remind of at `now` (epoch ms), zone by zone. */
export function dayBeforeFlights(now: number): DayBefore[] {
  const zones = [...new Set(Object.values(AIRPORT_TIME_ZONES))];
  const places = zones.map(
    (zone) => [zone, AIRPORT_CODES.filter((code) => AIRPORT_TIME_ZONES[code] === zone)] as const,
  );
  return [...places, [TIME_ZONE, null] as const].flatMap(([timeZone, airports]) => {
    const today = dateInZone(timeZone, now);
    // Clocks change before 10.
    const hours = 24 - (endOfDay(today, timeZone) + 1 - now) / HOUR_MS;
    return hours >= REMINDED_HOURS.from && hours < REMINDED_HOURS.until
      ? [
          {
            airports,
            flightDate: utcDate(Date.parse(today) + DAY_MS),
            since: startOfDay(today, timeZone),
          },
        ]
      : [];
  });
}
