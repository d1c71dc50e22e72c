/** npm run rollback [-- version]: gives visitors the version before, or another one; the data stays as it is. */
import { siteConfig } from "../../app.config.ts";
import { readDeployed } from "../deploy/read-live.ts";
import { runWhole } from "../deploy/ship.ts";
import { smokeTest } from "../deploy/smoke-test.ts";
import { openCloudflare, readProduction, runWrangler } from "../setup/owner-tools.ts";
import { command, StepFailed } from "../steps/command.ts";

await command("rollback", async () => {
  const { name, vars } = readProduction();
  const [live, before] = await readDeployed(await openCloudflare(), name);
  const version = process.argv[2] ?? before;
  if (!version || version === live)
    throw new StepFailed("There is no other version to go back to: npx wrangler versions list");
  const args = ["versions", "deploy", `${version}@100`, "--yes", "--env", "production"];
  await runWhole(runWrangler, `Version ${version}`, [...args, "--config", "wrangler.toml"]);
  await smokeTest({
    site: `https://${siteConfig.domains.main}`,
    worker: name,
    version,
    company: siteConfig.company.name,
    anonKey: vars.PUBLIC_ANON_KEY ?? "",
  });
  console.log(`✓ Visitors have ${version} again. Forward: npm run rollback -- ${live}`);
});
