import { type Language, localeOf } from "../domain/language.ts";
import { airportTimeZone } from "../domain/airports/airport-time.ts";

/** A calendar date (YYYY-MM-DD) with its day of the week, written out. */
export function writtenDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "full", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}

/** A moment (UTC ISO 8601) as day and time of an airport (UTC's for a place that is not on our list), or of this browser where none is given. */
export function airportMoment(iso: string, airport: string | undefined, language: Language): string {
  const timeZone = airport === undefined ? undefined : airportTimeZone(airport);
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "full", timeStyle: "short", timeZone }).format(new Date(iso));
}
