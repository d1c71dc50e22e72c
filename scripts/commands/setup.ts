/** npm run setup [-- --apply]: shows, or walks, the road from a clone to a deployed site (docs/operations.md). */
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { siteConfig } from "../../app.config.ts";
import { STRIPE_API } from "../../worker/platform/context/setting-list.ts";
import { readAcceptFlags } from "../deploy/accepted-risks.ts";
import { readProduction, readToken, runGit, runWrangler } from "../setup/owner-tools.ts";
import { runSetup } from "../setup/run-setup.ts";
import { type Question, QUESTIONS } from "../setup/setup-world.ts";
import { build } from "../steps/build.ts";
import { command, ROOT } from "../steps/command.ts";

const FLAGS = [...Object.keys(QUESTIONS), "payments"];
type Flags = { apply?: boolean; accept?: string[] } & Record<Question | "payments", string>;
const file = `${ROOT}/wrangler.toml`;

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal.question(question).finally(() => terminal.close());
}

await command("setup", async () => {
  const { values } = parseArgs({
    options: {
      apply: { type: "boolean" },
      accept: { type: "string", multiple: true },
      ...Object.fromEntries(FLAGS.map((flag) => [flag, { type: "string" as const }])),
    },
  });
  const { apply, accept, ...given } = values as Flags;
  const open = await runSetup({
    apply: apply ?? false,
    given,
    accepted: readAcceptFlags(accept),
    env: process.env,
    site: siteConfig,
    token: readToken,
    stripeApi: process.env.STRIPE_API ?? STRIPE_API,
    ...(process.stdin.isTTY && { prompt: ask }),
    file: {
      read: () => readFileSync(file, "utf8"),
      write: (text) => writeFileSync(file, text),
      config: readProduction,
    },
    git: runGit,
    wrangler: runWrangler,
    build: () => build("production", { force: true }),
    fetch,
    now: Date.now,
    say: console.log,
  });
  if (apply)
    console.log(`The site is at https://${siteConfig.domains.main}. What is left: npm run doctor`);
  else
    console.log(
      open > 0
        ? `Nothing was changed. To do ${open === 1 ? "this step" : `these ${open} steps`}: npm run setup -- --apply`
        : "Everything is set up.",
    );
});
