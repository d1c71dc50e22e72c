import { DAY_MS, utcDate } from "../time.ts";
import { airportDate } from "./airport-time.ts";
import type { BookingChange } from "./booking-change.schema.ts";
import type { OrderStatus } from "./order-status.ts";

/** Until how many days before the flight travellers change or cancel by themselves, unless the site configuration says otherwise. */
const DEFAULT_CHANGE_DAYS = 2;

interface ChangeableOrder {
  status: OrderStatus;
  airport: string;
  /** YYYY-MM-DD at the airport; null when the traveller has not said. */
  flightDate: string | null;
}

/** The last day (YYYY-MM-DD, at the airport) on which travellers may change an order; null without a flight date, as it has none. */
export function lastDayToChange(flightDate: string | null, days = DEFAULT_CHANGE_DAYS): string | null {
  return flightDate === null ? null : utcDate(Date.parse(flightDate) - days * DAY_MS);
}

/**
 * True while travellers may change or cancel an order by themselves: before its pass is used, and until so many days before the flight
 * by the airport's calendar (docs/product.md, "Changes by travellers"). `now` is epoch ms.
 */
export function mayChangeBooking({ status, airport, flightDate }: ChangeableOrder, now: number, days = DEFAULT_CHANGE_DAYS): boolean {
  if (status !== "Not Paid" && status !== "paid") return false;
  const lastDay = lastDayToChange(flightDate, days);
  return lastDay === null || airportDate(airport, now) <= lastDay;
}

/** What a change of a booking changes: each field with its value before and after. */
export type FieldChanges = Partial<Record<keyof Omit<BookingChange, "version">, [before: string | number, after: string | number]>>;

/** The fields of `change` that differ from `current`. A field that is absent stays. */
export function changedFields(current: Required<Omit<BookingChange, "version">>, change: Omit<BookingChange, "version">): FieldChanges {
  const differing = Object.entries(change).filter(
    ([name, value]) => value !== undefined && value !== current[name as keyof typeof current],
  );
  return Object.fromEntries(differing.map(([name, value]) => [name, [current[name as keyof typeof current], value]]));
}

/** The notes of a customer after a change: those of the booking, with its airport and counts anew. Other notes stay as they are. */
export function changeNotes(
  notes: string,
  { airport, adults, children, infants }: { airport: string; adults: number; children: number; infants: number },
): string {
  const [from, to] = [notes.indexOf(" | Email: "), notes.lastIndexOf(" | Adults: ")];
  if (!notes.startsWith("Airport: ") || from < 0 || to < from) return notes;
  return `Airport: ${airport || "N/A"}${notes.slice(from, to)} | Adults: ${adults}, Children: ${children}, Infants: ${infants}`;
}
