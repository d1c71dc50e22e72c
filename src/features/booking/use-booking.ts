import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { focusFirstInvalid, formValues } from "../../components/ui/use-form-values.ts";
import { showToast } from "../../components/ui/toast.ts";
import { booking as bookingWords } from "../../content/booking.ts";
import { validation } from "../../content/validation.ts";
import { BookingInputSchema } from "../../domain/booking.ts";
import { MIN_PASSENGERS } from "../../domain/fares.ts";
import { issuesOf, type ValidationIssue } from "../../domain/validation.ts";
import { ApiError } from "../../lib/api.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import { createBooking } from "./booking-calls.ts";
import { passengersOf } from "./booking-values.ts";
import { idempotencyKeyFor } from "./idempotency-key.ts";

/** The form's errors by field name, in the visitor's language. */
export type FieldErrors = Partial<Record<string, string>>;

/**
 * Sends the booking form (spec section 4, booking flow): rules first, then one call whose idempotency key
 * stays the same until the form changes, so a retry or a double click books once.
 */
export function useBooking(form: RefObject<HTMLFormElement | null>) {
  const words = useContent(bookingWords);
  const inWords = useContent(validation);
  const { currency } = useVisitor();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [submitting, setSubmitting] = useState(false);
  const inFlight = useRef(false);

  const showIssues = (issues: ValidationIssue[]) => {
    const byField: FieldErrors = {};
    for (const { path, message } of issues) byField[String(path[0])] ??= inWords(message);
    setErrors(byField);
    if (form.current) focusFirstInvalid(form.current, Object.keys(byField));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = formValues(event.currentTarget);
    const parsed = BookingInputSchema.safeParse({ ...values, ...passengersOf(values, MIN_PASSENGERS), currency });
    if (!parsed.success) return showIssues(issuesOf(parsed.error));

    setErrors({});
    inFlight.current = true;
    setSubmitting(true);
    try {
      const { order, customer } = await createBooking(parsed.data, idempotencyKeyFor(parsed.data));
      showToast({ ...words.success, tone: "success" });
      await navigate({
        to: "/fast-track-payment/$orderId",
        params: { orderId: order.id },
        state: { order, customer, formData: parsed.data, flightDate: parsed.data.flightDate || undefined },
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "validation_failed") showIssues(error.issues);
      showToast({ title: words.failure.title, description: failureText(error), tone: "error" });
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  };

  const failureText = (error: ApiError): string => {
    if (error.status === 429) return words.tooMany;
    const issue = error.issues[0];
    return issue ? inWords(issue.message) : words.failure.description;
  };

  return { errors, submitting, submit };
}
