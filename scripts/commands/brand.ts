/** npm run brand -- site.config.ts: validates a file and replaces app.config.ts with it. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countLostPasskeys, warnOfLostPasskeys } from "../brand/lost-passkeys.ts";
import { takeSiteConfig } from "../brand/take-site-config.ts";
import { openDeployed } from "../setup/owner-tools.ts";
import { isDeployedElsewhere, nameResources } from "../setup/targets.ts";
import { command, readArguments, ROOT, shownPath } from "../steps/command.ts";

const WRANGLER = join(ROOT, "wrangler.toml");

await command("brand", async () => {
  const { positionals } = readArguments({ allowPositionals: true });
  const { config, kept } = takeSiteConfig(ROOT, positionals[0], new Date());
  const domain = config.domains.main;
  const toml = nameResources(readFileSync(WRANGLER, "utf8"), domain);
  writeFileSync(WRANGLER, toml);
  console.log(
    `✓ The site is ${config.company.name} now. The configuration before is kept: ${shownPath(kept)}`,
  );
  if (isDeployedElsewhere(toml, domain)) {
    console.log(
      `  wrangler.toml still names the Worker and the data of a deployed site. Does that site move to ${domain}? Run npm run setup. A second site needs a clone of its own that was never deployed.`,
    );
    const lost = await warnOfLostPasskeys(domain, async () =>
      countLostPasskeys(await openDeployed(), domain),
    );
    if (lost) console.log(`  ${lost}`);
  }
  console.log("  See it: npm start. Check it: npm test.");
});
