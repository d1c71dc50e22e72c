import { customerName } from "../orders/customer.ts";
import type { BookingInput } from "./booking.schema.ts";
import type { Customer, Order } from "../orders/order.schema.ts";

/** The changeable fields of a booking; "" stands for unknown. */
export type BookingFields = Required<Omit<BookingInput, "currency" | "earlyPerformance">>;

export const PERSON_FIELDS = [
  "firstName",
  "lastName",
  "email",
  "companyName",
  "vatNumber",
] as const satisfies (keyof BookingFields)[];

/**
 * Each changed field before and after. `pass` holds the last characters of both ids, `due` major
 * units, `access` the versions that browser cookies name.
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

/** Returns the fields of a stored booking. */
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

/** Returns the fields of `change` that differ from `current`. An absent field stays. */
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
