import type { Language } from "../domain/language.ts";

/** Where the build puts the words of every screen, in both languages, for the browser (docs/decisions/0004). */
export const WORDS_FOLDER = "/assets/words/";

/** The folder that holds the same files with the words of one language only. */
export const wordsFolder = (language: Language) => `/assets/${language}/`;

/** An import map that makes every module of a page take its words from the folder of the page's language. */
export const wordsImportMap = (language: Language) =>
  JSON.stringify({ imports: { [WORDS_FOLDER]: wordsFolder(language) } });
