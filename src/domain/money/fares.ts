import { type CurrencyCode, convert, fromMajor } from "./currency.ts";

export const PASSENGER_TYPES = ["adults", "children", "infants"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export type PassengerCounts = Record<PassengerType, number>;

export const byType = <Value>(read: (type: PassengerType) => Value) =>
  Object.fromEntries(PASSENGER_TYPES.map((type) => [type, read(type)])) as Record<
    PassengerType,
    Value
  >;

/** One traveller's fare by type. The unit depends on the use. */
export type Fares = Record<PassengerType, number>;

/** In major units of the price list. `from` is the price on landing pages. */
type ListedFares = Fares & { from: number };
export const DEFAULT_FARES: ListedFares = { adults: 11, children: 11, infants: 0, from: 5 };
let fares = DEFAULT_FARES;

/** Replaces our fares with the owner's (docs/product/prices.md). It runs once, at startup. */
export function setFares(own: ListedFares | undefined): void {
  if (own) fares = own;
}

export function headlinePriceMinor(): number {
  return fromMajor(fares.from);
}

export const MIN_PASSENGERS: PassengerCounts = { adults: 1, children: 0, infants: 0 };

/** The specification sets no limit. A larger number is a date or a phone in the wrong field. */
export const MAX_PASSENGERS = 1_000_000;
/** The limit per type in an order that staff enter. A larger number is a slip of the keyboard. */
export const MAX_PASSENGERS_BY_STAFF = 500;

/** Larger parties see a suggestion to call us. */
export const LARGE_PARTY = 9;

export function fareMinor(type: PassengerType, currency: CurrencyCode): number {
  return convert(fromMajor(fares[type]), currency);
}

export function faresIn(currency: CurrencyCode): Fares {
  return byType((type) => fareMinor(type, currency));
}

export function priceParty(party: PassengerCounts, at: Fares): number {
  return PASSENGER_TYPES.reduce((sum, type) => sum + party[type] * at[type], 0);
}

export function bookingTotalMinor(passengers: PassengerCounts, currency: CurrencyCode): number {
  return priceParty(passengers, faresIn(currency));
}

export function partySize(passengers: PassengerCounts): number {
  return PASSENGER_TYPES.reduce((sum, type) => sum + passengers[type], 0);
}

/** A text that is no whole number becomes NaN, so that validation reports it. */
export function toPassengerCounts(typed: Partial<Record<string, string>>): PassengerCounts {
  const count = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return byType((type) => {
    const text = typed[type];
    return text === undefined ? MIN_PASSENGERS[type] : count(text);
  });
}
