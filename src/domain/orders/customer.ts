/** The company, or else first and last name (docs/product/people.md). */
export function customerName(booking: {
  companyName: string;
  firstName: string;
  lastName: string;
}): string {
  return booking.companyName || `${booking.firstName} ${booking.lastName}`;
}

interface NotedBooking {
  airport: string;
  email: string;
  vatNumber: string;
  adults: number;
  children: number;
  infants: number;
}

export function customerNotes(booking: NotedBooking): string {
  return [
    `Airport: ${booking.airport || "N/A"}`,
    `Email: ${booking.email}`,
    `VAT: ${booking.vatNumber || "N/A"}`,
    `Adults: ${booking.adults}, Children: ${booking.children}, Infants: ${booking.infants}`,
  ].join(" | ");
}

/** The person behind a company's name; null if the name is the person's own. */
export function contactPerson({
  company_name,
  first_name,
  last_name,
}: Record<"company_name" | "first_name" | "last_name", string>): string | null {
  const person = `${first_name} ${last_name}`.trim();
  return person === company_name ? null : person;
}
