import { AIRPORT_CODES, NETWORK_AIRPORTS } from "#domain/airports/airports.ts";
import { airports } from "./airports.ts";
import type { Language } from "#domain/language.ts";
import type { Facts } from "./facts.ts";

type SiteFacts = Pick<Facts, "site">;

type Where = (only: string | undefined, sold: number) => { all: string; place: string };

const inEnglish: Where = (only, sold) => {
  const all = sold === 1 && only ? only : `${sold} airport${sold > 1 ? "s" : ""}`;
  return { all, place: `at ${all}` };
};

const inFrench: Where = (only, sold) => {
  if (sold === 1 && only) return { all: only, place: `à ${only}`.replace("à Le ", "au ") };
  const all = `${sold} aéroport${sold > 1 ? "s" : ""}`;
  return { all, place: `dans ${all}` };
};

/** `only` is the name of the first airport, which counts when it is the only one. */
export const describeWhere = (language: Language, ...place: Parameters<Where>) =>
  ({ en: inEnglish, fr: inFrench })[language](...place);

/** The only airport's name, without its code; undefined for several. */
function nameOnly(names: Partial<Record<string, string>>): string | undefined {
  const [code = "", second] = AIRPORT_CODES;
  return second === undefined ? (names[code] ?? code).replace(` (${code})`, "") : undefined;
}

const en = (facts: SiteFacts) => {
  const sold = AIRPORT_CODES.length;
  if (NETWORK_AIRPORTS > sold)
    return {
      figure: `Over ${NETWORK_AIRPORTS}`,
      unit: "airports in the network",
      title: `Over ${NETWORK_AIRPORTS} airports`,
      where: `at over ${NETWORK_AIRPORTS} airports`,
      available: `Available at over ${NETWORK_AIRPORTS} airports`,
      book:
        `You can book online for ${sold} airport${sold > 1 ? "s" : ""}. We work with over ` +
        `${NETWORK_AIRPORTS} in all, so ask us about\u00a0the\u00a0rest.`,
      terms:
        `Our network covers over ${NETWORK_AIRPORTS} airports, ${sold} of which can be booked ` +
        "online. Priority lanes are not available at every airport, in every terminal or at all " +
        "hours.",
    };
  const only = nameOnly(airports.en(facts));
  const { all, place } = inEnglish(only, sold);
  return {
    figure: String(sold),
    unit: only ? "airport" : "airports",
    title: all,
    where: place,
    available: `Available ${place}`,
    book: `You can book online for ${all}.`,
    terms:
      `You can book online for ${all}. Priority lanes are not available ` +
      `${only ? "" : "at every airport, "}in every terminal or at all hours.`,
  };
};

const fr = (facts: SiteFacts): ReturnType<typeof en> => {
  const sold = AIRPORT_CODES.length;
  if (NETWORK_AIRPORTS > sold)
    return {
      figure: `Plus de ${NETWORK_AIRPORTS}`,
      unit: "aéroports dans le réseau",
      title: `Plus de ${NETWORK_AIRPORTS} aéroports`,
      where: `dans plus de ${NETWORK_AIRPORTS} aéroports`,
      available: `Dans plus de ${NETWORK_AIRPORTS} aéroports`,
      book:
        `Vous pouvez réserver en ligne pour ${sold} aéroport${sold > 1 ? "s" : ""}. Notre réseau ` +
        `en compte plus de ${NETWORK_AIRPORTS} : pour les autres, écrivez-nous.`,
      terms:
        `Notre réseau couvre plus de ${NETWORK_AIRPORTS} aéroports, dont ${sold} sont ouverts à ` +
        "la réservation en ligne. La file prioritaire n’est pas proposée dans tous les aéroports " +
        "ou terminaux, ni à toute heure.",
    };
  const only = nameOnly(airports.fr(facts));
  const { all, place } = inFrench(only, sold);
  const book = `Vous pouvez réserver en ligne ${only ? place : `pour ${all}`}.`;
  return {
    figure: String(sold),
    unit: only ? "aéroport" : "aéroports",
    title: all,
    where: place,
    available: place[0]!.toUpperCase() + place.slice(1),
    book,
    terms: only
      ? `${book} La file prioritaire n’est pas proposée dans tous les terminaux, ni à toute heure.`
      : `${book} La file prioritaire n’est pas proposée dans tous les aéroports ou terminaux, ni ` +
        "à toute heure.",
  };
};

/** How far the network reaches. It has "over" a figure when it is larger than what is on sale. */
export const network = { en, fr };
