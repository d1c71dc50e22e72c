import { DAY_MS, endOfDay, HOUR_MS, operatorDate, MINUTE_MS, TIME_ZONE, utcDate } from "../time.ts";

export const DIGEST_COUNTS = [
  "orders",
  "messages",
  "withdrawals",
  "terminations",
  "expiring",
  "due",
  "problems",
  "unreached",
  "overused",
  "mails",
] as const;

export type DigestCounts = Record<(typeof DIGEST_COUNTS)[number], number>;

/** The hour in the operator's zone; the cron's next run sends it. */
const DIGEST_HOUR = 8;
const LATE_MS = 30 * MINUTE_MS;

interface DigestRun {
  date: string;
  /** The due time of the previous digest, epoch ms. */
  since: number;
}

/** Returns the digest due at `now` (epoch ms), or undefined (docs/product/mails.md). */
export function digestRun(now: number): DigestRun | undefined {
  const date = operatorDate(now);
  const dueAt = digestTime(date);
  if (now < dueAt || now >= dueAt + LATE_MS) return undefined;
  return { date, since: digestTime(utcDate(Date.parse(date) - DAY_MS)) };
}

/** Counts from the day's end, because clocks change in the night before. */
function digestTime(date: string): number {
  return endOfDay(date, TIME_ZONE) + 1 - (24 - DIGEST_HOUR) * HOUR_MS;
}
