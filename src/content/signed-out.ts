import type { Language } from "../domain/language.ts";

/** The toast after signing out. Both languages reach every page, as it may speak another language than the page (src/lib/session). */
export const signedOut: Record<Language, { title: string; description: string }> = {
  en: { title: "Signed out", description: "See you soon!" },
  fr: { title: "Déconnexion réussie", description: "À bientôt !" },
};
