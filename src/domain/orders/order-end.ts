import { type FlightDay, flightDayEnd } from "../airports/airport-time.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Staff may keep an unpaid order so many days from now, and again later. */
export const MAX_HOLD_DAYS = 30;

/**
 * Payment ends so many ms before the flight day does: no payment page may outlast the day, and
 * Stripe's shortest is 30 minutes.
 */
const LAST_PAGE_MS = 31 * MINUTE_MS;

/** Returns the last time to pay for a flight (epoch ms); Infinity without a day. */
export function payableUntil(flight: FlightDay): number {
  return flightDayEnd(flight) - LAST_PAGE_MS;
}

interface UnpaidOrder extends FlightDay {
  status: OrderStatus;
  createdAt: number;
  updatedAt: number;
  heldUntil: number | null;
}

/**
 * Returns an unpaid order's end (epoch ms): hours after its last change or the end of staff's hold,
 * the later one, at most while payment is possible. Null for other orders (docs/product/orders.md).
 */
export function orderEndsAt(order: UnpaidOrder, unpaidHours: number): number | null {
  if (order.status !== NEW_ORDER_STATUS) return null;
  const lastChange = Math.max(order.createdAt, order.updatedAt);
  const kept = Math.max(lastChange + unpaidHours * HOUR_MS, order.heldUntil ?? 0);
  // The day ends later in every zone, and asking for the zone slows lists.
  if (order.flightDate && Date.parse(order.flightDate) > kept) return kept;
  return Math.min(kept, payableUntil(order));
}
