import { dateInZone, endOfDay, TIME_ZONE } from "../time.ts";
import { AIRPORT_CODES, AIRPORT_TIME_ZONES } from "./airports.ts";

/** A day ends last on Earth in this zone, so it is used for places that are not on our list. */
const LAST_TIME_ZONE = "Etc/GMT+12";

/** IANA zone; the operator's for a place that is not on our list. */
export function airportTimeZone(airport: string): string {
  return AIRPORT_TIME_ZONES[airport] ?? TIME_ZONE;
}

export function isListed(airport: string): boolean {
  return airport in AIRPORT_TIME_ZONES;
}

function endTimeZone(airport: string): string {
  return AIRPORT_TIME_ZONES[airport] ?? LAST_TIME_ZONE;
}

export function airportDate(airport: string, epochMs: number): string {
  return dateInZone(airportTimeZone(airport), epochMs);
}

/** Today's dates by airport code; "" has the operator's date. */
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

/** The first day (YYYY-MM-DD) that is not over at the airport. An unlisted airport may be anywhere. */
export function firstFlightDate(airport: string, epochMs: number): string {
  return dateInZone(endTimeZone(airport), epochMs);
}

export function isDayOver({ airport, flightDate }: FlightDay, epochMs: number): boolean {
  return Boolean(flightDate) && flightDate! < firstFlightDate(airport, epochMs);
}

/** The last millisecond of the flight's day (epoch ms); Infinity without a day. */
export function flightDayEnd({ airport, flightDate }: FlightDay): number {
  return flightDate ? endOfDay(flightDate, endTimeZone(airport)) : Number.POSITIVE_INFINITY;
}
