import { useId, useRef } from "react";
import { Card } from "../../components/ui/card.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { contact } from "../../content/contact.ts";
import { QuestionSchema } from "../../domain/contact.ts";
import { useContent } from "../../lib/visitor.tsx";
import { sendMessage } from "./contact-calls.ts";
import styles from "./message-form.module.css";
import { NoScriptNote } from "./no-script-note.tsx";
import { SendButton } from "./send-button.tsx";
import { SpamTrap, useSpamTrap } from "./spam-trap.tsx";
import { useSendForm } from "./use-send-form.ts";

/** 'Got questions': a short message to the team (spec sections 2, 3 and 5), with its heading, as one card. */
export function GotQuestionsForm() {
  const words = useContent(contact);
  const { form: labels, questions } = words;
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const trap = useSpamTrap(form);
  const { errors, sending, submit } = useSendForm({
    form,
    schema: QuestionSchema,
    send: (input) => sendMessage({ ...input, ...trap() }),
    words,
  });
  const required = { mark: labels.required, required: true };
  return (
    <Card className={styles.split}>
      <div className={styles.intro}>
        <h2 id={headingId}>{questions.heading}</h2>
        <p>{questions.text}</p>
      </div>
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-labelledby={headingId}>
        <p className={styles.note}>{labels.requiredNote}</p>
        <NoScriptNote>{labels.noScript}</NoScriptNote>
        <div className={styles.grid}>
          <TextField {...required} name="name" label={labels.name} autoComplete="name" error={errors.name} />
          <TextField {...required} name="email" type="email" label={labels.email} autoComplete="email" error={errors.email} />
        </div>
        <TextAreaField {...required} name="message" label={labels.message} error={errors.message} />
        <SpamTrap />
        <div className={styles.end}>
          <SendButton label={labels.send} busyLabel={labels.sending} busy={sending} />
          <p className={styles.note}>
            <RichText>{labels.privacy}</RichText>
          </p>
        </div>
      </form>
    </Card>
  );
}
