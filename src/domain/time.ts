/** Lengths of time in ms. A UTC day always has as many: leap seconds are not counted in epoch ms. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The UTC day of a time (epoch ms), in days since 1970-01-01. */
export function utcDay(epochMs: number): number {
  return Math.floor(epochMs / DAY_MS);
}

/** The UTC date of a time (epoch ms), as YYYY-MM-DD. */
export function utcDate(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** The operator's time zone, in which the product tells times of day (docs/product/pages.md). */
export const TIME_ZONE = "Europe/London";

/**
 * The last millisecond of a calendar day (YYYY-MM-DD) in a time zone (IANA), epoch ms. The clocks of no zone change in the minutes before
 * midnight that this takes for granted.
 */
export function endOfDay(date: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T23:59:59.999Z`);
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).format(
    asUtc,
  );
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const offset = hours === undefined ? 0 : Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return sign === "-" ? asUtc + offset : asUtc - offset;
}
