import { AIRPORT_TIME_ZONES, dateInZone } from "../airports/airport-time.ts";
import { AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";
import { DAY_MS, endOfDay, HOUR_MS, TIME_ZONE, utcDate } from "../time.ts";

/** When travellers are reminded on the day before their flight, in hours after midnight at the airport (docs/product/mails.md). */
const REMINDED_HOURS = { from: 10, until: 20 } as const;

/** The flights of tomorrow at some airports. */
export interface DayBefore {
  /** The airports of one time zone; null for all places that are not on our list, which have London's days. */
  airports: readonly AirportCode[] | null;
  /** Tomorrow there, YYYY-MM-DD. */
  flightDate: string;
  /** When today began there, epoch ms. */
  since: number;
}

/** Where it is the time of day at which travellers of tomorrow are reminded, at `now` (epoch ms). */
export function dayBeforeFlights(now: number): DayBefore[] {
  const zones = [...new Set(Object.values(AIRPORT_TIME_ZONES))];
  const places = zones.map(
    (zone) => [zone, AIRPORT_CODES.filter((code) => AIRPORT_TIME_ZONES[code] === zone)] as const,
  );
  return [...places, [TIME_ZONE, null] as const].flatMap(([timeZone, airports]) => {
    const today = Date.parse(dateInZone(timeZone, now));
    const since = endOfDay(utcDate(today - DAY_MS), timeZone) + 1;
    const hours = (now - since) / HOUR_MS;
    return hours >= REMINDED_HOURS.from && hours < REMINDED_HOURS.until
      ? [{ airports, flightDate: utcDate(today + DAY_MS), since }]
      : [];
  });
}
