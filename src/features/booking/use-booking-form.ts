import { useNavigate } from "@tanstack/react-router";
import type { FieldErrors } from "#components/ui/field.tsx";
import { type FormState, useForm } from "#components/ui/form.tsx";
import { booking } from "#content/booking.ts";
import { validation } from "#content/validation.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { BOOKING_DRAFT } from "#lib/storage/kept-drafts.ts";
import { toPassengerCounts } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { api } from "#lib/session/api.ts";
import { showToast } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

/**
 * Its idempotency key stays until the form changes: retries book once (docs/product/booking.md).
 */
export function useBookingForm(): FormState {
  const words = useContent(booking);
  const translate = useContent(validation);
  const { currency } = useSiteContext();
  const navigate = useNavigate();
  return useForm<BookingInput>({
    ...words.failure,
    schema: async () => (await import("#domain/orders/booking.schema.ts")).BookingInputSchema,
    // An empty field is not a wrong address.
    check: ({ email, airport = "", flightDate = "" }): FieldErrors => {
      const refusal = flightRefusal({ airport, flightDate }, Date.now());
      return {
        ...(!email?.trim() && { email: words.personal.emailRequired }),
        ...(refusal && { flightDate: translate(refusal) }),
      };
    },
    // An unticked box is not typed.
    values: ({ earlyPerformance, ...typed }) => ({
      ...typed,
      ...toPassengerCounts(typed),
      currency,
      ...(earlyPerformance !== undefined && { earlyPerformance: true }),
    }),
    submit: async (input) => {
      // Without the module, as without network, it books.
      const sent = await import("./change-sent.ts").catch(() => undefined);
      const changed = await sent?.changeSent(input);
      const { order, customer, payment } = changed ?? (await book(input));
      sent?.noteSent(order.id);
      if (!changed) showToast({ ...words.success, tone: "success" });
      await navigate({
        to: "/fast-track-payment/$orderId",
        params: { orderId: order.id },
        state: {
          order,
          customer,
          payment,
          formData: input,
          flightDate: input.flightDate || undefined,
        },
      });
    },
  });
}

async function book(input: BookingInput): Promise<Booking> {
  const headers = { "idempotency-key": keys.keyFor(input) };
  const booking = await api.public.bookings
    .$post({ json: input }, { headers })
    .catch((error: ApiError) => {
      // Of an order that is not told here any more.
      if (error.code === "booking_gone") keys.done();
      throw error;
    });
  keys.done();
  // What a lost answer booked may be over by now.
  return booking.order.status === "cancelled" ? book(input) : booking;
}

/** A booking ends its key: the same trip again makes a new order. */
const keys = createIdempotencyKeys(BOOKING_DRAFT);
