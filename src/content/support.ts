import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = (facts: Facts) => ({
  daily: promises.en(facts).daily,
  /** `#` stands for a time in the visitor's zone. */
  open: "Open now, until # your time",
  closed: "Closed now, opens at # your time",
  /** These follow the hour: one before minutes, the other without minutes. */
  minutes: ":",
  whole: ":00",
});

const fr = (facts: Facts): ReturnType<typeof en> => ({
  daily: promises.fr(facts).daily,
  open: "Ouvert, jusqu’à # (votre heure locale)",
  closed: "Fermé, ouvert dès # (votre heure locale)",
  minutes: "\u00a0h\u00a0",
  whole: "\u00a0h",
});

export const support = { en, fr };
