import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { TextAreaField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import { type MessageDetail, ReplyInputSchema } from "../../../domain/messages/message.schema.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/toast.ts";
import { useContent } from "../../../lib/site-context.tsx";
import panel from "../ui/panel.module.css";

interface ReplyFormProps {
  message: MessageDetail;
  /** Shows the message as the change returns it, and fails as the change does. */
  showChange: (change: Promise<MessageDetail>) => Promise<MessageDetail>;
}

/** Replies to a message by mail. The typed text survives a failure, a newer version of the message and a reload of the page. */
export function ReplyForm({ message, showChange }: ReplyFormProps) {
  const { reply: words, facts, refusals } = useContent(adminMessages);
  const { failure } = useContent(admin);
  const draft = useDraft(`reply.${message.id}`);
  const form = useForm({
    ...failure,
    schema: ReplyInputSchema,
    values: (typed) => ({ ...typed, version: message.version }),
    explain: ({ code }) => refusals[code],
    submit: async (json) => {
      const replied = await showChange(api.admin.messages[":messageId"].replies.$post({ param: { messageId: message.id }, json }));
      draft.forget();
      // form.reset() would bring back the draft of the time when the page was opened.
      const text = form.ref.current?.elements.namedItem("text");
      if (text instanceof HTMLTextAreaElement) text.value = "";
      const left = replied.replies.at(-1)?.mail === null;
      showToast(left ? { ...words.sent, tone: "success" } : { ...words.waiting, tone: "info" });
    },
  });
  return (
    <Card>
      <Form form={form} className={panel.panel}>
        <h2>{words.heading}</h2>
        {form.error?.code === "message_changed" && <Notice>{words.changed}</Notice>}
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint(message.email, facts.languages[message.language])}
          rows={8}
          required
          lang={message.language}
          defaultValue={draft.first}
          onInput={({ currentTarget }) => draft.save(currentTarget.value)}
        />
        <Button type="submit" busy={form.busy}>
          <Send size={18} aria-hidden="true" />
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Card>
  );
}

/** A text that survives a reload of this tab, stored under a name until `forget`. A browser that forbids storage stores nothing. */
function useDraft(name: string) {
  const key = `envol.draft.${name}`;
  const [first] = useState(() => quietly(() => sessionStorage.getItem(key)) ?? "");
  return {
    /** The stored text when the page was opened. */
    first,
    save: (text: string) => void quietly(() => sessionStorage.setItem(key, text)),
    forget: () => void quietly(() => sessionStorage.removeItem(key)),
  };
}

function quietly<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
