import { contradictions } from "#content/contradictions.ts";
import type { PlanId } from "#domain/money/plans.ts";
import { isPlaceholder } from "#domain/generator/wording-check.ts";
import { LANGUAGES } from "#domain/language.ts";
import { ASKED_IN_FRANCE } from "#domain/legal-countries.ts";
import { MINOR_UNITS } from "#domain/money/currency.ts";
import { DEFAULT_FARES } from "#domain/money/fares.ts";
import { statementDescriptor as onStatements } from "#domain/payments/card.ts";
import { DEFAULT_SUPPORT } from "#domain/site/site.ts";
import type { SiteConfig } from "#domain/site-config.ts";

export interface Contradiction {
  at: string;
  message: string;
}

/** The product ships with this company's demo. */
const DEMO_NAME = "Envol";
/** In lower case the name is a French word. */
const DEMO = new RegExp(`(?<!\\p{L})(${DEMO_NAME}|${DEMO_NAME.toUpperCase()})(?!\\p{L})`, "u");
const isDemo = ({ company }: SiteConfig) =>
  DEMO.test(company.name.replace(DEMO_NAME.toLowerCase(), DEMO_NAME));
const DEMO_MARK = "M2 25.5C11 25.5";
const DEMO_HOST = /(?:^|\.)envol\.example$/;

type Words = ReturnType<typeof contradictions.en>;

/** Finds contradictory figures and the demo's names. The generator, `npm run brand` and the build refuse both. */
export function findContradictions(site: SiteConfig, words = contradictions.en()): Contradiction[] {
  return [
    ...planContradictions(site, words),
    ...fareContradictions(site, words),
    ...companyContradictions(site, words),
    ...legalContradictions(site, words),
    ...supportContradictions(site, words),
    // The letters of a picture are no words.
    ...listLeaves({ ...site, logo: undefined }).flatMap(({ at, text }) =>
      when(isPlaceholder(text), at, words.placeholder),
    ),
  ];
}

function planContradictions({ pricing, translations }: SiteConfig, words: Words): Contradiction[] {
  return (translations?.fr.plans ?? []).flatMap(({ id, features }, index) => {
    const asked = pricing.plans.find((plan) => plan.id === id)!.features.length;
    return when(
      asked !== features.length,
      `translations.fr.plans.${index}.features`,
      words.features(asked, features.length),
    );
  });
}

const when = (isSo: boolean, at: string, message: string): Contradiction[] =>
  isSo ? [{ at, message }] : [];

function fareContradictions(site: SiteConfig, words: Words): Contradiction[] {
  const { from, ...fares } = site.fares ?? DEFAULT_FARES;
  const lowest = Math.min(...Object.values(fares).filter((fare) => fare > 0));
  const price = (plan: PlanId) => site.pricing.plans.find(({ id }) => id === plan)!.price;
  const [cheap, dear] = [price("medium"), price("premium")];
  const rates = Object.entries(site.rates ?? {});
  return [
    ...rates.flatMap(([code, rate]) =>
      when(
        rate > 0 && Math.round(Math.min(from, lowest) * MINOR_UNITS * rate) === 0,
        `rates.${code}`,
        words.amount(`${code} 0.00`),
      ),
    ),
    ...Object.entries(site.defaultCurrency ?? {}).flatMap(([language, code]) =>
      when(
        site.rates?.[code] === 0,
        `defaultCurrency.${language}`,
        words.rule(`Write ${rates.flatMap(([each, rate]) => (rate > 0 ? each : [])).join(", ")}`),
      ),
    ),
    ...when((site.fares?.infants ?? 0) > 0, "fares.infants", words.rule("Write 0")),
    ...when(from > lowest, "fares.from", words.from(lowest)),
    ...when(cheap > dear, "pricing.plans", words.prices(cheap, dear)),
  ];
}

function companyContradictions(site: SiteConfig, words: Words): Contradiction[] {
  if (isDemo(site)) return [];
  const { memberPortal, statementDescriptor = "", social, mark, company } = site;
  const links = [
    ["memberPortal", memberPortal] as const,
    ...Object.entries(social).map(([name, link]) => [`social.${name}`, link] as const),
  ];
  return [
    ...links.flatMap(([at, link]) =>
      when(Boolean(link) && DEMO_HOST.test(new URL(link!).hostname), at, words.demo(DEMO_NAME)),
    ),
    ...when(mark?.path.startsWith(DEMO_MARK) ?? false, "mark", words.demo(DEMO_NAME)),
    ...when(DEMO.test(statementDescriptor), "statementDescriptor", words.demo(DEMO_NAME)),
    ...when(onStatements(site) === "", "statementDescriptor", words.statement),
    ...when(DEMO.test(company.legalName), "company.legalName", words.demo(DEMO_NAME)),
    ...listTexts(site).flatMap(({ at, text }) => when(DEMO.test(text), at, words.demo(DEMO_NAME))),
  ];
}

function legalContradictions({ legal }: SiteConfig, words: Words): Contradiction[] {
  const isFrench = legal?.country === "FR";
  return ASKED_IN_FRANCE.flatMap((name) =>
    when(isFrench && !legal[name], `legal.${name}`, words.law(name)),
  );
}

function supportContradictions({ support }: SiteConfig, words: Words): Contradiction[] {
  if (!support) return [];
  const { zone, city, opens, closes } = support;
  const open = Number.parseInt(closes, 10) - Number.parseInt(opens, 10);
  const isElsewhere = zone !== DEFAULT_SUPPORT.zone;
  return [
    ...when(open <= 0, "support.closes", words.closes("support.opens")),
    ...LANGUAGES.flatMap((language) =>
      when(
        isElsewhere && city[language] === DEFAULT_SUPPORT.city[language],
        `support.city.${language}`,
        words.city(zone),
      ),
    ),
  ];
}

/** Free texts that pages show unchanged, with their paths. */
function listTexts({ pricing, content, seo, translations }: SiteConfig) {
  return listLeaves({ pricing, content, seo, translations });
}

function listLeaves(value: unknown, at: string[] = []): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at: at.join("."), text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...at, key]));
}
