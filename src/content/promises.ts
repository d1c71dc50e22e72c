import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
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
    airports:
      `You can book ${AIRPORT_CODES.length} airport${AIRPORT_CODES[1] ? "s" : ""} online. Our ` +
      `network has over ${NETWORK_AIRPORTS}, so ask us about the others.`,
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
    airports:
      `Vous pouvez réserver en ligne pour ${AIRPORT_CODES.length} ` +
      `aéroport${AIRPORT_CODES[1] ? "s" : ""}. Notre réseau compte plus de ${NETWORK_AIRPORTS} ` +
      "aéroports : pour les autres, écrivez-nous.",
  };
};

/** Several pages make these promises, in one wording each. */
export const promises = { en, fr };
