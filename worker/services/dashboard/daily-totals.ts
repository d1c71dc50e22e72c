import { and, gt, lte } from "drizzle-orm";
import type { DailyTotal } from "../../../src/domain/dashboard/dashboard.schema.ts";
import { toMajor } from "../../../src/domain/money/currency.ts";
import type { Queryable } from "../../context.ts";
import { createDb } from "../../db/client.ts";
import { dailyTotals } from "../../db/schema.ts";

const DAY_MS = 86_400_000;

/** Orders and revenue of the last `days` UTC days, the oldest first and today (`now`, epoch ms) last; days without an order are zeros. */
export async function listDailyTotals(reads: Queryable, days: number, now: number): Promise<DailyTotal[]> {
  const today = Math.floor(now / DAY_MS);
  const db = createDb(reads);
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
    return { day: new Date(day * DAY_MS).toISOString().slice(0, 10), orders, revenue: toMajor(revenueMinor) };
  });
}
