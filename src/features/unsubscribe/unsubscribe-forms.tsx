import { useState } from "react";
import { TextField } from "#components/ui/field.tsx";
import { CheckField } from "#components/ui/check-field.tsx";
import { Form, useForm } from "#components/ui/form.tsx";
import { NoScriptNote } from "#components/ui/notice.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { SentForm } from "#components/ui/sent-form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { unsubscribe } from "#content/unsubscribe.ts";
import { SENDING_MS } from "#domain/messages/message.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { forAtLeast } from "#lib/api/use-action.ts";
import { showToast } from "#lib/api/toast.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./unsubscribe.module.css";

const DRAFT = "unsubscribe";

export function AskForLinkForm({ labelledBy }: { labelledBy: string }) {
  const { link: words, failure, success, sent } = useContent(unsubscribe);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    ...failure,
    schema: async () => (await import("#domain/messages/unsubscribe.schema.ts")).UnsubscribeSchema,
    onInvalid: (title) => showToast({ title, tone: "error" }),
    submit: async (input) => {
      await forAtLeast(SENDING_MS, api.public.unsubscribe.$post({ json: input }));
      form.reset();
      forgetDraft(DRAFT);
      setSentTo(input.email);
      showToast({ title: success, tone: "success" });
    },
  });
  useDraft(form.ref, DRAFT, true);
  return (
    <SentForm
      form={form}
      sent={sentTo === null ? null : { ...sent, text: sent.text(sentTo) }}
      onAgain={() => setSentTo(null)}
    >
      <Form form={form} className="stack-l" aria-labelledby={labelledBy}>
        <NoScriptNote>{words.noScript}</NoScriptNote>
        <TextField name="email" type="email" label={words.email} required autoComplete="email" />
        <div className={styles.end}>
          <SubmitButton size="l" words={words} />
        </div>
      </Form>
    </SentForm>
  );
}

export type ConfirmOutcome = { state: "done"; cancelMembership: boolean } | { state: "invalid" };

interface ConfirmFormProps {
  token: string;
  labelledBy: string;
  onOutcome: (outcome: ConfirmOutcome) => void;
}

/** Needs a press, so that mail scanners confirm nothing. */
export function ConfirmForm({ token, labelledBy, onOutcome }: ConfirmFormProps) {
  const { confirm: words, link, failure } = useContent(unsubscribe);
  const form = useForm({
    ...failure,
    submit: async (typed) => {
      const cancelMembership = typed.cancelMembership === "on";
      try {
        await forAtLeast(
          SENDING_MS,
          api.public.unsubscribe.confirm.$post({ json: { token, cancelMembership } }),
        );
        onOutcome({ state: "done", cancelMembership });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 422)) throw error;
        onOutcome({ state: "invalid" });
      }
    },
  });
  return (
    <Form form={form} noValidate={false} className="stack-l" aria-labelledby={labelledBy}>
      <NoScriptNote>{link.noScript}</NoScriptNote>
      <CheckField name="cancelMembership" label={words.membership} hint={words.membershipHint} />
      <p>
        <RichText>{words.otherWay}</RichText>
      </p>
      <div>
        <SubmitButton size="l" words={words} />
      </div>
    </Form>
  );
}
