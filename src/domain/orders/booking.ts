import type { BookingInput } from "./booking.schema.ts";

/** How long a code that opens a booking is valid (docs/product.md, "Find your booking"). */
export const BOOKING_CODE_MINUTES = 10;

/** The customer's display name: company name, else first and last name (docs/product.md, "Customers"). */
export function customerName(booking: Pick<BookingInput, "companyName" | "firstName" | "lastName">): string {
  return booking.companyName || `${booking.firstName} ${booking.lastName}`;
}

/** The notes of the customer that a booking creates (docs/product.md, "Customers"). */
export function customerNotes(booking: BookingInput): string {
  return [
    `Airport: ${booking.airport || "N/A"}`,
    `Email: ${booking.email}`,
    `VAT: ${booking.vatNumber || "N/A"}`,
    `Adults: ${booking.adults}, Children: ${booking.children}, Infants: ${booking.infants}`,
  ].join(" | ");
}
