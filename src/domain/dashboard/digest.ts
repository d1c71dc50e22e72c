import { addDays, endOfDay, HOUR_MS, operatorDate, MINUTE_MS, TIME_ZONE } from "../time.ts";

export const DIGEST_COUNTS = [
  "orders",
  "messages",
  "withdrawals",
  "terminations",
  "held",
  "due",
  "problems",
  "unreached",
  "overused",
  "mails",
  "requests",
] as const;

export type DigestCounts = Record<(typeof DIGEST_COUNTS)[number], number>;

/** In the operator's zone; the next cron run sends the digest. */
const DIGEST_HOUR = 8;
const LATE_MS = 30 * MINUTE_MS;

interface DigestRun {
  date: string;
  /** When the previous digest was due, in epoch ms. */
  since: number;
}

export function digestRun(now: number): DigestRun | undefined {
  const date = operatorDate(now);
  const dueAt = digestTime(date);
  if (now < dueAt || now >= dueAt + LATE_MS) return undefined;
  return { date, since: digestTime(addDays(date, -1)) };
}

/** Counts back from the day's end, because clocks change in the night before. */
function digestTime(date: string): number {
  return endOfDay(date, TIME_ZONE) + 1 - (24 - DIGEST_HOUR) * HOUR_MS;
}
