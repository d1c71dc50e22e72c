import {
  type Fares,
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
} from "../money/fares.ts";

/** Money is in the unit of the order's fares. */
export interface ReceiptLine {
  type: PassengerType;
  count: number;
  unit: number;
  sum: number;
}

/** `rate` is in percent. Rounds half up. */
export function includedVat(priceMinor: number, rate: number): number {
  return Math.round((priceMinor * rate) / (100 + rate));
}

export function receiptLines(order: PassengerCounts & { fares: Fares }): ReceiptLine[] {
  return PASSENGER_TYPES.filter((type) => order[type] > 0).map((type) => {
    const unit = order.fares[type];
    return { type, count: order[type], unit, sum: order[type] * unit };
  });
}

/** The part of a paid price that we never charged, in the unit of the three sums. */
export function notCharged({ amount, due, paid }: Record<"amount" | "due" | "paid", number>) {
  return Math.max(0, amount - due - paid);
}
