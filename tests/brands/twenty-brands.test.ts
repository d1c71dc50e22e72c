import { describe, expect, test } from "vitest";
import { createFacts, type Facts } from "#content/facts.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { findMembership } from "#domain/money/plans.ts";
import { localizedSite } from "#domain/site/site.ts";
import { siteConfigFile } from "#domain/generator/site-config-file.ts";
import { checkSiteConfig } from "#lib/site-config/check-site-config.ts";
import { parseSiteConfigFile } from "#lib/site-config/parse-site-config-file.ts";
import { TWENTY_BRANDS } from "./twenty-brands.ts";

type Words = Record<Language, ((facts: Facts) => unknown) | object>;

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../src/content/*.ts", "../../src/content/legal/*.ts", "!../../src/content/*.test.ts"],
  { eager: true },
);
/** Words that are made from a site; site.ts is this deployment's own. */
const screens = Object.entries(modules)
  .filter(([file]) => !file.endsWith("/site.ts"))
  .flatMap(([file, module]) =>
    Object.values(module)
      .filter(
        (value): value is Words => typeof value === "object" && value !== null && "fr" in value,
      )
      .map((words) => [file.split("/").at(-1)!, words] as const),
  );

/** All texts of a screen; those that are made of an argument are left out. */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(listTexts) : [];
}

/** No page shows the xn-- form of a domain, because nobody can read it. */
const WRONG = /undefined|NaN|\[object|\$\{|\{(?:brand|n|text)\}|xn--/;
const DEMO = /(?<!\p{L})envol(?!\p{L})/iu;
/** A price or a charge with its period: "€49 every 3 months", "prélevés tous les 3 mois". */
const PERIOD =
  /(?:[€$£]\s?[\d.,]+|[\d.,]+\s?[€$£]|billed|renews|facturé\w*|renouvelle)\s(?:every|per|tous les|par|pour)\s(?:(\d+)\s)?(?:months?|mois)\b/gi;

describe.each(TWENTY_BRANDS)("%s", (name, site) => {
  test("is accepted, written and read again", () => {
    expect(checkSiteConfig(site).problems).toEqual([]);
    expect(parseSiteConfigFile(siteConfigFile(site, new Date()))).toEqual(site);
  });

  test.each(LANGUAGES)("reads whole in %s, with its own figures and no one else's name", (lang) => {
    const facts = createFacts(localizedSite(site, lang), lang, "EUR");
    const { billingMonths } = findMembership(site);
    // The specified terms name two periods until an owner settles on one.
    const isUnsettled = (file: string) => file === "terms.ts" && !site.membership;
    const wrong = screens.flatMap(([file, words]) => {
      const screen = words[lang];
      const content =
        typeof screen === "function" ? (screen as (of: Facts) => unknown)(facts) : screen;
      return listTexts(content).flatMap((text) => {
        const periods = [...text.matchAll(PERIOD)].map((found) =>
          Number(found[1] ?? found[2] ?? 1),
        );
        const isWrong =
          WRONG.test(text) ||
          (DEMO.test(text) && !DEMO.test(name)) ||
          (!isUnsettled(file) && periods.some((months) => months !== billingMonths));
        return isWrong ? [`${file}: ${text}`] : [];
      });
    });
    expect(wrong).toEqual([]);
  });
});

test.each(LANGUAGES)("no two of them open alike in %s", (lang) => {
  const titles = TWENTY_BRANDS.map(([, site]) => localizedSite(site, lang).content.hero.title);
  const unlike = new Set(titles);
  expect(titles.length - unlike.size).toBe(0);
});
