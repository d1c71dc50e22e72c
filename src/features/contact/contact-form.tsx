import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { ContactSchema } from "../../domain/messages/contact.schema.ts";
import { MessageForm, useMessageForm } from "./message-form.tsx";
import styles from "./message-form.module.css";

/** The contact form (docs/product.md, "Contact forms"). */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const state = useMessageForm(ContactSchema);
  const { errors, labels, required } = state;
  return (
    <MessageForm labelledBy={labelledBy} state={state}>
      <div className={styles.grid}>
        <TextField {...required} name="firstName" label={labels.firstName} autoComplete="given-name" error={errors.firstName} />
        <TextField {...required} name="lastName" label={labels.lastName} autoComplete="family-name" error={errors.lastName} />
        <TextField {...required} name="email" type="email" label={labels.email} autoComplete="email" error={errors.email} />
        <TextField {...required} name="phone" type="tel" label={labels.phone} autoComplete="tel" error={errors.phone} />
      </div>
      <TextAreaField {...required} name="message" rows={6} label={labels.message} hint={labels.messageHint} error={errors.message} />
    </MessageForm>
  );
}
