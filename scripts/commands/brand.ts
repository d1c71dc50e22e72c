/** npm run brand -- site.config.ts: checks a configuration file and puts it in the place of app.config.ts. */
import { takeSiteConfig } from "../brand/take-site-config.ts";
import { command, ROOT, shownPath } from "../steps/command.ts";

await command("brand", async () => {
  const { config, kept } = takeSiteConfig(ROOT, process.argv[2], new Date());
  console.log(
    `✓ The site is ${config.company.name} now. The configuration before is kept: ${shownPath(kept)}`,
  );
  console.log("  See it: npm start. Check it: npm test.");
});
