import type { Language } from "#domain/language.ts";

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
