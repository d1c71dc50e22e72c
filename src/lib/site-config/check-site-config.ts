import { contradictions } from "#content/contradictions.ts";
import { findContradictions } from "./site-contradictions.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { type SiteConfigProblem, siteConfigProblems } from "./site-config-problems.ts";

type Checked =
  | { config: SiteConfig; problems: [] }
  | { config: undefined; problems: SiteConfigProblem[] };

/** Checks the schema, then contradictions. A configuration without problems can be published. */
export function checkSiteConfig(value: unknown, words = contradictions.en()): Checked {
  const result = SiteConfigSchema.safeParse(value);
  const problems = result.success
    ? findContradictions(result.data, words)
    : siteConfigProblems(result.error, words.rule);
  return result.success && problems.length === 0
    ? { config: result.data, problems: [] }
    : { config: undefined, problems };
}
