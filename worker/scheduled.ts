import { type Ctx, createCtx } from "./context.ts";
import { getSettings } from "./env.ts";
import { retryMails } from "./services/mail/retries.ts";
import { runRetention } from "./services/retention/retention.ts";

/** The crons of wrangler.toml, each with its job. */
export const SCHEDULE: Record<string, (ctx: Ctx) => Promise<unknown>> = {
  "*/10 * * * *": retryMails,
  "7 * * * *": runRetention,
};

/** Runs the job of a cron. Throws for an unknown cron. */
export async function runScheduled(cron: string, env: Env, now: number): Promise<void> {
  const job = SCHEDULE[cron];
  if (!job) throw new Error(`Nothing is scheduled at "${cron}"`);
  await job(createCtx({ settings: getSettings(env), now }));
}
