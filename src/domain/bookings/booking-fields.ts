import { customerName, customerNotes } from "../orders/customer.ts";
import type { BookingInput } from "./booking.schema.ts";
import type { Customer, Order } from "../orders/order.schema.ts";

/** What can be changed of a booking; "" is what is not known. */
export type BookingFields = Required<Omit<BookingInput, "currency" | "earlyPerformance">>;

/** Who booked, and what stands on their papers. */
export const PERSON_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "companyName",
  "vatNumber",
] as const satisfies (keyof BookingFields)[];

/** What a change changes: each field with its value before and after; of a pass, the ends of the two ids; what is due, in major units. */
export type FieldChanges = Partial<
  Record<keyof BookingFields | "pass" | "due", [before: string | number, after: string | number]>
>;

type StoredBooking = Pick<
  Order,
  "airport" | "flight_date" | "flight_number" | "adults" | "children" | "infants"
> & {
  customer: Pick<Customer, "company_name" | "first_name" | "last_name" | "email" | "notes">;
};

/** A stored booking as its fields, whose VAT number stands in the customer's notes (docs/product.md, "Customers"). */
export function toBookingFields({ customer, ...order }: StoredBooking): BookingFields {
  const { airport, adults, children, infants } = order;
  const [firstName, lastName] = [customer.first_name, customer.last_name];
  const hasOwnName =
    customer.company_name === customerName({ companyName: "", firstName, lastName });
  const fields = {
    firstName,
    lastName,
    email: customer.email,
    companyName: hasOwnName ? "" : customer.company_name,
    vatNumber: "",
    airport,
    flightDate: order.flight_date ?? "",
    flightNumber: order.flight_number ?? "",
    adults,
    children,
    infants,
  };
  return { ...fields, vatNumber: vatNumberIn(customer.notes, fields) ?? "" };
}

/** The fields of `change` that differ from `current`. A field that is absent stays. */
export function changedFields(
  current: BookingFields,
  change: Partial<BookingFields>,
): FieldChanges {
  const changes: FieldChanges = {};
  for (const name of Object.keys(current) as (keyof BookingFields)[]) {
    const value = change[name];
    if (value !== undefined && value !== current[name]) changes[name] = [current[name], value];
  }
  return changes;
}

/** The customer's notes after a change from `before` to `after`. Notes that are not those of the booking stay as they are. */
export function changeNotes(notes: string, before: BookingFields, after: BookingFields): string {
  return vatNumberIn(notes, before) === undefined ? notes : customerNotes(after);
}

/** The VAT number in the notes of a booking, as it was typed: what stands between its other fields. Undefined in other notes. */
function vatNumberIn(notes: string, fields: BookingFields): string | undefined {
  // No text of a booking has this character.
  const [start, end] = customerNotes({ ...fields, vatNumber: "\0" }).split("\0") as [
    string,
    string,
  ];
  if (!notes.startsWith(start) || !notes.endsWith(end) || notes.length < start.length + end.length)
    return undefined;
  const vatNumber = notes.slice(start.length, notes.length - end.length);
  return vatNumber === "N/A" ? "" : vatNumber;
}
