import { isDayOver } from "../airports/airport-time.ts";
import { fromMajor } from "../money/currency.ts";
import { isConfirmed } from "./order-status.ts";
import type { Booking } from "./order.schema.ts";
import { ACTIVE_PAYMENT_STATUSES } from "../payments/payment.ts";

/**
 * The checkout's view of an order (docs/product/payments.md): payable, being paid, paid without
 * fitting, not paid in time, with a difference due, or simply its status.
 */
export type CheckoutState =
  | "payable"
  | "due"
  | "processing"
  | "unclear"
  | "ended"
  | "paid"
  | "cancelled"
  | "refunded";

/** Returns the checkout's view of an order at a time (epoch ms). */
export function checkoutState(
  { order, payment }: Pick<Booking, "order" | "payment">,
  now: number,
): CheckoutState {
  const isOver = isDayOver({ airport: order.airport, flightDate: order.flight_date }, now);
  if (isConfirmed(order.status)) return paidState(order, payment, isOver);
  if (order.status === "refunded" || order.status === "cancelled") return order.status;
  if (order.paid_amount > order.refunded_amount) return "unclear";
  if (payment.status === "processing") return "processing";
  // An open payment page stays payable until the day is over, so the order waits for it.
  const isWaiting = hasActivePayment({ payment }) && !isOver;
  return hasEnded(order.expires_at, now) && !isWaiting ? "ended" : "payable";
}

/** A due amount is asked for until the day is over, unless the newest money does not fit. */
function paidState(
  { amount, due_amount: due, paid_amount: paid, refunded_amount: refunded }: Booking["order"],
  { status, kept_amount: kept }: Booking["payment"],
  isOver: boolean,
): CheckoutState {
  if (paid > refunded && kept <= 0) return "refunded";
  if (due === 0) return "paid";
  if (fromMajor(kept) + fromMajor(due) > fromMajor(amount)) return "unclear";
  if (status === "processing") return "processing";
  return isOver ? "paid" : "due";
}

function hasEnded(expiresAt: string | null, now: number): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}

/** True when a payment may still bring money: asking its provider is worthwhile. */
export function hasActivePayment({ payment }: Pick<Booking, "payment">): boolean {
  return payment.status !== null && ACTIVE_PAYMENT_STATUSES.includes(payment.status);
}
