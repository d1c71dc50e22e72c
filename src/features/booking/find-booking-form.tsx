import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { TextField } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { showToast } from "../../lib/toast.ts";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { findBooking } from "../../content/find-booking.ts";
import { type BookingLookup, BookingLookupConfirmSchema, BookingLookupSchema } from "../../domain/orders/booking.schema.ts";
import { issuesOf } from "../../domain/validation.ts";
import { ApiError } from "../../lib/api.ts";
import "../../lib/navigation-state.ts";
import { useContent } from "../../lib/visitor.tsx";
import { confirmLookup, requestLookupCode } from "./booking-calls.ts";
import styles from "./find-booking-form.module.css";

/** Opens a booking again in two steps: order number and e-mail, then the one-time code from the mail. */
export function FindBookingForm() {
  const words = useContent(findBooking);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const [lookup, setLookup] = useState<BookingLookup | null>(null);
  const [busy, setBusy] = useState(false);
  const [codeRefused, setCodeRefused] = useState(false);

  const attempt = async (call: () => Promise<void>) => {
    clearErrors();
    setCodeRefused(false);
    setBusy(true);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "code_invalid") setCodeRefused(true);
      else
        showToast({
          title: words.failure.title,
          description: error.status === 429 ? words.tooMany : words.failure.description,
          tone: "error",
        });
    } finally {
      setBusy(false);
    }
  };

  const askForCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const parsed = BookingLookupSchema.safeParse(formValues(event.currentTarget));
    if (!parsed.success) showIssues(issuesOf(parsed.error));
    else
      void attempt(async () => {
        await requestLookupCode(parsed.data);
        setLookup(parsed.data);
        requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus());
      });
  };

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const parsed = BookingLookupConfirmSchema.safeParse({ ...lookup, ...formValues(event.currentTarget) });
    if (!parsed.success) showIssues(issuesOf(parsed.error));
    else
      void attempt(async () => {
        const { order, customer } = await confirmLookup(parsed.data);
        await navigate({ to: "/fast-track-payment/$orderId", params: { orderId: order.id }, state: { order, customer } });
      });
  };

  return (
    <Card className={styles.card}>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={lookup ? open : askForCode} aria-label={words.title}>
        {lookup === null ? (
          <>
            <TextField
              key="orderNumber"
              name="orderNumber"
              label={words.orderNumber}
              hint={words.orderNumberHint}
              required
              autoComplete="off"
              autoCapitalize="characters"
              error={errors.orderNumber}
            />
            <TextField name="email" type="email" label={words.email} required autoComplete="email" error={errors.email} />
          </>
        ) : (
          <>
            <Notice role="status">{words.sent}</Notice>
            <TextField
              key="code"
              name="code"
              label={words.code}
              hint={words.codeHint}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              error={errors.code ?? (codeRefused ? words.codeInvalid : undefined)}
            />
          </>
        )}
        <Button type="submit" size="l" wide busy={busy}>
          {busy && <Spinner />}
          {lookup === null ? (busy ? words.sending : words.send) : busy ? words.opening : words.open}
        </Button>
        {lookup !== null && (
          <Button variant="quiet" onClick={() => setLookup(null)}>
            {words.startAgain}
          </Button>
        )}
      </form>
    </Card>
  );
}
