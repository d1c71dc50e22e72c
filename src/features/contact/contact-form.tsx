import { TextAreaField, TextField } from "#components/ui/field.tsx";
import { contact } from "#content/contact.ts";
import type { PostedForm } from "#domain/posted-form.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { MessageForm } from "./message-form.tsx";
import styles from "./message-form.module.css";

const schema = async () => (await import("#domain/messages/contact.schema.ts")).ContactSchema;

interface ContactFormProps {
  labelledBy: string;
  message: string | undefined;
  posted: PostedForm | null;
}

export function ContactForm({ labelledBy, message, posted }: ContactFormProps) {
  const { form: words } = useContent(contact);
  const typed = posted?.typed ?? {};
  const required = { mark: words.required, required: true };
  return (
    <MessageForm schema={schema} labelledBy={labelledBy} draft="message" posted={posted}>
      <div className={styles.grid}>
        <TextField
          {...required}
          name="firstName"
          defaultValue={typed.firstName}
          label={words.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...required}
          name="lastName"
          defaultValue={typed.lastName}
          label={words.lastName}
          autoComplete="family-name"
        />
        <TextField
          {...required}
          name="email"
          type="email"
          defaultValue={typed.email}
          label={words.email}
          autoComplete="email"
        />
        <TextField
          {...required}
          name="phone"
          type="tel"
          defaultValue={typed.phone}
          label={words.phone}
          autoComplete="tel"
        />
      </div>
      <TextAreaField
        {...required}
        name="message"
        rows={6}
        defaultValue={typed.message ?? message}
        label={words.message}
        hint={words.messageHint}
      />
    </MessageForm>
  );
}
