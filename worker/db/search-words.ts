/** Further words of a search are ignored. */
const MAX_WORDS = 8;
/** A word as FTS5's tokenizer sees it: letters and digits, except for a few letters at which it splits words. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

/**
 * The words of a search as FTS5 terms, quoted, so that typed text is never query language. Each matches the beginnings of words.
 * A single letter begins too many: it is ignored beside other words, and matches whole words when it is alone.
 */
export function wordsOf(q: string): string[] {
  const plain = q
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
  const words = plain.match(WORDS) ?? [];
  const long = words.filter((word) => word.length > 1).map((word) => `"${word}"*`);
  return (long.length > 0 ? long : words.map((word) => `"${word}"`)).slice(0, MAX_WORDS);
}
