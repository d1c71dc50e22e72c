/** Written in braces, and filled with facts of the sender or order (docs/product/messages.md). */
export const PLACEHOLDERS = [
  "firstName",
  "lastName",
  "orderNumber",
  "airport",
  "flightDate",
  "flightNumber",
  "passengers",
  "status",
  "total",
  "bookingUrl",
  "companyName",
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

export type ReplyFacts = Partial<Record<Placeholder, string>>;

const IN_BRACES = /\{ ?([a-zA-Z]{1,40}) ?\}/g;

/** Each text in braces once, as it is written: "{airport}". */
export function openPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(IN_BRACES), ([whole]) => whole))];
}

export function unknownPlaceholders(text: string): string[] {
  const known = new Set(PLACEHOLDERS.map((name) => name.toLowerCase()));
  return openPlaceholders(text).filter(
    (whole) => !known.has(whole.replaceAll(/[{} ]/g, "").toLowerCase()),
  );
}

/** Ignores case. A placeholder without a known fact stays, so that its writer sees it. */
export function fillPlaceholders(text: string, facts: ReplyFacts): string {
  const known = new Map(Object.entries(facts).map(([name, fact]) => [name.toLowerCase(), fact]));
  return text.replaceAll(
    IN_BRACES,
    (whole, name: string) => known.get(name.toLowerCase()) || whole,
  );
}
