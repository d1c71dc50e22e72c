import { useState } from "react";
import { TextField } from "#components/ui/field.tsx";
import { CheckField } from "#components/ui/check-field.tsx";
import { Form, useForm, usePostedFailure } from "#components/ui/form.tsx";
import { PostedNotice } from "#components/ui/posted-notice.tsx";
import { usePostedForm } from "#components/ui/use-posted-form.ts";
import { RichText } from "#components/ui/rich-text.tsx";
import { SentForm } from "#components/ui/sent-form.tsx";
import { SubmitButton } from "#components/ui/submit-button.tsx";
import { unsubscribe } from "#content/unsubscribe.ts";
import { SENDING_MS } from "#domain/messages/message.ts";
import type { UnsubscribeOutcome } from "#domain/messages/unsubscribe.schema.ts";
import type { PostedForm } from "#domain/posted-form.ts";
import { ApiError } from "#lib/api/api-client.ts";
import { api } from "#lib/session/api.ts";
import { forAtLeast, useLostAnswer } from "#lib/api/use-action.ts";
import { showToast } from "#lib/api/toast.ts";
import { useDraft } from "#lib/storage/draft.ts";
import { forgetDraft } from "#lib/storage/kept-drafts.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./unsubscribe.module.css";

const DRAFT = "unsubscribe";

interface AskForLinkFormProps {
  labelledBy: string;
  /** The form as a browser without script posted it; null for an opened page. */
  posted: PostedForm | null;
}

export function AskForLinkForm({ labelledBy, posted }: AskForLinkFormProps) {
  const { link: words, failure, success, sent } = useContent(unsubscribe);
  const { typed, errors, problem, sentTo: postedTo } = usePostedForm(posted, failure.description);
  const [sentTo, setSentTo] = useState(postedTo);
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
  useDraft(form.ref, posted ? undefined : DRAFT, true);
  return (
    <SentForm
      form={form}
      sent={sentTo === null ? null : { ...sent, text: sent.text(sentTo) }}
      success={success}
      onAgain={() => setSentTo(null)}
    >
      <Form
        form={{ ...form, errors: { ...errors, ...form.errors } }}
        className="stack-l"
        aria-labelledby={labelledBy}
      >
        <PostedNotice text={problem} />
        <TextField
          name="email"
          type="email"
          label={words.email}
          defaultValue={typed.email}
          required
          autoComplete="email"
        />
        <div className={styles.end}>
          <SubmitButton size="l" words={words} />
        </div>
      </Form>
    </SentForm>
  );
}

interface ConfirmFormProps {
  token: string;
  labelledBy: string;
  /** How a confirmation ended that a browser without script posted. */
  failed: Extract<UnsubscribeOutcome, { state: "failed" }> | null;
  onOutcome: (outcome: UnsubscribeOutcome) => void;
}

/** Needs a press, so that mail scanners confirm nothing. */
export function ConfirmForm({ token, labelledBy, failed, onOutcome }: ConfirmFormProps) {
  const { confirm: words, failure } = useContent(unsubscribe);
  const shared = usePostedFailure(failed?.code);
  const sent = useLostAnswer();
  const form = useForm({
    ...failure,
    submit: async (typed) => {
      const cancelMembership = typed.cancelMembership === "on";
      try {
        const call = api.public.unsubscribe.confirm.$post({ json: { token, cancelMembership } });
        await sent(forAtLeast(SENDING_MS, call), ({ status }) => status === 422);
        onOutcome({ state: "done", cancelMembership });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 422)) throw error;
        onOutcome({ state: "invalid" });
      }
    },
  });
  return (
    <Form form={form} noValidate={false} className="stack-l" aria-labelledby={labelledBy}>
      {failed && <PostedNotice text={shared ?? failure.description} />}
      <CheckField
        name="cancelMembership"
        label={words.membership}
        hint={words.membershipHint}
        defaultChecked={failed?.cancelMembership}
      />
      <p>
        <RichText>{words.otherWay}</RichText>
      </p>
      <div>
        <SubmitButton size="l" words={words} />
      </div>
    </Form>
  );
}
