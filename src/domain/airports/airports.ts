/** IATA codes: A is the list of /fast-track, B that of /fast-track-old (docs/product/prices.md). */
export const LANDING_AIRPORTS = {
  a: ["CDG", "ORY", "LHR", "AMS", "FRA", "MAD", "BCN", "FCO", "DXB", "JFK"],
  b: ["CDG", "ORY", "NCE", "LYS", "MRS", "TLS", "BCN", "MAD", "LHR", "AMS"],
} as const;
export type AirportCode = (typeof LANDING_AIRPORTS)[keyof typeof LANDING_AIRPORTS][number];

/** Both lists together, for the booking form. */
export const AIRPORT_CODES: readonly AirportCode[] = [
  ...new Set(Object.values(LANDING_AIRPORTS).flat()),
];

export const NETWORK_AIRPORTS = 300;
