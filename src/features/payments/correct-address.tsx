import { TextField } from "#components/ui/field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { correctAddress } from "#content/correct-address.ts";
import type { AddressCorrection } from "#domain/orders/booking-change.schema.ts";
import type { MailTrouble } from "#domain/orders/mail-trouble.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { showToast } from "#lib/api/toast.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import styles from "./panel.module.css";

interface CorrectAddressProps {
  booking: Booking;
  trouble: MailTrouble;
  /** True without script, which the correction needs. */
  isPlain: boolean;
  onRefresh: () => Promise<void>;
}

export default function CorrectAddress(props: CorrectAddressProps) {
  const words = useContent(correctAddress);
  const { booking, trouble, isPlain } = props;
  return (
    <Notice tone="warning">
      <div className="stack-s" data-notice="mail-trouble">
        <h2 className={styles.noticeHeading}>{words.heading}</h2>
        <p>{words.text[trouble](booking.customer.email)}</p>
        {isPlain ? <p>{words.noScript}</p> : <AddressForm {...props} />}
      </div>
    </Notice>
  );
}

function AddressForm({ booking: { order, customer }, onRefresh }: CorrectAddressProps) {
  const words = useContent(correctAddress);
  const form = useForm<AddressCorrection>({
    ...words.failure,
    explain: ({ code }) => words.refusals[code],
    schema: async () =>
      (await import("#domain/orders/booking-change.schema.ts")).AddressCorrectionSchema,
    values: (typed) => ({ ...typed, version: order.version }),
    submit: async (json) => {
      const param = { orderId: order.id };
      const { $post } = api.public.bookings[":orderId"].address;
      await awaitChange($post({ param, json }), onRefresh);
      showToast({ ...words.done, tone: "success" });
      await onRefresh();
    },
  });
  return (
    <Form form={form} className="stack" aria-label={words.heading}>
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={customer.email}
        autoComplete="email"
        required
      />
      <div>
        <SubmitButton words={words} />
      </div>
    </Form>
  );
}
