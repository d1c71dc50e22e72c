/**
 * npm test [-- checks worker] [--changed]: runs every check that a change needs, or only the named
 * parts. With --changed only the tests that import a file which differs from main. The last line
 * is "N passed, N failed".
 */
import { build } from "../steps/build.ts";
import { ensureChromium } from "../steps/chromium.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";
import { buildTested } from "../test/build-tested.ts";
import { attempt, summary } from "../test/outcome.ts";
import { runChecks } from "../test/checks.ts";
import { productionDryRun } from "../test/deploy-dry-run.ts";
import { runVitest } from "../test/run-vitest.ts";
import { PROJECTS } from "../test/vitest-report.ts";

/** The other parts are the projects of vitest.config.ts. */
const PARTS = ["checks", "deployment", ...PROJECTS] as const;
type Part = (typeof PARTS)[number];
/**
 * These parts run by name only: recipes build the product in a copy, and a change that is meant to
 * be seen must not fail before its pictures are taken again.
 */
const BY_NAME = new Set<Part>(["recipes", "pictures"]);

const ON_BUILD: readonly Part[] = ["deployment", "worker", "browser", "pictures", "recipes"];
const IN_CHROMIUM: readonly Part[] = ["browser", "pictures", "brands", "recipes"];

await command("test", async () => {
  const { values, positionals: named } = readArguments({
    options: { changed: { type: "boolean" } },
    allowPositionals: true,
  });
  const isChanged = values.changed ?? false;
  const wanted = new Set(
    named.length > 0
      ? named.map(partOf)
      : PARTS.filter((part) => !BY_NAME.has(part) && !(isChanged && part === "deployment")),
  );
  const wants = (parts: readonly Part[]) => parts.some((part) => wanted.has(part));

  let chromium = "";
  let tested: Awaited<ReturnType<typeof buildTested>> | undefined;
  const [checks, built, found] = await Promise.all([
    wants(["checks"]) ? runChecks() : [],
    wants(ON_BUILD)
      ? attempt("Build", async () => {
          await build();
          tested = await buildTested();
        })
      : undefined,
    wants(IN_CHROMIUM)
      ? attempt("Chromium", async () => void (chromium = await ensureChromium()))
      : undefined,
  ]);
  // If the build or the browser is missing, the other parts still run.
  const missing = new Set([
    ...(built?.failed ? ON_BUILD : []),
    ...(found?.failed ? IN_CHROMIUM : []),
  ]);
  const [tests, deployment] = await Promise.all([
    runVitest(
      PROJECTS.filter((project) => wanted.has(project) && !missing.has(project)),
      { CHROME_PATH: chromium, TESTED_CONFIG: tested?.config ?? "" },
      isChanged,
    ),
    wants(["deployment"]) && !missing.has("deployment")
      ? attempt("Deployment to production, dry run", productionDryRun)
      : undefined,
  ]);

  tested?.remove();
  const outcomes = [...checks, built, found, deployment, ...tests].filter(
    (outcome) => outcome !== undefined,
  );
  console.log(summary(outcomes));
  process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
});

function partOf(name: string): Part {
  const part = PARTS.find((known) => known === name);
  if (!part)
    throw new StepFailed(`There is no part "${name}" to test: choose of ${PARTS.join(", ")}.`);
  return part;
}
