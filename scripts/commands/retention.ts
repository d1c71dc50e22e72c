/**
 * npm run retention [-- --dry-run [--remote]]: deletes expired local data. The deployed product
 * does this with a cron.
 */
import {
  applyLocalRetention,
  countDeployedRetention,
  countLocalRetention,
} from "../db/retention.ts";
import { migrate } from "../db/local-d1.ts";
import { openDeployed } from "../setup/owner-tools.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("retention", async () => {
  const { values } = readArguments({
    options: { "dry-run": { type: "boolean" }, remote: { type: "boolean" } },
  });
  const dryRun = values["dry-run"] ?? false;
  if (values.remote && !dryRun) {
    throw new StepFailed(
      "The deployed product deletes by itself, every hour. Add --dry-run to see what is due there.",
    );
  }
  if (!values.remote) await migrate(stateDir());
  const now = Date.now();
  const counts = await step(dryRun ? "What is due" : "Retention", async () => {
    if (values.remote) return countDeployedRetention(await openDeployed(), now);
    return dryRun ? countLocalRetention(stateDir(), now) : applyLocalRetention(stateDir(), now);
  });
  for (const [name, count] of Object.entries(counts))
    console.log(`  ${name.padEnd(18)} ${String(count).padStart(8)}`);
  if (dryRun) console.log("  Nothing was changed.");
});
