import { dateInZone } from "../airports/airport-time.ts";
import { DAY_MS, endOfDay, HOUR_MS, MINUTE_MS, TIME_ZONE, utcDate } from "../time.ts";

/** What a digest tells, in its order. */
export const DIGEST_COUNTS = [
  "orders",
  "messages",
  "withdrawals",
  "terminations",
  "expiring",
  "due",
  "problems",
  "mails",
] as const;

/** How much of each there is, counted up to 100. */
export type DigestCounts = Record<(typeof DIGEST_COUNTS)[number], number>;

/** The digest leaves at this hour of the operator's day, or by one of the next runs of the cron. */
const DIGEST_HOUR = 8;
const LATE_MS = 30 * MINUTE_MS;

/** The digest of a day. */
interface DigestRun {
  /** The operator's day, YYYY-MM-DD. */
  date: string;
  /** When the digest of the day before was due, epoch ms. */
  since: number;
}

/** The digest that is due at `now` (epoch ms), or undefined (docs/product/mails.md). */
export function digestRun(now: number): DigestRun | undefined {
  const date = dateInZone(TIME_ZONE, now);
  const dueAt = digestTime(date);
  if (now < dueAt || now >= dueAt + LATE_MS) return undefined;
  return { date, since: digestTime(utcDate(Date.parse(date) - DAY_MS)) };
}

/** When the digest of a day (YYYY-MM-DD) is due, counted from the day's end: clocks change in the night before. */
function digestTime(date: string): number {
  return endOfDay(date, TIME_ZONE) + 1 - (24 - DIGEST_HOUR) * HOUR_MS;
}
