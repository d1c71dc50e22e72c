import { billingEvery } from "#content/facts.ts";
import { describeWhere } from "#content/network.ts";
import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { type CardBrand, findCards } from "#domain/card-brands.ts";
import { type Language, LANGUAGES } from "#domain/language.ts";
import { PICTURES } from "#domain/pictures.ts";
import { DEFAULT_CURRENCY } from "#domain/money/currency.ts";
import { findMembership, type Membership, type PlanId } from "#domain/money/plans.ts";
import { DEFAULT_CHANGE_DAYS } from "#domain/orders/booking-change.ts";
import { DEFAULT_FARES } from "#domain/money/fares.ts";
import { findRetention } from "#domain/retention.ts";
import { DEFAULT_SUPPORT } from "#domain/site/site.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** Re-exported from here, because a separate script would split the runtime. */
export { siteConfig } from "../../../../app.config.ts";

export type Airport = NonNullable<SiteConfig["airports"]>[number];

/** A path that ends with * means one field for each service or language. */
export const listFields = (fields: Record<string, string>, parts: Record<string, string>) =>
  Object.entries(fields).flatMap(([path, label]) =>
    path.endsWith("*")
      ? (path.startsWith("pictures") ? Object.keys(PICTURES) : LANGUAGES).map(
          (part) => [path.replace("*", part), label + parts[part]] as const,
        )
      : [[path, label] as const],
  );

const NUMBERS =
  /^(?:changeDays|networkAirports|membership|fares|rates|retention)|\.(?:price|rate)$/;

type Tree = Record<string, unknown>;

const findUsual = (site: SiteConfig): Tree => ({
  membership: findMembership(site),
  fares: DEFAULT_FARES,
  rates: { USD: 1, EUR: 1, GBP: 1 },
  defaultCurrency: { en: DEFAULT_CURRENCY, fr: DEFAULT_CURRENCY },
  cards: findCards(site),
  pictures: PICTURES,
  support: DEFAULT_SUPPORT,
  retention: findRetention(site),
  changeDays: DEFAULT_CHANGE_DAYS,
  networkAirports: site.airports?.length ?? NETWORK_AIRPORTS,
});

export const readAt = (tree: unknown, path: string): unknown =>
  path.split(".").reduce((value, key) => (value as Tree | undefined)?.[key], tree);

/** Creates missing parents as copies of those in `usual`, or empty. */
export function putAt(tree: object, path: string, value: unknown, usual: Tree = {}): void {
  const keys = path.split(".");
  const last = keys.pop()!;
  const place = keys.reduce(
    (part, key) => (part[key] ??= structuredClone(usual[key] ?? {})) as Tree,
    tree as Tree,
  );
  place[last] = value;
}

export function readDetail(site: SiteConfig, path: string): string | number | undefined {
  const value = readAt(site, path) ?? readAt(findUsual(site), path);
  return (Array.isArray(value) ? value.join(", ") : value) as string | number | undefined;
}

/** False for a French text of a site without French. */
export const hasPlaceFor = (site: SiteConfig, path: string): boolean =>
  site.translations !== undefined || !path.startsWith("translations.");

/** Plans' lines and search texts, in which only marked figures follow once they are typed. */
const OWN_TEXT = /(?:^|\.)(?:seo\.|features$)/;

/**
 * `typed` is keyed by path. If a field is typed, its former figure changes in the site's texts too.
 * Other figures in them are about something else, so they stay.
 */
export function applyDetails(site: SiteConfig, typed: Typed): SiteConfig {
  const next = structuredClone(site);
  const usual = findUsual(site);
  const entries = Object.entries(typed).flatMap(([path, text = ""]) =>
    isTyped(typed, path) && hasPlaceFor(site, path) ? [{ path, text }] : [],
  );
  for (const { path, text } of entries) if (!OWN_TEXT.test(path)) put(next, path, text, usual);
  const former: Former = { ...findMembership(site), networkAirports: findNetwork(site) };
  if (next.membership) followMembership(next, next.membership, { typed, former });
  const followed = followFigures(next, { typed, former });
  for (const { path } of entries)
    if (OWN_TEXT.test(path)) put(followed, path, readTyped(followed, typed, path), usual);
  return followed;
}

function put(site: SiteConfig, path: string, text: string, usual: Tree): void {
  if (path === "logo") putLogo(site, JSON.parse(text) as SiteConfig["logo"] | null);
  else if (path.endsWith(".features")) putAt(site, path, toItems(text, "\n"));
  else if (path.endsWith(".keywords")) putAt(site, path, toItems(text, ","));
  else if (path === "cards") site.cards = text.split(", ") as CardBrand[];
  else if (path === "airports") sell(site, JSON.parse(text) as Airport[]);
  else {
    // A decimal comma is accepted; "1,900" is ambiguous and stays invalid, unless it is a rate.
    const comma = path.startsWith("rates") ? "," : /,(?!\d{3}$)/;
    const value = NUMBERS.test(path) ? Number(text.trim().replace(comma, ".")) : text.trim();
    putAt(site, path, value, usual);
  }
}

type Former = Membership & { networkAirports: number };

interface Following {
  typed: Typed;
  /** The figures that the texts were written for. */
  former: Former;
}

/** A configuration may have these texts empty. Any other empty field means the value in grey. */
const MAY_BE_EMPTY = /\.(?:description|keywords)$/;

type Typed = Partial<Record<string, string>>;

const findNetwork = (site: SiteConfig, typed: Typed = {}): number =>
  site.networkAirports ??
  (isTyped(typed, "airports") ? site.airports?.length : undefined) ??
  NETWORK_AIRPORTS;

export const isTyped = (typed: Typed, path: string): boolean =>
  MAY_BE_EMPTY.test(path) ? typed[path] !== undefined : (typed[path] ?? "").trim() !== "";

const toItems = (text: string, separator: string) =>
  text.split(separator).flatMap((item) => item.trim() || []);

/** Without any airport the site falls back to the demo's airports. */
function sell(site: SiteConfig, typed: Airport[]): void {
  site.airports = mapTexts(typed, (text) => text.trim());
  for (const airport of site.airports)
    for (const part of ["terminal", "note"] as const)
      if (!airport[part]?.en && !airport[part]?.fr) delete airport[part];
  if (typed.length === 0) delete site.airports;
}

/** Without a logo, the site shows its sign again. */
function putLogo(site: SiteConfig, logo: SiteConfig["logo"] | null): void {
  if (logo) site.logo = logo;
  else delete site.logo;
}

const OTHER_SERVICE = "(?:lounge|museum|guide|salon|musée)";
/** With these words a pass is one for the other service; "and" only adds it. */
const FOR_IT =
  "(?:for|to|at|in|of|the|an?|any|all|our|pour|de|des|du|les?|la|aux?|à|dans|vers|tous|nos)";
/** "5 lounge passes", "5 pass pour les musées" and "20% off each pass" count no passes of the plan. */
const COUNTED_PASSES = new RegExp(
  `\\b(\\d+)\\b(?:(?!${OTHER_SERVICE})[^.\\d%])*\\b(?:fast[- ]?track|pass(?:es)?)\\b` +
    `(?! (?:${FOR_IT} ){0,2}${OTHER_SERVICE})`,
  "giu",
);

function followMembership(
  site: SiteConfig,
  { billingMonths, passes }: Membership,
  { typed, former }: Following,
): void {
  for (const [language, plans = []] of [
    ["en", site.pricing.plans],
    ["fr", site.translations?.fr.plans],
  ] as const)
    for (const plan of plans) {
      if (isTyped(typed, "membership.billingMonths") && isFigure(billingMonths))
        plan.period = billingEvery(language, billingMonths);
      plan.features = plan.features.map((feature) =>
        withFigure(feature, COUNTED_PASSES, former.passes[plan.id], passes[plan.id]),
      );
    }
}

const TRIAL_DAYS = [
  /\b(?:free for|essai de|gratuit[a-z]*(?: pendant| de)?)\s*(\d+)[\s-](?:days|jours)\b/gi,
  /\b(\d+)[\s-](?:free days|days?(?: for)? free|day trial|jours (?:gratuits|offerts|d’essai))\b/gi,
];
const NETWORK =
  /\b(?:over|more than|plus de)\s(\d{1,3}(?:[.,\s]\d{3})+|\d+)\s(?:airports|aéroports)\b/gi;
/** Also matches the words before it, as in "in a network of over 300 airports". */
const IN_NETWORK = new RegExp(
  `\\b(?:(?:in|at|dans) (?:a network of |un réseau de )?)?${NETWORK.source.slice(2)}`,
  "gi",
);

function followFigures(site: SiteConfig, { typed, former }: Following): SiteConfig {
  const { membership, translations } = site;
  const french = translations?.fr;
  const { trialDays } = membership ?? former;
  const networkAirports = findNetwork(site, typed);
  const isOther = isTyped(typed, "networkAirports") || isTyped(typed, "airports");
  const network =
    isOther && isFigure(networkAirports)
      ? { airports: site.airports, networkAirports, former: former.networkAirports }
      : undefined;
  const follow = <Texts>(texts: Texts, language: Language) =>
    mapTexts(texts, (text) =>
      TRIAL_DAYS.reduce(
        (read, pattern) => withFigure(read, pattern, former.trialDays, trialDays),
        network ? withNetwork(text, network, language) : text,
      ),
    );
  return {
    ...site,
    ...follow({ content: site.content, seo: site.seo }, "en"),
    ...(french && {
      translations: {
        fr: { ...french, ...follow({ content: french.content, seo: french.seo }, "fr") },
      },
    }),
  };
}

const countSold = ({ airports }: Pick<SiteConfig, "airports">): number =>
  airports?.length ?? AIRPORT_CODES.length;

interface Network {
  airports: SiteConfig["airports"];
  networkAirports: number;
  former: number;
}

/** "Over 300 airports" is true only if the network is larger than the list on sale. */
function withNetwork(
  text: string,
  { airports, networkAirports, former }: Network,
  language: Language,
): string {
  const sold = countSold({ airports });
  if (networkAirports > sold) return withFigure(text, NETWORK, former, networkAirports);
  const where = describeWhere(language, airports?.[0]?.names[language], sold);
  return text.replace(IN_NETWORK, (found, old: string) => {
    if (toFigure(old) !== former) return found;
    return /^(?:in|at|dans)\b/i.test(found) ? where.place : where.all;
  });
}

const withFigure = (text: string, pattern: RegExp, former: number, figure: number): string =>
  isFigure(figure) ? changeFigure(text, pattern, former, () => String(figure)) : text;

/** False for a field that is not a number yet: texts keep the figure before it. */
const isFigure = (typed: number): boolean => Number.isInteger(typed);

function changeFigure(
  text: string,
  pattern: RegExp,
  figure: number,
  change: (old: string) => string,
): string {
  return text.replace(pattern, (found, old: string) =>
    toFigure(old) === figure ? found.replace(old, () => change(old)) : found,
  );
}

const PATTERNS = { passes: [COUNTED_PASSES], trialDays: TRIAL_DAYS, networkAirports: [NETWORK] };
type FigureName = keyof typeof PATTERNS;

/** Returns the figures of a site that follow in the text at this path. */
function findFigures(site: SiteConfig, path: string, typed: Typed = {}): [FigureName, number][] {
  const { passes, trialDays } = findMembership(site);
  const [, plan] = /^(.*plans\.\d+)\.features$/.exec(path) ?? [];
  if (plan) return [["passes", passes[readAt(site, `${plan}.id`) as PlanId]]];
  if (!/(?:^|\.)(?:seo|content)\./.test(path)) return [];
  return [
    ["trialDays", trialDays],
    ["networkAirports", findNetwork(site, typed)],
  ];
}

function changeFigures(
  text: string,
  figures: [FigureName, number][],
  change: (name: FigureName, old: string) => string,
): string {
  return figures.reduce(
    (whole, [name, figure]) =>
      PATTERNS[name].reduce(
        (part, pattern) => changeFigure(part, pattern, figure, (old) => change(name, old)),
        whole,
      ),
    text,
  );
}

/**
 * Marks the present figures of the site in a text that somebody types or the model writes, as in
 * "Up to {{passes:4}} passes", so that they follow later. Other figures are the owner's.
 */
export const markFigures = (site: SiteConfig, typed: Typed, path: string, text: string): string =>
  changeFigures(text, findFigures(site, path, typed), (name, old) => `{{${name}:${old}}}`);

const MARK = /\{\{(passes|trialDays|networkAirports):(\d[^{}]*)\}\}/g;

/** Returns the typed text at a path with the present figures of the site where it has marks. */
export function readTyped(site: SiteConfig, typed: Typed, path: string): string {
  const figures = new Map(findFigures(site, path, typed));
  let networkBefore: number | undefined;
  const text = (typed[path] ?? "").replaceAll(MARK, (_, name: FigureName, old: string) => {
    const figure = figures.get(name) ?? toFigure(old);
    if (figure === toFigure(old) || !isFigure(figure)) return old;
    if (name !== "networkAirports") return String(figure);
    networkBefore = toFigure(old);
    return old;
  });
  if (networkBefore === undefined) return text;
  const network = { airports: site.airports, networkAirports: findNetwork(site, typed) };
  return withNetwork(
    text,
    { ...network, former: networkBefore },
    path.startsWith("translations.fr.") ? "fr" : "en",
  );
}

/** Gives a text the figures of `base` where it has those of the site, so that they follow again. */
export function withFiguresOf(
  base: SiteConfig,
  site: SiteConfig,
  typed: Typed,
  path: string,
  text: string,
): string {
  const former = new Map(findFigures(base, path));
  const figures = findFigures(site, path, typed).filter(
    // Texts do not name a network that is no larger than the list on sale.
    ([name, figure]) => name !== "networkAirports" || figure > countSold(site),
  );
  const present = new Map(figures);
  return changeFigures(text, figures, (name, old) =>
    // "1,500" stays as the owner wrote it.
    old === String(present.get(name)) ? String(former.get(name)) : old,
  );
}

/** Reads "1,500" as well. */
const toFigure = (text: string): number => Number(text.replaceAll(/\D/g, ""));

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === "string") return change(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]);
  return (
    Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
  ) as Value;
}

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
