import { type ReactNode, useRef } from "react";
import type * as z from "zod/mini";
import { RichText } from "../../components/ui/rich-text.tsx";
import { contact } from "../../content/contact.ts";
import type { Contact, Question } from "../../domain/messages/contact.schema.ts";
import { useContent } from "../../lib/visitor.tsx";
import { sendMessage } from "./contact-calls.ts";
import styles from "./message-form.module.css";
import { NoScriptNote } from "./no-script-note.tsx";
import { SendButton } from "./send-button.tsx";
import { SpamTrap, useSpamTrap } from "./spam-trap.tsx";
import { useSendForm } from "./use-send-form.ts";

/** The state of a form that writes to the team, and what its fields need. */
export function useMessageForm<Input extends Contact | Question>(schema: z.ZodMiniType<Input>) {
  const words = useContent(contact);
  const form = useRef<HTMLFormElement>(null);
  const trap = useSpamTrap(form);
  const sending = useSendForm({ form, schema, send: (input) => sendMessage({ ...input, ...trap() }), words });
  return { ...sending, form, labels: words.form, required: { mark: words.form.required, required: true } };
}

interface MessageFormProps {
  /** The id of the form's heading. */
  labelledBy: string;
  state: ReturnType<typeof useMessageForm>;
  /** The fields. */
  children: ReactNode;
}

/** A form that writes to the team: its fields, the spam trap and the submit button (docs/product.md, "Contact forms"). */
export function MessageForm({ labelledBy, state: { form, labels, sending, submit }, children }: MessageFormProps) {
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-labelledby={labelledBy}>
      <p className={styles.note}>{labels.requiredNote}</p>
      <NoScriptNote>{labels.noScript}</NoScriptNote>
      {children}
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
