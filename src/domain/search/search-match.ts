import { passageAround } from "./passage.ts";
import { toWords } from "./plain-text.ts";
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
export const textField = (field: SearchField, text: string): SearchedField => ({ field, text, words: toWords(text) });

/** Why a row was found: for each term the field that has it. Words that stand as they were typed go before those with a typo. */
export function matchesOf(terms: readonly SearchTerm[], fields: readonly SearchedField[]): SearchMatch[] {
  const matches = new Map<string, SearchMatch>();
  for (const { typed, ways } of terms) {
    const found = ways.map((way) => way.map((part) => fieldOf(part, fields))).filter((way) => way.every((part) => part !== undefined));
    const [best = []] = found.toSorted((a, b) => Number(isNear(a)) - Number(isNear(b)));
    for (const { field, word } of best) {
      const key = `${field.field}/${typed}`;
      if (!matches.has(key))
        matches.set(key, {
          field: field.field,
          text: field.isLong ? passageAround(field.text, word.text) : field.text,
          typed,
          near: word.isNear ?? false,
        });
    }
  }
  return [...matches.values()];
}

interface Found {
  field: SearchedField;
  word: IndexWord;
}

function fieldOf(part: readonly IndexWord[], fields: readonly SearchedField[]): Found | undefined {
  for (const word of part) {
    const field = fields.find(({ words }) => words.some((each) => (word.isWhole ? each === word.text : each.startsWith(word.text))));
    if (field) return { field, word };
  }
  return undefined;
}

const isNear = (found: readonly Found[]): boolean => found.some(({ word }) => word.isNear);
