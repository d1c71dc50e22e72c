import { Button } from "#components/ui/button.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { manageBooking } from "#content/manage-booking.ts";
import type { BookingChange } from "#domain/bookings/booking-change.schema.ts";
import { toPassengerCounts } from "#domain/orders/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/page/site-context.tsx";
import { showToast } from "#lib/api/toast.ts";
import { ChangeFields, mayChangeParty } from "./change-fields.tsx";

interface ChangeBookingFormProps {
  booking: Booking;
  explain: (error: ApiError) => string | undefined;
  onChanged: () => Promise<void>;
  /** Called when the booking is no longer as shown: it is read anew. */
  onRefused: () => Promise<void>;
  onClose: () => void;
}

export default function ChangeBookingForm({
  booking,
  explain,
  onChanged,
  onRefused,
  onClose,
}: ChangeBookingFormProps) {
  const { order } = booking;
  const words = useContent(manageBooking);
  const form = useForm<BookingChange>({
    ...words.form.failure,
    explain,
    schema: async () =>
      (await import("#domain/bookings/booking-change.schema.ts")).BookingChangeSchema,
    values: (typed) => ({
      ...typed,
      ...(mayChangeParty(order) && toPassengerCounts(typed)),
      version: order.version,
    }),
    submit: async (change) => {
      try {
        await api.public.bookings[":orderId"].$patch({
          param: { orderId: order.id },
          json: change,
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await onRefused();
        throw error;
      }
      showToast({ ...words.form.saved, tone: "success" });
      await onChanged();
    },
  });
  return (
    <Form form={form} className="stack" aria-label={words.open}>
      <ChangeFields booking={booking} form={form.ref} />
      <div className="cluster">
        <SubmitButton words={words.form} />
        <Button variant="outline" onClick={onClose}>
          {words.form.close}
        </Button>
      </div>
    </Form>
  );
}
