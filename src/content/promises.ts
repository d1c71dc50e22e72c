import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import type { Facts } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";

const en = ({ site, hours }: Pick<Facts, "site" | "hours">) => ({
  hours: `Our team answers every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()}).`,
  daily: `Every day, ${hours.opens} to ${hours.closes} (${operatorZone.en()})`,
  urgent: `Urgent on the road? Call ${site.support?.emergency ?? site.company.phone}, 24/7.`,
  airports:
    `${AIRPORT_CODES.length} airport${AIRPORT_CODES[1] ? "s" : ""} to book online. ` +
    `Over ${NETWORK_AIRPORTS} in the network: ask us.`,
});

const fr: typeof en = ({ site, hours }) => ({
  hours:
    `Notre équipe répond tous les jours, de ${hours.opens} à ${hours.closes} ` +
    `(${operatorZone.fr()}).`,
  daily: `Tous les jours, de ${hours.opens} à ${hours.closes} (${operatorZone.fr()})`,
  urgent:
    `Une urgence en voyage ? ${site.support?.emergency ?? site.company.phone}, 24 ` +
    `h/24 et 7 j/7.`,
  airports:
    `${AIRPORT_CODES.length} aéroport${AIRPORT_CODES[1] ? "s" : ""} à réserver en ligne. ` +
    `Plus de ${NETWORK_AIRPORTS} dans le réseau : écrivez-nous.`,
});

/** Several pages make these promises, in one wording each. */
export const promises = { en, fr };
