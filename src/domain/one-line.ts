/** Marks that set the direction of the text around them, beyond the word that holds them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text as one trimmed line without marks of direction; letters keep their own. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(DIRECTION_MARKS, "")
    .replaceAll(/[\s\u0085]+/g, " ")
    .trim();
}
