import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";

/** Miniflare then puts the same router before the bare Worker as before the product. */
export function behindAssets(bareConfig: string, folder: string): string {
  const { assets } = JSON.parse(readFileSync(BUILT_CONFIG, "utf8")) as {
    assets: { directory: string };
  };
  const bare = JSON.parse(readFileSync(bareConfig, "utf8")) as object;
  cpSync(join(dirname(bareConfig), "worker.mjs"), join(folder, "worker.mjs"));
  const config = join(folder, "wrangler.json");
  writeFileSync(
    config,
    JSON.stringify({
      ...bare,
      assets: {
        ...assets,
        run_worker_first: true,
        directory: resolve(dirname(BUILT_CONFIG), assets.directory),
      },
    }),
  );
  return config;
}
