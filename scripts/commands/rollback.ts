/**
 * npm run rollback [-- version] [--env staging]: returns visitors to an earlier version without
 * changing data.
 */
import { siteConfig } from "../../app.config.ts";
import { readHost } from "../deploy/deploy-problems.ts";
import { readPrevious } from "../deploy/read-live.ts";
import { rollbackTo, runWhole } from "../deploy/ship.ts";
import { smokeTest } from "../deploy/smoke-test.ts";
import { openCloudflare, readTargetConfig, wranglerOf } from "../setup/owner-tools.ts";
import { commandFor, readTarget } from "../setup/targets.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";

await command("rollback", async () => {
  const { values, positionals } = readArguments({
    options: { env: { type: "string" } },
    allowPositionals: true,
  });
  const target = readTarget(values.env);
  const { name, vars } = readTargetConfig(target);
  const host = readHost({ vars, site: siteConfig, target });
  const { live, before } = await readPrevious(await openCloudflare(target), name);
  const version = positionals[0] ?? before;
  if (!version || version === live)
    throw new StepFailed("There is no other version to go back to: npx wrangler versions list");
  const args = [...rollbackTo(version), "--env", target, "--config", "wrangler.toml"];
  await runWhole(wranglerOf(target), `Version ${version}`, args);
  await smokeTest({
    site: `https://${host}`,
    worker: name,
    version,
    company: siteConfig.company.name,
    anonKey: vars.PUBLIC_ANON_KEY ?? "",
  });
  const forward = commandFor(target, "rollback", ...(live ? [live] : []));
  console.log(`✓ Visitors have ${version} again. Forward: ${forward}`);
});
