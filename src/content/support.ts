import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => ({
  open: `${facts.hours.opens} to ${facts.hours.closes}, London time`,
  openText: "Every day, by phone and e-mail",
  closed: "Before and after",
  closedText: promises.en(facts).urgent,
});

const fr = (facts: Facts): ReturnType<typeof en> => ({
  open: `De ${facts.hours.opens} à ${facts.hours.closes}, heure de Londres`,
  openText: "Tous les jours, par téléphone et par e-mail",
  closed: "Avant et après",
  closedText: promises.fr(facts).urgent,
});

export const support = { en, fr };
