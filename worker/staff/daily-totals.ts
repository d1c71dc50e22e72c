import { and, gte, lt } from "drizzle-orm";
import type { DailyTotal } from "#domain/dashboard/dashboard.schema.ts";
import { toMajor } from "#domain/money/currency.ts";
import { DAY_MS, endOfDay, HOUR_MS, operatorDate, TIME_ZONE, utcDate } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { hourlyTotals } from "../tables/platform.ts";
import { run } from "../platform/db/batch.ts";

/** Uses the operator's days, oldest first. A day without orders has zeros. */
export async function listDailyTotals(ctx: Ctx, days: number): Promise<DailyTotal[]> {
  const today = Date.parse(operatorDate(ctx.now));
  const dates = Array.from({ length: days + 1 }, (_, index) =>
    utcDate(today - (days - index) * DAY_MS),
  );
  // The first hour after each day. The chart starts with the first of these.
  const [first, ...ends] = dates.map((date) => (endOfDay(date, TIME_ZONE) + 1) / HOUR_MS);
  const { rows } = await run(
    ctx,
    build
      .select()
      .from(hourlyTotals)
      .where(and(gte(hourlyTotals.hour, first!), lt(hourlyTotals.hour, ends.at(-1)!)))
      .orderBy(hourlyTotals.hour),
  );
  let next = 0;
  return ends.map((end, index) => {
    let [orders, revenueMinor] = [0, 0];
    for (; next < rows.length && rows[next]!.hour < end; next++) {
      orders += rows[next]!.orders;
      revenueMinor += rows[next]!.revenueMinor;
    }
    return { day: dates[index + 1]!, orders, revenue: toMajor(revenueMinor) };
  });
}
