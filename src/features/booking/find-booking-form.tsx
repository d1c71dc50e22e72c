import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { type FieldErrors, TextField } from "../../components/ui/field.tsx";
import { Form, useForm } from "../../components/ui/form.tsx";
import type { FormText } from "../../components/ui/form-values.ts";
import { ErrorNotice, Notice } from "../../components/ui/notice.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { findBooking } from "../../content/find-booking.ts";
import type { BookingLookup } from "../../domain/bookings/booking.schema.ts";
import { ApiError } from "../../lib/api/api-client.ts";
import { api } from "../../lib/session/api.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import styles from "./find-booking-form.module.css";
import type { PostedLookup } from "./posted-lookup.ts";

/** The rules load with the first attempt: the checkout, which may show this form, stays small. */
const rules = () => import("../../domain/bookings/booking.schema.ts");

interface FindBookingFormProps {
  /** Without script. */
  posted?: PostedLookup;
  /** For the booking's own page, which reads it again. */
  onOpened?: () => Promise<void>;
}

/** Opens a booking in two steps: order number and e-mail, then the mailed code. */
export function FindBookingForm({ posted, onOpened }: FindBookingFormProps) {
  const [lookup, setLookup] = useState<FormText | null>(posted?.isSent ? posted.typed : null);
  return (
    <Card className={styles.card}>
      {lookup === null ? (
        <LookupForm posted={posted} onSent={setLookup} />
      ) : (
        <CodeForm
          lookup={lookup}
          posted={posted}
          onOpened={onOpened}
          onStartAgain={() => setLookup(null)}
        />
      )}
    </Card>
  );
}

/** Asks for the code. The response is the same with or without a booking. */
function LookupForm({
  posted,
  onSent,
}: FindBookingFormProps & { onSent: (lookup: BookingLookup) => void }) {
  const words = useContent(findBooking);
  const form = useForm({
    schema: () => rules().then(({ BookingLookupSchema }) => BookingLookupSchema),
    check: ({ email }): FieldErrors => (email?.trim() ? {} : { email: words.emailRequired }),
    submit: async (lookup) => {
      await api.public.bookings.lookup.$post({ json: lookup });
      onSent(lookup);
    },
  });
  return (
    <Form
      form={{ ...form, errors: { ...posted?.errors, ...form.errors } }}
      className="stack-l"
      aria-label={words.title}
    >
      {posted?.failure && <ErrorNotice error={{ text: posted.failure }} />}
      <TextField
        name="orderNumber"
        label={words.orderNumber}
        hint={words.orderNumberHint}
        defaultValue={posted?.typed.orderNumber}
        required
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={posted?.typed.email}
        required
        autoComplete="email"
      />
      <SubmitButton
        variant="accent"
        size="l"
        wide
        busy={form.busy}
        label={words.send}
        busyLabel={words.sending}
      />
    </Form>
  );
}

function CodeForm({
  lookup,
  posted,
  onOpened,
  onStartAgain,
}: FindBookingFormProps & { lookup: FormText; onStartAgain: () => void }) {
  const words = useContent(findBooking);
  const navigate = useNavigate();
  const form = useForm({
    schema: () => rules().then(({ BookingLookupConfirmSchema }) => BookingLookupConfirmSchema),
    submit: async (input) => {
      try {
        const { order } = await api.public.bookings.lookup.confirm.$post({ json: input });
        await navigate({ to: "/fast-track-payment/$orderId", params: { orderId: order.id } });
        await onOpened?.();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === "code_invalid")) throw error;
        form.refuse({ code: words.codeInvalid });
      }
    },
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector<HTMLInputElement>("[name=code]")?.focus(), [ref]);
  return (
    <Form
      form={{ ...form, errors: { ...posted?.errors, ...form.errors } }}
      className="stack-l"
      aria-label={words.title}
    >
      {posted?.failure && <ErrorNotice error={{ text: posted.failure }} />}
      <Notice role="status">{words.sent}</Notice>
      <input type="hidden" name="orderNumber" value={lookup.orderNumber} />
      <input type="hidden" name="email" value={lookup.email} />
      <TextField
        name="code"
        label={words.code}
        hint={words.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <SubmitButton
        variant="accent"
        size="l"
        wide
        busy={form.busy}
        label={words.open}
        busyLabel={words.opening}
      />
      <Button variant="quiet" onClick={onStartAgain} className="needs-script">
        {words.startAgain}
      </Button>
    </Form>
  );
}
