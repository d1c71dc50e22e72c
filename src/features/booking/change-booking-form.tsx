import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { manageBooking } from "#content/manage-booking.ts";
import { maySettle } from "#domain/orders/booking-change.ts";
import type { BookingChange } from "#domain/orders/booking-change.schema.ts";
import { toBookingFields } from "#domain/orders/booking-fields.ts";
import { toPassengerCounts } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { showToast } from "#lib/api/toast.ts";
import { awaitChange, type FailureMessages, useLostAnswer } from "#lib/api/use-action.ts";
import { ChangeFields } from "./change-fields.tsx";

interface ChangeBookingFormProps {
  booking: Booking;
  failure: FailureMessages;
  onChanged: () => Promise<void>;
  /** Called when the booking has changed elsewhere; the parent reloads it and keeps `typed`. */
  onRefused: (typed: FormText) => Promise<void>;
  typed: FormText | undefined;
  onClose: () => void;
}

export default function ChangeBookingForm({
  booking: newest,
  failure,
  onChanged,
  onRefused,
  typed: kept,
  onClose,
}: ChangeBookingFormProps) {
  // A change on another device must lead to a conflict, so the opened version stays.
  const [booking] = useState(newest);
  const sent = useLostAnswer();
  const { order } = booking;
  const words = useContent(manageBooking);
  const form = useForm<BookingChange>({
    ...words.form.failure,
    ...failure,
    schema: async () =>
      (await import("#domain/orders/booking-change.schema.ts")).BookingChangeSchema,
    values: (typed) => ({
      ...typed,
      ...(maySettle(booking) && toPassengerCounts(typed)),
      version: order.version,
    }),
    submit: async (change, typed) => {
      const calls = api.public.bookings[":orderId"];
      const param = { orderId: order.id };
      const typedBeside = ({ order: one, customer: who }: Booking) => {
        const stored: Record<string, unknown> = toBookingFields({ ...one, customer: who });
        return Object.entries(typed).filter(([name, text]) => text !== String(stored[name]));
      };
      const call = calls.$patch({ param, json: change });
      const isStored = async ({ status }: ApiError) =>
        status === 409 && typedBeside(await calls.$get({ param })).length === 0;
      await awaitChange(sent(call, isStored), () =>
        onRefused(Object.fromEntries(typedBeside(booking))),
      );
      showToast({ ...words.form.saved, tone: "success" });
      await onChanged();
    },
  });
  return (
    <Form form={form} className="stack" aria-label={words.open}>
      <ChangeFields booking={booking} form={form.ref} typed={kept} />
      <div className="cluster">
        <SubmitButton words={words.form} />
        <Button variant="outline" busy={form.busy} onClick={onClose}>
          {words.form.close}
        </Button>
      </div>
    </Form>
  );
}
