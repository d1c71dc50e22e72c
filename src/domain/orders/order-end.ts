import { type FlightDay, flightDayEnd } from "../airports/airport-time.ts";
import { HOUR_MS, MINUTE_MS } from "../time.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Staff can keep an unpaid order this many days from now, and extend that later. */
export const MAX_HOLD_DAYS = 30;

/** No payment page may outlast the flight's day, and Stripe's shortest lasts 30 minutes. */
const LAST_PAGE_MS = 31 * MINUTE_MS;

/** The last time to pay (epoch ms); Infinity without a flight day. */
export function payableUntil(flight: FlightDay): number {
  return flightDayEnd(flight) - LAST_PAGE_MS;
}

interface UnpaidOrder extends FlightDay {
  status: OrderStatus;
  createdAt: number;
  updatedAt: number;
  heldUntil: number | null;
}

/** In epoch ms; null for orders that are not unpaid (docs/product/orders.md). */
export function orderEndsAt(order: UnpaidOrder, unpaidHours: number): number | null {
  if (order.status !== NEW_ORDER_STATUS) return null;
  const lastChange = Math.max(order.createdAt, order.updatedAt);
  const kept = Math.max(lastChange + unpaidHours * HOUR_MS, order.heldUntil ?? 0);
  // The flight's day then ends later in every zone, and a look-up of the zone would slow lists.
  if (order.flightDate && Date.parse(order.flightDate) > kept) return kept;
  return Math.min(kept, payableUntil(order));
}
