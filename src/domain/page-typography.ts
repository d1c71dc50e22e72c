import { printFrench } from "./french-typography.ts";
import type { Language } from "./language.ts";

/** No phone shows so many characters on a line. */
const LINE = 60;

/** The hyphen of "e-mail" in prose, but not in addresses. */
const E_MAIL = /((?:^|[^\p{L}\d.@/-])[eE])-(?=mail(?:s|ed|ing)?(?![\p{L}@/-]|\.\p{L}))/gu;
/** U+2060, the invisible word joiner: no line breaks there. */
const JOINER = "\u2060";

const UNITS =
  "days?|hours?|minutes?|months|years?|jours?|heures?|mois|ans?|pass(?:es)?|" +
  "adults?|child(?:ren)?|infants?|adultes?|enfants?|bébés?";
/** A number before its unit or month: "3 days", "18 December 2026". */
const COUNTED = new RegExp(`(\\d) (?=(?:${UNITS})(?!\\p{L})|\\p{L}+ \\d{4}(?!\\d))`, "gu");

export const keepNumbers = (text: string): string => text.replaceAll(COUNTED, "$1\u00a0");

/** Short texts keep plain characters for text search. Fonts of mails may lack the joiner. */
const keepWhole = (text: string): string =>
  text.length > LINE ? keepNumbers(text.replaceAll(E_MAIL, `$1-${JOINER}`)) : text;

/** A text as pages print it (docs/product/pages.md). */
export const printOnPage: Record<Language, (text: string) => string> = {
  en: keepWhole,
  fr: (text) => keepWhole(printFrench(text)),
};

/** Prints words in any shape: texts, lists, objects, and functions that return them. */
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
