import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { siteConfig } from "../../app.config.ts";
import { STRIPE_API } from "#worker/platform/context/setting-list.ts";
import { assertBuilt } from "../deploy/ship.ts";
import { build } from "../steps/build.ts";
import { ROOT } from "../steps/command.ts";
import { readTargetConfig, readToken, runGit, wranglerOf } from "./owner-tools.ts";
import type { SetupWorld } from "./setup-world.ts";

const FILE = `${ROOT}/wrangler.toml`;

export function ownersWorld(more: Pick<SetupWorld, "apply"> & Partial<SetupWorld>): SetupWorld {
  return {
    target: "production",
    given: {},
    accepted: {},
    env: process.env,
    site: siteConfig,
    token: readToken,
    stripeApi: process.env.STRIPE_API ?? STRIPE_API,
    ...(process.stdin.isTTY && { prompt: ask }),
    file: {
      read: () => readFileSync(FILE, "utf8"),
      write: (text) => writeFileSync(FILE, text),
      config: () => readTargetConfig(more.target),
    },
    git: runGit,
    wrangler: wranglerOf(more.target ?? "production"),
    async build(target) {
      await build(target, { force: true });
      assertBuilt(readTargetConfig(target).name);
    },
    fetch,
    now: Date.now,
    say: console.log,
    ...more,
  };
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return terminal.question(question).finally(() => terminal.close());
}
