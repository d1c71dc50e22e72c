/** npm run test:brands: builds and runs the site as five other brands, each from the file that the generator makes. npm test does it too. */
import { ensureChromium } from "../steps/chromium.ts";
import { command } from "../steps/command.ts";
import { summary } from "../test/outcome.ts";
import { runVitest } from "../test/run-vitest.ts";

await command("test:brands", async () => {
  const outcome = await runVitest("brands", { CHROME_PATH: await ensureChromium() });
  console.log(summary([outcome]));
  process.exit(outcome.failed > 0 ? 1 : 0);
});
