/** Words in lower case without accents, each after a space, so that " lon" finds "London". */
const toWords = (text: string): string =>
  ` ${text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase()}`;

/**
 * The codes whose name has a word that begins with the searched text, a code of exactly this text
 * first. Names hold the code, as in "Paris Orly (ORY)".
 */
export function findAirports(
  codes: readonly string[],
  names: Partial<Record<string, string>>,
  text: string,
): string[] {
  const searched = toWords(text);
  const found = codes.filter((code) => toWords(names[code] ?? code).includes(searched));
  return [
    ...found.filter((code) => toWords(code) === searched),
    ...found.filter((code) => toWords(code) !== searched),
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
