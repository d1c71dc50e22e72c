import type { Language } from "../language.ts";
import { printedWords, printOnPage } from "../page-typography.ts";
import type { SiteConfig } from "../site-config.ts";
import { setTimeZone } from "../time.ts";

/** Returns the printed site configuration in a language: its translation over the base. */
export function localizedSite(
  { translations, ...base }: SiteConfig,
  language: Language,
): SiteConfig {
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

/**
 * Returns a link that dials a phone number (RFC 3966): only digits and plus, without a "(0)" for
 * callers at home and without an extension.
 */
export function telephone(phone: string): `tel:${string}` {
  const dialled = phone.replace(/\(0\)|(?:ext|poste|x)(?![a-z]).*/gi, "");
  return `tel:${dialled.replaceAll(/[^+\d]/g, "")}`;
}

/** The team's daily hours in `TIME_ZONE`, and the city that names it (docs/product/messages.md). */
export const DEFAULT_SUPPORT = {
  opens: "9:00",
  closes: "20:00",
  city: { en: "London", fr: "Londres" },
};
export const SUPPORT = { ...DEFAULT_SUPPORT };

/** Puts an owner's hours and zone in the place of ours, once at the start. */
export function setSupport(support: SiteConfig["support"]): void {
  if (!support) return;
  const { zone, opens, closes, city } = support;
  Object.assign(SUPPORT, { opens, closes, city });
  setTimeZone(zone);
}
