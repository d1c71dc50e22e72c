import { contradictions } from "#content/contradictions.ts";
import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { findMembership, type PlanId } from "#domain/money/plans.ts";
import { DEFAULT_FARES } from "#domain/orders/fares.ts";
import { SUPPORT } from "#domain/site/site.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** A field, as "pricing.plans.0.period", what it contradicts, and what to do. */
export interface Contradiction {
  at: string;
  message: string;
}

const MONTHS = "membership.billingMonths";
/** The company whose demo the product ships with. */
const DEMO_NAME = "Envol";
const DEMO = /(?<!\p{L})envol(?!\p{L})/iu;
const DEMO_MARK = "M2 25.5C11 25.5";
const DEMO_HOST = /(?:^|\.)envol\.example$/;

type Words = ReturnType<typeof contradictions.en>;

/**
 * Finds where a valid configuration contradicts itself: what customers would read as two prices,
 * two periods or two companies. The generator's page, `npm run brand` and the build refuse it.
 */
export function findContradictions(site: SiteConfig, words = contradictions.en()): Contradiction[] {
  return [
    ...planContradictions(site, words),
    ...fareContradictions(site, words),
    ...companyContradictions(site, words),
    ...legalContradictions(site, words),
    ...listTexts(site).flatMap(({ at, text }) =>
      textContradictions(site, text, words).map((message) => ({ at, message })),
    ),
  ];
}

type Months = [pattern: RegExp, months: number | ((found: RegExpExecArray) => number)];

/** The periods that people write, in both languages. */
const PERIODS: Months[] = [
  [/\b(?:every|each|per)\s+(\d+)\s+months\b|\btous les\s+(\d+)\s+mois\b/i, readMonths],
  [/\b(?:monthly|(?:every|each|per|a)\s+month|par mois|tous les mois|chaque mois|mensuel)/i, 1],
  [/\b(?:quarter|trimestr)/i, 3],
  [/\b(?:half[- ]year|semest)/i, 6],
  [/\b(?:yearly|annual|(?:every|each|per|a)\s+year|par an|tous les ans|chaque année|annuel)/i, 12],
];

function readMonths([, english, french]: RegExpExecArray): number {
  return Number(english ?? french);
}

/** Returns the months of a written period; undefined when it names none. */
export function readPeriod(text: string): number | undefined {
  for (const [pattern, months] of PERIODS) {
    const found = pattern.exec(text);
    if (found) return typeof months === "number" ? months : months(found);
  }
  return undefined;
}

/** A count of passes in a plan's feature. */
export const COUNTED_PASSES = /\b(\d+)\b[^.\d]*\b(?:fast[- ]?track|pass(?:es)?)\b/i;

function planContradictions(site: SiteConfig, words: Words): Contradiction[] {
  const { billingMonths, passes } = findMembership(site);
  const french = site.translations?.fr.plans ?? [];
  const plans = [
    ...site.pricing.plans.map((plan, index) => ({ at: `pricing.plans.${index}`, plan })),
    ...french.map((plan, index) => ({ at: `translations.fr.plans.${index}`, plan })),
  ];
  return plans.flatMap(({ at, plan: { id, period, features } }) => {
    const months = readPeriod(period);
    const asked = site.pricing.plans.find((plan) => plan.id === id)!.features.length;
    return [
      ...when(
        months !== billingMonths,
        `${at}.period`,
        months === undefined ? words.period : words.says(months, "months", MONTHS, billingMonths),
      ),
      ...features.flatMap((feature, index) => {
        const said = COUNTED_PASSES.exec(feature)?.[1];
        return said === undefined || Number(said) === passes[id]
          ? []
          : {
              at: `${at}.features.${index}`,
              message: words.says(Number(said), "passes", `membership.passes.${id}`, passes[id]),
            };
      }),
      ...when(asked !== features.length, `${at}.features`, words.features(asked, features.length)),
    ];
  });
}

const when = (isSo: boolean, at: string, message: string): Contradiction[] =>
  isSo ? [{ at, message }] : [];

function fareContradictions(site: SiteConfig, words: Words): Contradiction[] {
  const { from, ...fares } = site.fares ?? DEFAULT_FARES;
  const lowest = Math.min(...Object.values(fares).filter((fare) => fare > 0));
  const price = (plan: PlanId) => site.pricing.plans.find(({ id }) => id === plan)!.price;
  const [cheap, dear] = [price("medium"), price("premium")];
  return [
    ...when(from > lowest, "fares.from", words.from(lowest)),
    ...when(cheap > dear, "pricing.plans", words.prices(cheap, dear)),
  ];
}

/** Values of the demo's company in another company's site. */
function companyContradictions(site: SiteConfig, words: Words): Contradiction[] {
  if (DEMO.test(site.company.name)) return [];
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
    ...when(DEMO.test(company.legalName), "company.legalName", words.demo(DEMO_NAME)),
  ];
}

/** Fields that French law asks of a site (LCEN art. 6 III; code de la consommation L616-1). */
const ASKED_IN_FRANCE = ["director", "host", "mediator"] as const;

function legalContradictions({ legal, support }: SiteConfig, words: Words): Contradiction[] {
  const isFrench = legal?.country === "FR";
  const open = support && Number.parseInt(support.closes, 10) - Number.parseInt(support.opens, 10);
  return [
    ...ASKED_IN_FRANCE.flatMap((name) =>
      when(isFrench && !legal[name], `legal.${name}`, words.law(name)),
    ),
    ...when(open !== undefined && open <= 0, "support.closes", words.closes("support.opens")),
  ];
}

/** Counts of free days in a text. */
export const TRIAL_DAYS = [
  /\b(?:free for|gratuit\w* (?:pendant )?)\s*(\d+)[\s-](?:days|jours)\b/i,
  /\b(\d+)[\s-](?:free days|days? free|jours (?:gratuits|offerts))\b/i,
];
const AMOUNT = /[$€£]\s?(\d+(?:[.,]\d{2})?)|(?<![\w.,])(\d+(?:[.,]\d{2})?)\s?[$€£]/g;
const AIRPORTS = /\b(?:all|les) (\d+) (?:airports|aéroports)\b/i;
/** A count of the network's airports in a text. */
export const NETWORK = /\b(?:over|more than|plus de)\s(\d+)\s(?:airports|aéroports)\b/i;
const CHARGED = /\b(?:billed|charged|renews|prélev|factur|renouvel)/i;
const DAY_AND_NIGHT = /\b24\s?\/\s?7|24\s?h\/24|around the clock|day and night|jour et nuit/i;
const URGENT = /urgen|emergenc/i;
const FREE_CHILDREN =
  /\bchildren(?: \w+)? (?:for )?free\b|gratuit\w* pour les enfants|enfants gratuits/i;

/** Claims of a free text that the configuration's figures do not hold. */
function textContradictions(site: SiteConfig, text: string, words: Words): string[] {
  const { trialDays, billingMonths } = findMembership(site);
  const fares = site.fares ?? DEFAULT_FARES;
  const prices = new Set([
    ...site.pricing.plans.map(({ price }) => price),
    ...Object.values(fares),
  ]);
  const days = TRIAL_DAYS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  const airports = AIRPORTS.exec(text)?.[1];
  const sold = site.airports?.length ?? AIRPORT_CODES.length;
  const reached = NETWORK.exec(text)?.[1];
  const network = site.networkAirports ?? NETWORK_AIRPORTS;
  const months = CHARGED.test(text) ? readPeriod(text) : undefined;
  const { opens, closes } = site.support ?? SUPPORT;
  const found: (string | false)[] = [
    days !== undefined &&
      Number(days) !== trialDays &&
      words.says(Number(days), "days", "membership.trialDays", trialDays),
    ...[...text.matchAll(AMOUNT)]
      .filter(([, before, after]) => !prices.has(Number((before ?? after)!.replace(",", "."))))
      .map(([amount]) => words.amount(amount.trim())),
    airports !== undefined &&
      Number(airports) !== sold &&
      words.says(Number(airports), "airports", "airports", sold),
    reached !== undefined &&
      Number(reached) !== network &&
      words.says(Number(reached), "airports", "networkAirports", network),
    months !== undefined &&
      months !== billingMonths &&
      words.says(months, "months", MONTHS, billingMonths),
    DAY_AND_NIGHT.test(text) && !URGENT.test(text) && words.hours(opens, closes),
    FREE_CHILDREN.test(text) && fares.children > 0 && words.children(fares.children),
    DEMO.test(text) && !DEMO.test(site.company.name) && words.demo(DEMO_NAME),
  ];
  return found.filter((message) => message !== false);
}

/** The free texts that pages show as they are, with their places. */
function listTexts({ pricing, content, seo, translations }: SiteConfig) {
  return listLeaves({ pricing, content, seo, translations });
}

function listLeaves(value: unknown, at: string[] = []): { at: string; text: string }[] {
  if (typeof value === "string") return [{ at: at.join("."), text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => listLeaves(item, [...at, key]));
}
