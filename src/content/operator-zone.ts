import { SUPPORT } from "#domain/site/site.ts";

const startsWithVowel = (word: string) => /^[aeiouyàâäéèêëîïôöûü]/i.test(word);

export const operatorZone = {
  en: () => `${SUPPORT.city.en} time`,
  fr: () => `heure ${startsWithVowel(SUPPORT.city.fr) ? "d’" : "de "}${SUPPORT.city.fr}`,
};

/** The same in French for narrow columns, which would break it over two lines. */
export const unbrokenFrenchZone = () => operatorZone.fr().replaceAll(" ", "\u00a0");
