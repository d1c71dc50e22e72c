/** Shorter words allow no typo: too many others are one letter away. */
const MIN_LETTERS = 4;

/**
 * True for a word that may have a typo: letters only, no numbers or codes (docs/product/staff.md).
 */
export const allowsTypo = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LETTERS;

/**
 * Returns a word whole and without each of its letters. Words one edit apart share a spelling
 * (docs/decisions/0019).
 */
export function listSpellings(word: string): string[] {
  const letters = Array.from(word);
  return [
    ...new Set([word, ...letters.map((_, missing) => letters.toSpliced(missing, 1).join(""))]),
  ];
}

/** True for one letter missing, added or wrong, or two swapped; false for equal words. */
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
