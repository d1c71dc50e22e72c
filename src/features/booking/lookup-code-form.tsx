import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { CodeField } from "#components/ui/field.tsx";
import type { FormText } from "#components/ui/form-values.ts";
import { Form, useForm } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { findBooking } from "#content/find-booking.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { acceptsCookies, api } from "#lib/session/api.ts";
import type { PostedLookup } from "./posted-lookup.ts";

interface LookupCodeFormProps {
  lookup: FormText;
  posted?: PostedLookup | undefined;
  onOpened?: (() => Promise<void>) | undefined;
  onStartAgain: () => void;
}

export default function LookupCodeForm({
  lookup,
  posted,
  onOpened,
  onStartAgain,
}: LookupCodeFormProps) {
  const words = useContent(findBooking);
  const navigate = useNavigate();
  const form = useForm({
    schema: async () =>
      (await import("#domain/orders/booking.schema.ts")).BookingLookupConfirmSchema,
    submit: async (input, _typed, { isStillHere }) => {
      // The code works once, so it is not spent if the browser refuses the booking's cookie.
      if (!(await acceptsCookies())) {
        form.refuse({ code: words.cookiesRefused });
        return;
      }
      try {
        const { order } = await api.public.bookings.lookup.confirm.$post({ json: input });
        if (isStillHere())
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
      <CodeField label={words.code} hint={words.codeHint} />
      <SubmitButton size="l" wide words={{ submit: words.open, busy: words.opening }} />
      <Button variant="quiet" onClick={onStartAgain} className="needs-script">
        {words.startAgain}
      </Button>
    </Form>
  );
}
