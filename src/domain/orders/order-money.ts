import { fromMajor, toMajor } from "../money/currency.ts";
import type { Order } from "./order.schema.ts";
import { isConfirmed, type OrderStatus } from "./order-status.ts";

interface SumsInMinor {
  paidMinor: number;
  refundedMinor: number;
  disputedMinor: number;
}

/** Like `computeLeftAmount`, for a row of the database. */
export const leftMinor = ({ paidMinor, refundedMinor, disputedMinor }: SumsInMinor): number =>
  paidMinor - refundedMinor - disputedMinor;

interface HeldSums {
  /** What we still hold: online payments and money by hand, less refunds and what banks took back. */
  heldMinor: number;
  dueMinor: number;
  amountMinor: number;
}

/** True if a confirmed order's money does not fit: with the amount due we would hold more than the price. */
export const holdsTooMuch = ({ heldMinor, dueMinor, amountMinor }: HeldSums): boolean =>
  heldMinor + dueMinor > amountMinor;

interface ReceiptSums extends Omit<SumsInMinor, "disputedMinor"> {
  status: OrderStatus;
  /** What banks took back for good. */
  lostMinor: number;
}

/**
 * What the payer paid for an order, less what went back for good; 0 if staff gave the order away.
 * While a dispute is open, its sum counts as paid. An order that ended names what it had brought.
 */
export const receiptMinor = ({
  status,
  paidMinor,
  refundedMinor,
  lostMinor,
}: ReceiptSums): number =>
  isConfirmed(status) ? paidMinor - refundedMinor - lostMinor : paidMinor;

type OrderSums = Pick<Order, "paid_amount" | "refunded_amount" | "disputed_amount">;

/** The money that was neither refunded nor taken back by a bank, in major units. */
export function computeLeftAmount({
  paid_amount: paid,
  refunded_amount: refunded,
  disputed_amount: disputed,
}: OrderSums): number {
  return toMajor(
    leftMinor({
      paidMinor: fromMajor(paid),
      refundedMinor: fromMajor(refunded),
      disputedMinor: fromMajor(disputed),
    }),
  );
}

/** The online part of `computeLeftAmount`, in major units. */
export function computeOnlineAmount(order: OrderSums & Pick<Order, "by_hand_amount">): number {
  return toMajor(fromMajor(computeLeftAmount(order)) - fromMajor(order.by_hand_amount));
}
