import { type CurrencyCode, fromMajor, toMajor } from "../money/currency.ts";
import { fareMinor, type PassengerCounts } from "./fares.ts";
import type { Order } from "./order.schema.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** What staff do with what a paid order costs more after their change: ask the traveller for it, or not. */
export const DIFFERENCES = ["ask", "waive"] as const;
export type Difference = (typeof DIFFERENCES)[number];

interface OrderSums {
  status: OrderStatus;
  /** What it costs, and what of that is asked for although it is paid. Minor units. */
  amountMinor: number;
  dueMinor: number;
}

/** What an order asks to be paid now, in minor units: all of an unpaid one, what is due of a paid one, nothing of others. */
export function toPayMinor({ status, amountMinor, dueMinor }: OrderSums): number {
  if (status === NEW_ORDER_STATUS) return amountMinor;
  return isConfirmed(status) ? dueMinor : 0;
}

/** The same of an order as the API shows it, in major units. */
export function amountToPay({
  status,
  amount,
  due_amount: due,
}: Pick<Order, "status" | "amount" | "due_amount">): number {
  return toMajor(toPayMinor({ status, amountMinor: fromMajor(amount), dueMinor: fromMajor(due) }));
}

interface NewTotal {
  /** What was due before. All are minor units. */
  dueMinor: number;
  beforeMinor: number;
  afterMinor: number;
  /** What its payments brought, less all that is given back or on its way. */
  keptMinor: number;
}

/**
 * What is due of a paid order whose total changes (docs/product/orders.md): the difference, and never more than what it
 * costs above what we have. What was given back as a favour, and what was waived, is in no difference.
 */
export function dueAfterChange({ dueMinor, beforeMinor, afterMinor, keptMinor }: NewTotal): number {
  return Math.max(0, Math.min(dueMinor + afterMinor - beforeMinor, afterMinor - keptMinor));
}

/** How many of a party are not paid for: their pass lets the others through (docs/product/passes.md). Infants travel free. */
export function unpaidTravellers({
  dueMinor,
  currency,
  adults,
  children,
}: Omit<PassengerCounts, "infants"> & UnpaidParty): number {
  return Math.min(adults + children, Math.ceil(dueMinor / fareMinor("adults", currency)));
}

interface UnpaidParty {
  dueMinor: number;
  currency: CurrencyCode;
}
