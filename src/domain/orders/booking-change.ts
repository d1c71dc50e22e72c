import { addDays, DAY_MS } from "../time.ts";
import { airportDate, isDayOver } from "../airports/airport-time.ts";
import type { FieldChanges } from "./booking-fields.ts";
import { checkoutState } from "./checkout-state.ts";
import { isOpenTrip } from "./open-trip.ts";
import type { Booking } from "./order.schema.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Travellers cannot change or cancel within this many days before the flight. */
export const DEFAULT_CHANGE_DAYS = 2;

interface ChangeableOrder {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD in the airport's time; null when it is not known yet. */
  flightDate: string | null;
}

/** YYYY-MM-DD in the airport's time. Null without a flight date. */
export function lastDayToChange(
  flightDate: string | null,
  days = DEFAULT_CHANGE_DAYS,
): string | null {
  return flightDate === null ? null : addDays(flightDate, -days);
}

/** The rule is in docs/product/booking.md. `now` is in epoch ms. */
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

/** What pages offer for a booking: `late` ones change with our team, and `none` is for those that are over. */
export function offeredChange(
  { order, payment }: Pick<Booking, "order" | "payment">,
  now: number,
  days = DEFAULT_CHANGE_DAYS,
): "change" | "late" | "none" {
  const { status, airport, flight_date: flightDate } = order;
  const state = checkoutState({ order, payment }, now);
  const isOver = state === "ended" || state === "refunded";
  if (isOver || (status !== NEW_ORDER_STATUS && status !== "paid")) return "none";
  return mayChangeBooking({ status, airport, flightDate }, now, days) ? "change" : "late";
}

/** True if a paid order gets its missing airport or day and nothing else, which is no late change. */
export function completesTrip(
  { status, ...trip }: ChangeableOrder,
  changes: FieldChanges,
  now: number,
): boolean {
  return (
    status === "paid" &&
    isOpenTrip(trip) &&
    !isDayOver(trip, now) &&
    Object.entries(changes).every(
      ([name, [before]]) => (name === "airport" || name === "flightDate") && before === "",
    )
  );
}

/** What a cancellation gives back to cards, in major units. Of a disputed booking the bank decides. */
export const refundableAmount = ({ order, payment }: Pick<Booking, "order" | "payment">): number =>
  order.disputed_amount === 0 ? payment.kept_amount : 0;

/** False if only staff can settle the money: it was paid another way, is disputed, or is on its way back. */
export const maySettle = (booking: Pick<Booking, "order" | "payment">) =>
  booking.order.status === NEW_ORDER_STATUS || refundableAmount(booking) > 0;

/** Until this long after the mail about a changed address, only staff refund the booking. */
const ADDRESS_REST_MS = DAY_MS;

/** Epoch ms of the change by staff, and of the mail about it; null if there was none. */
interface ReaddressedOrder {
  addressChangedAt: number | null;
  addressToldAt: number | null;
}

/** After staff change the address, the old address has a day from the mail to object. */
export function mayRefundThemselves(
  { addressChangedAt, addressToldAt }: ReaddressedOrder,
  now: number,
): boolean {
  if (addressChangedAt === null) return true;
  return addressToldAt !== null && addressToldAt + ADDRESS_REST_MS <= now;
}
