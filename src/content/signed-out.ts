import type { Language } from "#domain/language.ts";

/** In both languages, because the next page may have another one (src/lib/session). */
export const signedOut: Record<Language, { title: string; description: string }> = {
  en: { title: "Signed out", description: "See you soon!" },
  fr: { title: "Déconnexion réussie", description: "À bientôt !" },
};
