import { convert, type CurrencyCode, formatMoney } from "#domain/money/currency.ts";
import { bookingTotalMinor, fareMinor, headlinePriceMinor } from "#domain/money/fares.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import { printTimes } from "#domain/french-typography.ts";
import type { Language } from "#domain/language.ts";
import {
  findMembership,
  memberPassMinor,
  type PlanId,
  planPriceMinor,
} from "#domain/money/plans.ts";
import { type Retention, RETENTION_DAYS, findRetention } from "#domain/retention.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { SUPPORT } from "#domain/site/site.ts";
import { TIME_ZONE } from "#domain/time.ts";

/** Figures for texts. Each has one source: the domain or the site configuration. */
export interface Facts {
  site: SiteConfig;
  language: Language;
  currency: CurrencyCode;
  /** Takes minor units of the price list, and writes the visitor's currency and language. */
  money: (amountMinor: number) => string;
  plural: (count: number, one: string, other: string) => string;
  date: (isoDate: string) => string;
  /** Takes UTC ISO 8601 and writes the operator's time. The text beside it names the zone. */
  moment: (iso: string) => string;
  price: {
    medium: string;
    premium: string;
    headline: string;
    /** One pass for a member with Premium who uses all of them. */
    memberPass: string;
    adult: string;
    /** "€11 per traveller", or per adult where children have another fare. */
    perTraveller: string;
    child: string;
    infant: string;
  };
  planName: { medium: string; premium: string };
  trialDays: number;
  billingEvery: string;
  billingMonths: number;
  passes: { medium: number; premium: number };
  hours: { opens: string; closes: string };
  /** `unpaidTime` is in words: "48 hours". */
  retention: Retention & { days: typeof RETENTION_DAYS; unpaidTime: string };
}

export function createFacts(site: SiteConfig, language: Language, currency: CurrencyCode): Facts {
  const print = (amountMinor: number) => formatMoney(amountMinor, currency, language);
  const money = (amountMinor: number) => print(convert(amountMinor, currency));
  const plan = (id: PlanId) => {
    const found = site.pricing.plans.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`The site configuration has no plan "${id}"`);
    return found;
  };
  const { trialDays, billingMonths, passes } = findMembership(site);
  const haveOneFare = fareMinor("adults", currency) === fareMinor("children", currency);
  const retention = findRetention(site);
  const findPrice = (id: PlanId) => money(planPriceMinor(plan(id)));
  return {
    site,
    language,
    currency,
    money,
    plural: (count, one, other) => plural(language, count, one, other),
    date: (isoDate) =>
      fullDateFormat(language, { dateStyle: "long", timeZone: "UTC" })(Date.parse(isoDate)),
    moment: (iso) => {
      const options = { dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE } as const;
      return printTimes(fullDateFormat(language, options)(Date.parse(iso)), language);
    },
    price: {
      medium: findPrice("medium"),
      premium: findPrice("premium"),
      headline: money(headlinePriceMinor()),
      memberPass: money(memberPassMinor(plan("premium"), findMembership(site))),
      adult: print(fareMinor("adults", currency)),
      perTraveller: `${print(fareMinor("adults", currency))} ${PER[language][haveOneFare ? "traveller" : "adult"]}`,
      child: print(fareMinor("children", currency)),
      infant: print(bookingTotalMinor({ adults: 0, children: 0, infants: 1 }, currency)),
    },
    planName: { medium: plan("medium").name, premium: plan("premium").name },
    trialDays,
    billingEvery: billingEvery(language, billingMonths),
    billingMonths,
    passes,
    hours: {
      opens: printTimes(SUPPORT.opens, language),
      closes: printTimes(SUPPORT.closes, language),
    },
    retention: {
      ...retention,
      days: RETENTION_DAYS,
      // Computed late, because few pages read it.
      get unpaidTime() {
        const inHours = { style: "unit", unit: "hour", unitDisplay: "long" } as const;
        return new Intl.NumberFormat(language, inHours).format(retention.unpaidHours);
      },
    },
  };
}

export function billingEvery(language: Language, months: number): string {
  if (language === "fr") return months === 1 ? "tous les mois" : `tous les ${months}\u00a0mois`;
  return months === 1 ? "every month" : `every ${months} months`;
}

/** English has the singular for 1, French for 0 and 1 (CLDR). French "many" looks like the plural. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return (language === "fr" ? count < 2 : count === 1) ? one : other;
}

const PER = {
  en: { traveller: "per traveller", adult: "per adult" },
  fr: { traveller: "par voyageur", adult: "par adulte" },
};
