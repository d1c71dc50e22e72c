import type * as z from "zod/mini";
import type { BookingFields } from "#domain/orders/booking-fields.ts";
import type { BookingInputSchema } from "#domain/orders/booking.schema.ts";

export type BookingBody = z.input<typeof BookingInputSchema>;

/** A booking as a traveller sends it: 2 adults, 1 child, 1 infant, in pounds. */
export function bookingBody(overrides: Partial<BookingBody> = {}): BookingBody {
  return {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    airport: "CDG",
    adults: 2,
    children: 1,
    infants: 1,
    currency: "GBP",
    ...overrides,
  };
}

/** Every field of a booking, filled in. */
export const ALL_FIELDS: BookingFields = {
  firstName: "Ada",
  lastName: "King",
  email: "ada@example.org",
  companyName: "",
  vatNumber: "",
  airport: "CDG",
  flightDate: "2026-12-24",
  flightNumber: "EX 2048",
  adults: 2,
  children: 1,
  infants: 0,
};
