import { useRef } from "react";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { contact } from "../../content/contact.ts";
import { ContactSchema } from "../../domain/contact.ts";
import { useContent } from "../../lib/visitor.tsx";
import { sendMessage } from "./contact-calls.ts";
import styles from "./message-form.module.css";
import { NoScriptNote } from "./no-script-note.tsx";
import { SendButton } from "./send-button.tsx";
import { SpamTrap, useSpamTrap } from "./spam-trap.tsx";
import { useSendForm } from "./use-send-form.ts";

/** The contact form (spec sections 2 and 5). */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const words = useContent(contact);
  const { form: labels } = words;
  const form = useRef<HTMLFormElement>(null);
  const trap = useSpamTrap(form);
  const { errors, sending, submit } = useSendForm({
    form,
    schema: ContactSchema,
    send: (input) => sendMessage({ ...input, ...trap() }),
    words,
  });
  const required = { mark: labels.required, required: true };
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-labelledby={labelledBy}>
      <p className={styles.note}>{labels.requiredNote}</p>
      <NoScriptNote>{labels.noScript}</NoScriptNote>
      <div className={styles.grid}>
        <TextField {...required} name="firstName" label={labels.firstName} autoComplete="given-name" error={errors.firstName} />
        <TextField {...required} name="lastName" label={labels.lastName} autoComplete="family-name" error={errors.lastName} />
        <TextField {...required} name="email" type="email" label={labels.email} autoComplete="email" error={errors.email} />
        <TextField {...required} name="phone" type="tel" label={labels.phone} autoComplete="tel" error={errors.phone} />
      </div>
      <TextAreaField {...required} name="message" rows={6} label={labels.message} hint={labels.messageHint} error={errors.message} />
      <SpamTrap />
      <div className={styles.end}>
        <SendButton label={labels.send} busyLabel={labels.sending} busy={sending} />
        <p className={styles.note}>
          <RichText>{labels.privacy}</RichText>
        </p>
      </div>
    </form>
  );
}
