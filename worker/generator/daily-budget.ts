import { and, eq, gt, sql } from "drizzle-orm";
import type { WordingsInput } from "#domain/generator/wordings.schema.ts";
import { DAY_MS, MINUTE_MS, utcDay } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { run } from "../platform/db/batch.ts";
import { primaryDb } from "../platform/db/client.ts";
import { type DailyUsageKind, dailyUsage } from "../tables/platform.ts";
import type { Settings } from "../platform/context/env.ts";
import { BudgetSpentError, ShareSpentError } from "../platform/errors/errors.ts";
import { countWithin, returnAttempt } from "../platform/attempts.ts";

/** All visitors share these budgets, each UTC day. */
const BUDGETS: Readonly<Record<DailyUsageKind, (settings: Settings) => number>> = {
  wordings: ({ WORDINGS_DAILY_BUDGET }) => WORDINGS_DAILY_BUDGET,
  site_configs: ({ SITE_CONFIGS_DAILY_BUDGET }) => SITE_CONFIGS_DAILY_BUDGET,
};

/** One visitor's share of the day. A small budget still suffices for a site. */
const SHARE = 0.1;
const MIN_SHARE = 10;

const secondsLeft = ({ now }: Ctx) => Math.ceil(((utcDay(now) + 1) * DAY_MS - now) / 1000);

/** A share is never refunded, or a visitor could cancel without limit. @throws ShareSpentError (429). */
export async function countShare(ctx: Ctx, kind: DailyUsageKind): Promise<void> {
  const { settings, visitor } = ctx;
  if (settings.GENERATOR_ACCESS === "admins") return;
  const left = secondsLeft(ctx);
  const attempts = Math.max(MIN_SHARE, Math.ceil(BUDGETS[kind](settings) * SHARE));
  const wait = await countWithin(
    ctx,
    { purpose: `share:${kind}`, subject: visitor },
    { attempts, minutes: (left * 1000) / MINUTE_MS },
  );
  if (wait > 0) throw new ShareSpentError(wait);
}

/** One statement spends, so that parallel requests cannot share one unit. @throws BudgetSpentError (429). */
export async function spendBudget(ctx: Ctx, kind: DailyUsageKind): Promise<void> {
  const budget = BUDGETS[kind](ctx.settings);
  if (budget === 0) throw new BudgetSpentError(secondsLeft(ctx));
  // Plain SQL, because the query builder would take as long as the write.
  const { rows } = await run(
    ctx,
    sql<{ count: number }>`
      INSERT INTO daily_usage (kind, day, count) VALUES (${kind}, ${utcDay(ctx.now)}, 1)
      ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ${budget} RETURNING count`,
  );
  if (rows.length === 0) throw new BudgetSpentError(secondsLeft(ctx));
}

export async function returnBudget({ db, now }: Ctx, kind: DailyUsageKind): Promise<void> {
  const taken = and(
    eq(dailyUsage.kind, kind),
    eq(dailyUsage.day, utcDay(now)),
    gt(dailyUsage.count, 0),
  );
  await primaryDb(db)
    .update(dailyUsage)
    .set({ count: sql`${dailyUsage.count} - 1` })
    .where(taken);
}

const CONTINUE_MINUTES = 15;

/** The kept words may differ, so they are left out. Signed-in people may change networks. */
const continuation = ({ actor, visitor }: Ctx, input: WordingsInput) => ({
  purpose: "continuation",
  subject: JSON.stringify([
    actor?.userId ?? visitor,
    input.brandInfo,
    input.language,
    input.variation,
  ]),
});

/** A broken generation may be continued once, without spending budget again. */
export async function allowContinuation(ctx: Ctx, input: WordingsInput): Promise<void> {
  const allowance = { attempts: 1, minutes: CONTINUE_MINUTES, rolling: true } as const;
  await countWithin(ctx, continuation(ctx, input), allowance);
}

export function takeContinuation(ctx: Ctx, input: WordingsInput): Promise<boolean> {
  return returnAttempt(ctx, continuation(ctx, input));
}
