import { isDayOver } from "../airports/airport-time.ts";
import { fromMajor } from "../money/currency.ts";
import { computeLeftAmount, holdsTooMuch } from "./order-money.ts";
import { isConfirmed } from "./order-status.ts";
import type { Booking } from "./order.schema.ts";
import { ACTIVE_PAYMENT_STATUSES } from "../payments/payment.ts";

/** `ended` orders were not paid in time; the money of `unclear` ones does not fit. */
export type CheckoutState =
  | "payable"
  | "due"
  | "processing"
  | "unclear"
  | "ended"
  | "paid"
  | "cancelled"
  | "refunded";

export function checkoutState(
  { order, payment }: Pick<Booking, "order" | "payment">,
  now: number,
): CheckoutState {
  const isOver = isDayOver({ airport: order.airport, flightDate: order.flight_date }, now);
  if (isConfirmed(order.status)) return paidState(order, payment, isOver);
  if (order.status === "refunded" || order.status === "cancelled") return order.status;
  if (computeLeftAmount(order) > 0) return "unclear";
  if (payment.status === "processing") return "processing";
  // An open payment page stays payable until the day is over, so the order waits for it.
  const isWaiting = hasActivePayment({ payment }) && !isOver;
  return hasEnded(order.expires_at, now) && !isWaiting ? "ended" : "payable";
}

/** We ask for a due amount until the day is over, unless money that came later does not fit. */
function paidState(
  { amount, due_amount: due, by_hand_amount: byHand, ...sums }: Booking["order"],
  { status, kept_amount: kept }: Booking["payment"],
  isOver: boolean,
): CheckoutState {
  if (computeLeftAmount(sums) > 0 && kept <= 0 && byHand <= 0) return "refunded";
  if (due === 0) return "paid";
  const heldMinor = fromMajor(kept) + fromMajor(byHand) - fromMajor(sums.disputed_amount);
  const isTooMuch = holdsTooMuch({
    heldMinor,
    dueMinor: fromMajor(due),
    amountMinor: fromMajor(amount),
  });
  if (isTooMuch) return "unclear";
  if (status === "processing") return "processing";
  return isOver ? "paid" : "due";
}

function hasEnded(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

/** Such a payment may still bring money, so asking its provider is worthwhile. */
export function hasActivePayment({ payment }: Pick<Booking, "payment">): boolean {
  return payment.status !== null && ACTIVE_PAYMENT_STATUSES.includes(payment.status);
}
