import type { CurrencyCode } from "../money/currency.ts";
import {
  bookingTotalMinor,
  fareMinor,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from "./fares.ts";

/** A priced line of a receipt; money in minor units of the order's currency. */
export interface ReceiptLine {
  type: PassengerType;
  count: number;
  unitMinor: number;
  sumMinor: number;
}

/** Returns the VAT in a price (minor units) at a rate in percent, rounded half up. */
export function includedVat(priceMinor: number, rate: number): number {
  return Math.round((priceMinor * rate) / (100 + rate));
}

/** Returns a receipt's lines; none when today's fares no longer make the price (minor units). */
export function receiptLines(
  order: PassengerCounts & { currency: CurrencyCode },
  priceMinor: number,
): ReceiptLine[] {
  if (bookingTotalMinor(order, order.currency) !== priceMinor) return [];
  return PASSENGER_TYPES.filter((type) => order[type] > 0).map((type) => {
    const unitMinor = fareMinor(type, order.currency);
    return { type, count: order[type], unitMinor, sumMinor: order[type] * unitMinor };
  });
}

/** Returns how much of a paid price was never asked for, in the unit of the three sums. */
export function notCharged({ amount, due, paid }: Record<"amount" | "due" | "paid", number>) {
  return paid > 0 ? Math.max(0, amount - due - paid) : 0;
}
