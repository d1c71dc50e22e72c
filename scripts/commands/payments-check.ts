/**
 * npm run payments:check: tests a Stripe test key end to end (docs/operations.md, "Payments"). The
 * key is in .dev.vars or the shell.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { statementDescriptor } from "#domain/payments/card.ts";
import { STRIPE_API } from "#worker/platform/context/setting-list.ts";
import { checkStripe } from "../payments/check-stripe.ts";
import { command, readArguments, ROOT } from "../steps/command.ts";
import { step } from "../steps/step.ts";

await command("payments:check", async () => {
  readArguments({});
  const file = join(ROOT, ".dev.vars");
  // `loadEnvFile` keeps variables that the shell has set.
  if (existsSync(file)) process.loadEnvFile(file);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API: api = STRIPE_API } = process.env;
  await checkStripe({
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API: api,
    descriptor: statementDescriptor(siteConfig),
    show: async (title, work) => console.log(`  ${await step(title, work)}`),
  });
});
