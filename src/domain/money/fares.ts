import { type CurrencyCode, convert, fromMajor } from "./currency.ts";

export const PASSENGER_TYPES = ["adults", "children", "infants"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export type PassengerCounts = Record<PassengerType, number>;

/** Returns a record with a value for each type. */
export const byType = <Value>(read: (type: PassengerType) => Value) =>
  Object.fromEntries(PASSENGER_TYPES.map((type) => [type, read(type)])) as Record<
    PassengerType,
    Value
  >;

/** Each passenger's fare, in a unit that its place names. */
export type Fares = Record<PassengerType, number>;

/** In major units of the price list; `from` is the landing pages' price. */
type ListedFares = Fares & { from: number };
export const DEFAULT_FARES: ListedFares = { adults: 11, children: 11, infants: 0, from: 5 };
let fares = DEFAULT_FARES;

/** Puts an owner's fares in the place of ours (docs/product/prices.md), once at the start. */
export function setFares(own: ListedFares | undefined): void {
  if (own) fares = own;
}

/** Returns the "from" price of the landing pages, in minor units of the price list. */
export function headlinePriceMinor(): number {
  return fromMajor(fares.from);
}

/** Every booking has an adult. */
export const MIN_PASSENGERS: PassengerCounts = { adults: 1, children: 0, infants: 0 };

/**
 * The most of a type in one booking. The specification sets no bound, so this one is far above any
 * party: what is more is a date or a phone number in the wrong field.
 */
export const MAX_PASSENGERS = 1_000_000;

/** Larger parties see a suggestion to write to us. */
export const LARGE_PARTY = 9;

/** Returns a passenger's fare in minor units of the currency. */
export function fareMinor(type: PassengerType, currency: CurrencyCode): number {
  return convert(fromMajor(fares[type]), currency);
}

/** Returns each passenger's fare in minor units of the currency. */
export function faresIn(currency: CurrencyCode): Fares {
  return byType((type) => fareMinor(type, currency));
}

/** Returns a party's price in the unit of the fares. */
export function priceParty(party: PassengerCounts, at: Fares): number {
  return PASSENGER_TYPES.reduce((sum, type) => sum + party[type] * at[type], 0);
}

/**
 * Returns a new booking's price in minor units of `currency`.
 * @example bookingTotalMinor({ adults: 2, children: 1, infants: 1 }, "GBP") // 3300
 */
export function bookingTotalMinor(passengers: PassengerCounts, currency: CurrencyCode): number {
  return priceParty(passengers, faresIn(currency));
}

/** Counts the travellers. */
export function partySize(passengers: PassengerCounts): number {
  return PASSENGER_TYPES.reduce((sum, type) => sum + passengers[type], 0);
}

/**
 * Returns the typed counts: NaN for text that is no whole number, so that the rules report it;
 * minimums until the form is read.
 */
export function toPassengerCounts(typed: Partial<Record<string, string>>): PassengerCounts {
  const count = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return byType((type) => {
    const text = typed[type];
    return text === undefined ? MIN_PASSENGERS[type] : count(text);
  });
}
