/** In ms. Every UTC day has the same length: epoch ms skip leap seconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Returns a time's UTC day (epoch ms), in days since 1970-01-01. */
export function utcDay(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

/** Returns a time's UTC date (epoch ms), as YYYY-MM-DD. */
export function utcDate(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Returns a time (epoch ms) as UTC ISO 8601. */
export function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

/** Returns a time as `toIso` does, or null. */
export function toIsoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : toIso(epochMs);
}

/** The operator's time zone, for all but travel (docs/product/pages.md); `setSupport` sets it. */
export let TIME_ZONE = "Europe/London";

/** Sets the operator's IANA zone, once at the start. */
export function setTimeZone(zone: string): void {
  TIME_ZONE = zone;
}

// A new formatter takes much longer than one date.
const dates = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Intl.DateTimeFormat>();

/** Returns the date (YYYY-MM-DD) in an IANA zone at a time (epoch ms). */
export function dateInZone(timeZone: string, epochMs: number): string {
  // Canadian English writes ISO 8601 dates.
  const make = () =>
    new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  return keptFormat(dates, timeZone, make).format(epochMs);
}

/** Returns the operator's date (YYYY-MM-DD) at a time (epoch ms). */
export function operatorDate(epochMs: number): string {
  return dateInZone(TIME_ZONE, epochMs);
}

/**
 * Returns a day's last millisecond (epoch ms) in an IANA zone. It assumes that no clock changes in
 * the minutes before midnight.
 */
export function endOfDay(date: string, timeZone: string): number {
  return toInstant(Date.parse(date) + DAY_MS - 1, timeZone);
}

/** Returns a day's first millisecond (epoch ms) in an IANA zone, one after the day before. */
export function startOfDay(date: string, timeZone: string): number {
  return toInstant(Date.parse(date) - 1, timeZone) + 1;
}

/** Converts a zone's local time. The clock may change between it and the same time in UTC. */
const toInstant = (asUtc: number, timeZone: string) =>
  asUtc - findOffset(timeZone, asUtc - findOffset(timeZone, asUtc));

function findOffset(timeZone: string, epochMs: number): number {
  const make = () => new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = keptFormat(offsets, timeZone, make).format(epochMs);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = hours === undefined ? 0 : Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === "-" ? -offset : offset;
}

function keptFormat(
  kept: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  make: () => Intl.DateTimeFormat,
): Intl.DateTimeFormat {
  const format = kept.get(timeZone) ?? make();
  kept.set(timeZone, format);
  return format;
}
