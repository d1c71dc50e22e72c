import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useFieldErrors } from "../../components/ui/use-field-errors.ts";
import { formValues } from "../../components/ui/use-form-values.ts";
import { showToast } from "../../lib/toast.ts";
import { booking as bookingWords } from "../../content/booking.ts";
import { BookingInputSchema } from "../../domain/orders/booking.schema.ts";
import { MIN_PASSENGERS } from "../../domain/orders/fares.ts";
import { issuesOf } from "../../domain/validation.ts";
import { ApiError } from "../../lib/api.ts";
import "../../lib/navigation-state.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import { createBooking } from "./booking-calls.ts";
import { passengersOf } from "./booking-values.ts";
import { idempotencyKeyFor } from "./idempotency-key.ts";

/**
 * Sends the booking form: checks the rules, then makes one call whose idempotency key stays the same until the form changes, so
 * that a retry or a double click books once (docs/product.md, "Bookings").
 */
export function useBooking(form: RefObject<HTMLFormElement | null>) {
  const words = useContent(bookingWords);
  const { errors, showIssues, clearErrors, inWords } = useFieldErrors(form);
  const { currency } = useVisitor();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);
  const inFlight = useRef(false);

  const failureText = (error: ApiError): string => {
    if (error.status === 429) return words.tooMany;
    const issue = error.issues[0];
    return issue ? inWords(issue.message) : words.failure.description;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (inFlight.current) return;
    const values = formValues(event.currentTarget);
    const parsed = BookingInputSchema.safeParse({ ...values, ...passengersOf(values, MIN_PASSENGERS), currency });
    if (!parsed.success) {
      showIssues(issuesOf(parsed.error));
      return;
    }

    clearErrors();
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

  return { errors, submitting, submit };
}
