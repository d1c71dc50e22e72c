import { AIRPORT_CODES, AIRPORT_TIME_ZONES, type AirportCode } from "../airports/airports.ts";
import { addDays, dateInZone, endOfDay, HOUR_MS, startOfDay, TIME_ZONE } from "../time.ts";

/** The day-before reminder leaves in these local hours at the airport (docs/product/mails.md). */
const REMINDED_HOURS = { from: 10, until: 20 } as const;

export interface DayBefore {
  /** The airports of one zone; null for places off our list, which use the operator's zone. */
  airports: readonly AirportCode[] | null;
  flightDate: string;
  /** When today began there, in epoch ms. */
  since: number;
}

/** The flights that get a reminder at `now` (epoch ms), by time zone. */
export function dayBeforeFlights(now: number): DayBefore[] {
  const zones = [...new Set(Object.values(AIRPORT_TIME_ZONES))];
  const places = zones.map(
    (zone) => [zone, AIRPORT_CODES.filter((code) => AIRPORT_TIME_ZONES[code] === zone)] as const,
  );
  return [...places, [TIME_ZONE, null] as const].flatMap(([timeZone, airports]) => {
    const today = dateInZone(timeZone, now);
    // Counted from the end of the day, because clocks change before 10:00.
    const hours = 24 - (endOfDay(today, timeZone) + 1 - now) / HOUR_MS;
    return hours >= REMINDED_HOURS.from && hours < REMINDED_HOURS.until
      ? [
          {
            airports,
            flightDate: addDays(today, 1),
            since: startOfDay(today, timeZone),
          },
        ]
      : [];
  });
}
