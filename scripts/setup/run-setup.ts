import { StepFailed } from "../steps/command.ts";
import {
  planAdmin,
  planCheck,
  planCommit,
  planConfiguration,
  planDeployment,
  planMigrations,
  planPayments,
  planSecrets,
  planSmoke,
  planNewDomain,
  planTriggers,
} from "./plan-deployment.ts";
import {
  planAccount,
  planDatabase,
  planDomain,
  planMailEvents,
  planNamespace,
  planQueues,
  planSending,
  planSite,
} from "./plan-resources.ts";
import { type Facts, LATER, type SetupWorld, type Step } from "./setup-world.ts";

/** All steps from a clone to a site that takes bookings, in order. */
export const STEPS: readonly Step[] = [
  { title: "The site's configuration", plan: planSite, what: "app.config.ts is your brand's" },
  { title: "Account and rights", plan: planAccount, what: "npx wrangler login" },
  { title: "Domain", plan: planDomain, what: "your domain is at Cloudflare" },
  { title: "Database", plan: planDatabase, what: "npx wrangler d1 create" },
  { title: "Key-value store", plan: planNamespace, what: "npx wrangler kv namespace create" },
  { title: "Queues", plan: planQueues, what: "npx wrangler queues create" },
  { title: "Sending domain", plan: planSending, what: "your domain may send mails" },
  { title: "Events of mails", plan: planMailEvents, what: "bounces are reported to a queue" },
  { title: "wrangler.toml", plan: planConfiguration, what: "ids and settings are written down" },
  // Nothing is committed that a deployment would refuse.
  { title: "Check", plan: planCheck, what: "all that a deployment needs is there" },
  { title: "Commit", plan: planCommit, what: "git commit" },
  { title: "Payment webhook", plan: planPayments, what: "Stripe reports payments to the site" },
  { title: "Secrets", plan: planSecrets, what: "keys are made, and sent with the deployment" },
  {
    title: "Database migrations",
    plan: planMigrations,
    what: "npx wrangler d1 migrations apply DB --remote",
  },
  // A deployed site that moves is smoke-tested under its new domain.
  {
    title: "New domain of the Worker",
    plan: planNewDomain,
    what: "a deployed site moves to another domain",
  },
  { title: "Deployment", plan: planDeployment, what: "npm run deploy" },
  {
    title: "Domain, crons and queues of the Worker",
    plan: planTriggers,
    what: "npx wrangler triggers deploy",
  },
  { title: "Smoke test", plan: planSmoke, what: "pages and a rehearsed booking are tried" },
  { title: "First admin", plan: planAdmin, what: "you get a mail with a link to sign in" },
];

/**
 * The current state comes from Cloudflare and Stripe, so a run can stop and continue anywhere.
 * Returns the steps that were or are open. Throws StepFailed at the first step that cannot
 * continue; without `apply`, after the whole road is shown.
 */
export async function runSetup(world: SetupWorld): Promise<string[]> {
  // Each step adds what later steps read.
  const facts = { newSecrets: {} } as Facts;
  const open: string[] = [];
  let failure: StepFailed | undefined;
  for (const [index, { title, plan, what }] of STEPS.entries()) {
    const name = `${String(index + 1).padStart(2)}. ${title}`;
    const sayLater = () => world.say(`· ${name}\n      later: ${what}`);
    // The configuration is no matter of the account, which can be looked at all the same.
    if (failure && plan !== planAccount) {
      sayLater();
      continue;
    }
    try {
      const todo = await plan(world, facts);
      if (todo === LATER) sayLater();
      else world.say(`${todo ? "▸" : "✓"} ${name}`);
      if (!todo || todo === LATER) continue;
      open.push(title);
      for (const command of todo.commands) world.say(`      ${command}`);
      if (world.apply) {
        await todo.apply();
        world.say(`✓ ${name}`);
      }
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      if (world.apply) throw new StepFailed(`${name}: ${error.message}`, error.log);
      world.say(`✗ ${name}\n      ${error.message.replaceAll("\n", "\n      ")}`);
      failure ??= new StepFailed(`${name}: ${error.message}`, error.log);
    }
  }
  if (failure) throw failure;
  return open;
}

export function findOpenSteps(world: SetupWorld): Promise<string[]> {
  return runSetup({ ...world, apply: false, say: () => undefined });
}
