/** Between tags and texts. */
const BORDER = /(?=<)|(?<=>)/;

/**
 * Finds the tags and texts of a page that differ in another version of it, as start, end and new
 * text. Throws when the versions do not have the same tags in the same order.
 */
export function findChanges(
  page: string,
  version: string,
): [start: number, end: number, text: string][] {
  const pieces = page.split(BORDER);
  const others = version.split(BORDER);
  if (pieces.length !== others.length)
    throw new Error(`${pieces.length} tags and texts became ${others.length} in another currency`);
  const changes: [start: number, end: number, text: string][] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const other = others[index]!;
    if (piece !== other) changes.push([at, at + piece.length, other]);
    at += piece.length;
  }
  return changes;
}
