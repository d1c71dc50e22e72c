import type { Language } from "./language.ts";

/** U+00A0, the no-break space. Both typefaces draw the narrow one (U+202F) too thin to be visible. */
const SPACE = "\u00a0";
/** U+2060, the invisible word joiner: no line breaks there. */
const JOINER = "\u2060";

/** A space before a sign, after «, or between a number and its unit. */
const LOOSE_SPACE =
  / (?=[;:!?»])|(«) |(\d) (?=(?:h|min|j|%|[€$£])(?![\p{L}\p{N}]))|(\bh) (?=\d\d(?!\d))/gu;

/** Finds "de" and "que" before a name such as Éole, but not before a single letter, as in "de A à Z". */
const ELIDED = /(?<!\p{L})([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔÙÛŒ][\p{Ll}’])/gu;

/** Adds no-break spaces, « d’Éole », "…" and an unbroken "renouvelle-t-il" (docs/product/pages.md). */
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

/** In French, 21:30 becomes "21 h 30" and 09:00 becomes "9 h". */
export function printTimes(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text.replaceAll(
    /(?<![\d:])0?(\d{1,2}):(\d\d)(?![\d:])/g,
    (_time, hours: string, minutes: string) =>
      `${hours}${SPACE}h${minutes === "00" ? "" : `${SPACE}${minutes}`}`,
  );
}
