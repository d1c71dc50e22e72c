import type { Settings } from "#worker/platform/context/env.ts";
import type { Ctx } from "#worker/platform/context/context.ts";

/** `key` is the Stripe key of the shell, if any. */
export const launchCtx = (
  db: D1Database,
  vars: Record<string, string>,
  key: string | undefined,
): Pick<Ctx, "db" | "settings" | "now"> => ({
  db,
  now: Date.now(),
  settings: { PAYMENTS: "none", ...vars, STRIPE_SECRET_KEY: key, DB: db } as Settings,
});
