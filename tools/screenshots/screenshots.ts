import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { LANGUAGES } from "../../src/domain/language.ts";
import { migrate } from "../../scripts/db/local-d1.ts";
import { seedLocal } from "../../scripts/db/seed-local.ts";
import { brandPictures } from "./brand-pictures.ts";
import { contactSheet } from "./contact-sheet.ts";
import { takeFilm } from "./film.ts";
import { showAll } from "./show-all.ts";
import { publicPictures, staffPictures, travellerPictures } from "./pictures.ts";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { build } from "../../scripts/steps/build.ts";
import { CHROMIUM_ARGS, ensureChromium } from "../../scripts/steps/chromium.ts";
import { ROOT, shownPath, StepFailed } from "../../scripts/steps/command.ts";
import { step } from "../../scripts/steps/step.ts";

const WIDTHS = [390, 768, 1440];
const FOLDER = join(ROOT, "screenshots");
/** The README shows these, which are in git. */
const README_FOLDER = join(ROOT, "docs", "pictures");
const README_PICTURES = new Set(["home-en-1440", "pass-en-1440", "admin-orders-en-1440"]);
const PARTS = { public: publicPictures, traveller: travellerPictures, staff: staffPictures };
type Part = keyof typeof PARTS;
/** This part builds sites of its own, so it runs alone. */
const BRANDS = "brands";
const SCHEMES = ["light", "dark"] as const;

function emptyFolder(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
}

/** Takes the pictures of five brands, each of which is built. */
async function brandScreenshots(): Promise<void> {
  const browser = await launch();
  emptyFolder();
  const take = async (page: Page, name: string) => {
    await showAll(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  };
  await brandPictures(browser, take, FOLDER).finally(() => browser.close());
}

const launch = async () =>
  chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });

/** Takes the pictures of the named parts, or of all parts, on a site with demo data. */
export async function screenshots(names: readonly string[]): Promise<void> {
  if (names.includes(BRANDS)) return brandScreenshots();
  const parts = (names.length > 0 ? names : Object.keys(PARTS)).map(partOf);
  await build();
  const stateDir = mkdtempSync(join(tmpdir(), "envol-screenshots-"));
  await migrate(stateDir);
  await step("Demo data", () => seedLocal(stateDir));
  const site = await serveBuiltWorker({ stateDir, vars: { RATE_LIMITS: "off" } });
  const browser = await launch();
  emptyFolder();
  const endings = new Set<string>();
  try {
    for (const part of parts) {
      for (const colorScheme of SCHEMES) {
        for (const language of LANGUAGES) {
          for (const width of WIDTHS) {
            const ending = `-${language}-${width}${colorScheme === "dark" ? "-dark" : ""}`;
            endings.add(ending);
            await step(`${part}${ending}`, async () => {
              const viewport = { width, height: 900 };
              const context = await browser.newContext({
                viewport,
                colorScheme,
                reducedMotion: "reduce",
                baseURL: site.url,
                locale: language,
              });
              const page = await context.newPage();
              await PARTS[part](page, language, async (name) => {
                await showAll(page);
                const file = `${name}${ending}`;
                await page.screenshot({ path: join(FOLDER, `${file}.png`), fullPage: true });
                if (README_PICTURES.has(file))
                  await page.screenshot({
                    path: join(README_FOLDER, `${name}.jpg`),
                    type: "jpeg",
                    quality: 80,
                  });
              });
              await context.close();
            });
          }
        }
      }
    }
    if (parts.includes("traveller"))
      await step("Film", () => takeFilm(browser, site.url, join(README_FOLDER, "booking.webp")));
    for (const ending of endings)
      console.log(shownPath(await contactSheet(browser, FOLDER, ending)));
  } finally {
    await browser.close();
    await site.dispose();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

function partOf(name: string): Part {
  if (name in PARTS) return name as Part;
  throw new StepFailed(
    `There is no part "${name}" to take pictures of: choose of ${[...Object.keys(PARTS), BRANDS].join(", ")}.`,
  );
}
