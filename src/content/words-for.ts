import { printedWords, printOnPage } from "#domain/page-typography.ts";
import type { Facts } from "./facts.ts";
import type { Localized } from "./schema.ts";

const made = new WeakMap<Facts, Map<unknown, unknown>>();

/** The words as printed. Cached by screen and visitor, because every row of a list calls this. */
export function wordsFor<Content>(localized: Localized<Content>, facts: Facts): Content {
  const screens = made.get(facts) ?? new Map<unknown, unknown>();
  made.set(facts, screens);
  if (!screens.has(localized)) {
    const { language } = facts;
    screens.set(localized, printedWords(localized[language](facts), printOnPage[language]));
  }
  return screens.get(localized) as Content;
}
