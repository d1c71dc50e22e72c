import { fromMajor, toMajor } from "../money/currency.ts";
import type { Booking, Order } from "./order.schema.ts";

type OrderSums = Pick<Order, "paid_amount" | "refunded_amount" | "disputed_amount">;

/** The money that was neither refunded nor taken back by a bank, in major units. */
export function computeLeftAmount({
  paid_amount: paid,
  refunded_amount: refunded,
  disputed_amount: disputed,
}: OrderSums): number {
  return toMajor(fromMajor(paid) - fromMajor(refunded) - fromMajor(disputed));
}

/** The online money that was refunded or is on its way back, in major units. */
export function computeBackAmount({ order, payment }: Pick<Booking, "order" | "payment">): number {
  const onlineMinor = fromMajor(order.paid_amount) - fromMajor(order.by_hand_amount);
  return toMajor(onlineMinor - fromMajor(payment.kept_amount));
}

/** The online part of `computeLeftAmount`, in major units. */
export function computeOnlineAmount(order: OrderSums & Pick<Order, "by_hand_amount">): number {
  return toMajor(fromMajor(computeLeftAmount(order)) - fromMajor(order.by_hand_amount));
}
