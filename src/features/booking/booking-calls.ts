import type { BookingInput, BookingLookup, BookingLookupConfirm } from "../../domain/orders/booking.schema.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { apiClient, unwrap } from "../../lib/api.ts";
import { forgetIdempotencyKey } from "./idempotency-key.ts";

/** Books. Throws ApiError when the API refuses or cannot be reached; a repeat with the same key books at most once. */
export async function createBooking(input: BookingInput, idempotencyKey: string): Promise<Booking> {
  const booking = await unwrap(apiClient().api.bookings.$post({ json: input }, { headers: { "idempotency-key": idempotencyKey } }));
  forgetIdempotencyKey();
  return booking;
}

/** The booking of an order that this browser may see. Throws an ApiError, with status 404 when it may not. */
export function getBooking(orderId: string): Promise<Booking> {
  return unwrap(apiClient().api.bookings[":orderId"].$get({ param: { orderId } }));
}

/** Asks for the one-time code. The response is the same whether or not there is such a booking. */
export function requestLookupCode(lookup: BookingLookup): Promise<unknown> {
  return unwrap(apiClient().api.bookings.lookup.$post({ json: lookup }));
}

/** Opens a booking with its code; this browser may then see it. Throws an ApiError "code_invalid" when it does not fit. */
export function confirmLookup(lookup: BookingLookupConfirm): Promise<Booking> {
  return unwrap(apiClient().api.bookings.lookup.confirm.$post({ json: lookup }));
}
