/** Countries (ISO 3166-1) whose law the legal texts know; a lawyer writes them for another. */
export const LEGAL_COUNTRIES = ["GB", "FR", "BE", "LU", "IE", "DE"] as const;
export type LegalCountry = (typeof LEGAL_COUNTRIES)[number];

export const DEFAULT_COUNTRY: LegalCountry = "GB";

/** Countries in which the French text of a contract decides. */
export const FRENCH_DECIDES: readonly LegalCountry[] = ["FR", "BE", "LU"];
