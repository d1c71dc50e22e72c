import { fromMajor, toMajor } from "../money/currency.ts";
import type { PassengerCounts } from "../money/fares.ts";
import type { Order } from "./order.schema.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** `paid` means that the traveller paid the difference by hand. */
export const DIFFERENCES = ["ask", "waive", "paid"] as const;
export type Difference = (typeof DIFFERENCES)[number];

interface OrderSums {
  status: OrderStatus;
  /** The price, and the amount due after payment, in minor units. */
  amountMinor: number;
  dueMinor: number;
}

/** All of an unpaid order, the due amount of a paid one, otherwise 0. */
export function toPayMinor({ status, amountMinor, dueMinor }: OrderSums): number {
  if (status === NEW_ORDER_STATUS) return amountMinor;
  return isConfirmed(status) ? dueMinor : 0;
}

/** Like `toPayMinor`, for an order of the API in major units. */
export function amountToPay({
  status,
  amount,
  due_amount: due,
}: Pick<Order, "status" | "amount" | "due_amount">): number {
  return toMajor(toPayMinor({ status, amountMinor: fromMajor(amount), dueMinor: fromMajor(due) }));
}

interface NewTotal {
  /** The amount due before the change. All are minor units. */
  dueMinor: number;
  beforeMinor: number;
  afterMinor: number;
  /** Online payments less refunds that are made or on their way. */
  keptMinor: number;
  /** Money that came by hand, and that we still hold. */
  byHandMinor: number;
}

/** The new due is at most the price less the money that we hold. Waived sums never come back (docs/product/orders.md). */
export function dueAfterChange({
  dueMinor,
  beforeMinor,
  afterMinor,
  keptMinor,
  byHandMinor,
}: NewTotal): number {
  const missingMinor = afterMinor - keptMinor - byHandMinor;
  return Math.max(0, Math.min(dueMinor + afterMinor - beforeMinor, missingMinor));
}

/**
 * A refund is at most what we hold above the new price, less earlier refunds and waivers. Only
 * online money can go back to a card.
 */
export function backAfterChange({
  dueMinor,
  beforeMinor,
  afterMinor,
  keptMinor,
  byHandMinor,
}: NewTotal): number {
  const surplusMinor = keptMinor + byHandMinor - afterMinor;
  return Math.max(0, Math.min(beforeMinor - afterMinor - dueMinor, surplusMinor, keptMinor));
}

/** The due share of the party, rounded up. Infants never count (docs/product/passes.md). */
export function unpaidTravellers({
  dueMinor,
  amountMinor,
  adults,
  children,
}: Omit<PassengerCounts, "infants"> & Omit<OrderSums, "status">): number {
  const party = adults + children;
  return Math.min(party, Math.ceil((dueMinor * party) / Math.max(1, amountMinor)));
}
