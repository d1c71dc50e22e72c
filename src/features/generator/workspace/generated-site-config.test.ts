import { describe, expect, test } from "vitest";
import { siteConfig } from "../../../../app.config.ts";
import { type Brand, toBrand, EMPTY_BRAND } from "#domain/generator/brand.ts";
import { generatedSiteConfig, namedWordings, renamed } from "./generated-site-config.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SiteConfigSchema, SiteContentSchema } from "#domain/site-config.schema.ts";

const COLORS = {
  primary: "205 85% 45%",
  primaryLight: "205 85% 70%",
  primaryDark: "205 85% 15%",
  accent: "42 95% 55%",
  secondary: "42 40% 95%",
};
const WORDING = { en: siteConfig.content, fr: siteConfig.translations!.fr.content };
const generated = (brand: Partial<Brand>, base: SiteConfig = siteConfig) =>
  generatedSiteConfig({
    base,
    brand: { ...EMPTY_BRAND, ...brand },
    colors: COLORS,
    wording: WORDING,
  });

test("fields left empty fall back to the base, and the legal name follows the name", () => {
  const { company, domains, colors, social } = generated({ companyName: " Lumen " });
  expect(company).toEqual({ ...siteConfig.company, name: "Lumen", legalName: "Lumen" });
  expect(domains).toEqual(siteConfig.domains);
  expect(colors).toEqual(COLORS);
  expect(social).toEqual({ facebook: "", twitter: "", instagram: "", linkedin: "" });
});

test("what is typed is taken", () => {
  const site = generated({
    companyName: "Lumen",
    phone: " +33 1 ",
    email: "a@b.example",
    address: "Here",
    mainDomain: "https://Lumen.example/",
  });
  expect(site.company).toMatchObject({ phone: "+33 1", email: "a@b.example", address: "Here" });
  expect(site.domains).toEqual({ ...siteConfig.domains, main: "lumen.example" });
});

test("the address has a French form for as long as it is the base's", () => {
  const french = siteConfig.translations!.fr.address;
  expect(french).toContain("Royaume-Uni");
  expect(generated({ companyName: "Lumen" }).translations?.fr.address).toBe(french);
  expect(
    generated({ companyName: "Lumen", address: "Here" }).translations?.fr.address,
  ).toBeUndefined();
});

const HOSTILE = [
  "Lumen",
  "</script><script>alert(1)</script>",
  "a\"b'c`${x}",
  "旅路",
  "مسافر",
  "$& $1 $$",
  "x".repeat(60),
  "👩‍🚀".repeat(12),
  "a b ".repeat(15).trim(),
];

describe.each(HOSTILE)("for the name %j", (companyName) => {
  const site = generated({ companyName });

  test("the result is a valid configuration", () => {
    expect(SiteConfigSchema.parse(site)).toEqual(site);
  });

  test("search texts name it in both languages, and nothing but addresses names the old brand", () => {
    for (const seo of [site.seo, site.translations!.fr.seo]) {
      expect(seo.defaultTitle).toContain(companyName);
      expect(seo.defaultDescription).toContain(companyName);
      expect(seo.keywords.includes(companyName)).toBe(companyName.length <= 40);
    }
    const { domains: _, memberPortal: __, company, ...texts } = site;
    expect(JSON.stringify(texts)).not.toContain(siteConfig.company.name);
    expect([company.name, company.legalName]).toEqual([companyName, companyName]);
  });
});

test("plans that name the old brand name the new one, in both languages", () => {
  const base = structuredClone(siteConfig);
  base.pricing.plans[0]!.description = "Envol for all. Envolée stays.";
  base.translations!.fr.plans[0]!.features = ["Avec Envol", "Envol".padEnd(200, " Envol")];
  const site = generated({ companyName: "x".repeat(60) }, base);
  expect(site.pricing.plans[0]!.description).toBe(`${"x".repeat(60)} for all. Envolée stays.`);
  expect(site.translations!.fr.plans[0]!.features[0]).toBe(`Avec ${"x".repeat(60)}`);
  expect(SiteConfigSchema.safeParse(site).success).toBe(true);
});

test("the words that are to be rewritten name the new company, within each length", () => {
  const base = structuredClone(siteConfig);
  base.company.name = "Acme";
  base.content.whyChooseUs.reasons[0]!.description = "At Acme, a team knows your trip.";
  base.translations!.fr.content.hero.cta = "Partez avec Acme";
  const { en, fr } = namedWordings(base, " Zenith ");
  expect(en.whyChooseUs.reasons[0]!.description).toBe("At Zenith, a team knows your trip.");
  expect(fr.hero.cta).toBe("Partez avec Zenith");
  const long = namedWordings(base, "x".repeat(60));
  expect(SiteContentSchema.safeParse(long.fr).success).toBe(true);
  expect(namedWordings(base, "")).toEqual({ en: base.content, fr: base.translations!.fr.content });
});

test("a configuration's own form and words give the configuration again", () => {
  const base: SiteConfig = {
    ...siteConfig,
    statementDescriptor: "ENVOL*TRIP",
    social: { ...siteConfig.social, twitter: "https://x.example/envol" },
  };
  expect(
    generatedSiteConfig({ base, brand: toBrand(base), colors: base.colors, wording: WORDING }),
  ).toEqual(base);
  expect(generated({ companyName: "Lumen" }, base)).not.toHaveProperty("statementDescriptor");
});

test("a base without French gets French with the words, and stays without it otherwise", () => {
  const { translations: _, ...base } = siteConfig;
  const without = generatedSiteConfig({
    base,
    brand: toBrand(base),
    colors: base.colors,
    wording: { en: base.content },
  });
  expect(without).toEqual(base);
  const site = generated({ companyName: "Lumen" }, base);
  expect(site.translations?.fr.content).toEqual(WORDING.fr);
  expect(SiteConfigSchema.parse(site)).toEqual(site);
});

test("a name is replaced as a word only, letter for letter but for its apostrophe, within the length", () => {
  expect(renamed("Air, AIR and Airport by Air", "Air", "$& Co", 99)).toBe(
    "$& Co, AIR and Airport by $& Co",
  );
  expect(renamed("A+B flies", "A+B", "C", 99)).toBe("C flies");
  expect(renamed("Avec L'Échappée, L’Échappée", "L'Échappée", "Zénith", 99)).toBe(
    "Avec Zénith, Zénith",
  );
  expect(renamed("Fly Air every single day", "Air", "Wonderfully", 20)).toBe("Fly Wonderfully…");
});
