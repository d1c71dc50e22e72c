/** These letters have no accent to remove. migrations/0000_first.sql has the same table. */
const WRITTEN_OUT: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
};

/** The index's form: lower case, no accents, spaces for signs (docs/product/staff.md). */
export function toPlainText(text: string): string {
  const unaccented = text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC");
  // Letter by letter, because a sigma at the end of a word would become another letter.
  return Array.from(unaccented, (letter) => letter.toLowerCase())
    .join("")
    .replaceAll(/[ßœæøłđ]/g, (letter) => WRITTEN_OUT[letter]!)
    .replaceAll(/[^\p{L}\p{N}]/gu, " ");
}

/** FTS5's tokenizer splits words at a few letters, so these end a word here too. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

export const toWords = (text: string): string[] => toPlainText(text).match(WORDS) ?? [];

/** Apostrophes and hyphens: people leave them out of names or add them. */
export const JOINING_SIGNS = /['’ʼ‐‑-]/g;
