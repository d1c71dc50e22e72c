import { customerName } from "../orders/customer.ts";
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

/**
 * What a change changes: each field with its value before and after; of a pass, the ends of the two
 * ids; what is due, in major units; of the access of browsers, the version that their cookies name.
 */
export type FieldChanges = Partial<
  Record<
    keyof BookingFields | "pass" | "due" | "access",
    [before: string | number, after: string | number]
  >
>;

type StoredBooking = Pick<
  Order,
  "airport" | "flight_date" | "flight_number" | "adults" | "children" | "infants"
> & {
  customer: Pick<Customer, "company_name" | "first_name" | "last_name" | "email" | "vat_number">;
};

/** A stored booking as its fields. */
export function toBookingFields({ customer, ...order }: StoredBooking): BookingFields {
  const { airport, adults, children, infants } = order;
  const [firstName, lastName] = [customer.first_name, customer.last_name];
  const hasOwnName =
    customer.company_name === customerName({ companyName: "", firstName, lastName });
  return {
    firstName,
    lastName,
    email: customer.email,
    companyName: hasOwnName ? "" : customer.company_name,
    vatNumber: customer.vat_number ?? "",
    airport,
    flightDate: order.flight_date ?? "",
    flightNumber: order.flight_number ?? "",
    adults,
    children,
    infants,
  };
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
