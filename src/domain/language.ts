export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** A BCP 47 tag for Intl. English is British, as the operator is. */
export function toLocale(language: Language): "en-GB" | "fr-FR" {
  return language === "fr" ? "fr-FR" : "en-GB";
}
