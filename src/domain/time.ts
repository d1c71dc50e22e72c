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

/** The operator's time zone, for all times of day (docs/product/pages.md). */
export const TIME_ZONE = "Europe/London";

/**
 * Returns a day's last millisecond (epoch ms) in an IANA zone. It assumes that no clock changes in
 * the minutes before midnight.
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
