import type * as z from "zod/mini";
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
