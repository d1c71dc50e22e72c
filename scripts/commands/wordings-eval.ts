/**
 * npm run wordings:eval: generates texts for twenty brands with the configured model or the
 * rephraser, checks them, and makes a page to read.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import * as z from "zod/mini";
import { TWENTY_BRANDS } from "../../tests/brands/twenty-brands.ts";
import { siteConfig } from "../../tests/site.config.ts";
import { getModelName } from "#worker/generator/model.ts";
import type { Settings } from "#worker/platform/context/env.ts";
import { SETTINGS } from "#worker/platform/context/setting-list.ts";
import { findTwins, renderEvaluation, writeBrands } from "../brand/eval-wordings.ts";
import { shellVars } from "../serve/shell-vars.ts";
import { command, readArguments, ROOT, shownPath, StepFailed } from "../steps/command.ts";

await command("wordings:eval", async () => {
  readArguments({});
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, "wrangler.toml"));
  const vars: Record<string, unknown> = { ...(workerOptions.bindings as object), ...shellVars() };
  const settings = Object.fromEntries(
    SETTINGS.map(([name, { check }]) => [name, z.safeParse(check, vars[name]).data]),
  ) as unknown as Settings;
  const model = getModelName(settings);
  const original = { en: siteConfig.content, fr: siteConfig.translations!.fr.content };
  const names = TWENTY_BRANDS.map(([name]) => name);
  console.log(`${names.length} brands by ${model}, in both languages\n`);
  const evaluations = await writeBrands(
    { ...settings, WORDINGS_PACE_MS: 0 },
    names,
    original,
    ({ name, language, content, faults, ms }) => {
      console.log(`  ${language} ${String(ms).padStart(6)} ms  ${name}: ${content.hero.title}`);
      for (const fault of faults) console.log(`     ✗ ${fault}`);
    },
  );
  const twins = findTwins(evaluations);
  for (const title of twins) console.log(`  ✗ two brands open with: ${title}`);
  const page = join(ROOT, ".cache/wordings-eval.html");
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, renderEvaluation(model, evaluations));
  console.log(`\nRead them side by side: ${shownPath(page)}`);
  const faults = evaluations.reduce((sum, each) => sum + each.faults.length, twins.length);
  if (faults > 0) throw new StepFailed(`${faults} faults`);
});
