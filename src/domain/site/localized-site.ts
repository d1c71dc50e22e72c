import type { Language } from "../language.ts";
import type { SiteConfig } from "../site-config.ts";

/** The site configuration in one language: its translation, where it has one, laid over the base. */
export function localizedSite({ translations, ...base }: SiteConfig, language: Language): SiteConfig {
  const translation = language === "fr" ? translations?.fr : undefined;
  if (!translation) return base;
  return {
    ...base,
    content: translation.content,
    seo: translation.seo,
    pricing: { plans: base.pricing.plans.map((plan) => ({ ...plan, ...translation.plans.find(({ id }) => id === plan.id) })) },
  };
}
