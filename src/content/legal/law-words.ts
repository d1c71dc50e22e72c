import { DEFAULT_COUNTRY, type LegalCountry } from "#domain/legal-countries.ts";
import type { SiteConfig } from "#domain/site-config.ts";

interface CountryLaw {
  law: string;
  courts: string;
  consumers: string;
  regulator: string;
}

/** Countries with the same data protection law share these words. */
interface DataLaw {
  data: string;
  outside: string;
  ways: string;
  adequacy: string;
  clauses: string;
}

type SiteLaw = CountryLaw & DataLaw & { details: string[] };

export interface LawWords {
  countries: Record<LegalCountry, CountryLaw>;
  data: Record<"kingdom" | "union", DataLaw>;
  details: Record<"register" | "vat" | "director" | "host", string>;
}

/** A site without `legal` gets our own country's law. */
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
