/** Letters that are no accented form of another. migrations/0000_first.sql has the same table. */
const WRITTEN_OUT: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
};

/**
 * Returns a text in the index's form: small letters, no accents, "ss" for "ß", spaces for signs. So
 * "lefevre" finds "LEFÈVRE" (docs/product/staff.md).
 */
export function toPlainText(text: string): string {
  const unaccented = text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
  // Letter by letter: a word's last sigma would become another letter.
  return Array.from(unaccented, (letter) => letter.toLowerCase())
    .join("")
    .replaceAll(/[ßœæøłđ]/g, (letter) => WRITTEN_OUT[letter]!)
    .replaceAll(/[^\p{L}\p{N}]/gu, " ");
}

/** A word for FTS5's tokenizer: letters and digits, except for a few letters at which it splits. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

/** Returns a text's words in the index's form. */
export const toWords = (text: string): string[] => toPlainText(text).match(WORDS) ?? [];

/** Signs that people leave out of names or add: apostrophes and hyphens. */
export const JOINING_SIGNS = /['’ʼ‐‑-]/g;
