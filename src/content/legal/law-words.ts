import { DEFAULT_COUNTRY, type LegalCountry } from "#domain/legal-countries.ts";
import type { SiteConfig } from "#domain/site-config.ts";

/** Words that the legal texts take from the company's country. */
interface CountryLaw {
  law: string;
  courts: string;
  consumers: string;
  regulator: string;
}

/** Words that the countries under one law of personal data share. */
interface DataLaw {
  data: string;
  outside: string;
  ways: string;
  adequacy: string;
  clauses: string;
}

/** The words for a site, with the lines about its company. */
export type SiteLaw = CountryLaw & DataLaw & { details: string[] };
export type LawWords = Record<LegalCountry, CountryLaw>;
export type DataWords = Record<"kingdom" | "union", DataLaw>;

/** Returns the words of the law that a site's company is under; without `legal`, ours. */
export function findLaw(
  { legal }: SiteConfig,
  countries: LawWords,
  data: DataWords,
): CountryLaw & DataLaw {
  const country = legal?.country ?? DEFAULT_COUNTRY;
  return { ...countries[country], ...data[country === "GB" ? "kingdom" : "union"] };
}
