import { type Language, toLocale } from "./language.ts";

/**
 * Writes a day such as "Friday 27 November 2026". With `dateStyle: undefined` the other options name the parts. Intl adds
 * a comma in English and lacks "1er" in French.
 */
export function fullDateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (time: Date | number) => string {
  const format = new Intl.DateTimeFormat(toLocale(language), { dateStyle: "full", ...options });
  const [wrong, right] = language === "fr" ? [/\b1 (?=\p{L})/u, "1er "] : [/^(\p{L}+), /u, "$1 "];
  return (time) => format.format(time).replace(wrong, right);
}
