import type { Language } from "../domain/language.ts";
import type { SiteConfig } from "../domain/site-config.ts";

/** The site configuration in one language: its translation, where it has one, laid over the base. */
export function localizedSite(site: SiteConfig, language: Language): SiteConfig {
  const translation = language === "fr" ? site.translations?.fr : undefined;
  if (!translation) return site;
  return {
    ...site,
    content: translation.content,
    seo: translation.seo,
    pricing: { plans: site.pricing.plans.map((plan) => ({ ...plan, ...translation.plans.find(({ id }) => id === plan.id) })) },
  };
}
