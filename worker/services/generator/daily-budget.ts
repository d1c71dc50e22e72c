import { lt, sql } from "drizzle-orm";
import { DAY_MS, utcDay } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context.ts";
import { dailyUsage } from "../../db/schema.ts";
import { build, prepareSql } from "../../db/client.ts";
import { BudgetSpentError } from "../../errors.ts";

/**
 * Takes one generation from the budget of the UTC day. One statement checks and counts, so that parallel requests cannot share
 * the day's last one.
 * @throws BudgetSpentError (429) when there is none left before midnight.
 */
export async function spendBudget({ db, settings, now }: Ctx): Promise<void> {
  const day = utcDay(now);
  const budget = settings.WORDINGS_DAILY_BUDGET;
  const spend = build
    .insert(dailyUsage)
    .values({ kind: "wordings", day, count: 1 })
    .onConflictDoUpdate({
      target: [dailyUsage.kind, dailyUsage.day],
      set: { count: sql`${dailyUsage.count} + 1` },
      setWhere: lt(dailyUsage.count, budget),
    })
    .returning({ count: dailyUsage.count });
  const isLeft = budget > 0 && (await prepareSql(db, spend).first()) !== null;
  if (!isLeft) throw new BudgetSpentError(Math.ceil(((day + 1) * DAY_MS - now) / 1000));
}
