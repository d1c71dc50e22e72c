import { type FlightDay, flightDayEnd } from "../airports/airport-time.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** For how many days from now staff may keep an unpaid order. They may do so again. */
export const MAX_HOLD_DAYS = 30;

/**
 * How long before the flight day ends the time to pay does, in ms: a page to pay on must not outlast
 * the day, and Stripe opens none for less than 30 minutes.
 */
const LAST_PAGE_MS = 31 * MINUTE_MS;

/** When a flight can be paid for no more (epoch ms); infinity for one without a day. */
export function payableUntil(flight: FlightDay): number {
  return flightDayEnd(flight) - LAST_PAGE_MS;
}

/** What decides when an unpaid order ends. Times are epoch ms. */
interface UnpaidOrder extends FlightDay {
  status: OrderStatus;
  createdAt: number;
  updatedAt: number;
  heldUntil: number | null;
}

/**
 * When an unpaid order ends, epoch ms: so many hours after its last change, or when staff no longer
 * keep it, whichever is later, and never later than its flight can be paid for. Null for an order
 * that is not unpaid (docs/product/orders.md).
 */
export function orderEndsAt(
  { status, createdAt, updatedAt, heldUntil, ...flight }: UnpaidOrder,
  unpaidHours: number,
): number | null {
  if (status !== NEW_ORDER_STATUS) return null;
  const lastChange = Math.max(createdAt, updatedAt);
  const kept = Math.max(lastChange + unpaidHours * HOUR_MS, heldUntil ?? 0);
  return Math.min(kept, payableUntil(flight));
}
