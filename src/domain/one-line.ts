/** Marks that change the direction of the text around them, even outside of their word. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A trimmed line without direction marks. A line of invisible characters alone becomes empty. */
export function toOneLine(text: string): string {
  const line = text
    .replaceAll(DIRECTION_MARKS, "")
    .replaceAll(/[\s\u0085]+/g, " ")
    .trim();
  // DI is Unicode's property of default-ignorable characters, which show nothing.
  return /^[\p{DI}\s]*$/u.test(line) ? "" : line;
}
