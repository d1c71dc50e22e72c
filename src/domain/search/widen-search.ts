import { airportsNear } from "./airport-words.ts";
import { allowsTypo, isOneEditApart, listSpellings } from "./spelling.ts";
import type { IndexWord, SearchTerm } from "./search-term.ts";

/** The words of a search that are also looked for with a typo. */
const wordsWithTypos = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap(({ ways }) => ways.flat(2).map(({ text }) => text)).filter(allowsTypo);

/** The spellings by which names are looked up that are near the words of a search. */
export const spellingsToLookUp = (terms: readonly SearchTerm[]): string[] => [
  ...new Set(wordsWithTypos(terms).flatMap(listSpellings)),
];

/**
 * The same search with the words beside each word that are one edit apart from it. Undefined when there are none. `names` are words of
 * names that have a spelling in common with one of the search; some are two edits away.
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
