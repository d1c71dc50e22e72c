import { toWords } from "./plain-text.ts";

/** How much of a long text is shown before and after a word that was found, in characters. */
const BEFORE = 40;
const AFTER = 80;

/** The passage of a text around the first word that begins with `word`, on one line, with "…" where it was cut. */
export function passageAround(text: string, word: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  const found = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([each]) => toWords(each).some((plain) => plain.startsWith(word)));
  const at = found?.index ?? 0;
  const start = at <= BEFORE ? 0 : line.indexOf(" ", at - BEFORE - 1) + 1;
  const end = at + AFTER;
  return `${start > 0 ? "…" : ""}${line.slice(Math.min(start, at), end).trim()}${end < line.length ? "…" : ""}`;
}
