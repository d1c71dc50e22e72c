import { type Language, localeOf } from "../domain/language.ts";

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * The form of a noun that goes with a count in a language: English has the singular for 1, French for 0 and 1
 * (CLDR plural rules). French "many", as in "un million de", is written like the plural.
 */
export function plural(language: Language, count: number, one: string, other: string): string {
  const rule = (rules[language] ??= new Intl.PluralRules(localeOf(language)));
  return rule.select(count) === "one" ? one : other;
}
