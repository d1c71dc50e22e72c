/** Shorter words are not looked for with a typo: too many others are one letter away. */
const MIN_LETTERS = 4;

/** True for a word that is also found with a typo: letters only, so neither a number nor a code (docs/product/staff.md). */
export const allowsTypo = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LETTERS;

/**
 * The spellings of a word: whole, and with each of its letters missing. Words that are one edit apart have one in common
 * (docs/decisions/0019).
 */
export function listSpellings(word: string): string[] {
  const letters = Array.from(word);
  return [
    ...new Set([word, ...letters.map((_, missing) => letters.toSpliced(missing, 1).join(""))]),
  ];
}

/** True when one letter is missing, added or wrong, or two neighbours are swapped; false for the same word. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = [Array.from(one), Array.from(other)].toSorted(
    (a, b) => a.length - b.length,
  ) as [string[], string[]];
  if (one === other || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (long.length > short.length) return rest(long, start + 1) === rest(short, start);
  if (rest(long, start + 1) === rest(short, start + 1)) return true;
  return (
    long[start] === short[start + 1] &&
    long[start + 1] === short[start] &&
    rest(long, start + 2) === rest(short, start + 2)
  );
}
