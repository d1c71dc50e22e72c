import { SUPPORT } from "../domain/site/site.ts";

const startsWithVowel = (word: string) => /^[aeiouyàâäéèêëîïôöûü]/i.test(word);

/** The operator's zone: "London time". */
export const operatorZone = {
  en: () => `${SUPPORT.city.en} time`,
  fr: () => `heure ${startsWithVowel(SUPPORT.city.fr) ? "d’" : "de "}${SUPPORT.city.fr}`,
};

const en = () => ({
  airport: (moment: string) => `${moment} (airport time)`,
  operator: (moment: string) => `${moment} (${operatorZone.en()})`,
});

const fr = (): ReturnType<typeof en> => ({
  airport: (moment) => `${moment} (heure locale de l’aéroport)`,
  operator: (moment) => `${moment} (${operatorZone.fr()})`,
});

/** A moment with the name of the zone that it is told in. */
export const timeZones = { en, fr };
