import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { unstable_readConfig } from "wrangler";
import { BUILT_CONFIG, viteBuild } from "../steps/build.ts";
import { ROOT } from "../steps/command.ts";
import { toolStep } from "../steps/step.ts";

/** Plain `wrangler deploy` reads this file. Every build overwrites it. */
const REDIRECT = join(ROOT, ".wrangler/deploy/config.json");
/** Outside dist/, because tests copy that folder at the same time. */
const PRODUCTION = join(ROOT, ".cache/production");

/**
 * Packs the product for [env.production] as `wrangler deploy` would, without deploying it. A build
 * for production has the same code as the one in dist/, so only `EVERY_CASE=1` builds again.
 */
export async function productionDryRun(): Promise<void> {
  const config = process.env.EVERY_CASE ? await buildForProduction() : configureForProduction();
  const args = ["deploy", "--dry-run", "--config", config];
  await toolStep("Deployment to production, dry run", "dry-run", "wrangler", args);
}

async function buildForProduction(): Promise<string> {
  const redirect = existsSync(REDIRECT) ? readFileSync(REDIRECT) : undefined;
  try {
    await viteBuild("Build for production", ["--outDir", PRODUCTION], "production");
  } finally {
    if (redirect) writeFileSync(REDIRECT, redirect);
    else rmSync(REDIRECT, { force: true });
  }
  return join(PRODUCTION, "server/wrangler.json");
}

/** The build in dist/, with what [env.production] says otherwise. */
function configureForProduction(): string {
  const config = join(ROOT, "wrangler.toml");
  const [local, production] = [undefined, "production"].map((env) =>
    Object.entries(unstable_readConfig({ config, env }, { hideWarnings: true })),
  );
  const others = production!.filter((entry) => !local!.some((is) => isDeepStrictEqual(is, entry)));
  const server = dirname(BUILT_CONFIG);
  const built = JSON.parse(readFileSync(BUILT_CONFIG, "utf8")) as {
    main: string;
    assets: { directory: string };
  };
  const written = join(PRODUCTION, "wrangler.json");
  mkdirSync(PRODUCTION, { recursive: true });
  writeFileSync(
    written,
    JSON.stringify({
      ...built,
      ...Object.fromEntries(others),
      main: resolve(server, built.main),
      assets: { ...built.assets, directory: resolve(server, built.assets.directory) },
    }),
  );
  return written;
}
