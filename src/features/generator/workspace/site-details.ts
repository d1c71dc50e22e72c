import { billingEvery } from "../../../content/facts.ts";
import { findMembership } from "../../../domain/money/plans.ts";
import { DEFAULT_CHANGE_DAYS } from "../../../domain/bookings/booking-change.ts";
import { DEFAULT_FARES } from "../../../domain/orders/fares.ts";
import { findRetention } from "../../../domain/retention.ts";
import { SUPPORT } from "../../../domain/site/site.ts";
import type { SiteConfig } from "../../../domain/site-config.ts";
import { TIME_ZONE } from "../../../domain/time.ts";
import { COUNTED_PASSES, TRIAL_DAYS } from "../../../lib/site-config/site-contradictions.ts";

/** Both languages of this deployment: as a script of its own it would split the runtime. */
export { siteConfig } from "../../../../app.config.ts";

/** Paths of the configuration that the page's topics edit, beside the brand's form and words. */
export const DETAILS = {
  prices: [
    "pricing.plans.0.price",
    "pricing.plans.1.price",
    "membership.billingMonths",
    "membership.trialDays",
    "membership.passes.medium",
    "membership.passes.premium",
    "fares.adults",
    "fares.children",
    "fares.infants",
    "fares.from",
    "rates.EUR",
    "rates.GBP",
  ],
  hours: [
    "support.opens",
    "support.closes",
    "support.zone",
    "support.city.en",
    "support.city.fr",
    "support.emergency",
  ],
  law: [
    "company.legalName",
    "legal.country",
    "legal.form.en",
    "legal.form.fr",
    "legal.register",
    "legal.vat.number",
    "legal.vat.rate",
    "legal.director",
    "legal.host",
    "legal.mediator.name",
    "legal.mediator.site",
  ],
  rules: [
    "changeDays",
    "retention.unpaidHours",
    "retention.customerYears",
    "statementDescriptor",
    "memberPortal",
  ],
  search: [
    "seo.defaultTitle",
    "seo.defaultDescription",
    "translations.fr.seo.defaultTitle",
    "translations.fr.seo.defaultDescription",
  ],
} as const;
export type DetailTopic = keyof typeof DETAILS;
export type DetailPath = (typeof DETAILS)[DetailTopic][number];

const NUMBERS = /^(?:changeDays|pricing|membership|fares|rates|retention)|\.rate$/;

type Tree = Record<string, unknown>;

/** Returns the optional parts as the product has them without the configuration. */
const findUsual = (site: SiteConfig): Tree => ({
  membership: findMembership(site),
  fares: DEFAULT_FARES,
  rates: { USD: 1, EUR: 1, GBP: 1 },
  support: { zone: TIME_ZONE, ...SUPPORT },
  retention: findRetention(site),
  changeDays: DEFAULT_CHANGE_DAYS,
});

/** Returns the value at a path, configured or usual; undefined without one. */
export function readDetail(site: SiteConfig, path: string): string | number | undefined {
  const read = (tree: unknown) =>
    path.split(".").reduce<unknown>((value, key) => (value as Tree | undefined)?.[key], tree);
  return (read(site) ?? read(findUsual(site))) as string | number | undefined;
}

/**
 * Returns the configuration with typed values by path; an empty one changes nothing. Periods,
 * passes and free days in texts follow the membership's figures.
 */
export function applyDetails(site: SiteConfig, typed: Partial<Record<string, string>>): SiteConfig {
  const next = structuredClone(site) as SiteConfig & Tree;
  const usual = findUsual(site);
  for (const [path, text = ""] of Object.entries(typed)) {
    if (text.trim() === "") continue;
    const keys = path.split(".");
    const last = keys.pop()!;
    const place = keys.reduce<Tree>(
      (tree, key) => (tree[key] ??= structuredClone(usual[key] ?? {})) as Tree,
      next,
    );
    place[last] = NUMBERS.test(path) ? Number(text.replace(",", ".")) : text.trim();
  }
  return next.membership ? followMembership(next, next.membership) : next;
}

function followMembership(
  site: SiteConfig,
  { billingMonths, trialDays, passes }: NonNullable<SiteConfig["membership"]>,
): SiteConfig {
  const french = site.translations?.fr;
  for (const [language, plans = []] of [
    ["en", site.pricing.plans],
    ["fr", french?.plans],
  ] as const)
    for (const plan of plans) {
      plan.period = billingEvery(language, billingMonths);
      plan.features = plan.features.map((feature) =>
        withFigure(feature, COUNTED_PASSES, passes[plan.id]),
      );
    }
  const follow = <Texts>(texts: Texts) =>
    mapTexts(texts, (text) =>
      TRIAL_DAYS.reduce((read, pattern) => withFigure(read, pattern, trialDays), text),
    );
  return {
    ...site,
    ...follow({ content: site.content, seo: site.seo }),
    ...(french && {
      translations: { fr: { ...french, ...follow({ content: french.content, seo: french.seo }) } },
    }),
  };
}

/** Replaces the figure that the pattern's first group finds. */
const withFigure = (text: string, pattern: RegExp, figure: number): string =>
  text.replace(pattern, (found, old: string) => found.replace(old, String(figure)));

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]);
  return (
    Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
  ) as Value;
}

/** Returns the places at which two configurations differ, with both values as text. */
export function findDifferences(
  site: unknown,
  other: unknown,
  at = "",
): { at: string; value: string; other: string }[] {
  if (typeof site !== "object" || typeof other !== "object" || !site || !other) {
    if (site === other) return [];
    return [{ at, value: JSON.stringify(site) ?? "–", other: JSON.stringify(other) ?? "–" }];
  }
  return [...new Set([...Object.keys(site), ...Object.keys(other)])].flatMap((key) =>
    findDifferences((site as Tree)[key], (other as Tree)[key], at ? `${at}.${key}` : key),
  );
}
