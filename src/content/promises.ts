import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, hours }: Pick<Facts, "site" | "hours">) => {
  const emergency = site.support?.emergency;
  const urgent = `Urgent on the road? Call ${emergency ?? site.company.phone}, 24/7.`;
  return {
    hours: `Our team answers every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()}).`,
    daily: `Every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()})`,
    urgent,
    /** For a text beside the company's phone: the same number does not need to appear twice. */
    urgentHere: emergency ? urgent : "We answer urgent calls 24/7.",
  };
};

const fr = ({ site, hours }: Pick<Facts, "site" | "hours">): ReturnType<typeof en> => {
  const emergency = site.support?.emergency;
  const urgent = `Une urgence en voyage ? Appelez le ${emergency ?? site.company.phone}, 24 h/24 et 7 j/7.`;
  return {
    hours:
      `Notre équipe répond tous les jours, de ${hours.opens} à ${hours.closes} ` +
      `(${operatorZone.fr()}).`,
    daily: `Tous les jours, de ${hours.opens} à ${hours.closes} (${operatorZone.fr()})`,
    urgent,
    urgentHere: emergency ? urgent : "Nous répondons aux appels urgents 24 h/24 et 7 j/7.",
  };
};

/** Several pages make these promises, in one wording each. */
export const promises = { en, fr };
