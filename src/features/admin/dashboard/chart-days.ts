import type { DailyTotal } from "#domain/dashboard/dashboard.schema.ts";
import { fromMajor, toMajor } from "#domain/money/currency.ts";

const WEEK_DAYS = 7;

/** Weeks of 7 days, oldest first. Only the first one can be shorter. */
export function byWeek(days: readonly DailyTotal[]): DailyTotal[] {
  const weeks: DailyTotal[] = [];
  const first = days.length % WEEK_DAYS || WEEK_DAYS;
  for (let start = 0, end = first; start < days.length; start = end, end += WEEK_DAYS) {
    weeks.push({ ...sum(days.slice(start, end)), day: days[start]!.day });
  }
  return weeks;
}

export function sum(days: readonly DailyTotal[]): { orders: number; revenue: number } {
  let orders = 0;
  let minor = 0;
  for (const day of days) {
    orders += day.orders;
    minor += fromMajor(day.revenue);
  }
  return { orders, revenue: toMajor(minor) };
}

/** A round number of at least `value` that can be halved, for the top of a chart scale. */
export function scaleTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const factor = [1, 2, 4, 6, 8, 10].find((candidate) => candidate * power >= value) ?? 10;
  return Math.max(factor * power, 2);
}
