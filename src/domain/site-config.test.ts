import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { HslSchema, SiteConfigSchema } from "./site-config.schema.ts";
import type { SiteConfig } from "./site-config.ts";

const accepts = (change: (site: SiteConfig) => void) => {
  const site = structuredClone(siteConfig);
  change(site);
  return SiteConfigSchema.safeParse(site).success;
};

test("app.config.ts is a valid site configuration", () => {
  expect(SiteConfigSchema.safeParse(siteConfig).error?.issues ?? []).toEqual([]);
});

// Some assertions hold only for the demo product.
const isDemo = siteConfig.company.name === "Envol";

test.runIf(isDemo)("the specified plans cost 49 and 79", () => {
  expect(siteConfig.pricing.plans.map(({ id, price }) => [id, price])).toEqual([
    ["medium", 49],
    ["premium", 79],
  ]);
});

test.runIf(isDemo)("company data is fictitious and safe", () => {
  expect(siteConfig.company.email).toMatch(/\.example$/);
  expect(siteConfig.company.phone).toMatch(/^\+44 20 7946 0\d{3}$/);
});

test("a missing or an unknown key is refused", () => {
  expect(accepts((site) => delete (site as Partial<SiteConfig>).seo)).toBe(false);
  expect(accepts((site) => Object.assign(site, { surprise: true }))).toBe(false);
  expect(accepts((site) => Object.assign(site.content.hero, { html: "<b>" }))).toBe(false);
});

test("translations, portal and descriptor may be left out", () => {
  expect(
    accepts((site) => {
      delete site.translations;
      delete site.memberPortal;
      delete site.statementDescriptor;
    }),
  ).toBe(true);
});

test.each([
  ["ENVOL TRAVEL", true],
  ["envol", false],
  ["X".repeat(23), false],
])("the statement descriptor %s: accepted is %s", (descriptor, accepted) => {
  expect(accepts((site) => (site.statementDescriptor = descriptor))).toBe(accepted);
});

test.each(["205 85% 45%", "0 0% 0%", "360 100% 100%", "42.5 95.1% 55%"])(
  "%s is a colour",
  (text) => {
    expect(HslSchema.safeParse(text).success).toBe(true);
  },
);

test.each([
  "",
  "#fff",
  "hsl(205 85% 45%)",
  "361 0% 0%",
  "205 101% 45%",
  "205, 85%, 45%",
  "205 85 45",
  "205 85% 45%; background: red",
])("%s is not a colour", (text) => {
  expect(HslSchema.safeParse(text).success).toBe(false);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "https:",
  "ftp://x.example",
  "http://portal.example",
  "HTTPS://portal.example",
  " javascript:alert(1)",
  "https://a\nb.example",
])("a link to %s is refused", (link) => {
  expect(accepts((site) => (site.memberPortal = link))).toBe(false);
  expect(accepts((site) => (site.social.facebook = link))).toBe(false);
});

test("a link to the web is accepted, and social links may be empty", () => {
  expect(accepts((site) => (site.social.instagram = "https://instagram.com/envol"))).toBe(true);
  expect(accepts((site) => (site.social.instagram = ""))).toBe(true);
});

test.each(["a\u0000b", "a\nb", "a\u2028b", "a\u202eb", "a\ud800", " ", "[a](/admin)"])(
  "the text %j is refused",
  (text) => {
    expect(accepts((site) => (site.company.name = text))).toBe(false);
    expect(accepts((site) => (site.pricing.plans[0]!.features = [text]))).toBe(false);
  },
);

test.each(["Путь", "旅路", "مسافر", 'O’Neill & Söhne "</script>${x}`'])(
  "the name %s is accepted",
  (name) => {
    expect(accepts((site) => (site.company.name = name))).toBe(true);
  },
);

test.each([
  "a..example.com",
  "-a.example.com",
  "example",
  "http://a.example",
  "a.example/x",
  "a b.example",
  ".example.com",
])("%s is no host name", (host) => {
  expect(accepts((site) => (site.domains.main = host))).toBe(false);
});

test("a plan stands once in the list", () => {
  expect(
    accepts((site) => (site.pricing.plans = [site.pricing.plans[0]!, site.pricing.plans[0]!])),
  ).toBe(false);
});

const LIMA = {
  code: "LIM",
  names: { en: "Lima Jorge Chávez", fr: "Lima-Jorge-Chávez" },
  city: { en: "Lima", fr: "Lima" },
  zone: "America/Lima",
  lane: { en: "Beside door 3", fr: "À côté de la porte 3" },
  hours: { en: "Day and night", fr: "Jour et nuit" },
};

test("an owner's airports are places with names, city, zone, lane and hours", () => {
  const terminal = { en: "North terminal", fr: "Terminal nord" };
  expect(accepts((site) => (site.airports = [LIMA]))).toBe(true);
  expect(accepts((site) => (site.airports = [{ ...LIMA, terminal, note: terminal }]))).toBe(true);
});

test.each([
  ["no airport", []],
  ["a code twice", [LIMA, LIMA]],
  ["a code of other letters", [{ ...LIMA, code: "lim" }]],
  ["an unknown zone", [{ ...LIMA, zone: "America/Atlantis" }]],
  ["an offset instead of a zone", [{ ...LIMA, zone: "+05:00" }]],
  ["one language", [{ ...LIMA, lane: { en: "Beside door 3" } }]],
  ["an empty text", [{ ...LIMA, hours: { en: "", fr: "" } }]],
  ["a link", [{ ...LIMA, lane: { en: "[Door](/3)", fr: "[Porte](/3)" } }]],
  ["an unknown key", [{ ...LIMA, gate: "3" }]],
])("airports with %s are refused", (_what, airports) => {
  expect(accepts((site) => Object.assign(site, { airports }))).toBe(false);
});

test.each([
  ["M2 2h28v28z", true],
  ["m2,2c.5.5-1-1 3 3a1 1 0 01.5.5z", true],
  ["M0 0M2 2L4 4l5 5", true],
  ["", false],
  ["M2 2", false],
  ["h28v28z", false],
  ["M2 2h", false],
  ['M2 2h28"/><script>alert(1)</script>', false],
  ["M2 2h28url(https://evil.test/a.svg)", false],
  ["<svg><image href='https://evil.test/a.png'/></svg>", false],
  [`M2 2${"h1".repeat(2000)}`, false],
])("the mark's path %.40s: accepted is %s", (path, accepted) => {
  expect(accepts((site) => (site.mark = { size: 32, path }))).toBe(accepted);
  expect(accepts((site) => (site.mark = { size: 32, path: "M2 2h28v28z", accent: path }))).toBe(
    accepted,
  );
});

test.each([4, 8.5, 4096])("a mark in a square of %s is refused", (size) => {
  expect(accepts((site) => (site.mark = { size, path: "M2 2h28v28z" }))).toBe(false);
});
