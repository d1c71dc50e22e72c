/** IATA codes: A is the list of /fast-track, B that of /fast-track-old (docs/product/prices.md). */
export const LANDING_AIRPORTS = {
  a: ["CDG", "ORY", "LHR", "AMS", "FRA", "MAD", "BCN", "FCO", "DXB", "JFK"],
  b: ["CDG", "ORY", "NCE", "LYS", "MRS", "TLS", "BCN", "MAD", "LHR", "AMS"],
} as const;

/** The IATA code of an airport on sale. */
export type AirportCode = string;

/** Without a prototype: a place may be typed as "constructor". */
const listByCode = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, values);

/** The airports on sale with their IANA zones. A flight's day is its airport's day. */
export const AIRPORT_TIME_ZONES = listByCode({
  CDG: "Europe/Paris",
  ORY: "Europe/Paris",
  LHR: "Europe/London",
  AMS: "Europe/Amsterdam",
  FRA: "Europe/Berlin",
  MAD: "Europe/Madrid",
  BCN: "Europe/Madrid",
  FCO: "Europe/Rome",
  DXB: "Asia/Dubai",
  JFK: "America/New_York",
  NCE: "Europe/Paris",
  LYS: "Europe/Paris",
  MRS: "Europe/Paris",
  TLS: "Europe/Paris",
  BOD: "Europe/Paris",
  NTE: "Europe/Paris",
  LGW: "Europe/London",
  BRU: "Europe/Brussels",
  GVA: "Europe/Zurich",
  ZRH: "Europe/Zurich",
  LIS: "Europe/Lisbon",
  MXP: "Europe/Rome",
  VIE: "Europe/Vienna",
  CPH: "Europe/Copenhagen",
});

/** All codes on sale, in the order of the lists. */
export const AIRPORT_CODES: AirportCode[] = Object.keys(AIRPORT_TIME_ZONES);

/** The owner's cities by code, in both languages, for searches; empty for our own list. */
export const AIRPORT_CITIES: Record<string, readonly string[]> = listByCode({});

/** Texts say "over" it. */
export let NETWORK_AIRPORTS = 300;

interface SoldAirport {
  code: AirportCode;
  /** IANA zone. */
  zone: string;
  city: Record<"en" | "fr", string>;
}

/** Puts an owner's airports and network in the place of ours, once at the start. */
export function sellAirports(
  airports: readonly SoldAirport[] | undefined,
  network = NETWORK_AIRPORTS,
): void {
  NETWORK_AIRPORTS = network;
  if (!airports) return;
  for (const code of AIRPORT_CODES.splice(0)) delete AIRPORT_TIME_ZONES[code];
  for (const { code, zone, city } of airports) {
    AIRPORT_CODES.push(code);
    AIRPORT_TIME_ZONES[code] = zone;
    AIRPORT_CITIES[code] = [city.en, city.fr];
  }
}

/** Returns a landing page's airports: the specified ones on sale, else all. */
export function landingAirports(variant: keyof typeof LANDING_AIRPORTS): AirportCode[] {
  const sold = LANDING_AIRPORTS[variant].filter((code) => code in AIRPORT_TIME_ZONES);
  return sold.length > 0 ? sold : AIRPORT_CODES;
}
