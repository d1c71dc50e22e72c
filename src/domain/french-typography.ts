/** U+202F: as narrow as French wants it before its signs, and no line ends there. */
const SPACE = "\u202f";
/** U+2060: nothing to see, and no line ends there. */
const JOINER = "\u2060";

/** A space that stands before a sign, after «, or between a number and what it counts or measures. */
const LOOSE_SPACE =
  /[ \u00a0](?=[;:!?»])|(«)[ \u00a0]|(\d) (?=(?:h|min|j|%|[€$£])(?![\p{L}\p{N}]))|(\bh)[ \u00a0](?=\d\d(?!\d))/gu;

/**
 * French as it is printed: a narrow no-break space before ; : ! ? » and after «, and between a number and its unit; no line ends within
 * "renouvelle-t-il"; … for three dots (docs/product/pages.md). Texts are written with plain spaces. Nothing else changes: addresses, code and ISO times have no such space.
 * @example printFrench("De 9 h à 20 h : appelez-nous !") // "De 9\u202fh à 20\u202fh\u202f: appelez-nous\u202f!"
 */
export function printFrench(text: string): string {
  return text
    .replaceAll(
      LOOSE_SPACE,
      (_space, mark = "", digit = "", hours = "") => `${mark}${digit}${hours}${SPACE}`,
    )
    .replaceAll(/-t-(?=(?:il|elle|on)s?(?!\p{L}))/gu, `-${JOINER}t-${JOINER}`)
    .replaceAll("...", "…");
}
