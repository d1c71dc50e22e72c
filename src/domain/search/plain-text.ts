/**
 * FTS5 removes the accents of Latin letters only. So these letters are written out here, in the
 * views that fill the index and in the table `letters` (migrations/0014_folded-letters.sql).
 */
const WRITTEN_OUT = new Map(
  (
    "ß:ss œ:oe æ:ae ø:o ł:l đ:d ð:d þ:th ı:i " +
    "ά:α έ:ε ή:η ί:ι ϊ:ι ΐ:ι ό:ο ύ:υ ϋ:υ ΰ:υ ώ:ω ς:σ ѐ:е ё:е ѓ:г ї:і ќ:к ѝ:и й:и ў:у"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [letter: string, plain: string]),
);

/** The index's form: lower case, no accents, spaces for signs (docs/product/staff.md). */
export const toPlainText = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u0080-\u{10FFFF}]/gu, (letter) => WRITTEN_OUT.get(letter) ?? unaccented(letter))
    .replaceAll(/[^\p{L}\p{N}]/gu, " ");

/** Other than Latin letters keep their accents, as in FTS5. */
function unaccented(letter: string): string {
  const bare = letter.normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "");
  return /^[a-z]?$/.test(bare) ? bare : letter;
}

/** FTS5's tokenizer splits words at a few letters, so these end a word here too. */
const WORDS = /(?:(?![\u19B0-\u19C9\u1CF2\u1CF3])[\p{L}\p{N}])+/gu;

export const toWords = (text: string): string[] => toPlainText(text).match(WORDS) ?? [];

/** Apostrophes and hyphens: people leave them out of names or add them. */
export const JOINING_SIGNS = /['’ʼ‐‑-]/g;
