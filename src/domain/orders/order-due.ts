import { fromMajor, toMajor } from "../money/currency.ts";
import type { PassengerCounts } from "../money/fares.ts";
import type { Order } from "./order.schema.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Staff ask the traveller for a paid order's difference, or waive it. */
export const DIFFERENCES = ["ask", "waive"] as const;
export type Difference = (typeof DIFFERENCES)[number];

interface OrderSums {
  status: OrderStatus;
  /** The price, and the amount asked for after payment. Minor units. */
  amountMinor: number;
  dueMinor: number;
}

/**
 * Returns the amount to pay now, in minor units: all of an unpaid order, the due amount of a paid
 * one, else 0.
 */
export function toPayMinor({ status, amountMinor, dueMinor }: OrderSums): number {
  if (status === NEW_ORDER_STATUS) return amountMinor;
  return isConfirmed(status) ? dueMinor : 0;
}

/** The same for an order of the API, in major units. */
export function amountToPay({
  status,
  amount,
  due_amount: due,
}: Pick<Order, "status" | "amount" | "due_amount">): number {
  return toMajor(toPayMinor({ status, amountMinor: fromMajor(amount), dueMinor: fromMajor(due) }));
}

interface NewTotal {
  /** The amount due before. All are minor units. */
  dueMinor: number;
  beforeMinor: number;
  afterMinor: number;
  /** Payments, less refunds made or on their way. */
  keptMinor: number;
}

/**
 * Returns the due amount after a paid total changes: the difference, capped by price less kept
 * money (docs/product/orders.md). Favours and waived amounts never come back as due.
 */
export function dueAfterChange({ dueMinor, beforeMinor, afterMinor, keptMinor }: NewTotal): number {
  return Math.max(0, Math.min(dueMinor + afterMinor - beforeMinor, afterMinor - keptMinor));
}

/**
 * Returns what goes back after a traveller's change of a paid total: the difference, capped by kept
 * money less price, without what staff gave back or kept before.
 */
export function backAfterChange({
  dueMinor,
  beforeMinor,
  afterMinor,
  keptMinor,
}: NewTotal): number {
  return Math.max(0, Math.min(beforeMinor - afterMinor - dueMinor, keptMinor - afterMinor));
}

/**
 * Counts unpaid travellers, by the due part of the price, rounded up; the pass lets the others
 * through (docs/product/passes.md). Infants are never among them.
 */
export function unpaidTravellers({
  dueMinor,
  amountMinor,
  adults,
  children,
}: Omit<PassengerCounts, "infants"> & Omit<OrderSums, "status">): number {
  const party = adults + children;
  return Math.min(party, Math.ceil((dueMinor * party) / Math.max(1, amountMinor)));
}
