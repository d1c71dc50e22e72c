import { toWords } from "./plain-text.ts";

/** Each word follows a space, so that " lon" finds the beginning of "London" alone. */
const toLine = (text: string): string => ` ${toWords(text).join(" ")}`;

/**
 * The codes whose name has a word that begins with the searched text, a code of exactly this text
 * first. Names hold the code, as in "Paris Orly (ORY)".
 */
export function filterAirports(
  codes: readonly string[],
  names: Partial<Record<string, string>>,
  text: string,
): string[] {
  const searched = toLine(text);
  const found = codes.filter((code) => toLine(names[code] ?? code).includes(searched));
  return [
    ...found.filter((code) => toLine(code) === searched),
    ...found.filter((code) => toLine(code) !== searched),
  ];
}

/** Recent codes first, then those of the visitor's own time zone, then the others, each once. */
export function groupAirports(
  codes: readonly string[],
  { recent, isNear }: { recent: readonly string[]; isNear: (code: string) => boolean },
): Record<"recent" | "near" | "other", string[]> {
  const rest = codes.filter((code) => !recent.includes(code));
  return {
    recent: recent.filter((code) => codes.includes(code)),
    near: rest.filter(isNear),
    other: rest.filter((code) => !isNear(code)),
  };
}
