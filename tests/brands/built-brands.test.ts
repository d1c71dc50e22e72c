import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildBrand } from "../../scripts/brand/build-brand.ts";
import { type ServedWorker, serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { publicPages } from "../../scripts/build/public-pages.ts";
import { localizePath } from "../../src/domain/language-path.ts";
import { LANGUAGES } from "../../src/domain/language.ts";
import { DEFAULT_CURRENCY, formatMoney } from "../../src/domain/money/currency.ts";
import { planPriceMinor } from "../../src/domain/money/plans.ts";
import { DEFAULT_FARES } from "../../src/domain/orders/fares.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { localizedSite } from "../../src/domain/site/site.ts";
import { pageSurfaces } from "../../src/domain/color/site-colors.ts";
import { formatHsl, hslToHex } from "../../src/domain/color/color.ts";
import { axeViolations } from "../browser/accessibility.ts";
import { DESKTOP, hydrated, launchChromium, PHONE } from "../browser/browser-site.ts";
import { noteHydration } from "../browser/profiles.ts";
import { bookingBody } from "../factories.ts";
import { applyMigrations } from "../database.ts";
import { decodePng, distance, pixelAt } from "../picture-colors.ts";
import { PUBLIC_KEY } from "../site.ts";
import { BUILT_BRANDS } from "./brands.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});

/** The home page of a built brand as a visitor sees it: its name, colours and words, nothing cut off, AA contrast. */
async function seeHome(url: string, brand: SiteConfig, language: "en" | "fr"): Promise<void> {
  const words = localizedSite(brand, language);
  const problems: string[] = [];
  const page = await browser.newPage({
    viewport: language === "fr" ? DESKTOP : PHONE,
    reducedMotion: "reduce",
  });
  page.on(
    "console",
    (message) => ["error", "warning"].includes(message.type()) && problems.push(message.text()),
  );
  page.on("pageerror", (error) => problems.push(String(error)));
  await noteHydration(page.context());
  await page.goto(url);
  await page.mouse.move(10, 10);
  await hydrated(page);

  expect(await page.title()).toContain(words.seo.defaultTitle);
  expect(await page.locator("h1").textContent()).toBe(words.content.hero.title);
  expect(await page.locator("header a").first().textContent()).toBe(brand.company.name);
  const text = (await page.locator("body").textContent()) ?? "";
  for (const reason of words.content.whyChooseUs.reasons)
    expect(text.includes(reason.description)).toBe(true);
  expect(text.includes(brand.company.legalName)).toBe(true);
  const currency = brand.defaultCurrency?.[language] ?? DEFAULT_CURRENCY;
  const rate = brand.rates?.[currency] ?? 1;
  for (const plan of brand.pricing.plans) {
    const price = formatMoney(Math.round(planPriceMinor(plan) * rate), currency, language);
    expect(text.includes(price)).toBe(true);
  }
  const night = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--night").trim(),
  );
  expect(night).toBe(formatHsl(pageSurfaces(brand.colors).night));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
}

/** What stands beside the pages, and what the API says of the site. */
async function seeFiles(served: ServedWorker, brand: SiteConfig): Promise<void> {
  const get = (path: string) => fetch(served.url + path);
  expect(await (await get("/manifest.webmanifest")).json()).toMatchObject({
    name: brand.company.name,
  });
  const night = hslToHex(formatHsl(pageSurfaces(brand.colors).night));
  for (const path of ["/share/en/home.jpg", "/icon-maskable-512.png"]) {
    const bytes = new Uint8Array(await (await get(path)).arrayBuffer());
    expect(
      distance(pixelAt(decodePng(await sharp(bytes).png().toBuffer()), 0, 0), night),
    ).toBeLessThanOrEqual(2);
  }
  expect(await (await get("/sitemap.xml")).text()).toContain(
    `https://${brand.domains.main}/services`,
  );
  const home = await (await get("/")).text();
  for (const [, json] of home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    JSON.parse(json!);

  await applyMigrations(await served.d1());
  const booked = await fetch(`${served.url}/api/bookings`, {
    method: "POST",
    headers: { ...PUBLIC_KEY, "content-type": "application/json" },
    body: JSON.stringify(bookingBody()),
  });
  expect(booked.status).toBe(201);
  const { adults, children } = { ...DEFAULT_FARES, ...brand.fares };
  // Two adults and a child, in pounds.
  expect((await booked.json()) as object).toMatchObject({
    order: {
      site: brand.company.name,
      amount: (2 * adults + children) * (brand.rates?.GBP ?? 1),
    },
  });
}

/** Any trace of the demo's company in what a visitor reads. */
const DEMO = /.{0,20}(?<!\p{L})envol(?!\p{L}).{0,20}/giu;
const toVisibleText = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");

/** Pages, files and mails: all in this brand's name, and its plans in its own periods. */
async function seeNoOtherBrand(served: ServedWorker, brand: SiteConfig): Promise<void> {
  const textOf = async (path: string) => (await fetch(served.url + path)).text();
  const paths = publicPages(brand).flatMap(({ path }) =>
    LANGUAGES.map((language) => localizePath(path, language)),
  );
  for (const path of paths)
    expect([path, toVisibleText(await textOf(path)).match(DEMO)]).toEqual([path, null]);
  for (const path of ["/manifest.webmanifest", "/robots.txt", "/sitemap.xml"])
    expect([path, (await textOf(path)).match(DEMO)]).toEqual([path, null]);
  const { info } = JSON.parse(await textOf("/api/openapi.json")) as { info: object };
  expect(JSON.stringify(info)).not.toMatch(DEMO);
  const readMails = () =>
    readdirSync(served.mailDirectory).map((name) =>
      readFileSync(join(served.mailDirectory, name), "utf8"),
    );
  await expect.poll(() => readMails().length, { timeout: 10_000 }).toBeGreaterThan(0);
  // The sender is MAIL_FROM of wrangler.toml, which the deployment checks.
  const words = readMails().map((mail) => mail.replaceAll(/^(?:From|Reply-To): .*$/gm, ""));
  for (const mail of words) expect(toVisibleText(mail).match(DEMO)).toBeNull();
}

/** Words of the law and the clock of the demo's company. */
const DEMO_LAW =
  /.{0,20}(?:London time|heure de Londres|English law|droit anglais|UK GDPR|2015|registered in the United Kingdom|immatriculée au Royaume-Uni).{0,20}/gi;

/** Pages, receipt and clock follow the company's country, register and hours. */
async function seeOwnLaw({ url }: ServedWorker, { support, legal, ...brand }: SiteConfig) {
  if (!support || !legal) return;
  const read = async (path: string) => toVisibleText(await (await fetch(url + path)).text());
  for (const { path } of publicPages(brand as SiteConfig))
    for (const language of LANGUAGES) {
      const text = await read(localizePath(path, language));
      expect([path, text.match(DEMO_LAW)]).toEqual([path, null]);
    }
  const { register, vat, director, host, mediator, form } = legal;
  const said = [register, vat!.number, director!, host!, mediator!.name, support.emergency!];
  const [terms, conditions] = [await read("/terms"), await read("/fr/terms")];
  for (const fact of [...said, form.en, "French law", "Athens time"]) expect(terms).toContain(fact);
  for (const fact of [...said, form.fr, "le droit français", "heure d’Athènes"])
    expect(conditions.replaceAll(/[\u00a0\u202f]/g, " ")).toContain(fact);
  // From 9 in the price list: 0.8 pounds, 0.9 euros for one.
  expect(await read("/fast-track")).toContain("£7.20");
  expect(await read("/fr/fast-track")).toContain("8,10");
  expect(await read("/")).toContain("£23.20");
  expect(await read("/privacy")).toContain("cnil.fr");
  expect(await read("/contact")).toContain("19:00");
}

describe("a file that the generator makes builds and runs as the site", () => {
  test.each(Object.entries(BUILT_BRANDS))("%s", async (name, brand) => {
    const built = await buildBrand(name, brand);
    const served = await serveBuiltWorker({
      config: built.config,
      vars: { RATE_LIMITS: "off" },
      onLog: () => undefined,
    });
    try {
      expect((await fetch(served.url)).status).toBe(200);
      await seeHome(`${served.url}/`, brand, "en");
      await seeHome(`${served.url}/fr`, brand, "fr");
      await seeFiles(served, brand);
      await seeNoOtherBrand(served, brand);
      await seeOwnLaw(served, brand);
    } finally {
      await served.dispose();
      built.remove();
    }
  });
});
