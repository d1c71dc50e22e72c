import { endOfDay, TIME_ZONE } from "../time.ts";
import { AIRPORT_CODES, type AirportCode } from "./airports.ts";

/** The IANA time zone of each airport on sale: the day of a flight is the airport's day. */
export const AIRPORT_TIME_ZONES: Record<AirportCode, string> = {
  CDG: "Europe/Paris",
  ORY: "Europe/Paris",
  LHR: "Europe/London",
  AMS: "Europe/Amsterdam",
  FRA: "Europe/Berlin",
  MAD: "Europe/Madrid",
  BCN: "Europe/Madrid",
  FCO: "Europe/Rome",
  DXB: "Asia/Dubai",
  JFK: "America/New_York",
  NCE: "Europe/Paris",
  LYS: "Europe/Paris",
  MRS: "Europe/Paris",
  TLS: "Europe/Paris",
};

/** The time zone in which a day ends last: what is over there is over everywhere. */
const LAST_TIME_ZONE = "Etc/GMT+12";

const TIME_ZONES: Partial<Record<string, string>> = AIRPORT_TIME_ZONES;

/** The IANA time zone of an airport; the operator's for a place that is not on our list. */
export function airportTimeZone(airport: string): string {
  return TIME_ZONES[airport] ?? TIME_ZONE;
}

/** The time zone in which the day of a flight ends: without an airport of our list, the last one. */
function endTimeZone(airport: string): string {
  return TIME_ZONES[airport] ?? LAST_TIME_ZONE;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The calendar date (YYYY-MM-DD) in an IANA time zone at a time (epoch ms). */
export function dateInZone(timeZone: string, epochMs: number): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    // The calendar date of Canada's English is ISO 8601.
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(epochMs);
}

/** The day (YYYY-MM-DD) that it is at an airport at a time (epoch ms), in the zone of `airportTimeZone`. */
export function airportDate(airport: string, epochMs: number): string {
  return dateInZone(airportTimeZone(airport), epochMs);
}

/** The date at every airport on sale at a time (epoch ms), by its code, and the operator's under the empty one. */
export function airportDates(epochMs: number): Record<string, string> {
  return Object.fromEntries(
    [...AIRPORT_CODES, ""].map((code) => [code, airportDate(code, epochMs)]),
  );
}

/** The day of a flight, and where. */
export interface FlightDay {
  airport: string;
  /** YYYY-MM-DD at the airport; empty or null when the traveller has not said. */
  flightDate: string | null;
}

/**
 * The first day (YYYY-MM-DD) that is not over at a time (epoch ms): today at the airport, or, while
 * none of our list is chosen, where it is still earliest.
 */
export function firstFlightDate(airport: string, epochMs: number): string {
  return dateInZone(endTimeZone(airport), epochMs);
}

/** True for a flight whose day is over at a time (epoch ms). One without a day never is. */
export function isDayOver({ airport, flightDate }: FlightDay, epochMs: number): boolean {
  return Boolean(flightDate) && flightDate! < firstFlightDate(airport, epochMs);
}

/** The last millisecond of the day of a flight (epoch ms); infinity for one without a day. */
export function flightDayEnd({ airport, flightDate }: FlightDay): number {
  return flightDate ? endOfDay(flightDate, endTimeZone(airport)) : Number.POSITIVE_INFINITY;
}
