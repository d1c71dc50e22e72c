import type { Language } from "../domain/language.ts";

/** What the generator's preview of a site says in common with the home page. It shows either language, so both reach its page. */
export const sitePreview: Record<
  Language,
  { services: string; plans: string; choose: (plan: string) => string }
> = {
  en: {
    services: "Premium Services",
    plans: "Choose Your Plan",
    choose: (plan) => `Choose ${plan}`,
  },
  fr: {
    services: "Des services d’exception",
    plans: "Choisissez votre formule",
    choose: (plan) => `Choisir ${plan}`,
  },
};
