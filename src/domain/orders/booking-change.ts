import { DAY_MS, utcDate } from "../time.ts";
import { airportDate, isDayOver } from "../airports/airport-time.ts";
import type { Booking } from "./order.schema.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Default of the days before the flight in which travellers cannot change or cancel. */
export const DEFAULT_CHANGE_DAYS = 2;

interface ChangeableOrder {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD at the airport; null when not known yet. */
  flightDate: string | null;
}

/** Returns a traveller's last day (YYYY-MM-DD, airport time) for changes; null without a date. */
export function lastDayToChange(
  flightDate: string | null,
  days = DEFAULT_CHANGE_DAYS,
): string | null {
  return flightDate === null ? null : utcDate(Date.parse(flightDate) - days * DAY_MS);
}

/** True while a traveller may change or cancel (docs/product/booking.md). `now` is epoch ms. */
export function mayChangeBooking(
  { status, airport, flightDate }: ChangeableOrder,
  now: number,
  days = DEFAULT_CHANGE_DAYS,
): boolean {
  if (status === NEW_ORDER_STATUS) return !isDayOver({ airport, flightDate }, now);
  if (status !== "paid") return false;
  const lastDay = lastDayToChange(flightDate, days);
  return lastDay === null || airportDate(airport, now) <= lastDay;
}

/** True unless only staff move its money: of what was paid another way, or is going back. */
export const maySettle = ({ order, payment }: Pick<Booking, "order" | "payment">) =>
  order.status === NEW_ORDER_STATUS || payment.kept_amount > 0;

/** For so long after an address change was mailed, only staff refund the booking. */
const ADDRESS_REST_MS = DAY_MS;

/** Epoch ms of staff's change of the address, and of its notice; null for never. */
interface ReaddressedOrder {
  addressChangedAt: number | null;
  addressToldAt: number | null;
}

/**
 * True when a traveller's own cancellation may refund. After staff change the address, the old
 * address has a day from the notice to object.
 */
export function mayRefundThemselves(
  { addressChangedAt, addressToldAt }: ReaddressedOrder,
  now: number,
): boolean {
  if (addressChangedAt === null) return true;
  return addressToldAt !== null && addressToldAt + ADDRESS_REST_MS <= now;
}
