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
type SiteLaw = CountryLaw & DataLaw & { details: string[] };

export interface LawWords {
  countries: Record<LegalCountry, CountryLaw>;
  data: Record<"kingdom" | "union", DataLaw>;
  /** The words before each fact that a country asks a company to print about itself. */
  details: Record<"register" | "vat" | "director" | "host", string>;
}

/** Returns the words of the law that a site's company is under; without `legal`, ours. */
export function findLaw({ legal }: SiteConfig, { countries, data, details }: LawWords): SiteLaw {
  const country = legal?.country ?? DEFAULT_COUNTRY;
  const facts = legal && [
    [details.register, legal.register],
    [details.vat, legal.vat?.number],
    [details.director, legal.director],
    [details.host, legal.host],
  ];
  return {
    ...countries[country],
    ...data[country === "GB" ? "kingdom" : "union"],
    details: (facts ?? []).flatMap(([label, fact]) =>
      fact === undefined ? [] : `${label} ${fact}`,
    ),
  };
}
