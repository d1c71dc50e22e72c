import { type CurrencyCode, convert } from "../money/currency.ts";

/** The kinds of passenger a fare exists for (docs/product/prices.md). */
export const PASSENGER_TYPES = ["adults", "children", "infants"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export type PassengerCounts = Record<PassengerType, number>;

/** Fare per passenger in minor units of the price list (docs/product/prices.md). */
const FARES_MINOR: Record<PassengerType, number> = { adults: 1100, children: 1100, infants: 0 };

/** The "from" price that the landing page advertises, in minor units (docs/product/prices.md). */
export const HEADLINE_PRICE_MINOR = 500;

/** The fewest passengers of each kind: every booking has an adult. */
export const MIN_PASSENGERS: PassengerCounts = { adults: 1, children: 0, infants: 0 };

/** Above this party size the form suggests writing to us. It caps nothing. */
export const LARGE_PARTY = 9;

/** The fare of one passenger type in minor units of the chosen currency. */
export function fareMinor(type: PassengerType, currency: CurrencyCode): number {
  return convert(FARES_MINOR[type], currency);
}

/**
 * What a booking costs, in minor units of `currency`: each passenger's fare, added up (docs/product/prices.md).
 * @example bookingTotalMinor({ adults: 2, children: 1, infants: 1 }, "GBP") // 3300
 */
export function bookingTotalMinor(passengers: PassengerCounts, currency: CurrencyCode): number {
  return PASSENGER_TYPES.reduce(
    (sum, type) => sum + passengers[type] * fareMinor(type, currency),
    0,
  );
}

/** How many people travel. */
export function partySize(passengers: PassengerCounts): number {
  return PASSENGER_TYPES.reduce((sum, type) => sum + passengers[type], 0);
}

/** The passenger counts as they were typed: NaN where the text is no whole number, so that the rules can say so, and the minimum until the form is read. */
export function toPassengerCounts(typed: Partial<Record<string, string>>): PassengerCounts {
  const count = (text: string) => (/^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
  return Object.fromEntries(
    PASSENGER_TYPES.map((type) => [
      type,
      typed[type] === undefined ? MIN_PASSENGERS[type] : count(typed[type]),
    ]),
  ) as PassengerCounts;
}
