import { AIRPORT_CODES } from "../../domain/airports/airports.ts";
import { findMembership, type PlanId } from "../../domain/money/plans.ts";
import { DEFAULT_FARES } from "../../domain/orders/fares.ts";
import type { SiteConfig } from "../../domain/site-config.ts";

/** A field, as "pricing.plans.0.period", what it contradicts, and what to do. */
export interface Contradiction {
  at: string;
  message: string;
}

/** The company whose demo the product ships with. */
const DEMO = /(?<!\p{L})envol(?!\p{L})/iu;
const DEMO_HOST = /(?:^|\.)envol\.example$/;

/**
 * Finds where a valid configuration contradicts itself: what customers would read as two prices,
 * two periods or two companies. The generator's page, `npm run brand` and the build refuse it.
 */
export function findContradictions(site: SiteConfig): Contradiction[] {
  return [
    ...planContradictions(site),
    ...fareContradictions(site),
    ...companyContradictions(site),
    ...legalContradictions(site),
    ...listTexts(site).flatMap(({ at, text }) => textContradictions(site, at, text)),
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

function planContradictions(site: SiteConfig): Contradiction[] {
  const { billingMonths, passes } = findMembership(site);
  const french = site.translations?.fr.plans;
  const words = [
    ...site.pricing.plans.map((plan, index) => ({ at: `pricing.plans.${index}`, plan })),
    ...(french ?? []).map((plan, index) => ({ at: `translations.fr.plans.${index}`, plan })),
  ];
  const found = words.flatMap(({ at, plan }) => [
    ...periodContradiction(`${at}.period`, plan.period, billingMonths),
    ...plan.features.flatMap((feature, index) =>
      passContradiction(`${at}.features.${index}`, feature, plan.id, passes),
    ),
  ]);
  const uneven = (french ?? []).flatMap(({ id, features }, index) => {
    const english = site.pricing.plans.find((plan) => plan.id === id)?.features.length;
    if (english === undefined || english === features.length) return [];
    return {
      at: `translations.fr.plans.${index}.features`,
      message: `Write as many features as in English: ${english}, not ${features.length}`,
    };
  });
  return [...found, ...uneven];
}

function periodContradiction(at: string, period: string, months: number): Contradiction[] {
  const read = readPeriod(period);
  if (read === months) return [];
  const said = read === undefined ? "It names no period" : `It says ${read} months`;
  const set = `membership.billingMonths is ${months}`;
  return [{ at, message: `${said}, and ${set}: write the same in both, such as every 3 months` }];
}

function passContradiction(
  at: string,
  feature: string,
  id: PlanId,
  passes: Record<PlanId, number>,
): Contradiction[] {
  const counted = COUNTED_PASSES.exec(feature)?.[1];
  if (counted === undefined || Number(counted) === passes[id]) return [];
  const set = `membership.passes.${id} is ${passes[id]}`;
  return [{ at, message: `It says ${counted} passes, and ${set}: write the same in both` }];
}

function fareContradictions(site: SiteConfig): Contradiction[] {
  const { from, ...fares } = site.fares ?? DEFAULT_FARES;
  const lowest = Math.min(...Object.values(fares).filter((fare) => fare > 0));
  const dear = site.pricing.plans.find(({ id }) => id === "premium")!.price;
  const cheap = site.pricing.plans.find(({ id }) => id === "medium")!.price;
  return [
    ...(from > lowest
      ? [
          {
            at: "fares.from",
            message: `It is above the lowest fare, ${lowest}: write at most that`,
          },
        ]
      : []),
    ...(cheap > dear
      ? [
          {
            at: "pricing.plans",
            message: `Medium costs ${cheap}, more than Premium with ${dear}: swap the prices`,
          },
        ]
      : []),
  ];
}

/** Values of the demo's company in another company's site. */
function companyContradictions(site: SiteConfig): Contradiction[] {
  if (DEMO.test(site.company.name)) return [];
  const { memberPortal, statementDescriptor, social } = site;
  const links = [
    ["memberPortal", memberPortal],
    ...Object.entries(social).map(([name, link]) => [`social.${name}`, link]),
  ].filter((link): link is [string, string] => Boolean(link[1]));
  const message = "It belongs to Envol, another company: write your own, or leave it out";
  return [
    ...links
      .filter(([, link]) => DEMO_HOST.test(new URL(link).hostname))
      .map(([at]) => ({ at, message })),
    ...(statementDescriptor && DEMO.test(statementDescriptor)
      ? [{ at: "statementDescriptor", message }]
      : []),
    ...(DEMO.test(site.company.legalName) ? [{ at: "company.legalName", message }] : []),
  ];
}

/** Fields that French law asks of a site (LCEN art. 6 III; code de la consommation L616-1). */
const ASKED_IN_FRANCE = ["director", "host", "mediator"] as const;

function legalContradictions({ legal, support }: SiteConfig): Contradiction[] {
  const missing = legal?.country === "FR" ? ASKED_IN_FRANCE.filter((name) => !legal[name]) : [];
  const open = support && Number.parseInt(support.closes, 10) - Number.parseInt(support.opens, 10);
  return [
    ...missing.map((name) => ({
      at: `legal.${name}`,
      message: `French law asks a site to name its ${name}: write it`,
    })),
    ...(open !== undefined && open <= 0
      ? [{ at: "support.closes", message: "It is not after support.opens: write a later hour" }]
      : []),
  ];
}

/** Counts of free days in a text. */
export const TRIAL_DAYS = [
  /\b(?:free for|gratuit\w* (?:pendant )?)\s*(\d+)[\s-](?:days|jours)\b/i,
  /\b(\d+)[\s-](?:free days|days? free|jours (?:gratuits|offerts))\b/i,
];
const AMOUNT = /[$€£]\s?(\d+(?:[.,]\d{2})?)|(?<![\w.,])(\d+(?:[.,]\d{2})?)\s?[$€£]/g;
const AIRPORTS = /\b(?:all|les) (\d+) (?:airports|aéroports)\b/i;

/** Claims of a free text that the configuration's figures do not hold. */
function textContradictions(site: SiteConfig, at: string, text: string): Contradiction[] {
  const { trialDays } = findMembership(site);
  const fares = site.fares ?? DEFAULT_FARES;
  const prices = new Set([
    ...site.pricing.plans.map(({ price }) => price),
    ...Object.values(fares),
  ]);
  const days = TRIAL_DAYS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  const airports = AIRPORTS.exec(text)?.[1];
  const sold = site.airports?.length ?? AIRPORT_CODES.length;
  const amounts = [...text.matchAll(AMOUNT)].map(([amount, before, after]) => ({
    amount,
    value: Number((before ?? after)!.replace(",", ".")),
  }));
  return [
    ...(days !== undefined && Number(days) !== trialDays
      ? [{ at, message: `It says ${days} free days, and membership.trialDays is ${trialDays}` }]
      : []),
    ...amounts
      .filter(({ value }) => !prices.has(value))
      .map(({ amount }) => ({ at, message: `${amount.trim()} is no price of a plan or a fare` })),
    ...(airports !== undefined && Number(airports) !== sold
      ? [{ at, message: `It says ${airports} airports, and ${sold} are on sale` }]
      : []),
    ...(DEMO.test(text) && !DEMO.test(site.company.name)
      ? [{ at, message: "It names Envol, another company: write your own name" }]
      : []),
  ];
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
