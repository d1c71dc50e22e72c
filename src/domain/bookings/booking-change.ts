import { DAY_MS, utcDate } from "../time.ts";
import { airportDate } from "../airports/airport-time.ts";
import type { OrderStatus } from "../orders/order-status.ts";

/** Until how many days before the flight travellers change or cancel by themselves, unless the site configuration says otherwise. */
const DEFAULT_CHANGE_DAYS = 2;

interface ChangeableOrder {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD at the airport; null when the traveller has not said. */
  flightDate: string | null;
}

/** The last day (YYYY-MM-DD, at the airport) on which travellers may change an order; null without a flight date, as it has none. */
export function lastDayToChange(
  flightDate: string | null,
  days = DEFAULT_CHANGE_DAYS,
): string | null {
  return flightDate === null ? null : utcDate(Date.parse(flightDate) - days * DAY_MS);
}

/**
 * True while travellers may change or cancel an order by themselves: before its pass is used, and until so many days before the flight
 * by the airport's calendar (docs/product/booking.md). `now` is epoch ms.
 */
export function mayChangeBooking(
  { status, airport, flightDate }: ChangeableOrder,
  now: number,
  days = DEFAULT_CHANGE_DAYS,
): boolean {
  if (status !== "Not Paid" && status !== "paid") return false;
  const lastDay = lastDayToChange(flightDate, days);
  return lastDay === null || airportDate(airport, now) <= lastDay;
}

/** How long the refund of a booking stays with staff once they told the address they gave it, in ms. */
const ADDRESS_REST_MS = DAY_MS;

/** When staff gave an order another address, and when that was told, epoch ms; null for never. */
interface ReaddressedOrder {
  addressChangedAt: number | null;
  addressToldAt: number | null;
}

/**
 * True when whoever opens an order may have it refunded by cancelling it: not before an address
 * that staff gave it was told, and a day has passed in which the old one could object.
 */
export function mayRefundThemselves(
  { addressChangedAt, addressToldAt }: ReaddressedOrder,
  now: number,
): boolean {
  if (addressChangedAt === null) return true;
  return addressToldAt !== null && addressToldAt + ADDRESS_REST_MS <= now;
}
