import { contradictions } from "#content/contradictions.ts";
import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { findMembership, type PlanId } from "#domain/money/plans.ts";
import { type CurrencyCode, MINOR_UNITS } from "#domain/money/currency.ts";
import { DEFAULT_FARES } from "#domain/orders/fares.ts";
import { renamed } from "#domain/generator/generated-site-config.ts";
import { DEFAULT_SUPPORT } from "#domain/site/site.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** A field, as "pricing.plans.0.period", what it contradicts, and what to do. */
export interface Contradiction {
  at: string;
  message: string;
}

const MONTHS = "membership.billingMonths";
/** The company whose demo the product ships with. */
const DEMO_NAME = "Envol";
/** In small letters it is a French word. */
const DEMO = new RegExp(`(?<!\\p{L})(${DEMO_NAME}|${DEMO_NAME.toUpperCase()})(?!\\p{L})`, "u");
const isDemo = ({ company }: SiteConfig) =>
  DEMO.test(company.name.replace(DEMO_NAME.toLowerCase(), DEMO_NAME));
const DEMO_MARK = "M2 25.5C11 25.5";
const DEMO_HOST = /(?:^|\.)envol\.example$/;

type Words = ReturnType<typeof contradictions.en>;

/**
 * Finds where a valid configuration tells customers two prices, two periods or two companies. The
 * generator's page, `npm run brand` and the build refuse it.
 */
export function findContradictions(site: SiteConfig, words = contradictions.en()): Contradiction[] {
  // "24/7 Travel" promises no hours.
  const unnamed = (text: string) => renamed(text, site.company.name, "", Number.POSITIVE_INFINITY);
  return [
    ...planContradictions(site, words),
    ...fareContradictions(site, words),
    ...companyContradictions(site, words),
    ...legalContradictions(site, words),
    ...listTexts(site).flatMap(({ at, text }) =>
      textContradictions(site, withFigures(unnamed(text)), words).map((message) => ({
        at,
        message,
      })),
    ),
    ...listLeaves(site).flatMap(({ at, text }) =>
      when(PLACEHOLDER.test(text) || TO_DO.test(text), at, words.placeholder),
    ),
  ];
}

/** Stands for a value that was never written. */
const PLACEHOLDER = /lorem ipsum|\b(?:tbd|xxx+)\b|\[(?:your|votre|name|nom)\b/i;
/** In small letters it is a Spanish word. */
const TO_DO = /\bTODO\b/;

/** Counts that people write out, from two on. */
const COUNTS =
  "two|deux three|trois four|quatre five|cinq six seven|sept eight|huit nine|neuf ten|dix"
    .split(" ")
    .map((count, index) => [new RegExp(`\\b(?:${count})\\b`, "gi"), String(index + 2)] as const);

const withFigures = (text: string) =>
  COUNTS.reduce((read, [count, figure]) => read.replace(count, figure), text);

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
    const months = readPeriod(withFigures(period));
    const asked = site.pricing.plans.find((plan) => plan.id === id)!.features.length;
    return [
      ...when(
        months !== billingMonths,
        `${at}.period`,
        months === undefined ? words.period : words.says(months, "months", MONTHS, billingMonths),
      ),
      ...features.flatMap((feature, index) => {
        const said = COUNTED_PASSES.exec(withFigures(feature))?.[1];
        return said === undefined || Number(said) === passes[id]
          ? []
          : {
              at: `${at}.features.${index}`,
              message: words.says(said, "passes", `membership.passes.${id}`, passes[id]),
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

/** Values of the demo's company in another company's site. */
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
  /\b(?:free for|essai de|gratuit[a-z]*(?: pendant| de)?)\s*(\d+)[\s-](?:days|jours)\b/i,
  /\b(\d+)[\s-](?:free days|days?(?: for)? free|day trial|jours (?:gratuits|offerts|d’essai))\b/i,
];
const AMOUNTS = [
  /(?<sign>[$€£]|\b(?:USD|EUR|GBP)\b)\s?(?<sum>\d(?:[\d.,]*\d)?)/gi,
  /\b(?<sum>\d(?:[\d.,]*\d)?)\s?(?<sign>[$€£]|(?:USD|EUR|GBP|dollars?|euros?|pounds?)\b)/gi,
];
const AIRPORTS =
  /\b(?:(all|les) )?(\d{1,3}(?:[.,\s]\d{3}){1,3}|\d+)\+?\s(?:airports|aéroports)\b/gi;
/** A count of the network's airports in a text. */
export const NETWORK =
  /\b(?:over|more than|plus de)\s(\d{1,3}(?:[.,\s]\d{3})+|\d+)\s(?:airports|aéroports)\b/i;
const MONTHLY_PASSES =
  /\b(\d+) (?:(?:free|accès) )?(?:fast[- ]track|pass(?:es)?)\b[^.]*\b(?:month|mois)\b/i;
const UNLIMITED = /\bunlimited (?:fast[- ]track|passes)\b|\b(?:fast[- ]track|pass) illimité/i;
const CHARGED = /\b(?:billed|charged|renews|prélev|factur|renouvel)/i;
const HOURS = /\b(\d+)(?::00|\s?am|\s?h)\s(?:to|à|–|-)\s(\d+)(?::00|\s?pm|\s?h)\b/i;
const DAY_AND_NIGHT = [
  /\b24\s?\/\s?7|24 hours a day|round[- ]the[- ]clock|day and night/i,
  /\b24\s?h(?:eures)?(?:\/| sur )24|jour et nuit|à toute heure/i,
];
const URGENT = /urgen|emergenc/i;
const FREE_CHILDREN =
  /\b(?:children|kids)(?: \w+)? (?:for )?free\b|gratuit\w* pour les enfants|enfants gratuits/i;

/** Reads "1,900.50" and "1.900,50". */
const readAmount = (text: string) =>
  Number(text.replaceAll(/[.,\s](?=\d{3})/g, "").replace(",", "."));

const readCurrency = (sign: string): CurrencyCode =>
  /[€e]/i.test(sign[0]!) ? "EUR" : /[$du]/i.test(sign[0]!) ? "USD" : "GBP";

/** Returns the amounts that are no price in their currency, as they are written. */
function foreignAmounts(site: SiteConfig, text: string): string[] {
  const prices = [
    ...site.pricing.plans.map(({ price }) => price),
    ...Object.values(site.fares ?? DEFAULT_FARES),
  ];
  return AMOUNTS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ groups }) => {
      const rate = site.rates?.[readCurrency(groups!.sign!)] ?? 1;
      const minor = Math.round(readAmount(groups!.sum!) * MINOR_UNITS);
      return !prices.some((price) => Math.round(price * MINOR_UNITS * rate) === minor);
    })
    .map(([amount]) => amount.trim());
}

/** Returns written hours that are not those of the team; day and night only for urgent calls. */
function foreignHours(site: SiteConfig, text: string): string | undefined {
  const { opens, closes } = site.support ?? DEFAULT_SUPPORT;
  const [said, from, to] = HOURS.exec(text) ?? [];
  const until = Number(to) + (/pm/i.test(said ?? "") ? 12 : 0);
  if (said && (`${from}:00` !== opens || `${until}:00` !== closes)) return said;
  if (URGENT.test(text)) return undefined;
  return DAY_AND_NIGHT.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
}

/** Claims of a free text that the configuration's figures do not hold. */
function textContradictions(site: SiteConfig, text: string, words: Words): string[] {
  const { trialDays, billingMonths, passes } = findMembership(site);
  const { children } = site.fares ?? DEFAULT_FARES;
  const { opens, closes } = site.support ?? DEFAULT_SUPPORT;
  const days = TRIAL_DAYS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  const sold = site.airports?.length ?? AIRPORT_CODES.length;
  const network = site.networkAirports ?? NETWORK_AIRPORTS;
  const months = CHARGED.test(text) ? readPeriod(text) : undefined;
  const monthly = UNLIMITED.test(text) ? "∞" : MONTHLY_PASSES.exec(text)?.[1];
  const counts = Object.values(passes);
  const hours = foreignHours(site, text);
  const found: (string | false | undefined)[] = [
    days !== undefined &&
      Number(days) !== trialDays &&
      words.says(days, "days", "membership.trialDays", trialDays),
    ...foreignAmounts(site, text).map(words.amount),
    ...[...text.matchAll(AIRPORTS)].map(([, all, said]) =>
      readAmount(said!) === sold || (!all && readAmount(said!) === network)
        ? undefined
        : words.says(said!, "airports", all ? "airports" : "networkAirports", all ? sold : network),
    ),
    months !== undefined &&
      months !== billingMonths &&
      words.says(months, "months", MONTHS, billingMonths),
    monthly !== undefined &&
      !counts.includes(Number(monthly)) &&
      words.says(monthly, "passes", "membership.passes", counts.join(", ")),
    hours !== undefined && words.hours(hours, opens, closes),
    FREE_CHILDREN.test(text) && children > 0 && words.children(children),
    DEMO.test(text) && !isDemo(site) && words.demo(DEMO_NAME),
  ];
  return found.filter((message) => typeof message === "string");
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
