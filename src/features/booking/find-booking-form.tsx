import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense, useState } from "react";
import { Card } from "#components/ui/card.tsx";
import { type FieldErrors, TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { findBooking } from "#content/find-booking.ts";
import type { BookingLookup } from "#domain/orders/booking.schema.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./find-booking-form.module.css";
import WholeLookupCodeForm from "./lookup-code-form.tsx";
import type { PostedLookup } from "./posted-lookup.ts";

/** The rules load at the first attempt: the checkout may show this form and must stay small. */
const rules = () => import("#domain/orders/booking.schema.ts");

const loadCodeForm = () => import("./lookup-code-form.tsx");
// The server's renderer does not wait for lazy parts, so it imports this one.
const LookupCodeForm = createIsomorphicFn()
  .server(() => WholeLookupCodeForm)
  .client(() => lazy(loadCodeForm))();

interface FindBookingFormProps {
  posted?: PostedLookup;
  onOpened?: () => Promise<void>;
}

export function FindBookingForm({ posted, onOpened }: FindBookingFormProps) {
  const [lookup, setLookup] = useState<FormText | null>(posted?.isSent ? posted.typed : null);
  return (
    <Card className={styles.card}>
      {lookup === null ? (
        <LookupForm posted={posted} onSent={setLookup} />
      ) : (
        <Suspense>
          <LookupCodeForm
            lookup={lookup}
            posted={posted}
            onOpened={onOpened}
            onStartAgain={() => setLookup(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function LookupForm({
  posted,
  onSent,
}: FindBookingFormProps & { onSent: (lookup: BookingLookup) => void }) {
  const words = useContent(findBooking);
  const form = useForm({
    schema: () => rules().then(({ BookingLookupSchema }) => BookingLookupSchema),
    check: ({ orderNumber, email }): FieldErrors => ({
      ...(!orderNumber?.trim() && { orderNumber: words.orderNumberRequired }),
      ...(!email?.trim() && { email: words.emailRequired }),
    }),
    submit: async (lookup) => {
      await api.public.bookings.lookup.$post({ json: lookup });
      await loadCodeForm();
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
      <SubmitButton size="l" wide words={words} />
    </Form>
  );
}
