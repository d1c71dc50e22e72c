import type { Language } from "../../../src/domain/language.ts";
import type { WordingsTask } from "../wordings-task.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import type { PhraseBook, Phrases, Voice } from "./phrase-book.ts";

const BOOKS: Record<Language, PhraseBook> = { en: english, fr: french };
const BOLD = /bold|energ|playful|fun\b|young|dynami|daring|audac|jeune|ludique|vif|vive/i;
const REFINED = /refined|elegan|élégan|luxur|luxe|premium|sophisti|discre|raffin|exclusi/i;
const REASON = /^whyChooseUs\.reasons\.\d\./;

/** Phrases that say what a text says, in the tone that is asked for, the company's name in its place. */
export function phrasesFor(path: string, text: string, { companyName, language, tone }: WordingsTask): string[] {
  const book = BOOKS[language];
  const voice: Voice = BOLD.test(tone) ? "bold" : REFINED.test(tone) ? "refined" : "warm";
  const [figure] = /\d+/.exec(text) ?? [];
  const known = knownPhrases(book, path, text)?.[voice].filter((phrase) => figure !== undefined || !phrase.includes("{n}"));
  const phrases = known?.length ? known : book.otherwise[kindOf(path)];
  // A function, so that a `$&` in a name stays what it is.
  const values: Record<string, string> = { brand: companyName, n: figure ?? "", text: sentence(text, path) };
  return phrases.map((phrase) => phrase.replaceAll(/\{(brand|n|text)\}/g, (_whole, name: string) => values[name] ?? ""));
}

function knownPhrases(book: PhraseBook, path: string, text: string): Phrases | undefined {
  if (REASON.test(path)) {
    const key = path.endsWith(".title") ? "title" : "description";
    return book.topics.find((topic) => topic[key].about.test(text))?.[key];
  }
  return path === "hero.subtitle" && !book.membership.test(text) ? undefined : book.fields[path];
}

function kindOf(path: string): keyof PhraseBook["otherwise"] {
  if (path.endsWith(".title")) return "title";
  return path.endsWith(".cta") ? "cta" : "description";
}

/** A description ends like a sentence before another one follows. */
function sentence(text: string, path: string): string {
  return kindOf(path) === "description" && !/[.!?…]$/.test(text) ? `${text}.` : text;
}
