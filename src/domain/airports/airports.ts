/** IATA codes: `a` is the list of /fast-track, `b` of /fast-track-old (docs/product/prices.md). */
export const LANDING_AIRPORTS = {
  a: ["CDG", "ORY", "LHR", "AMS", "FRA", "MAD", "BCN", "FCO", "DXB", "JFK"],
  b: ["CDG", "ORY", "NCE", "LYS", "MRS", "TLS", "BCN", "MAD", "LHR", "AMS"],
} as const;

export type AirportCode = string;

/** Has no prototype, because a visitor may type "constructor" as a place. */
const listByCode = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, values);

/** IANA zones of the airports on sale. A flight's day is a day in its airport's zone. */
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

export const AIRPORT_CODES: AirportCode[] = Object.keys(AIRPORT_TIME_ZONES);

/** False for a text that no lane knows. A booking without an airport is open (docs/product/passes.md). */
export const isSoldOrOpen = (airport: string): boolean =>
  airport === "" || AIRPORT_CODES.includes(airport);

/** The owner's city names in both languages, for searches; empty for our own airports. */
export const AIRPORT_CITIES: Record<string, readonly string[]> = listByCode({});

/** Texts say "over" this number of airports, unless all of them are on sale. */
export let NETWORK_AIRPORTS = 300;

interface SoldAirport {
  code: AirportCode;
  zone: string;
  city: Record<"en" | "fr", string>;
}

/** True once the airports are the owner's. Then the landing pages show all of them. */
let areOwners = false;

/** Replaces our airports with the owner's. It runs once, at startup. */
export function sellAirports(
  airports: readonly SoldAirport[] | undefined,
  network = airports?.length ?? NETWORK_AIRPORTS,
): void {
  NETWORK_AIRPORTS = network;
  if (!airports) return;
  areOwners = true;
  for (const code of AIRPORT_CODES.splice(0)) delete AIRPORT_TIME_ZONES[code];
  for (const { code, zone, city } of airports) {
    AIRPORT_CODES.push(code);
    AIRPORT_TIME_ZONES[code] = zone;
    AIRPORT_CITIES[code] = [city.en, city.fr];
  }
}

export function landingAirports(variant: keyof typeof LANDING_AIRPORTS): AirportCode[] {
  return areOwners ? AIRPORT_CODES : [...LANDING_AIRPORTS[variant]];
}

/** The airport that forms select in advance; "" when the visitor has a choice. */
export const onlyAirport = (): AirportCode => (AIRPORT_CODES.length === 1 ? AIRPORT_CODES[0]! : "");
