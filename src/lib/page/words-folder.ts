import type { Language } from "#domain/language.ts";

/** The words of every screen in both languages, for the browser (docs/decisions/0004). */
export const WORDS_FOLDER = "/assets/words/";

/** Returns the folder of the same files in one language. */
export const wordsFolder = (language: Language) => `/assets/${language}/`;

/** Returns an import map by which modules take their words from the language's folder. */
export const wordsImportMap = (language: Language) =>
  JSON.stringify({ imports: { [WORDS_FOLDER]: wordsFolder(language) } });
