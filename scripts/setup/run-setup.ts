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
import type { Facts, SetupWorld, Step } from "./setup-world.ts";

/** All steps from a clone to a site that takes bookings, in order. */
export const STEPS: readonly Step[] = [
  { title: "The site's configuration", plan: planSite },
  { title: "Account and rights", plan: planAccount },
  { title: "Domain", plan: planDomain },
  { title: "Database", plan: planDatabase },
  { title: "Key-value store", plan: planNamespace },
  { title: "Queues", plan: planQueues },
  { title: "Sending domain", plan: planSending },
  { title: "Events of mails", plan: planMailEvents },
  { title: "wrangler.toml", plan: planConfiguration },
  { title: "Commit", plan: planCommit },
  { title: "Check", plan: planCheck },
  { title: "Payment webhook", plan: planPayments },
  { title: "Secrets", plan: planSecrets },
  { title: "Database migrations", plan: planMigrations },
  // A deployed site that moves is smoke-tested under its new domain.
  { title: "New domain of the Worker", plan: planNewDomain },
  { title: "Deployment", plan: planDeployment },
  { title: "Domain, crons and queues of the Worker", plan: planTriggers },
  { title: "Smoke test", plan: planSmoke },
  { title: "First admin", plan: planAdmin },
];

/**
 * The current state comes from Cloudflare and Stripe, so a run can stop and continue anywhere.
 * Returns the steps that were or are open. Throws StepFailed at the first step that cannot
 * continue.
 */
export async function runSetup(world: SetupWorld): Promise<string[]> {
  // Each step adds what later steps read.
  const facts = { newSecrets: {} } as Facts;
  const open: string[] = [];
  for (const [index, { title, plan }] of STEPS.entries()) {
    const name = `${String(index + 1).padStart(2)}. ${title}`;
    try {
      const todo = await plan(world, facts);
      world.say(`${todo ? "▸" : "✓"} ${name}`);
      if (!todo) continue;
      open.push(title);
      for (const command of todo.commands) world.say(`      ${command}`);
      if (world.apply) {
        await todo.apply();
        world.say(`✓ ${name}`);
      }
    } catch (error) {
      if (!(error instanceof StepFailed)) throw error;
      throw new StepFailed(`${name}: ${error.message}`, error.log);
    }
  }
  return open;
}

export function findOpenSteps(world: SetupWorld): Promise<string[]> {
  return runSetup({ ...world, apply: false, say: () => undefined });
}
