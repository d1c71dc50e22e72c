/** npm run screenshots: every page, in both languages, at three widths, into screenshots/ (not kept in git). */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { languageHref } from "../../src/domain/language-path.ts";
import { publicPages } from "../build/public-pages.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { build } from "../steps/build.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../steps/chromium.ts";
import { command, ROOT, shownPath } from "../steps/command.ts";

const WIDTHS = [390, 768, 1440];
const FOLDER = join(ROOT, "screenshots");
/** Pages that search engines are not told of. */
const OTHER_PATHS = ["/fast-track-old", "/find-booking", "/auth", "/auth/forgot", "/auth/reset", "/no-such-page"];

await command("screenshots", async () => {
  await build();
  const site = await serveBuiltWorker();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce", baseURL: site.url });
      const page = await context.newPage();
      for (const path of [...publicPages(siteConfig).map((shown) => shown.path), ...OTHER_PATHS]) {
        for (const language of LANGUAGES) {
          await page.goto(languageHref(path, "", language));
          await page.evaluate(() => document.fonts.ready);
          const name = `${path.slice(1).replaceAll("/", "-") || "home"}-${language}-${width}.png`;
          await page.screenshot({ path: join(FOLDER, name), fullPage: true });
        }
      }
      await context.close();
      console.log(`✓ ${width} px`);
    }
    console.log(`Screenshots are in ${shownPath(FOLDER)}`);
  } finally {
    await browser.close();
    await site.dispose();
  }
});
