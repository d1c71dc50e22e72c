import { airportsNear } from "./airport-words.ts";
import { allowsTypo, isOneEditApart, listSpellings } from "./spelling.ts";
import type { IndexWord, SearchTerm } from "./search-term.ts";

export function spellingsToLookUp(terms: readonly SearchTerm[]): string[] {
  const words = terms.flatMap(({ ways }) => ways.flat(2).map(({ text }) => text));
  return [...new Set(words.filter(allowsTypo).flatMap(listSpellings))];
}

/** Undefined if no word is near. Some of `names` are two edits away, and are left out. */
export function widenSearch(
  terms: readonly SearchTerm[],
  names: readonly string[],
): SearchTerm[] | undefined {
  let isWider = false;
  const nearTo = (typed: IndexWord): IndexWord[] => {
    if (!allowsTypo(typed.text)) return [];
    const near = names
      .filter((name) => isOneEditApart(typed.text, name))
      .map((text) => ({ text, isWhole: true, isNear: true }));
    const found = [...near, ...airportsNear(typed.text).map((word) => ({ ...word, isNear: true }))];
    isWider ||= found.length > 0;
    return found;
  };
  const wide = terms.map((term) => ({
    ...term,
    ways: term.ways.map((way) => way.map((part) => [...part, ...part.flatMap(nearTo)])),
  }));
  return isWider ? wide : undefined;
}
