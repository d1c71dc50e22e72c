/** npm run brand -- site.config.ts: checks a configuration file and puts it in the place of app.config.ts. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeSiteConfig } from "../brand/take-site-config.ts";
import { nameResources } from "../setup/targets.ts";
import { command, ROOT, shownPath } from "../steps/command.ts";

const WRANGLER = join(ROOT, "wrangler.toml");

await command("brand", async () => {
  const { config, kept } = takeSiteConfig(ROOT, process.argv[2], new Date());
  writeFileSync(WRANGLER, nameResources(readFileSync(WRANGLER, "utf8"), config.domains.main));
  console.log(
    `✓ The site is ${config.company.name} now. The configuration before is kept: ${shownPath(kept)}`,
  );
  console.log("  See it: npm start. Check it: npm test.");
});
