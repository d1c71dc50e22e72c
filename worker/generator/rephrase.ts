import { wordingProblem } from "#domain/generator/wording-check.ts";
import type { Language } from "#domain/language.ts";
import type { ContentPart, WordingsTask } from "./wordings-task.ts";
import { english } from "./english-phrases.ts";
import { french } from "./french-phrases.ts";
import type { PhraseBook, Phrases } from "./phrase-book.ts";

/** Uses a phrase that passes the checks. Without one, the text stays. */
export function rephrase(task: WordingsTask): ContentPart {
  return rephrasePart(task.content, "", task);
}

function rephrasePart(content: ContentPart, path: string, task: WordingsTask): ContentPart {
  const under = (key: string | number, child: ContentPart) =>
    rephrasePart(child, path ? `${path}.${key}` : String(key), task);
  if (Array.isArray(content)) return content.map((child, index) => under(index, child));
  if (typeof content === "object")
    return Object.fromEntries(
      Object.entries(content).map(([key, child]) => [key, under(key, child)]),
    );
  const { companyName, language, wish = "" } = task;
  // There are no phrases for plans and search engines.
  if (/^(?:pricing|seo)_/.test(path)) return content;
  const hash = hashText(`${companyName}\n${path}`);
  const findUsable = (phrases: Phrases): string[] => {
    // One text in four may say the name; more would be tiring.
    const plain = hash % 4 === 0 ? [] : phrases.filter((phrase) => !phrase.includes("{brand}"));
    const fitting = plain.length > 1 ? plain : phrases;
    const chosen = SHORTER.test(wish) ? shorterHalf(fitting) : fitting;
    return chosen
      .map((phrase) => fillPhrase(phrase, path, content, companyName))
      .filter(
        (text) =>
          text !== content &&
          !wordingProblem({ path, original: content, text, companyName, language }),
      );
  };
  const known = findUsable(getPhrases(path, content, task));
  // A text without a phrase, or too short for one, gets the name beside it, once.
  const mayGrow = !SHORTER.test(wish) && !content.includes(companyName);
  const usable =
    known.length > 0 || !mayGrow ? known : findUsable(BOOKS[language].otherwise[getKind(path)]);
  return usable[(hash + task.variation) % usable.length] ?? content;
}

/** The only wish that the rephraser understands. */
const SHORTER = /short|brief|concise|court|bref|concis/i;

const shorterHalf = (phrases: Phrases): Phrases =>
  phrases.toSorted((a, b) => a.length - b.length).slice(0, Math.ceil(phrases.length / 2));

/** With this seed, the twenty brands of the tests all open differently. */
const SEED = 0x811ca909;

/** FNV-1a, mixed once more. The text alone decides, so that equal tasks get equal words. */
function hashText(text: string): number {
  let hash = SEED;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const BOOKS: Record<Language, PhraseBook> = { en: english, fr: french };
const REASON = /^whyChooseUs\.reasons\.\d\./;

const FIGURE = /\d+/;

function getPhrases(path: string, text: string, { language }: WordingsTask): Phrases {
  const book = BOOKS[language];
  const hasFigure = FIGURE.test(text);
  const known = findKnownPhrases(book, path, text);
  // A figure is a claim, so it stays where a phrase can carry it.
  const carries = known.filter((phrase) => phrase.includes("{n}") === hasFigure);
  return carries.length > 0 || !hasFigure ? carries : known;
}

function fillPhrase(phrase: string, path: string, text: string, companyName: string): string {
  const values: Record<string, string> = {
    brand: companyName,
    n: FIGURE.exec(text)?.[0] ?? "",
    text: toSentence(text, path),
  };
  // A replacement function keeps a `$&` in a company's name unchanged.
  return phrase.replaceAll(/\{(brand|n|text)\}/g, (_whole, name: string) => values[name] ?? "");
}

function findKnownPhrases(book: PhraseBook, path: string, text: string): Phrases {
  if (REASON.test(path)) {
    const key = path.endsWith(".title") ? "title" : "description";
    return book.topics.find((topic) => topic[key].about.test(text))?.[key].phrases ?? [];
  }
  const isOther = path === "hero.subtitle" && !book.membership.test(text);
  return (isOther ? undefined : book.fields[path]) ?? [];
}

function getKind(path: string): keyof PhraseBook["otherwise"] {
  if (path.endsWith(".title")) return "title";
  return path.endsWith(".cta") ? "cta" : "description";
}

/** A description needs a full stop before another sentence follows. */
function toSentence(text: string, path: string): string {
  return getKind(path) === "description" && !/[.!?…]$/.test(text) ? `${text}.` : text;
}
