import { type Language, toLocale } from "./language.ts";

/**
 * Returns a formatter of days with their weekday, "Friday 27 November 2026", or as the options say.
 * Intl's English has a comma after the weekday, its French no "1er".
 */
export function fullDateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (time: Date | number) => string {
  const format = new Intl.DateTimeFormat(toLocale(language), { dateStyle: "full", ...options });
  const [wrong, right] = language === "fr" ? [/\b1 (?=\p{L})/u, "1er "] : [/^(\p{L}+), /u, "$1 "];
  return (time) => format.format(time).replace(wrong, right);
}
