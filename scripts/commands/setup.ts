/**
 * npm run setup [-- --apply]: shows or takes the steps to a deployed site (docs/operations.md).
 *
 *   --apply                 takes the steps; without it, nothing changes
 *   --env staging           a second deployment beside production
 *   --payments stripe       with STRIPE_SECRET_KEY=sk_… before the command
 *   --accept "texts=why"    accepts a risk, with the reason; may be repeated
 *   --account ID            the Cloudflare account
 *   --location weur         where the database is: weur, eeur, wnam, enam, apac, oc
 *   --jurisdiction eu       keeps its data in one place by law: eu, fedramp, us, none
 *   --mail-from ADDRESS     the sender of mails
 *   --admin ADDRESS         the first admin
 *   --host NAME             staging's name in your domain
 *
 * Each step is marked: ✓ done, ▸ to do, · later, ✗ mend this first.
 */
import { siteConfig } from "../../app.config.ts";
import { readAcceptFlags } from "../deploy/accepted-risks.ts";
import { readHost } from "../deploy/deploy-problems.ts";
import { readTargetConfig } from "../setup/owner-tools.ts";
import { readTarget, repeatWithApply } from "../setup/targets.ts";
import { ownersWorld } from "../setup/owners-world.ts";
import { runSetup } from "../setup/run-setup.ts";
import { type Question, QUESTIONS } from "../setup/setup-world.ts";
import { command, readArguments } from "../steps/command.ts";

const FLAGS = [...Object.keys(QUESTIONS), "payments"];
type Flags = { apply?: boolean; accept?: string[]; env?: string } & Record<
  Question | "payments",
  string
>;

await command("setup", async () => {
  const { values } = readArguments({
    options: {
      apply: { type: "boolean" },
      accept: { type: "string", multiple: true },
      env: { type: "string" },
      ...Object.fromEntries(FLAGS.map((flag) => [flag, { type: "string" as const }])),
    },
  });
  const { apply = false, accept, env, ...given } = values as Flags;
  const target = readTarget(env);
  const accepted = readAcceptFlags(accept);
  const open = await runSetup(ownersWorld({ apply, target, given, accepted }));
  const { vars } = readTargetConfig(target);
  const host = readHost({ vars, site: siteConfig, target });
  if (apply) console.log(`The site is at https://${host}. What is left: npm run doctor`);
  else
    console.log(
      open.length > 0
        ? `Nothing was changed. To do what is marked ▸: ${repeatWithApply(process.argv.slice(2))}`
        : "Everything is set up.",
    );
});
