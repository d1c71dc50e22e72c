import { type Brand, fieldText } from "#domain/generator/brand.ts";
import { namePattern } from "#domain/generator/name-pattern.ts";
import { getMaxLength, withTexts, wordingFields } from "#domain/generator/wording-fields.ts";
import type { Language } from "#domain/language.ts";
import type { SiteConfig, SiteContent } from "#domain/site-config.ts";
import { getWordings } from "./workspace.ts";

export interface GeneratorInput {
  base: SiteConfig;
  /** `brandIssues` must find no issue in it. */
  brand: Brand;
  colors: SiteConfig["colors"];
  wording: { en: SiteContent; fr?: SiteContent };
}

/** A new company does not inherit these details of the previous one. */
const NOT_INHERITED = [
  "mark",
  "logo",
  "statementDescriptor",
  "memberPortal",
  "legal",
  "support",
] as const satisfies readonly (keyof SiteConfig)[];
const TITLE_MAX = 70;
const DESCRIPTION_MAX = 200;
const KEYWORD_MAX = 40;
const KEYWORDS_MAX = 20;

export function generatedSiteConfig({ base, brand, colors, wording }: GeneratorInput): SiteConfig {
  const name = brand.companyName.trim();
  const isNew = name !== base.company.name;
  const inName = (text: string, max: number) => renamed(text, base.company.name, name, max);
  const seo = (of: SiteConfig["seo"]) => (isNew ? seoNamed(of, base.company.name, name) : of);
  const planWords = <
    Plan extends Pick<SiteConfig["pricing"]["plans"][number], "name" | "description" | "features">,
  >(
    plan: Plan,
  ): Plan => ({
    ...plan,
    name: inName(plan.name, 40),
    description: inName(plan.description, 300),
    features: plan.features.map((feature) => inName(feature, 200)),
  });

  const { translations, ...kept } = base;
  const frenchPlans =
    translations?.fr.plans ??
    base.pricing.plans.map(({ id, name: plan, period, description, features }) => ({
      id,
      name: plan,
      period,
      description,
      features,
    }));
  const typed = (field: keyof Brand) => fieldText(field, brand[field]);
  const address = typed("address") || base.company.address;
  const frenchAddress = address === base.company.address ? translations?.fr.address : undefined;
  const made: SiteConfig = {
    ...kept,
    company: {
      name,
      legalName: isNew ? name : base.company.legalName,
      phone: typed("phone") || base.company.phone,
      email: typed("email") || base.company.email,
      address,
    },
    domains: {
      main: typed("mainDomain") || base.domains.main,
      fastTrack: typed("fastTrackDomain") || base.domains.fastTrack,
      checkIn: typed("checkInDomain") || base.domains.checkIn,
    },
    colors,
    pricing: { plans: base.pricing.plans.map(planWords) },
    content: wording.en,
    seo: seo(base.seo),
    // Another company must not link to the base's social pages.
    social: isNew ? { facebook: "", twitter: "", instagram: "", linkedin: "" } : base.social,
    ...(wording.fr && {
      translations: {
        fr: {
          ...(frenchAddress !== undefined && { address: frenchAddress }),
          plans: frenchPlans.map(planWords),
          content: wording.fr,
          seo: seo(translations?.fr.seo ?? base.seo),
        },
      },
    }),
  };
  if (isNew) for (const detail of NOT_INHERITED) delete made[detail];
  return made;
}

/** The base's words for another company, as the model and the built-in writer get them. */
export function namedWordings(
  base: SiteConfig,
  companyName: string,
): Record<Language, SiteContent> {
  const { en, fr } = getWordings(base);
  const from = base.company.name;
  const name = companyName.trim() || from;
  const named = (content: SiteContent) =>
    withTexts(
      content,
      new Map(
        wordingFields(content).map(({ path, text }) => [
          path,
          renamed(text, from, name, getMaxLength(path)),
        ]),
      ),
    );
  return { en: named(en), fr: named(fr) };
}

function seoNamed(seo: SiteConfig["seo"], from: string, name: string): SiteConfig["seo"] {
  const named = (text: string) => {
    const replaced = renamed(text, from, name, Number.POSITIVE_INFINITY);
    return replaced.includes(name) ? replaced : `${name} — ${replaced}`;
  };
  const keywords = [
    name,
    ...seo.keywords.map((keyword) => renamed(keyword, from, name, KEYWORD_MAX)),
  ];
  return {
    defaultTitle: endedEarlier(named(seo.defaultTitle), TITLE_MAX),
    defaultDescription: shortened(named(seo.defaultDescription), DESCRIPTION_MAX),
    keywords: [...new Set(keywords)]
      .filter((keyword) => keyword.length <= KEYWORD_MAX)
      .slice(0, KEYWORDS_MAX),
  };
}

/** Replaces whole words only. A changed text has at most `max` UTF-16 units. */
export function renamed(text: string, from: string, to: string, max: number): string {
  const replaced = text.replaceAll(namePattern(from), () => to);
  return replaced === text ? text : shortened(replaced, max);
}

function endedEarlier(title: string, max: number): string {
  if (title.length <= max) return title;
  const [, whole] = /^(.+)(?:,| —| in| en| and| et) /u.exec(title.slice(0, max + 1)) ?? [];
  return whole ?? shortened(title, max);
}

function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max - 1;
  const blank = text.lastIndexOf(" ", end);
  if (blank > max / 2) end = blank;
  // The cut must not split a surrogate pair.
  else if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
  while (/[\s,;:—–-]/.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
