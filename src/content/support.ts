import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => ({
  daily: promises.en(facts).daily,
  /** `#` is replaced by a time in the visitor's zone. */
  open: "Our team answers until # your time.",
  closed: "Our team is back at # your time.",
  /** These follow the hour: one before minutes, the other without minutes. */
  minutes: ":",
  whole: ":00",
});

const fr = (facts: Facts): ReturnType<typeof en> => ({
  daily: promises.fr(facts).daily,
  open: "Notre équipe répond jusqu’à # (votre heure).",
  closed: "Notre équipe sera de retour à # (votre heure).",
  minutes: "\u00a0h\u00a0",
  whole: "\u00a0h",
});

export const support = { en, fr };
