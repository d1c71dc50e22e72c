import type { Language } from "./language.ts";

/** U+202F: narrow, and no line ends there. */
const SPACE = "\u202f";
/** U+2060: invisible, and no line ends there. */
const JOINER = "\u2060";

/** A space before a sign, after «, or between a number and its unit. */
const LOOSE_SPACE =
  /[ \u00a0](?=[;:!?»])|(«)[ \u00a0]|(\d) (?=(?:h|min|j|%|[€$£])(?![\p{L}\p{N}]))|(\bh)[ \u00a0](?=\d\d(?!\d))/gu;

/** Before a name such as Éole. Letters alone, as in "de A à Z", stay apart. */
const ELIDED = /(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÙÛŒ][\p{Ll}’])/gu;

/**
 * Returns French as printed: narrow no-break spaces before ; : ! ? » and after «, and between
 * number and unit; no break within "renouvelle-t-il"; « d’Éole »; … for three dots
 * (docs/product/pages.md).
 */
export function printFrench(text: string): string {
  return text
    .replaceAll(
      LOOSE_SPACE,
      (_space, mark = "", digit = "", hours = "") => `${mark}${digit}${hours}${SPACE}`,
    )
    .replaceAll(/-t-(?=(?:il|elle|on)s?(?!\p{L}))/gu, `-${JOINER}t-${JOINER}`)
    .replaceAll(ELIDED, "$1’")
    .replaceAll("...", "…");
}

/** Returns a text with its times as said: in French "21 h 30" for 21:30, "9 h" for 09:00. */
export function printTimes(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text.replaceAll(
    /(?<![\d:])0?(\d{1,2}):(\d\d)(?![\d:])/g,
    (_time, hours: string, minutes: string) =>
      `${hours}${SPACE}h${minutes === "00" ? "" : `${SPACE}${minutes}`}`,
  );
}
