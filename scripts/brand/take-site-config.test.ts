import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { siteConfig } from "../../tests/site.config.ts";
import { BRANDS } from "../../tests/brands/brands.ts";
import { takeSiteConfig } from "./take-site-config.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
let root = "";
const inRoot = (name: string) => join(root, name);
const site = () => readFileSync(inRoot("app.config.ts"), "utf8");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "envol-brand-"));
  writeFileSync(inRoot("app.config.ts"), "// the one before, not committed\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(Object.entries(BRANDS))(
  "the brand %s takes the place, and the configuration before is kept",
  (_name, brand) => {
    writeFileSync(inRoot("site.config.ts"), JSON.stringify(brand));
    const { kept } = takeSiteConfig(root, inRoot("site.config.ts"), NOW);
    expect(parseSiteConfigFile(site())).toEqual(brand);
    expect(readFileSync(kept, "utf8")).toBe("// the one before, not committed\n");
  },
);

test("the site's own file can be taken: what came of it last is kept too", () => {
  writeFileSync(inRoot("app.config.ts"), JSON.stringify(BRANDS.bare));
  takeSiteConfig(root, inRoot("app.config.ts"), NOW);
  takeSiteConfig(root, inRoot("app.config.ts"), new Date(NOW.getTime() + 1));
  expect(parseSiteConfigFile(site())).toEqual(BRANDS.bare);
  expect(readdirSync(inRoot(".cache/brand"))).toHaveLength(2);
});

test.each([
  [undefined, "", /Name the file: npm run brand -- site\.config\.ts/],
  ["nowhere.ts", undefined, /There is no file/],
  [
    "broken.ts",
    "export const siteConfig = {\n  company: process.env,\n};",
    /line 2, column \d+: Write plain values/,
  ],
  [
    "wrong.ts",
    JSON.stringify({ ...BRANDS.bare, memberPortal: "javascript:1" }),
    /memberPortal: Write a web address/,
  ],
])("the file %s is refused with what to do, and nothing changes", (name, text, message) => {
  if (name && text !== undefined) writeFileSync(inRoot(name), text);
  expect(() => takeSiteConfig(root, name && inRoot(name), NOW)).toThrow(message);
  expect(site()).toBe("// the one before, not committed\n");
});

type Broken = [at: string, reason: RegExp, change: (site: SiteConfig) => unknown];
const words = (site: SiteConfig) => site.content.hero;
const french = (site: SiteConfig) => site.translations!.fr;
const medium = (site: SiteConfig) => site.pricing.plans[0]!;

const BROKEN: Broken[] = [
  ["company.name", /Write something here/, (site) => (site.company.name = " ")],
  ["company.legalName", /another company/, (site) => (site.company.legalName = "Envol Travel Ltd")],
  ["company.email", /email address/, (site) => (site.company.email = "hello")],
  ["domains.main", /host name/, (site) => (site.domains.main = "https://mistral.example/")],
  ["colors.accent", /H S% L%/, (site) => (site.colors.accent = "#ff880")],
  ["pricing.plans", /each once/, (site) => site.pricing.plans.push(medium(site))],
  [
    "pricing.plans.2.id",
    /Write the plans medium and premium, each once/,
    (site) => Object.assign(site.pricing.plans, { 2: { ...medium(site), id: "gold" } }),
  ],
  ["pricing.plans", /swap the prices/, (site) => (medium(site).price = 99)],
  ["pricing.plans.0.price", /at most two decimals/, (site) => (medium(site).price = 19.999)],
  [
    "translations.fr.plans.0.features",
    /same number of features as in English: 3, not 2/,
    (site) => french(site).plans[0]!.features.pop(),
  ],
  [
    "membership.billingMonths",
    /1, 2, 3, 6, 12 months/,
    (site) => Object.assign(site.membership!, { billingMonths: 5 }),
  ],
  ["membership.trialDays", /2 to 90 days/, (site) => (site.membership!.trialDays = 0)],
  ["membership.passes.medium", /2 to 60 passes/, (site) => (site.membership!.passes.medium = 1)],
  ["fares.from", /more than the lowest fare. Enter 9.5 or less/, (site) => (site.fares!.from = 10)],
  ["fares.adults", /Write a fare/, (site) => (site.fares!.adults = 0)],
  ["rates.EUR", /Write a rate from 0/, (site) => (site.rates!.EUR = -1)],
  ["rates", /0 takes the currency off sale/, (site) => (site.rates = { USD: 0, EUR: 0, GBP: 0 })],
  ["rates.EUR", /EUR 0.00 is not the price/, (site) => (site.rates!.EUR = 0.0001)],
  ["defaultCurrency.en", /^ *defaultCurrency.en: Write USD, EUR/, (site) => (site.rates!.GBP = 0)],
  ["company.legalName", /write the real value/, (site) => (site.company.legalName = "TODO")],
  ["legal.register", /write the real value/, (site) => (site.legal!.register = "RCS XXX XXX XXX")],
  [
    "content.hero.subtitle",
    /write the real value/,
    (site) => (words(site).subtitle = "Lorem ipsum dolor sit amet."),
  ],
  [
    "memberPortal",
    /starts with https/,
    (site) => (site.memberPortal = "https://agence.test@elsewhere.test/"),
  ],
  [
    "memberPortal",
    /another company/,
    (site) => (site.memberPortal = "https://members.envol.example/"),
  ],
  ["memberPortal", /starts with https/, (site) => (site.memberPortal = "http://portal.example")],
  [
    "social.facebook",
    /another company/,
    (site) => (site.social.facebook = "https://envol.example/f"),
  ],
  [
    "statementDescriptor",
    /another company/,
    (site) => (site.statementDescriptor = "ENVOL.EXAMPLE"),
  ],
  ["content.hero.title", /names Envol/, (site) => (words(site).title = "Fly with Envol")],
  ["airports", /each code once/, (site) => (site.airports = [])],
  ["networkAirports", /1 to 10000 airports/, (site) => (site.networkAirports = 0)],
  ["cards.0", /some of Visa, Mastercard/, (site) => Object.assign(site, { cards: ["JCB"] })],
  ["cards", /each once/, (site) => (site.cards = ["Visa", "Visa"])],
  [
    "pictures.museums",
    /tray, pass, museum, lounge, guide, bell/,
    (site) => Object.assign(site, { pictures: { museums: "tower" } }),
  ],
  [
    "defaultCurrency.fr",
    /USD, EUR, GBP/,
    (site) => Object.assign(site.defaultCurrency!, { fr: "CHF" }),
  ],
  ["support.zone", /IANA time zone/, (site) => (site.support!.zone = "Marseille")],
  ["support.opens", /whole hour/, (site) => (site.support!.opens = "8:30")],
  ["support.closes", /later hour/, (site) => (site.support!.closes = "7:00")],
  ["legal.country", /a lawyer writes/, (site) => Object.assign(site.legal!, { country: "JP" })],
  ["legal.director", /French law requires/, (site) => delete site.legal!.director],
  ["legal.mediator", /French law requires/, (site) => delete site.legal!.mediator],
  ["legal.vat.rate", /in percent/, (site) => (site.legal!.vat!.rate = 200)],
  ["mark", /another company/, (site) => (site.mark = structuredClone(siteConfig.mark))],
  [
    "mark.path",
    /d of SVG paths/,
    (site) => (site.mark = { size: 32, path: '<image href="https://evil.test/a.png"/>' }),
  ],
  [
    "mark.accent",
    /4000 characters/,
    (site) => (site.mark = { size: 32, path: "M2 2h9z", accent: `M2 2${"h1".repeat(2000)}` }),
  ],
  ["mark.size", /8 to 2048/, (site) => (site.mark = { size: 4, path: "M2 2h9z" })],
  ["changeDays", /./, (site) => (site.changeDays = 31)],
  ["surprise", /does not have: surprise/, (site) => Object.assign(site, { surprise: 1 })],
];

test.each(BROKEN)("%s is refused: %s", (at, reason, change) => {
  const brand = structuredClone(BRANDS.monthly);
  change(brand);
  writeFileSync(inRoot("wrong.ts"), JSON.stringify(brand));
  const refusal = (() => {
    try {
      takeSiteConfig(root, inRoot("wrong.ts"), NOW);
    } catch (error) {
      return String(error);
    }
    return "";
  })();
  expect(refusal.split("\n").find((line) => line.startsWith(`  ${at}: `))).toMatch(reason);
  expect(site()).toBe("// the one before, not committed\n");
});
