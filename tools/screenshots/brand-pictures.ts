import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { buildBrand } from "../../scripts/brand/build-brand.ts";
import { migrate } from "../../scripts/db/local-d1.ts";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { step } from "../../scripts/steps/step.ts";
import { listKnownAirports } from "../../src/content/known-airports.ts";
import type { Language } from "../../src/domain/language.ts";
import { languageHref } from "../../src/domain/language-path.ts";
import { shareImagePath } from "../../src/domain/site-address.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { applyDetails } from "../../src/features/generator/workspace/site-details.ts";
import { TWENTY_BRANDS } from "../../tests/brands/twenty-brands.ts";
import { travellerPictures } from "./pictures.ts";

/** They differ in colour. One has monthly plans, one a Japanese name, one a long name, one a dark colour, and one has one airport. */
const NAMES = [
  "Mistral Voyages",
  "旅路トラベル",
  "Société des Voyages Tranquilles et Associés de Marseille",
  "Reisefreund GmbH",
  "L’Escale d’Émile",
];
const NICE = JSON.stringify(listKnownAirports().filter(({ code }) => code === "NCE"));
/** On these pictures of a traveller a brand can be seen. */
const SHOWN = new Set(["booking-filled", "pass"]);
const VIEWS = [
  ["en", 1440],
  ["fr", 390],
] as const;

/** Builds each brand as its owner would, and takes its home, booking, pass, mail and shared picture. */
export async function brandPictures(
  browser: Browser,
  take: (page: Page, name: string) => Promise<void>,
  folder: string,
): Promise<void> {
  for (const [index, name] of NAMES.entries()) {
    const [, made] = TWENTY_BRANDS.find(([each]) => each === name)!;
    const isOfOneAirport = made.airports?.length === 1;
    // The generator's page writes sentences that are true for one airport, and so does this.
    const site: SiteConfig = isOfOneAirport ? applyDetails(made, { airports: NICE }) : made;
    const label = `brand-${index + 1}`;
    await step(`${label}: ${name}`, async () => {
      const built = await buildBrand(label, site);
      const stateDir = join(built.root, "state");
      await migrate(stateDir);
      const served = await serveBuiltWorker({
        config: built.config,
        stateDir,
        vars: { RATE_LIMITS: "off" },
      });
      try {
        for (const [language, width] of VIEWS) {
          const context = await browser.newContext({
            viewport: { width, height: 900 },
            reducedMotion: "reduce",
            baseURL: served.url,
            locale: language,
          });
          const page = await context.newPage();
          const takeNamed = (what: string) => take(page, `${label}-${what}-${language}-${width}`);
          await page.goto(languageHref("/", "", language));
          await takeNamed("home");
          await travellerPictures(page, language, async (what) => {
            if (SHOWN.has(what)) await takeNamed(what);
          });
          await page.goto(await findMail(page, served.mailboxUrl));
          await takeNamed("mail");
          await saveShared(served.url, language, join(folder, `${label}-share-${language}.jpg`));
          await context.close();
        }
      } finally {
        await served.dispose();
        built.remove();
      }
    });
  }
}

/** Waits for a mail, and returns the address of its page, which shows it as a mail program does. */
async function findMail(page: Page, mailbox: string): Promise<string> {
  const newest = page.locator("li a").first();
  for (let tries = 0; tries < 100; tries++) {
    await page.goto(mailbox);
    if ((await newest.count()) === 0) continue;
    const address = await newest.evaluate((link: HTMLAnchorElement) => link.href);
    return `${address}/html`;
  }
  throw new Error("No mail has arrived in the mailbox.");
}

async function saveShared(url: string, language: Language, file: string): Promise<void> {
  const response = await fetch(url + shareImagePath("/", language));
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
}
