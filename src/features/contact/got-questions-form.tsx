import { useId } from "react";
import { Card } from "#components/ui/card.tsx";
import { TextAreaField, TextField } from "#components/ui/field.tsx";
import { contact } from "#content/contact.ts";
import type { PostedForm } from "#domain/posted-form.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { MessageForm } from "./message-form.tsx";
import styles from "./message-form.module.css";

const schema = async () => (await import("#domain/messages/contact.schema.ts")).QuestionSchema;

export function GotQuestionsForm({ posted }: { posted: PostedForm | null }) {
  const { questions, form: words } = useContent(contact);
  const headingId = useId();
  const typed = posted?.typed ?? {};
  const required = { mark: words.required, required: true };
  return (
    <Card className="stack-l">
      <div className={styles.intro}>
        <h2 id={headingId}>{questions.heading}</h2>
        <p>{questions.text}</p>
      </div>
      <MessageForm schema={schema} labelledBy={headingId} draft="question" posted={posted}>
        <div className={styles.halves}>
          <div className={styles.form}>
            <TextField
              {...required}
              name="name"
              defaultValue={typed.name}
              label={words.name}
              autoComplete="name"
            />
            <TextField
              {...required}
              name="email"
              type="email"
              defaultValue={typed.email}
              label={words.email}
              autoComplete="email"
            />
          </div>
          <TextAreaField
            {...required}
            name="message"
            defaultValue={typed.message}
            label={words.message}
          />
        </div>
      </MessageForm>
    </Card>
  );
}
