import { Send } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { TextAreaField } from "../../../components/ui/field.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { showToast } from "../../../components/ui/toast.ts";
import { useFieldErrors } from "../../../components/ui/use-field-errors.ts";
import { formValues } from "../../../components/ui/use-form-values.ts";
import { adminMessages } from "../../../content/admin-messages.ts";
import { type MessageDetail, ReplyInputSchema } from "../../../domain/messages/message.schema.ts";
import { issuesOf } from "../../../domain/validation.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { replyTo } from "../data/admin-api.ts";
import { useAdminAction } from "../data/use-admin-action.ts";
import panel from "../ui/panel.module.css";
import { useDraft } from "./use-draft.ts";

interface ReplyFormProps {
  message: MessageDetail;
  onReplied: (message: MessageDetail) => void;
  /** Called when someone else has changed the message, so that it has to be loaded again. */
  onChanged: () => void;
}

/** Replies to a message by mail. The typed text survives a failure, a newer version of the message and a reload of the page. */
export function ReplyForm({ message, onReplied, onChanged }: ReplyFormProps) {
  const { reply: words, facts, refusals } = useContent(adminMessages);
  const form = useRef<HTMLFormElement>(null);
  const { draft, keep, forget } = useDraft(`reply.${message.id}`);
  const { errors, showIssues, clearErrors } = useFieldErrors(form);
  const [changed, setChanged] = useState(false);
  const { busy, run } = useAdminAction();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearErrors();
    const input = ReplyInputSchema.safeParse({ ...formValues(event.currentTarget), version: message.version });
    if (!input.success) return showIssues(issuesOf(input.error));
    setChanged(false);
    await run(
      "reply",
      async () => {
        const replied = await replyTo(message.id, input.data);
        forget();
        const typed = form.current?.elements.namedItem("text");
        if (typed instanceof HTMLTextAreaElement) typed.value = "";
        onReplied(replied);
        const left = replied.replies.at(-1)?.mail === null;
        showToast(left ? { ...words.sent, tone: "success" } : { ...words.waiting, tone: "info" });
      },
      ({ code }) => {
        if (code === "message_changed") {
          setChanged(true);
          onChanged();
        }
        return refusals[code];
      },
    );
  };

  return (
    <Card>
      <form ref={form} method="post" noValidate className={panel.panel} onSubmit={(event) => void submit(event)}>
        <h2>{words.heading}</h2>
        {changed && <Notice>{words.changed}</Notice>}
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint(message.email, facts.languages[message.language])}
          error={errors.text}
          rows={8}
          required
          lang={message.language}
          defaultValue={draft}
          onInput={({ currentTarget }) => keep(currentTarget.value)}
        />
        <Button type="submit" busy={busy !== null}>
          <Send size={18} aria-hidden="true" />
          {busy === null ? words.submit : words.busy}
        </Button>
      </form>
    </Card>
  );
}
