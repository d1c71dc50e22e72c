import { createFacts } from "../../src/content/facts.ts";
import type { Localized } from "../../src/content/schema.ts";
import { site } from "../../src/content/site.ts";
import { wordsFor } from "../../src/content/words-for.ts";
import type { Language } from "../../src/domain/language.ts";

const FACTS = { en: createFacts(site.en, "en", "EUR"), fr: createFacts(site.fr, "fr", "EUR") };

/** The words of a screen as they stand on it, for tests that are about something else than the words. */
export const wordsOf = <Content>(screen: Localized<Content>, language: Language): Content =>
  wordsFor(screen, FACTS[language]);
