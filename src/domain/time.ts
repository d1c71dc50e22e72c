/** In ms. All UTC days have the same length, because epoch ms skip leap seconds. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Days since 1970-01-01. */
export function utcDay(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

export function utcDate(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** Both dates are YYYY-MM-DD. Throws RangeError for a text that is no date. */
export function addDays(date: string, days: number): string {
  return utcDate(Date.parse(date) + days * DAY_MS);
}

export function toIso(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export function toIsoOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : toIso(epochMs);
}

/** For all times but those of travel (docs/product/pages.md). `setSupport` changes it. */
export let TIME_ZONE = "Europe/London";

export function setTimeZone(zone: string): void {
  TIME_ZONE = zone;
}

// Making a formatter takes much longer than formatting one date.
const dates = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Intl.DateTimeFormat>();

export function dateInZone(timeZone: string, epochMs: number): string {
  const make = () =>
    new Intl.DateTimeFormat("en", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
  // No locale writes ISO 8601 in every browser: the order of the parts depends on the browser's edition of CLDR.
  const parts = keptFormat(dates, timeZone, make).formatToParts(epochMs);
  const part = (type: string) => parts.find((each) => each.type === type)!.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

export function operatorDate(epochMs: number): string {
  return dateInZone(TIME_ZONE, epochMs);
}

/** Without a time, browsers disagree about a year of five digits; with one, all give NaN. */
const startInUtc = (date: string) => Date.parse(`${date}T00:00Z`);

/** The last millisecond (epoch ms). Assumes that clocks do not change just before midnight. */
export function endOfDay(date: string, timeZone: string): number {
  return toInstant(startInUtc(date) + DAY_MS - 1, timeZone);
}

/** The first millisecond (epoch ms), directly after the day before. */
export function startOfDay(date: string, timeZone: string): number {
  return toInstant(startInUtc(date) - 1, timeZone) + 1;
}

/** Epoch ms of `local` ("2026-12-05T18:00", as browsers write it) in an IANA zone. */
export function localInstant(local: string, timeZone: string): number {
  return toInstant(Date.parse(`${local}Z`), timeZone);
}

/** The offset is read twice, because clocks may change between local time and the same UTC time. */
const toInstant = (asUtc: number, timeZone: string) =>
  asUtc - findOffset(timeZone, asUtc - findOffset(timeZone, asUtc));

function findOffset(timeZone: string, epochMs: number): number {
  // NaN comes from a typed year of more than four digits.
  if (Number.isNaN(epochMs)) return 0;
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
