import { and, gte, inArray, lt, sql } from "drizzle-orm";
import type { DailyTotal } from "#domain/dashboard/dashboard.schema.ts";
import { toMajor } from "#domain/money/currency.ts";
import { CONFIRMED_STATUSES, ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { DAY_MS, endOfDay, HOUR_MS, operatorDate, TIME_ZONE, utcDate } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { batch } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { orders } from "../tables/orders.ts";
import { hourlyTotals } from "../tables/platform.ts";

interface Totals {
  orders: number;
  revenueMinor: number;
}

/** Uses the operator's days, oldest first. A day without orders has zeros. */
export async function listDailyTotals(ctx: Ctx, days: number): Promise<DailyTotal[]> {
  const today = Date.parse(operatorDate(ctx.now));
  const dates = Array.from({ length: days + 1 }, (_, index) =>
    utcDate(today - (days - index) * DAY_MS),
  );
  // The moment after each day. The chart starts with the first of these.
  const ends = dates.map((date) => endOfDay(date, TIME_ZONE) + 1);
  const found = await batch(ctx, {
    hours: build
      .select()
      .from(hourlyTotals)
      .where(
        and(gte(hourlyTotals.hour, toHour(ends[0]!)), lt(hourlyTotals.hour, toHour(ends.at(-1)!))),
      )
      .orderBy(hourlyTotals.hour),
    parts: ends.some((end) => end % HOUR_MS !== 0) && selectParts(ends),
  });
  const parts = new Map(found.parts?.rows.map(({ until, ...totals }) => [until, totals]));
  const { rows } = found.hours;
  let next = 0;
  return ends.slice(1).map((end, index) => {
    const [before, after] = [parts.get(ends[index]!) ?? NONE, parts.get(end) ?? NONE];
    const sum = {
      orders: after.orders - before.orders,
      revenueMinor: after.revenueMinor - before.revenueMinor,
    };
    for (; next < rows.length && rows[next]!.hour < toHour(end); next++) {
      sum.orders += rows[next]!.orders;
      sum.revenueMinor += rows[next]!.revenueMinor;
    }
    return { day: dates[index + 1]!, orders: sum.orders, revenue: toMajor(sum.revenueMinor) };
  });
}

const NONE: Totals = { orders: 0, revenueMinor: 0 };

const toHour = (time: number) => Math.floor(time / HOUR_MS);

/** In a zone such as India's, a day ends within an hour of UTC. This counts the part of the hour before the end. */
function selectParts(ends: number[]) {
  const isConfirmed = inArray(orders.status, [...CONFIRMED_STATUSES]);
  return sql<Totals & { until: number }>`SELECT ends.value AS until, count(*) AS orders,
      coalesce(sum(${orders.amountMinor}) FILTER (WHERE ${isConfirmed}), 0) AS "revenueMinor"
    FROM json_each(${JSON.stringify(ends)}) AS ends JOIN ${orders}
      ON ${inArray(orders.status, [...ORDER_STATUSES])}
      AND ${orders.createdAt} >= ends.value - ends.value % ${HOUR_MS}
      AND ${orders.createdAt} < ends.value
    GROUP BY ends.value`;
}
