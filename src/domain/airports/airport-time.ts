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

/** The IANA time zone of an airport; UTC for a place that is not on our list. */
export function airportTimeZone(airport: string): string {
  return (AIRPORT_TIME_ZONES as Partial<Record<string, string>>)[airport] ?? "UTC";
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

/** The calendar date (YYYY-MM-DD) at an airport at a time (epoch ms); UTC's for a place that is not on our list. */
export function airportDate(airport: string, epochMs: number): string {
  return dateInZone(airportTimeZone(airport), epochMs);
}

/** The date at every airport on sale at a time (epoch ms), by its code, and UTC's under the empty one. */
export function airportDates(epochMs: number): Record<string, string> {
  return Object.fromEntries([
    ...AIRPORT_CODES.map((code) => [code, airportDate(code, epochMs)]),
    ["", airportDate("", epochMs)],
  ]);
}

/** The first day (YYYY-MM-DD) on which a flight may still leave at a time (epoch ms): today at its airport, or, while none is chosen, where it is still earliest. */
export function firstFlightDate(airport: string, epochMs: number): string {
  if (airport !== "") return airportDate(airport, epochMs);
  return Object.values(airportDates(epochMs)).reduce((first, date) =>
    date < first ? date : first,
  );
}
