/** Shorter words allow no typo, because too many other words are one letter away. */
const MIN_LETTERS = 4;

/** Only words of letters: numbers and codes must match exactly (docs/product/staff.md). */
export const allowsTypo = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && word.length >= MIN_LETTERS;

/** The word, and the word without each letter. Near words share one (docs/decisions/0019). */
export function listSpellings(word: string): string[] {
  const letters = Array.from(word);
  return [
    ...new Set([word, ...letters.map((_, missing) => letters.toSpliced(missing, 1).join(""))]),
  ];
}

/** True for one letter missing, added or wrong, or two swapped. Equal words are not apart. */
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
