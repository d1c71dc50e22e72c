import { type ReactNode, useState } from "react";
import { Form, type FormOptions, useForm } from "#components/ui/form.tsx";
import { PostedNotice } from "#components/ui/posted-notice.tsx";
import { usePostedForm } from "#components/ui/use-posted-form.ts";
import { RichText } from "#components/ui/rich-text.tsx";
import { SentForm } from "#components/ui/sent-form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { contact } from "#content/contact.ts";
import type { Contact, Question } from "#domain/messages/contact.schema.ts";
import type { PostedForm } from "#domain/posted-form.ts";
import { SENDING_MS } from "#domain/messages/message.ts";
import { api } from "#lib/session/api.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { forAtLeast } from "#lib/api/use-action.ts";
import { showToast } from "#lib/api/toast.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Honeypot, useHoneypot } from "./honeypot.tsx";
import styles from "./message-form.module.css";

interface MessageFormProps {
  schema: FormOptions<Contact | Question>["schema"];
  labelledBy: string;
  /** Each form stores its draft under this name. */
  draft: string;
  /** The form as a browser without script posted it; null for an opened page. */
  posted: PostedForm | null;
  children: ReactNode;
}

/** "Sending" shows for at least SENDING_MS (docs/product/messages.md). */
export function MessageForm({ schema, labelledBy, draft, posted, children }: MessageFormProps) {
  const { form: words, failure, success, sent } = useContent(contact);
  const [keys] = useState(() => createIdempotencyKeys());
  const { errors, problem, sentTo } = usePostedForm(posted, failure.description);
  const [sentFrom, setSentFrom] = useState(sentTo);
  const form = useForm({
    ...failure,
    schema,
    onInvalid: (title) => showToast({ title, tone: "error" }),
    submit: async (input) => {
      const headers = { "idempotency-key": keys.keyFor(input) };
      const json = { ...input, ...readHoneypot() };
      await forAtLeast(SENDING_MS, api.public.contact.$post({ json }, { headers }));
      keys.done();
      form.reset();
      forgetDraft(draft);
      setSentFrom(input.email);
      showToast({ title: success, tone: "success" });
    },
  });
  useDraft(form.ref, posted ? undefined : draft, true);
  const readHoneypot = useHoneypot(form.ref);
  return (
    <SentForm
      form={form}
      sent={sentFrom === null ? null : { ...sent, text: sent.text(sentFrom) }}
      success={success}
      onAgain={() => setSentFrom(null)}
    >
      <Form
        form={{ ...form, errors: { ...errors, ...form.errors } }}
        className={styles.form}
        aria-labelledby={labelledBy}
      >
        <PostedNotice text={problem} />
        <p className={styles.note}>{words.requiredNote}</p>
        {children}
        <Honeypot />
        <div className={styles.end}>
          <SubmitButton variant="primary" size="l" words={words} />
          <p className={styles.note}>
            <RichText>{words.privacy}</RichText>
          </p>
        </div>
      </Form>
    </SentForm>
  );
}
