import type { Facts } from "./facts.ts";

const en = ({ hours }: Facts) => ({
  open: `${hours.opens} to ${hours.closes}, London time`,
  openText: "Every day, by phone and e-mail",
  closed: "Before and after",
  closedText: "Urgent help on the road",
});

const fr = ({ hours }: Facts): ReturnType<typeof en> => ({
  open: `De ${hours.opens} à ${hours.closes}, heure de Londres`,
  openText: "Tous les jours, par téléphone et par e-mail",
  closed: "Avant et après",
  closedText: "L’aide d’urgence en voyage",
});

export const support = { en, fr };
