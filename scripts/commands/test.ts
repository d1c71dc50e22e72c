/**
 * npm test [-- worker browser]: everything that is checked before a change is accepted, or only the tests of some projects of
 * vitest.config.ts. Its last line is "N passed, N failed".
 */
import { build } from "../steps/build.ts";
import { ensureChromium } from "../steps/chromium.ts";
import { command } from "../steps/command.ts";
import { StepFailed } from "../steps/step-failed.ts";
import { attempt } from "../test/attempt.ts";
import { runChecks } from "../test/checks.ts";
import { dryRun, productionDryRun } from "../test/deploy-dry-run.ts";
import { type Outcome, summary } from "../test/outcome.ts";
import { runVitest } from "../test/run-vitest.ts";
import { type Project, PROJECTS } from "../test/vitest-report.ts";

/** The projects that run the built product, and those that look at it in Chromium. */
const ON_BUILD: readonly Project[] = ["worker", "browser"];
const IN_CHROMIUM: readonly Project[] = ["browser", "brands"];

await command("test", async () => {
  const named = process.argv.slice(2);
  const whole = named.length === 0;
  const wanted = whole ? PROJECTS : named.map(knownProject);
  const needs = (projects: readonly Project[]) => wanted.some((project) => projects.includes(project));

  let chromium = "";
  const [checks, built, found] = await Promise.all([
    whole ? runChecks() : [],
    needs(ON_BUILD) ? attempt("Build", () => build()) : undefined,
    needs(IN_CHROMIUM) ? attempt("Chromium", async () => void (chromium = await ensureChromium())) : undefined,
  ]);
  // Without a build or a browser the others still run.
  const missing = new Set([...(built?.failed ? ON_BUILD : []), ...(found?.failed ? IN_CHROMIUM : [])]);
  const [tests, deployments] = await Promise.all([
    runVitest(
      wanted.filter((project) => !missing.has(project)),
      { CHROME_PATH: chromium },
    ),
    whole ? tryDeployments(built?.failed === 0) : [],
  ]);

  const outcomes = [...checks, built, found, ...deployments, ...tests].filter((outcome) => outcome !== undefined);
  console.log(summary(outcomes));
  process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
});

function knownProject(name: string): Project {
  const project = PROJECTS.find((known) => known === name);
  if (!project) throw new StepFailed(`There are no tests called "${name}": choose of ${PROJECTS.join(", ")}.`);
  return project;
}

async function tryDeployments(isBuilt: boolean): Promise<Outcome[]> {
  const production = await attempt("Deployment to production, dry run", productionDryRun);
  return isBuilt ? [production, await attempt("Deployment, dry run", dryRun)] : [production];
}
