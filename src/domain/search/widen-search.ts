import { airportsNear } from "./airport-words.ts";
import { allowsTypo, isOneEditApart, listSpellings } from "./spelling.ts";
import type { IndexWord, SearchTerm } from "./search-term.ts";

/** Returns the spellings for a look-up of similar names. */
export function spellingsToLookUp(terms: readonly SearchTerm[]): string[] {
  const words = terms.flatMap(({ ways }) => ways.flat(2).map(({ text }) => text));
  return [...new Set(words.filter(allowsTypo).flatMap(listSpellings))];
}

/**
 * Adds words one edit apart to a search; undefined without any. `names` share a spelling with it;
 * some are two edits away.
 */
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
