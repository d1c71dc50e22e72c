import { dateInZone, endOfDay, TIME_ZONE } from "../time.ts";
import { AIRPORT_CODES, AIRPORT_TIME_ZONES } from "./airports.ts";

/** The zone in which a day ends last on Earth. */
const LAST_TIME_ZONE = "Etc/GMT+12";

/** Returns an airport's IANA zone; the operator's for a place that is not on our list. */
export function airportTimeZone(airport: string): string {
  return AIRPORT_TIME_ZONES[airport] ?? TIME_ZONE;
}

/** True for an airport of our list, whose zone is known. */
export function isListed(airport: string): boolean {
  return airport in AIRPORT_TIME_ZONES;
}

/** The last zone, for a place off our list. */
function endTimeZone(airport: string): string {
  return AIRPORT_TIME_ZONES[airport] ?? LAST_TIME_ZONE;
}

/** Returns today's date (YYYY-MM-DD) at an airport, in the zone of `airportTimeZone`. */
export function airportDate(airport: string, epochMs: number): string {
  return dateInZone(airportTimeZone(airport), epochMs);
}

/** Returns today's date by airport code; the operator's under "". */
export function airportDates(epochMs: number): Record<string, string> {
  return Object.fromEntries(
    [...AIRPORT_CODES, ""].map((code) => [code, airportDate(code, epochMs)]),
  );
}

export interface FlightDay {
  airport: string;
  /** YYYY-MM-DD at the airport; empty or null when not known yet. */
  flightDate: string | null;
}

/** Returns the first day (YYYY-MM-DD) not over: today at the airport, else where it is earliest. */
export function firstFlightDate(airport: string, epochMs: number): string {
  return dateInZone(endTimeZone(airport), epochMs);
}

/** True when the flight's day is over at `epochMs`; never for a flight without a day. */
export function isDayOver({ airport, flightDate }: FlightDay, epochMs: number): boolean {
  return Boolean(flightDate) && flightDate! < firstFlightDate(airport, epochMs);
}

/** Returns the last millisecond of the flight's day (epoch ms); Infinity without a day. */
export function flightDayEnd({ airport, flightDate }: FlightDay): number {
  return flightDate ? endOfDay(flightDate, endTimeZone(airport)) : Number.POSITIVE_INFINITY;
}
