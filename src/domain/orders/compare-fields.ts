import {
  type BookingFields,
  changedFields,
  type FieldChanges,
  type FieldColumns,
  toBookingFields,
} from "./booking-fields.ts";
import { type Fares, PASSENGER_TYPES, priceParty } from "../money/fares.ts";

/** The stored rows of a booking, as far as its price follows from them. */
export interface PricedBooking {
  customer: FieldColumns<"customers">;
  order: FieldColumns<"orders"> & { amountMinor: number; fares: Fares };
}

/** A booking's fields after a change. Equal fields are no change. */
export interface ComparedFields {
  after: BookingFields;
  changes: FieldChanges;
  hasNewTotal: boolean;
  /** The total after the change, minor units. */
  amountMinor: number;
  /** False for another case of the same address. */
  hasNewAddress: boolean;
}

/** Compares a booking with a change of its fields. An absent field stays. */
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
