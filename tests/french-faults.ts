/** French texts of the specification that are kept letter for letter (docs/product/accounts.md). */
const SPECIFIED = ["Erreur d'inscription", "À bientôt !"];

const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["no no-break space before a sign", /[^\S\u00a0][;:!?»]|[\p{L}\p{N})][;!?»]/u],
  ["no no-break space after «", /«(?!\u00a0)/],
  ["a number that its unit may leave", /\d (?:h|j|min|%|[€$£])(?![\p{L}\p{N}])/u],
  ["three dots for …", /\.\.\./],
  ["a straight apostrophe", /\p{L}'\p{L}/u],
  [
    "a capital without its accent",
    /(?:^|[.!?:]\s)(?:A (?=\p{Ll})|E(?:crire|crivez|conomi|quipe|tape|tat|tes|vite|tonn))/u,
  ],
];

/** What a French text has that French printing forbids, each with the words around it. */
export function frenchFaults(text: string): string[] {
  const own = SPECIFIED.reduce((rest, literal) => rest.replaceAll(literal, ""), text);
  return FAULTS.flatMap(([name, pattern]) =>
    [...own.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
      ({ index }) => `${name}: ${own.slice(Math.max(0, index - 30), index + 20)}`,
    ),
  );
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&nbsp;": "\u00a0",
};

/** The texts that a page's HTML says: its blocks, titles, labels and descriptions. Code is no text. */
export function textsOfHtml(html: string): string[] {
  const said = html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<(script|style|code|pre|svg)\b[\s\S]*?<\/\1>/g, "\n")
    .replaceAll(/<\/?(?:a|span|b|strong|em|bdi|time)\b[^>]*>/g, "");
  const attributes = [
    ...html.matchAll(/\b(?:alt|title|placeholder|aria-label|content)="([^"]*)"/g),
  ].map(([, value = ""]) => value);
  return [...said.split(/<[^>]*>/), ...attributes]
    .map((text) =>
      text
        .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#x27|#39);/g, (entity) => ENTITIES[entity]!)
        .replaceAll(/[\n\r\t ]+/g, " ")
        .trim(),
    )
    .filter((text) => text !== "");
}
