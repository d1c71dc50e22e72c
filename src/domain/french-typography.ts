/** U+202F: as narrow as French wants it before its signs, and no line ends there. */
const SPACE = "\u202f";
/** U+2060: nothing to see, and no line ends there. */
const JOINER = "\u2060";

/** A space that stands before a sign, after «, or between a number and what it counts or measures. */
const LOOSE_SPACE = /[ \u00a0](?=[;:!?»])|(«)[ \u00a0]|(\d) (?=(?:h|min|j|%|[€$£])(?![\p{L}\p{N}]))|(\bh)[ \u00a0](?=\d\d(?!\d))/gu;

/**
 * French as it is printed: a narrow no-break space before ; : ! ? » and after «, and between a number and its unit; no line ends within
 * "renouvelle-t-il"; … for three dots (docs/product.md, "Languages"). Texts are written with plain spaces. Nothing else changes: addresses, code and ISO times have no such space.
 * @example printFrench("De 9 h à 20 h : appelez-nous !") // "De 9\u202fh à 20\u202fh\u202f: appelez-nous\u202f!"
 */
export function printFrench(text: string): string {
  return text
    .replaceAll(LOOSE_SPACE, (_space, mark = "", digit = "", hours = "") => `${mark}${digit}${hours}${SPACE}`)
    .replaceAll(/-t-(?=(?:il|elle|on)s?(?!\p{L}))/gu, `-${JOINER}t-${JOINER}`)
    .replaceAll("...", "…");
}

/** More signs than a line of a phone has. */
const LINE = 60;

/** The hyphen of "e-mail" among words. Addresses may have it too. */
const E_MAIL = /((?:^|[^\p{L}\d.@/-])e)-(?=mails?(?![\p{L}@/-]|\.\p{L}))/gu;

/**
 * French as it is printed on a page, where a longer text breaks into lines: none ends within "e-mail". A text of one line and a mail keep
 * the plain hyphen, for whoever searches for their words, and for mail programs whose faces lack the joiner.
 */
export function printPageFrench(text: string): string {
  const printed = printFrench(text);
  return printed.length > LINE ? printed.replaceAll(E_MAIL, `$1-${JOINER}`) : printed;
}

/** Words in any shape (texts, lists, objects, functions that return either) with every French text as it is printed. */
export function printedFrench<Words>(words: Words, print?: (text: string) => string): Words;
export function printedFrench(words: unknown, print = printFrench): unknown {
  if (typeof words === "string") return print(words);
  if (typeof words === "function") return (...facts: unknown[]) => printedFrench(words(...facts), print);
  if (Array.isArray(words)) return words.map((word) => printedFrench(word, print));
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, printedFrench(value, print)]));
}
