/** Letters that are no accented form of another, as they are written without them. migrations/0000_first.sql has the same ones. */
const WRITTEN_OUT: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d" };

/**
 * A text as it is searched: in small letters, without accents, with "ss" for "ß", and a space for every sign. The search's index holds
 * words in this form, so "LEFÈVRE" is found by "lefevre" (docs/product/staff.md).
 */
export function toPlainText(text: string): string {
  const unaccented = text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
  // Each letter by itself: the last sigma of a word would else become another letter.
  return Array.from(unaccented, (letter) => letter.toLowerCase())
    .join("")
    .replaceAll(/[ßœæøłđ]/g, (letter) => WRITTEN_OUT[letter]!)
    .replaceAll(/[^\p{L}\p{N}]/gu, " ");
}

/** A word as FTS5's tokenizer sees it: letters and digits, except for a few letters at which it splits words. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

/** The words of a text, in the form in which the search's index holds them. */
export const toWords = (text: string): string[] => toPlainText(text).match(WORDS) ?? [];

/** What people leave out of names, or put there: apostrophes and hyphens. */
export const JOINING_SIGNS = /['’ʼ‐‑-]/g;
