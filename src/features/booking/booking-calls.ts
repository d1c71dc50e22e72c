import type { BookingInput } from "../../domain/booking.ts";
import type { Booking } from "../../domain/order.ts";
import { apiClient, unwrap } from "../../lib/api.ts";
import { forgetIdempotencyKey } from "./idempotency-key.ts";

/** Books. Throws an ApiError when the API refuses or cannot be reached; the same key then tries the same booking again. */
export async function createBooking(input: BookingInput, idempotencyKey: string): Promise<Booking> {
  const booking = await unwrap(
    apiClient().api.bookings.$post({ json: input }, { headers: { "idempotency-key": idempotencyKey } }),
  );
  forgetIdempotencyKey();
  return booking;
}

/** The booking of an order that this browser may see. Throws an ApiError, with status 404 when it may not. */
export function getBooking(orderId: string): Promise<Booking> {
  return unwrap(apiClient().api.bookings[":orderId"].$get({ param: { orderId } }));
}
