import { type CurrencyCode, convert } from "../money/currency.ts";

export const PASSENGER_TYPES = ["adults", "children", "infants"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export type PassengerCounts = Record<PassengerType, number>;

/** Fares in minor units of the price list (docs/product/prices.md). */
const FARES_MINOR: Record<PassengerType, number> = { adults: 1100, children: 1100, infants: 0 };

/** The "from" price of the landing page, in minor units. */
export const HEADLINE_PRICE_MINOR = 500;

/** Every booking has an adult. */
export const MIN_PASSENGERS: PassengerCounts = { adults: 1, children: 0, infants: 0 };

/** Larger parties see a suggestion to write to us; nothing is capped. */
export const LARGE_PARTY = 9;

/** Returns a passenger's fare in minor units of the currency. */
export function fareMinor(type: PassengerType, currency: CurrencyCode): number {
  return convert(FARES_MINOR[type], currency);
}

/**
 * Returns a booking's price in minor units of `currency`.
 * @example bookingTotalMinor({ adults: 2, children: 1, infants: 1 }, "GBP") // 3300
 */
export function bookingTotalMinor(passengers: PassengerCounts, currency: CurrencyCode): number {
  return PASSENGER_TYPES.reduce(
    (sum, type) => sum + passengers[type] * fareMinor(type, currency),
    0,
  );
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
  return Object.fromEntries(
    PASSENGER_TYPES.map((type) => [
      type,
      typed[type] === undefined ? MIN_PASSENGERS[type] : count(typed[type]),
    ]),
  ) as PassengerCounts;
}
