import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildBrand } from "../../scripts/brand/build-brand.ts";
import { type ServedWorker, serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { migrate } from "../../scripts/db/local-d1.ts";
import { publicPages } from "../../scripts/build/public-pages.ts";
import { localizePath } from "#domain/language-path.ts";
import { LANGUAGES } from "#domain/language.ts";
import {
  CURRENCY_CODES,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  formatMoney,
} from "#domain/money/currency.ts";
import { monthlyPriceMinor, planPriceMinor } from "#domain/money/plans.ts";
import { DEFAULT_FARES } from "#domain/money/fares.ts";
import { includedVat } from "#domain/orders/receipt.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { signInitial, signShape } from "#domain/site/sign.ts";
import { logoSvgText } from "#domain/logo.ts";
import { localizedSite } from "#domain/site/site.ts";
import { pageSurfaces } from "#domain/color/site-colors.ts";
import { formatHsl, hslToHex } from "#domain/color/color.ts";
import { axeViolations } from "../browser/accessibility.ts";
import { DESKTOP, hydrated, launchChromium, PHONE } from "../browser/browser-site.ts";
import { noteHydration } from "../browser/profiles.ts";
import { bookingBody } from "../factories.ts";
import { decodePng, distance, pixelAt } from "../picture-colors.ts";
import { appleKeys } from "../fakes/wallet-keys.ts";
import { googleWallet } from "../fakes/google-wallet.ts";
import { fetchAlone, PUBLIC_KEY, QUICK } from "../site.ts";
import { BUILT_BRANDS } from "./brands.ts";
import { findTraces, toVisibleText } from "./traces.ts";

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
  await seeSign(page, brand);
  const only = brand.airports?.length === 1 ? brand.airports[0]!.code : "";
  expect(await page.locator('select[name="airport"]').first().inputValue()).toBe(only);
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

/** The logo is a file of its own, so that no page's script holds it. */
async function seeSign(page: Page, brand: SiteConfig): Promise<void> {
  const brandLink = page.locator("header a").first();
  if (!brand.logo) {
    const sign = brandLink.locator("[data-initial]");
    expect(await sign.getAttribute("data-initial")).toBe(brand.mark ? "" : signInitial(brand));
    const path = brand.mark?.path ?? signShape(brand);
    expect(await sign.locator("path").first().getAttribute("d")).toBe(path);
    return;
  }
  const picture = brandLink.locator("img");
  const address = (await picture.getAttribute("src"))!;
  expect(address).toMatch(/^\/assets\/logo-[\da-f]{8}\.svg$/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const file = await (await fetch(new URL(address, page.url()))).text();
  expect(file).toBe(logoSvgText(brand.logo.image));
}

/** What stands beside the pages, and what the API says of the site. */
async function seeFiles(served: ServedWorker, brand: SiteConfig): Promise<void> {
  const get = (path: string) => fetchAlone(served.url + path);
  expect(await (await get("/manifest.webmanifest")).json()).toMatchObject({
    name: brand.company.name,
  });
  const night = hslToHex(formatHsl(pageSurfaces(brand.colors).night));
  const shared = new Uint8Array(await (await get("/share/en/home.jpg")).arrayBuffer());
  expect(
    distance(pixelAt(decodePng(await sharp(shared).png().toBuffer()), 0, 0), night),
  ).toBeLessThanOrEqual(2);
  const drawing = brand.logo ? '<circle cx="20" cy="20" r="17.25"' : brand.mark?.path;
  expect(await (await get("/favicon.svg")).text()).toContain(drawing ?? signShape(brand));
  // The icon is also the sign of mails and passes: a logo stands on its ground.
  const icon = new Uint8Array(await (await get("/apple-touch-icon.png")).arrayBuffer());
  const corner = pixelAt(decodePng(await sharp(icon).png().toBuffer()), 0, 0);
  expect(distance(corner, brand.logo ? "#ffffff" : night)).toBeLessThanOrEqual(2);
  expect(await (await get("/sitemap.xml")).text()).toContain(
    `https://${brand.domains.main}/services`,
  );
  const home = await (await get("/")).text();
  for (const [, json] of home.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    JSON.parse(json!);

  const booked = await fetchAlone(`${served.url}/api/bookings`, {
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

/** A price with its period, or a count with its unit, as pages, mails and legal texts say them. */
const CLAIMS: readonly (readonly [RegExp, (site: SiteConfig) => readonly number[]])[] = [
  [/(?:every|tous les)\s(\d+)\s(?:months|mois)/gi, ({ membership }) => [membership!.billingMonths]],
  [
    /(\d+)\s(?:days? free|free days|jours gratuits|jours offerts|jours d’essai)/gi,
    ({ membership }) => [membership!.trialDays],
  ],
  [
    /(?:free for|gratuit(?:es?|ement)? pendant)\s(\d+)\s(?:days|jours)/gi,
    ({ membership }) => [membership!.trialDays],
  ],
  [
    /(?:up to|jusqu’à)\s(\d+)\s(?:free|accès|a month|par mois)/gi,
    ({ membership }) => Object.values(membership!.passes),
  ],
];

/** Prices, periods and counts agree on every page, legal texts among them, and in every mail. */
async function seeOwnFigures(served: ServedWorker, brand: SiteConfig): Promise<void> {
  if (!brand.membership) return;
  const sent: [string, string][] = readdirSync(served.mailDirectory).map((name) => [
    name,
    readFileSync(join(served.mailDirectory, name), "utf8"),
  ]);
  for (const { path } of publicPages(brand))
    for (const language of LANGUAGES) {
      const place = localizePath(path, language);
      sent.push([place, toVisibleText(await (await fetchAlone(served.url + place)).text())]);
    }
  const texts = sent.map(([place, text]) => [place, text.replaceAll(/\s+/g, " ")] as const);
  let read = 0;
  const wrong = texts.flatMap(([place, text]) =>
    CLAIMS.flatMap(([pattern, allowed]) =>
      [...text.matchAll(pattern)].flatMap((found) => {
        read += 1;
        return allowed(brand).includes(Number(found[1])) ? [] : [`${place}: ${found[0]}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThan(20);
  const prices = Object.fromEntries(CURRENCY_CODES.map((code) => [code, listPrices(brand, code)]));
  const foreign = texts.flatMap(([place, text]) =>
    readAmounts(
      Object.values(brand.legal!.form).reduce((rest, form) => rest.replaceAll(form, ""), text),
    )
      .filter(({ code, minor }) => !prices[code]!.has(minor))
      .map(({ said }) => `${place}: ${said}`),
  );
  expect(foreign).toEqual([]);
  expect(texts.flatMap(([, text]) => readAmounts(text)).length).toBeGreaterThan(100);
}

const SIGNS: Record<string, CurrencyCode> = { $: "USD", "€": "EUR", "£": "GBP" };

/** The amounts of a text, as English and French write them. */
function readAmounts(text: string): { code: CurrencyCode; minor: number; said: string }[] {
  return [
    ...text.matchAll(/(?<sign>[$€£])(?<sum>\d[\d,]*(?:\.\d\d)?)/g),
    ...text.matchAll(/(?<![\d.,])(?<sum>\d{1,3}(?: \d{3})*(?:,\d\d)?) ?(?<sign>[$€£])(?! ?\d)/g),
  ].map(({ 0: said, groups }) => ({
    code: SIGNS[groups!.sign!]!,
    minor: Number(groups!.sum!.replaceAll(/\D/g, "")) * (/[.,]\d\d$/.test(groups!.sum!) ? 1 : 100),
    said,
  }));
}

/** All that a site may ask in a currency: plans, also by month, and parties or passes of any size. */
function listPrices(brand: SiteConfig, code: CurrencyCode): Set<number> {
  const { billingMonths } = brand.membership!;
  const { adults, children, from } = brand.fares!;
  const inCurrency = (minor: number) => Math.round(minor * brand.rates![code]);
  const parties = Array.from({ length: 100 }, (_, party) =>
    [adults, children]
      .map((fare, index) => inCurrency(fare * 100) * Math.floor((party / 10 ** index) % 10))
      .reduce((sum, part) => sum + part),
  );
  const { rate = 0 } = brand.legal?.vat ?? {};
  return new Set([
    ...brand.pricing.plans.flatMap((plan) => [
      inCurrency(planPriceMinor(plan)),
      inCurrency(monthlyPriceMinor(plan, billingMonths)),
    ]),
    inCurrency(from * 100),
    ...parties,
    ...parties.map((total) => includedVat(total, rate)),
  ]);
}

/** Words of the law and the clock of the demo's company. */
const DEMO_LAW =
  /.{0,20}(?:London time|heure de Londres|English law|droit anglais|UK GDPR|2015|registered in the United Kingdom|immatriculée au Royaume-Uni).{0,20}/gi;

/** Pages, receipt and clock follow the company's country, register and hours. */
async function seeOwnLaw({ url }: ServedWorker, { support, legal, ...brand }: SiteConfig) {
  if (!support || !legal) return;
  const read = async (path: string) => toVisibleText(await (await fetchAlone(url + path)).text());
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
  test.each(BUILT_BRANDS)("%s", async (name, brand) => {
    const google = await googleWallet();
    const { vars: apple } = appleKeys({ subject: { UID: "pass.agence", OU: "AB", O: name } });
    const built = await buildBrand(name, brand);
    const stateDir = join(built.root, "state");
    await migrate(stateDir);
    const served = await serveBuiltWorker({
      config: built.config,
      stateDir,
      vars: { ...QUICK, ...apple, ...google.vars },
      onLog: () => undefined,
    });
    try {
      expect((await fetchAlone(served.url)).status).toBe(200);
      await seeHome(`${served.url}/`, brand, "en");
      await seeHome(`${served.url}/fr`, brand, "fr");
      await seeFiles(served, brand);
      const foreign = { browser, served, root: built.root, brand, google };
      const isWhole = BUILT_BRANDS.length > 1 && brand.legal !== undefined;
      const traces = await findTraces(foreign, isWhole);
      expect(traces).toEqual([]);
      await seeOwnFigures(served, brand);
      await seeOwnLaw(served, brand);
    } finally {
      await served.dispose();
      await google.close();
      built.remove();
    }
  });
});
