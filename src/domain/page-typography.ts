import { printFrench } from "./french-typography.ts";
import type { Language } from "./language.ts";

/** More signs than a line of a phone has. */
const LINE = 60;

/** The hyphen of "e-mail" among words. Addresses may have it too. */
const E_MAIL = /((?:^|[^\p{L}\d.@/-])[eE])-(?=mail(?:s|ed|ing)?(?![\p{L}@/-]|\.\p{L}))/gu;
/** U+2060: nothing to see, and no line ends there. */
const JOINER = "\u2060";

/**
 * A text of which no line ends within "e-mail". One that fits a line keeps the plain hyphen, for whoever searches for its words, and so do
 * mails, for programs whose faces lack the joiner.
 */
const keepWhole = (text: string): string =>
  text.length > LINE ? text.replaceAll(E_MAIL, `$1-${JOINER}`) : text;

/** How a text is printed on a page, where a longer one breaks into lines (docs/product/pages.md). */
export const printOnPage: Record<Language, (text: string) => string> = {
  en: keepWhole,
  fr: (text) => keepWhole(printFrench(text)),
};

/** Words in any shape (texts, lists, objects, functions that return either) with every text as it is printed. */
export function printedWords<Words>(words: Words, print: (text: string) => string): Words;
export function printedWords(words: unknown, print: (text: string) => string): unknown {
  if (typeof words === "string") return print(words);
  if (typeof words === "function")
    return (...facts: unknown[]) => printedWords(words(...facts), print);
  if (Array.isArray(words)) return words.map((word) => printedWords(word, print));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, printedWords(value, print)]),
  );
}
