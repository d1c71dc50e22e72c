import type { FlightDay } from "../airports/airport-time.ts";
import type { PublicSaleStop } from "./sale-stop.schema.ts";

export const SALE_STOP_TEXT_LENGTH = 300;

/** The API's error code for a booking, change or payment of a stopped day. */
export const SALE_STOPPED = "sale_stopped";

type StoppedDays = Pick<PublicSaleStop, "airport" | "from" | "to">;

/** A booking without a flight day is never stopped (docs/product/booking.md). */
export function isStoppedBy(stop: StoppedDays, { airport, flightDate }: FlightDay): boolean {
  if (!flightDate || flightDate < stop.from || flightDate > stop.to) return false;
  return stop.airport === null || stop.airport === airport;
}

interface OrderToChange {
  airport: string;
  flightDate: string | null;
  dueMinor: number;
}

/** Moving an order, or asking more money for it, is a sale of its new day. Corrections are not. */
export function isSaleOfDay(
  before: OrderToChange,
  after: { airport: string; flightDate: string | null | undefined; dueMinor: number },
): boolean {
  return (
    after.airport !== before.airport ||
    (after.flightDate || null) !== before.flightDate ||
    after.dueMinor > before.dueMinor
  );
}
