import { useId } from "react";
import { Card } from "../../components/ui/card.tsx";
import { TextAreaField, TextField } from "../../components/ui/field.tsx";
import { contact } from "../../content/contact.ts";
import { QuestionSchema } from "../../domain/messages/contact.schema.ts";
import { useContent } from "../../lib/visitor.tsx";
import { MessageForm, useMessageForm } from "./message-form.tsx";
import styles from "./message-form.module.css";

/** The 'Got questions' form with its heading, as one card (docs/product.md, "Contact forms"). */
export function GotQuestionsForm() {
  const { questions } = useContent(contact);
  const headingId = useId();
  const state = useMessageForm(QuestionSchema);
  const { errors, labels, required } = state;
  return (
    <Card className={styles.split}>
      <div className={styles.intro}>
        <h2 id={headingId}>{questions.heading}</h2>
        <p>{questions.text}</p>
      </div>
      <MessageForm labelledBy={headingId} state={state}>
        <div className={styles.grid}>
          <TextField {...required} name="name" label={labels.name} autoComplete="name" error={errors.name} />
          <TextField {...required} name="email" type="email" label={labels.email} autoComplete="email" error={errors.email} />
        </div>
        <TextAreaField {...required} name="message" label={labels.message} error={errors.message} />
      </MessageForm>
    </Card>
  );
}
