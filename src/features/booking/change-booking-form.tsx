import { Button } from "#components/ui/button.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { manageBooking } from "#content/manage-booking.ts";
import { maySettle } from "#domain/bookings/booking-change.ts";
import type { BookingChange } from "#domain/bookings/booking-change.schema.ts";
import { toBookingFields } from "#domain/orders/booking-fields.ts";
import { toPassengerCounts } from "#domain/orders/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/page/site-context.tsx";
import { showToast } from "#lib/api/toast.ts";
import { ChangeFields } from "./change-fields.tsx";

interface ChangeBookingFormProps {
  booking: Booking;
  explain: (error: ApiError) => string | undefined;
  onChanged: () => Promise<void>;
  /** Called when the booking is no longer as shown: it is read anew, what was typed stays. */
  onRefused: (typed: FormText) => Promise<void>;
  /** As typed before that. */
  typed: FormText | undefined;
  onClose: () => void;
}

export default function ChangeBookingForm({
  booking,
  explain,
  onChanged,
  onRefused,
  typed: kept,
  onClose,
}: ChangeBookingFormProps) {
  const { order, customer } = booking;
  const words = useContent(manageBooking);
  const form = useForm<BookingChange>({
    ...words.form.failure,
    explain,
    schema: async () =>
      (await import("#domain/bookings/booking-change.schema.ts")).BookingChangeSchema,
    values: (typed) => ({
      ...typed,
      ...(maySettle(booking) && toPassengerCounts(typed)),
      version: order.version,
    }),
    submit: async (change, typed) => {
      try {
        await api.public.bookings[":orderId"].$patch({
          param: { orderId: order.id },
          json: change,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) {
          const stored: Record<string, unknown> = toBookingFields({ ...order, customer });
          const isTyped = ([name, text]: [string, unknown]) => text !== String(stored[name]);
          await onRefused(Object.fromEntries(Object.entries(typed).filter(isTyped)));
        }
        throw error;
      }
      showToast({ ...words.form.saved, tone: "success" });
      await onChanged();
    },
  });
  return (
    <Form form={form} className="stack" aria-label={words.open}>
      <ChangeFields booking={booking} form={form.ref} typed={kept} />
      <div className="cluster">
        <SubmitButton words={words.form} />
        <Button variant="outline" onClick={onClose}>
          {words.form.close}
        </Button>
      </div>
    </Form>
  );
}
