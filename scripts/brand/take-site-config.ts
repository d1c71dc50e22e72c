import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import {
  parseSiteConfigFile,
  SiteConfigFileError,
} from "#lib/site-config/parse-site-config-file.ts";
import { StepFailed } from "../steps/command.ts";

/** `kept` is the path of the old file's copy. */
export interface Taken {
  config: SiteConfig;
  kept: string;
}

/**
 * Validates a configuration file and replaces app.config.ts of the project in `root` with it. The
 * file is parsed as data and never executed. A copy of the old file goes to .cache.
 * @throws StepFailed with the fault, its place and its remedy; nothing is changed then.
 */
export function takeSiteConfig(root: string, file: string | undefined, now: Date): Taken {
  const config = readConfig(file);
  const place = join(root, "app.config.ts");
  const folder = join(root, ".cache/brand");
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, `app.config.${now.toISOString().replaceAll(/[:.]/g, "-")}.ts`);
  if (existsSync(place)) copyFileSync(place, kept);
  writeFileSync(place, siteConfigFile(config, now));
  return { config, kept };
}

function readConfig(file: string | undefined): SiteConfig {
  if (!file) throw new StepFailed("Name the file: npm run brand -- site.config.ts");
  if (!existsSync(file))
    throw new StepFailed(
      `There is no file ${file}. Download one at /config-generator, and give its path.`,
    );
  try {
    return parseSiteConfigFile(readFileSync(file, "utf8"));
  } catch (error) {
    if (!(error instanceof SiteConfigFileError)) throw error;
    const lines = error.problems.map(({ at, message }) => `  ${at}: ${message}.`);
    throw new StepFailed(
      [
        `${basename(file)} is not a valid site configuration; app.config.ts stays as it is:`,
        ...lines,
      ].join("\n"),
    );
  }
}
