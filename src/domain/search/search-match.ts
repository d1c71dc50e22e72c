import { toWords } from "./plain-text.ts";
import { addressWord } from "./search-address.ts";
import type { IndexWord, SearchTerm } from "./search-term.ts";
import type { SearchField, SearchMatch } from "./search.schema.ts";

export interface SearchedField {
  field: SearchField;
  text: string;
  words: readonly string[];
  isLong?: boolean;
}

export const textField = (field: SearchField, text: string): SearchedField => ({
  field,
  text,
  words: toWords(text),
});

export const emailField = (email: string): SearchedField => ({
  field: "email",
  text: email,
  words: [addressWord(email), ...toWords(email)],
});

/** The fields that answer each term. Words as typed win over words with a typo. */
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
      // In a field with several words, one near word makes the match near.
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

const BEFORE = 40;
const AFTER = 80;

function passageAround(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  const found = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([each]) =>
    toWords(each).some((plain) => plain.startsWith(word)),
  );
  const at = found?.index ?? 0;
  const start = at <= BEFORE ? 0 : line.indexOf(" ", at - BEFORE - 1) + 1;
  const end = at + AFTER;
  const [before, after] = [start > 0 ? "…" : "", end < line.length ? "…" : ""];
  return before + line.slice(Math.min(start, at), end).trim() + after;
}
