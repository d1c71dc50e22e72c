import { accessibility } from "#content/accessibility.ts";
import { booking } from "#content/booking.ts";
import { contact } from "#content/contact.ts";
import { createFacts, type Facts } from "#content/facts.ts";
import { faq } from "#content/faq.ts";
import { fastTrack } from "#content/fast-track.ts";
import { generator } from "#content/generator.ts";
import { privacy } from "#content/legal/privacy.ts";
import { subscriptionTerms } from "#content/legal/subscription-terms.ts";
import { terms } from "#content/legal/terms.ts";
import { preCheckout } from "#content/pre-checkout.ts";
import type { Localized } from "#content/schema.ts";
import { services } from "#content/services.ts";
import { statements } from "#content/statements.ts";
import { unsubscribe } from "#content/unsubscribe.ts";
import { wordsFor } from "#content/words-for.ts";
import type { Language } from "#domain/language.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import { firstCurrency } from "#domain/money/currency.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { localizedSite } from "#domain/site/site.ts";

export interface PublicPage {
  /** Without the language prefix. */
  path: string;
  title: (language: Language) => string;
}

/**
 * In the order of the sitemap. tests/worker/pages/site-files.test.ts compares this with PageHead.
 */
export function publicPages(site: SiteConfig): PublicPage[] {
  const facts: Record<Language, Facts> = { en: factsIn(site, "en"), fr: factsIn(site, "fr") };
  const titled = (path: string, words: Localized<{ title: string }>): PublicPage => ({
    path,
    title: (language) => wordsFor(words, facts[language]).title,
  });
  return [
    { path: "/", title: (language) => facts[language].site.content.hero.title },
    titled("/services", services),
    titled("/pre-checkout", preCheckout),
    titled("/fast-track", fastTrack),
    titled("/fast-track-form", booking),
    titled("/contact", contact),
    titled("/faq", faq),
    titled("/subscription-terms", subscriptionTerms),
    titled("/terms", terms),
    titled("/privacy", privacy),
    titled("/withdraw", statement("withdrawal")),
    titled("/cancel-membership", statement("termination")),
    titled("/accessibility", accessibility),
    titled("/unsubscribe", unsubscribe),
    titled("/config-generator", generator),
  ];
}

function statement(kind: StatementKind): Localized<{ title: string }> {
  return { en: (facts) => statements.en(facts)[kind], fr: (facts) => statements.fr(facts)[kind] };
}

function factsIn(site: SiteConfig, language: Language): Facts {
  return createFacts(localizedSite(site, language), language, firstCurrency(site, language));
}
