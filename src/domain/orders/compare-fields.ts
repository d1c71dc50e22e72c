import {
  type BookingFields,
  changedFields,
  type FieldChanges,
  type FieldColumns,
  toBookingFields,
} from "./booking-fields.ts";
import { type Fares, PASSENGER_TYPES, priceParty } from "../money/fares.ts";

export interface PricedBooking {
  customer: FieldColumns<"customers">;
  order: FieldColumns<"orders"> & { amountMinor: number; fares: Fares };
}

export interface ComparedFields {
  after: BookingFields;
  changes: FieldChanges;
  hasNewTotal: boolean;
  amountMinor: number;
  /** False if only the case of the address changed. */
  hasNewAddress: boolean;
}

export function compareFields(
  { customer, order }: PricedBooking,
  change: Partial<BookingFields>,
): ComparedFields {
  const current = toBookingFields({ ...order, customer });
  const changes = changedFields(current, change);
  const after = { ...current, ...change };
  const hasNewTotal = PASSENGER_TYPES.some((type) => type in changes);
  return {
    after,
    changes,
    hasNewTotal,
    amountMinor: hasNewTotal ? priceParty(after, order.fares) : order.amountMinor,
    hasNewAddress: after.email.toLowerCase() !== customer.email.toLowerCase(),
  };
}
