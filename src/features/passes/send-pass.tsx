import { Form, useForm } from "#components/ui/form.tsx";
import { TextField } from "#components/ui/field.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { pass as content } from "#content/pass.ts";
import { api } from "#lib/session/api.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { showDone } from "#lib/api/toast.ts";
import styles from "./pass-details.module.css";

export function SendPassForm({ orderId }: { orderId: string }) {
  const words = useContent(content).send;
  const form = useForm({
    ...words.failure,
    schema: async () => (await import("#domain/orders/booking.schema.ts")).PassMailSchema,
    submit: async (json) => {
      await api.public.bookings[":orderId"]["pass-mails"].$post({ param: { orderId }, json });
      form.reset();
      showDone(words.done);
    },
  });
  return (
    <>
      <p className={styles.note}>{words.text}</p>
      <Form form={form} className={styles.send} aria-label={words.heading}>
        <TextField name="email" type="email" label={words.email} autoComplete="off" required />
        <SubmitButton words={words} />
      </Form>
    </>
  );
}
