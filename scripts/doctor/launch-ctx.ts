import type { Settings } from "#worker/platform/context/env.ts";
import type { Ctx } from "#worker/platform/context/context.ts";

interface Deployment {
  db: D1Database;
  vars: Record<string, string>;
  /** The Stripe key of the shell, if any. */
  key: string | undefined;
  /** The main domain of the configuration at hand, which may not be deployed yet. */
  domain: string;
}

export const launchCtx = ({
  db,
  vars,
  key,
  domain,
}: Deployment): Pick<Ctx, "db" | "settings" | "now" | "origin"> => ({
  db,
  now: Date.now(),
  origin: `https://${domain}`,
  settings: { PAYMENTS: "none", ...vars, STRIPE_SECRET_KEY: key, DB: db } as Settings,
});
