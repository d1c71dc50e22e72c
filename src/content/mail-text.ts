import { type Language, localeOf } from "../domain/language.ts";

/** The UTC day of a time (epoch ms), written out. */
export function longDate(language: Language, time: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** Text as mail programs quote it: each line behind "> ". */
export function quoted(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}
