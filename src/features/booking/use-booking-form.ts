import { useNavigate } from "@tanstack/react-router";
import type { FieldErrors } from "../../components/ui/field.tsx";
import { type FormState, useForm } from "../../components/ui/form.tsx";
import { booking } from "../../content/booking.ts";
import { validation } from "../../content/validation.ts";
import { flightRefusal } from "../../domain/bookings/flight-refusal.ts";
import type { BookingInput } from "../../domain/bookings/booking.schema.ts";
import { createIdempotencyKeys } from "../../lib/api/idempotency-keys.ts";
import { toPassengerCounts } from "../../domain/orders/fares.ts";
import { NEW_ORDER_STATUS } from "../../domain/orders/order-status.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { ApiError } from "../../lib/api/api-client.ts";
import { api } from "../../lib/session/api.ts";
import { showToast } from "../../lib/api/toast.ts";
import { useContent, useSiteContext } from "../../lib/page/site-context.tsx";
import { findSent, noteSent } from "../../lib/storage/draft.ts";
import { BOOKING_DRAFT } from "../../lib/storage/kept-drafts.ts";

/**
 * The booking form. Its idempotency key stays until the form changes, so retries and double clicks
 * book once (docs/product/booking.md).
 */
export function useBookingForm(): FormState {
  const words = useContent(booking);
  const translate = useContent(validation);
  const { currency } = useSiteContext();
  const navigate = useNavigate();
  return useForm<BookingInput>({
    ...words.failure,
    schema: () =>
      import("../../domain/bookings/booking.schema.ts").then(
        ({ BookingInputSchema }) => BookingInputSchema,
      ),
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
      const changed = await changeSent(input);
      const { order, customer, payment } = changed ?? (await book(input));
      noteSent(BOOKING_DRAFT, order.id);
      showToast({ ...(changed ? words.changed : words.success), tone: "success" });
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

/**
 * Changes the unpaid order that this form, kept for the way back, has booked before. Undefined
 * without one, and for what no change can do: another currency or consent.
 */
async function changeSent(input: BookingInput): Promise<Booking | undefined> {
  const { currency, earlyPerformance = false, ...change } = input;
  const orderId = findSent(BOOKING_DRAFT);
  if (orderId === undefined) return undefined;
  const calls = api.public.bookings[":orderId"];
  const param = { orderId };
  try {
    const { order } = await calls.$get({ param });
    const isOpen = order.status === NEW_ORDER_STATUS && order.currency === currency;
    const isEarly = order.early_performance_at !== null;
    const hasEnded = order.expires_at !== null && Date.parse(order.expires_at) <= Date.now();
    if (!isOpen || isEarly !== earlyPerformance || hasEnded) return undefined;
    return await calls.$patch({ param, json: { ...change, version: order.version } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === "too_late"))
      return undefined;
    throw error;
  }
}

async function book(input: BookingInput): Promise<Booking> {
  const headers = { "idempotency-key": keys.keyFor(input) };
  const booking = await api.public.bookings.$post({ json: input }, { headers });
  keys.done();
  return booking;
}

/** A booking ends its key: the same trip again makes a new order. */
const keys = createIdempotencyKeys();
