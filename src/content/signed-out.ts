import type { Language } from "#domain/language.ts";

/** Every page has both languages: the next page may speak another one (src/lib/session). */
export const signedOut: Record<Language, { title: string; description: string }> = {
  en: { title: "Signed out", description: "See you soon!" },
  fr: { title: "Déconnexion réussie", description: "À bientôt !" },
};
