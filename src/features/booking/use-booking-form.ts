import { useNavigate } from "@tanstack/react-router";
import type { FieldErrors } from "#components/ui/field.tsx";
import { type FormState, useForm } from "#components/ui/form.tsx";
import { booking } from "#content/booking.ts";
import { validation } from "#content/validation.ts";
import { flightRefusal } from "#domain/orders/flight-refusal.ts";
import type { BookingInput } from "#domain/orders/booking.schema.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { newestReading, serverNow } from "#lib/api/server-clock.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { BOOKING_DRAFT } from "#lib/storage/kept-drafts.ts";
import { SALE_STOPPED } from "#domain/orders/sale-stop.ts";
import { toPassengerCounts } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { explainSaleStop } from "#lib/orders/sale-stop-text.ts";
import { api } from "#lib/session/api.ts";
import { showToast } from "#lib/api/toast.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";

/** Retries of an unchanged form share one idempotency key (docs/product/booking.md). */
export function useBookingForm(): FormState {
  const words = useContent(booking);
  const translate = useContent(validation);
  const { currency, language } = useSiteContext();
  const navigate = useNavigate();
  return useForm<BookingInput>({
    ...words.failure,
    explain: (error) =>
      explainSaleStop(error, language) ?? (language === "en" ? refusalText(error) : undefined),
    field: ({ code }) => (code === SALE_STOPPED ? "flightDate" : undefined),
    schema: async () => (await import("#domain/orders/booking.schema.ts")).BookingInputSchema,
    check: ({ email, airport = "", flightDate = "" }): FieldErrors => {
      // Without a reading the device's clock may be wrong, so only the API checks the day.
      const refusal = newestReading() && flightRefusal({ airport, flightDate }, serverNow());
      return {
        ...(!email?.trim() && { email: words.personal.emailRequired }),
        ...(refusal && { flightDate: translate(refusal) }),
      };
    },
    values: ({ earlyPerformance, ...typed }) => ({
      ...typed,
      ...toPassengerCounts(typed),
      currency,
      ...(earlyPerformance !== undefined && { earlyPerformance: true }),
    }),
    submit: async (input, _typed, { key, isStillHere }) => {
      // If this module cannot load, the form makes a new booking.
      const sent = await import("./change-sent.ts").catch(() => undefined);
      const changed = await sent?.changeSent(input, key);
      const { order, customer, payment } = changed ?? (await book(input));
      sent?.noteSent(order.id, key);
      const open = () =>
        navigate({
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
      const isHere = isStillHere();
      if (!changed || !isHere)
        showToast({
          ...words.success,
          tone: "success",
          ...(!isHere && { action: { label: words.submit, run: open } }),
        });
      if (isHere) await open();
    },
  });
}

/** Why the API refuses a booking, in English. Broken rules and too many tries have words of ours in both languages. */
function refusalText({ status, code, issues, message }: ApiError): string | undefined {
  const isRefusal = status >= 400 && status < 500 && status !== 429 && code !== "unreadable";
  return isRefusal && issues.length === 0 ? message : undefined;
}

async function book(input: BookingInput): Promise<Booking> {
  const headers = { "idempotency-key": keys.keyFor(input) };
  const booking = await api.public.bookings
    .$post({ json: input }, { headers })
    .catch((error: ApiError) => {
      // The API no longer returns the order of this key.
      if (error.code === "booking_gone") keys.done();
      throw error;
    });
  keys.done();
  // The booking whose response was lost may have been cancelled since.
  return booking.order.status === "cancelled" ? book(input) : booking;
}

/** After a success the same trip makes a new order. */
const keys = createIdempotencyKeys(BOOKING_DRAFT);
