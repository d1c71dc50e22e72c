/** npm test: everything that is checked before a change is accepted. Its last line is "N passed, N failed". */
import { build } from "../steps/build.ts";
import { ensureChromium } from "../steps/chromium.ts";
import { command } from "../steps/command.ts";
import { attempt } from "../test/attempt.ts";
import { runChecks } from "../test/checks.ts";
import { dryRun, productionDryRun } from "../test/deploy-dry-run.ts";
import { type Outcome, summary } from "../test/outcome.ts";
import { runVitest } from "../test/run-vitest.ts";

await command("test", async () => {
  const outcomes: Outcome[] = [];
  const run = async (outcome: Outcome | Promise<Outcome>) => {
    outcomes.push(await outcome);
    return (await outcome).failed === 0;
  };

  const [checks, built] = await Promise.all([runChecks(), attempt("Build", () => build())]);
  outcomes.push(...checks);
  await run(runVitest("unit"));
  await run(attempt("Deployment to production, dry run", productionDryRun));
  // The other checks run the built product, so a failed build ends here.
  if (await run(built)) {
    await run(attempt("Deployment, dry run", dryRun));
    await run(runVitest("worker"));
    let chromium = "";
    if (await run(attempt("Chromium", async () => (chromium = await ensureChromium()))))
      for (const project of ["browser", "brands"] as const) await run(runVitest(project, { CHROME_PATH: chromium }));
  }
  console.log(summary(outcomes));
  process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
});
