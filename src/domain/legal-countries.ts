/** The legal texts cover these countries (ISO 3166-1). A lawyer must write them for others. */
export const LEGAL_COUNTRIES = ["GB", "FR", "BE", "LU", "IE", "DE"] as const;
export type LegalCountry = (typeof LEGAL_COUNTRIES)[number];

export const DEFAULT_COUNTRY: LegalCountry = "GB";

/** In these countries the French text of a contract is binding. */
export const FRENCH_DECIDES: readonly LegalCountry[] = ["FR", "BE", "LU"];

/** French law requires these fields of `legal` (LCEN art. 6 III; code de la consommation L616-1). */
export const ASKED_IN_FRANCE = ["director", "host", "mediator"] as const;
