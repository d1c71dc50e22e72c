import type { Facts } from "./facts.ts";
import { operatorZone, unbrokenFrenchZone } from "./operator-zone.ts";

const en = ({ site, hours }: Pick<Facts, "site" | "hours">) => {
  const times = `${hours.opens} to ${hours.closes} (${operatorZone.en()})`;
  const emergency = site.support?.emergency;
  const urgent = `Urgent on the road? Call ${emergency ?? site.company.phone}, 24/7.`;
  return {
    hours: `Our team answers every day, ${times}.`,
    daily: `Every day, ${times}`,
    urgent,
    /** For a text beside the company's phone: the same number does not need to appear twice. */
    urgentHere: emergency ? urgent : "For anything urgent, call us at any hour.",
  };
};

const fr = ({ site, hours }: Pick<Facts, "site" | "hours">): ReturnType<typeof en> => {
  const times = `de ${hours.opens} à ${hours.closes} (${unbrokenFrenchZone()})`;
  const emergency = site.support?.emergency;
  const urgent = `Une urgence en voyage ? Appelez le ${emergency ?? site.company.phone}, 24 h/24\u00a0et\u00a07 j/7.`;
  return {
    hours: `Notre équipe répond tous les jours, ${times}.`,
    daily: `Tous les jours, ${times}`,
    urgent,
    urgentHere: emergency ? urgent : "Pour une urgence, appelez-nous à toute heure.",
  };
};

export const promises = { en, fr };
