import { toWords } from "./plain-text.ts";
import { addressWord } from "./search-address.ts";
import type { IndexWord, SearchTerm } from "./search-term.ts";
import type { SearchField, SearchMatch } from "./search.schema.ts";

/** A field of a row, as people read it, and its words in the index. */
export interface SearchedField {
  field: SearchField;
  text: string;
  words: readonly string[];
  /** True for a text of which only a passage is shown. */
  isLong?: boolean;
}

/** A field that is searched by its words. */
export const textField = (field: SearchField, text: string): SearchedField => ({
  field,
  text,
  words: toWords(text),
});

/** An e-mail address, which is found whole and by its words. */
export const emailField = (email: string): SearchedField => ({
  field: "email",
  text: email,
  words: [addressWord(email), ...toWords(email)],
});

/** Why a row was found: for each term the field that has it. Words that stand as they were typed go before those with a typo. */
export function findMatches(
  terms: readonly SearchTerm[],
  fields: readonly SearchedField[],
): SearchMatch[] {
  const matches = new Map<string, SearchMatch>();
  for (const { typed, ways } of terms) {
    const found = ways
      .map((way) => way.map((part) => findField(part, fields)))
      .filter((way) => way.every((part) => part !== undefined));
    const [best = []] = found.toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)));
    for (const { field, word } of best) {
      const key = `${field.field}/${typed}`;
      const {
        text = field.isLong ? passageAround(field.text, word.text) : field.text,
        near = false,
      } = matches.get(key) ?? {};
      // Of several words in a field one with a typo is enough.
      matches.set(key, { field: field.field, text, typed, near: near || (word.isNear ?? false) });
    }
  }
  return [...matches.values()];
}

interface Found {
  field: SearchedField;
  word: IndexWord;
}

function findField(
  part: readonly IndexWord[],
  fields: readonly SearchedField[],
): Found | undefined {
  for (const word of part) {
    const field = fields.find(({ words }) =>
      words.some((each) => (word.isWhole ? each === word.text : each.startsWith(word.text))),
    );
    if (field) return { field, word };
  }
  return undefined;
}

const isNear = (found: readonly Found[]): boolean => found.some(({ word }) => word.isNear);

/** How much of a long text is shown before and after a word that was found, in characters. */
const BEFORE = 40;
const AFTER = 80;

/** The passage of a text around the first word that begins with `word`, on one line, with "…" where it was cut. */
function passageAround(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  const found = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([each]) =>
    toWords(each).some((plain) => plain.startsWith(word)),
  );
  const at = found?.index ?? 0;
  const start = at <= BEFORE ? 0 : line.indexOf(" ", at - BEFORE - 1) + 1;
  const end = at + AFTER;
  return `${start > 0 ? "…" : ""}${line.slice(Math.min(start, at), end).trim()}${end < line.length ? "…" : ""}`;
}
