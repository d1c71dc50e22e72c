import type { Customer } from "./order.schema.ts";

/** The customer's display name: company name, else first and last name (docs/product/people.md). */
export function customerName(booking: {
  companyName: string;
  firstName: string;
  lastName: string;
}): string {
  return booking.companyName || `${booking.firstName} ${booking.lastName}`;
}

/** What the notes of a customer tell of a booking; "" is what was not given. */
interface NotedBooking {
  airport: string;
  email: string;
  vatNumber: string;
  adults: number;
  children: number;
  infants: number;
}

/** The notes of the customer that a booking creates (docs/product/people.md). */
export function customerNotes(booking: NotedBooking): string {
  return [
    `Airport: ${booking.airport || "N/A"}`,
    `Email: ${booking.email}`,
    `VAT: ${booking.vatNumber || "N/A"}`,
    `Adults: ${booking.adults}, Children: ${booking.children}, Infants: ${booking.infants}`,
  ].join(" | ");
}

/** The person behind a customer whose name is a company's; null when the name is the person's own. */
export function contactPerson({ company_name, first_name, last_name }: Customer): string | null {
  const person = `${first_name} ${last_name}`.trim();
  return person === company_name ? null : person;
}
