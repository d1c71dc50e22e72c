import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import {
  parseSiteConfigFile,
  SiteConfigFileError,
} from "#lib/site-config/parse-site-config-file.ts";
import { StepFailed } from "../steps/command.ts";

/** The new app.config.ts, and the path of the old one's copy. */
export interface Taken {
  config: SiteConfig;
  kept: string;
}

/**
 * Checks a configuration file and replaces app.config.ts of the project in `root` by it. The file is read as data, never run, and
 * written by siteConfigFile; a copy of the old one is stored in .cache.
 * @throws StepFailed saying what is wrong, where, and what to do; nothing is changed then.
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
