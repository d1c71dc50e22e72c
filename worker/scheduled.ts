import { type Ctx, createCtx } from "./platform/context/context.ts";
import { markSeen } from "./platform/settings.ts";
import { getSettings } from "./platform/context/env.ts";
import { queueStaffDigest } from "./staff/staff-digest.ts";
import { retryMails } from "./mail/send-queued.ts";
import { goOnWithActs } from "./orders/group-acts/run-group-act.ts";
import { remindTravellers } from "./orders/remind-travellers.ts";
import { remindUnpaid } from "./orders/remind-unpaid.ts";
import { settleDuePayments } from "./payments/due-payments.ts";
import { runRetention } from "./people/retention.ts";

/** By the crons of wrangler.toml. */
export const SCHEDULE: Record<string, readonly ((ctx: Ctx) => Promise<unknown>)[]> = {
  "*/10 * * * *": [
    remindUnpaid,
    remindTravellers,
    queueStaffDigest,
    retryMails,
    // The payment provider may keep these waiting, so nothing waits for them.
    settleDuePayments,
    goOnWithActs,
  ],
  "7 * * * *": [runRetention],
};

const markCron = (ctx: Ctx) => markSeen(ctx, "cron");

/** Throws for an unknown cron, and the first job's error at the end. */
export async function runScheduled(
  cron: string,
  env: Env,
  now: number,
  run: ExecutionContext,
): Promise<void> {
  const jobs = SCHEDULE[cron];
  if (!jobs) throw new Error(`Nothing is scheduled at "${cron}"`);
  const ctx = createCtx({
    settings: getSettings(env),
    now,
    waitUntil: (work) => run.waitUntil(work),
  });
  const failures: unknown[] = [];
  for (const job of [...jobs, markCron])
    await job(ctx).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
