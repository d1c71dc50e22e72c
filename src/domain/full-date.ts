import { type Language, toLocale } from "./language.ts";

/**
 * Returns a formatter of days with their weekday, "Friday 27 November 2026", and more where the
 * options say so. Intl's English has a comma after the weekday.
 */
export function fullDateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): (time: Date | number) => string {
  const format = new Intl.DateTimeFormat(toLocale(language), { dateStyle: "full", ...options });
  return (time) => format.format(time).replace(/^(\p{L}+), /u, "$1 ");
}
