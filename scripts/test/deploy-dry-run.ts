import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_CONFIG, viteBuild } from "../steps/build.ts";
import { ROOT } from "../steps/command.ts";
import { toolStep } from "../steps/step.ts";

/** Plain `wrangler deploy` reads this file. Every build overwrites it. */
const REDIRECT = join(ROOT, ".wrangler/deploy/config.json");
const PRODUCTION = join(ROOT, ".cache/production");

/** Packs the built product as `wrangler deploy` would, without deploying it. */
export async function dryRun(): Promise<void> {
  await dryRunOf("Deployment, dry run", "dry-run", BUILT_CONFIG);
}

/** Like dryRun for [env.production], with a separate build. */
export async function productionDryRun(): Promise<void> {
  const redirect = existsSync(REDIRECT) ? readFileSync(REDIRECT) : undefined;
  try {
    await viteBuild("Build for production", ["--outDir", PRODUCTION], "production");
  } finally {
    if (redirect) writeFileSync(REDIRECT, redirect);
    else rmSync(REDIRECT, { force: true });
  }
  await dryRunOf(
    "Deployment to production, dry run",
    "dry-run-production",
    join(PRODUCTION, "server/wrangler.json"),
  );
}

async function dryRunOf(title: string, name: string, config: string): Promise<void> {
  await toolStep(title, name, "wrangler", ["deploy", "--dry-run", "--config", config]);
}
