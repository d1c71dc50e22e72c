import { fromMajor, toMajor } from "../money/currency.ts";
import type { Order } from "./order.schema.ts";

interface SumsInMinor {
  paidMinor: number;
  refundedMinor: number;
  disputedMinor: number;
}

/** Like `computeLeftAmount`, for a row of the database. */
export const leftMinor = ({ paidMinor, refundedMinor, disputedMinor }: SumsInMinor): number =>
  paidMinor - refundedMinor - disputedMinor;

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
