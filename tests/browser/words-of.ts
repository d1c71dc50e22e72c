import { createFacts } from "#content/facts.ts";
import type { Localized } from "#content/schema.ts";
import { site } from "#content/site.ts";
import { wordsFor } from "#content/words-for.ts";
import type { Language } from "#domain/language.ts";

const FACTS = { en: createFacts(site.en, "en", "EUR"), fr: createFacts(site.fr, "fr", "EUR") };

/** The words of a screen as they stand on it, for tests that are about something else than the words. */
export const wordsOf = <Content>(screen: Localized<Content>, language: Language): Content =>
  wordsFor(screen, FACTS[language]);
