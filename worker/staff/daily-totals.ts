import { and, gt, lte } from "drizzle-orm";
import type { DailyTotal } from "../../src/domain/dashboard/dashboard.schema.ts";
import { toMajor } from "../../src/domain/money/currency.ts";
import { DAY_MS, utcDate, utcDay } from "../../src/domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { dailyTotals } from "../platform/tables.ts";

/**
 * Returns orders and revenue of the last `days` UTC days, oldest first; days without an order are
 * zeros.
 */
export async function listDailyTotals({ reads, now }: Ctx, days: number): Promise<DailyTotal[]> {
  const today = utcDay(now);
  const db = primaryDb(reads);
  const [rows] = await db.batch([
    db
      .select()
      .from(dailyTotals)
      .where(and(gt(dailyTotals.day, today - days), lte(dailyTotals.day, today))),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    const { orders, revenueMinor } = byDay.get(day) ?? { orders: 0, revenueMinor: 0 };
    return { day: utcDate(day * DAY_MS), orders, revenue: toMajor(revenueMinor) };
  });
}
