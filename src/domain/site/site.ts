import type { Language } from "../language.ts";
import { printedWords, printOnPage } from "../page-typography.ts";
import type { SiteConfig } from "../site-config.ts";
import { setTimeZone, TIME_ZONE } from "../time.ts";

/** Owners type a straight apostrophe, and pages print ’. Email and web addresses stay unchanged. */
const withApostrophes = (text: string): string =>
  /@|:\/\//.test(text) ? text : text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’");

/** The French translation replaces texts of the base. All texts are printed for pages. */
export function localizedSite(site: SiteConfig, language: Language): SiteConfig {
  const { translations, ...base } = printedWords(site, withApostrophes);
  const translation = language === "fr" ? translations?.fr : undefined;
  if (!translation) return { ...base, content: printedWords(base.content, printOnPage.en) };
  const { content, seo, plans } = printedWords(translation, printOnPage.fr);
  return {
    ...base,
    company: {
      ...base.company,
      ...(translation.address !== undefined && { address: translation.address }),
    },
    content,
    seo,
    pricing: {
      plans: base.pricing.plans.map((plan) => ({
        ...plan,
        ...plans.find(({ id }) => id === plan.id),
      })),
    },
  };
}

/** A link that dials (RFC 3966), without an extension and the "(0)" for callers at home. */
export function telephone(phone: string): `tel:${string}` {
  const dialled = phone.replace(/\(0\)|(?:ext|poste|x)(?![a-z]).*/gi, "");
  return `tel:${dialled.replaceAll(/[^+\d]/g, "")}`;
}

/** The zone in which the books count days. */
export function findLegalZone({ legal }: Pick<SiteConfig, "legal">): string {
  return legal?.zone ?? TIME_ZONE;
}

/** `city` names the zone (docs/product/messages.md). */
export const DEFAULT_SUPPORT = {
  zone: "Europe/London",
  opens: "9:00",
  closes: "20:00",
  city: { en: "London", fr: "Londres" },
};
export const SUPPORT = { ...DEFAULT_SUPPORT };

/** Replaces our hours and zone with the owner's. It runs once, at startup. */
export function setSupport(support: SiteConfig["support"]): void {
  if (!support) return;
  const { zone, opens, closes, city } = support;
  Object.assign(SUPPORT, { zone, opens, closes, city });
  setTimeZone(zone);
}
