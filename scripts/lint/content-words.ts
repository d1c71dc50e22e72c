import type { Language } from "#domain/language.ts";

/** Where the French words of a file begin; the English ones stand before. */
const FRENCH_BEGINS = /^(?:export )?const (?:fr|FRENCH|receiptFr|tripFr|partyFr)\b|^ {2,4}fr: /m;
/** A string that is no key of an object. */
const STRING = /"(?:[^"\\\n]|\\.)*"(?!:)|`(?:[^`\\]|\\.)*`/g;
/** A sentence, which may go on in the next lines. */
const TEXT = new RegExp(`(?:${STRING.source})(?: \\+\\n\\s*(?:${STRING.source}))*`, "g");

/** The words that a file of texts has in each language: its string literals, without keys, codes, imports and what they quote. */
export function wordsOfSource(path: string, source: string): Record<Language, string[]> {
  const own = /\.(en|fr)\.ts$/.exec(path)?.[1];
  const middle =
    own === "fr"
      ? 0
      : own === "en"
        ? source.length
        : (FRENCH_BEGINS.exec(source)?.index ?? source.length);
  return { en: textsIn(source.slice(0, middle)), fr: textsIn(source.slice(middle)) };
}

function textsIn(source: string): string[] {
  const lines = source
    .split("\n")
    .filter((line) => !/^(?:import\b|\} from\b|\s*(?:\/\/|\/?\*))/.test(line));
  const texts = lines.join("\n").match(TEXT) ?? [];
  return texts
    .map((text) =>
      (text.match(STRING) ?? [])
        .map((string) => string.slice(1, -1))
        .join("")
        .replaceAll(/\$\{[^}]*\}/g, "…")
        .replaceAll(/\]\([^)]*\)/g, "]"),
    )
    .filter(isWords);
}

/** A code has no blank and no capital: "check-in", "en". What stands between two texts of one template begins with a comma. */
const isWords = (text: string) =>
  (text.includes(" ") && !text.startsWith(",")) || /^\p{Lu}/u.test(text);
