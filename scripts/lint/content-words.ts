import type { Language } from "#domain/language.ts";

/** The start of a file's French texts; the English ones come first. */
const FRENCH_BEGINS = /^(?:export )?const (?:fr|FRENCH|receiptFr|tripFr|partyFr)\b|^ {2,4}fr: /m;
/** A string that is not a key of an object. */
const STRING = /"(?:[^"\\\n]|\\.)*"(?!:)|`(?:[^`\\]|\\.)*`/g;
/** A text, which may continue on the next lines. */
const TEXT = new RegExp(`(?:${STRING.source})(?: \\+\\n\\s*(?:${STRING.source}))*`, "g");

/** Leaves out keys, codes, imports and quotations. */
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

/**
 * A code has no space and no capital letter. Text between two texts of a template starts with a
 * comma.
 */
const isWords = (text: string) =>
  (text.includes(" ") && !text.startsWith(",")) || /^\p{Lu}/u.test(text);
