/** Of a longer search only the first words count. */
const MAX_WORDS = 8;
/** Letters and digits, as FTS5's tokenizer knows them: it parts words at these few, and a part of a word is no word to look for. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

/**
 * The words of a search, each quoted as the beginning of one: what people type is never FTS5's query language.
 * One letter alone begins too many words: it waits for a second, or is looked for as a word.
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
