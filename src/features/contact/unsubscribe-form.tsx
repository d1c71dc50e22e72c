import { useRef } from "react";
import { TextField } from "../../components/ui/field.tsx";
import { unsubscribe } from "../../content/unsubscribe.ts";
import { UnsubscribeSchema } from "../../domain/messages/unsubscribe.schema.ts";
import { useContent } from "../../lib/visitor.tsx";
import { askForUnsubscribeLink } from "./contact-calls.ts";
import styles from "./message-form.module.css";
import { NoScriptNote } from "./no-script-note.tsx";
import { SendButton } from "./send-button.tsx";
import { useSendForm } from "./use-send-form.ts";

/** Asks for the unsubscribe link (docs/product.md, "Unsubscribing"). */
export function UnsubscribeForm({ labelledBy }: { labelledBy: string }) {
  const words = useContent(unsubscribe);
  const { link } = words;
  const form = useRef<HTMLFormElement>(null);
  const { errors, sending, submit } = useSendForm({ form, schema: UnsubscribeSchema, send: askForUnsubscribeLink, words });
  return (
    <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit} aria-labelledby={labelledBy}>
      <NoScriptNote>{link.noScript}</NoScriptNote>
      <TextField name="email" type="email" label={link.email} required autoComplete="email" error={errors.email} />
      <div className={styles.end}>
        <SendButton label={link.send} busyLabel={link.sending} busy={sending} />
      </div>
    </form>
  );
}
