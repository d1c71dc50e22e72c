import { toWords } from "./plain-text.ts";

/** Each word follows a space, so that " lon" finds only beginnings of words, as in "London". */
const toLine = (text: string): string => ` ${toWords(text).join(" ")}`;

/** A code of exactly this text comes first. Names hold the code, as in "Paris Orly (ORY)". */
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
