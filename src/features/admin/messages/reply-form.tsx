import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SelectField, TextAreaField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { adminMessages } from "../../../content/admin-messages.ts";
import { admin } from "../../../content/admin.ts";
import { type MessageDetail, ReplyInputSchema } from "../../../domain/messages/message.schema.ts";
import { fillPlaceholders, openPlaceholders } from "../../../domain/messages/reply-template.ts";
import { forgetDraft, useDraft } from "../../../lib/storage/draft.ts";
import { api } from "../../../lib/session/api.ts";
import { showToast } from "../../../lib/api/toast.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import styles from "./messages.module.css";
import { useNextMessage } from "./use-next-message.ts";
import { useKeys } from "../ui/use-keys.ts";

interface ReplyFormProps {
  message: MessageDetail;
  /** Shows the message as the change returns it, and fails as the change does. */
  showChange: (change: Promise<MessageDetail>) => Promise<MessageDetail>;
}

/**
 * Replies to a message by mail, in words of one's own or with a canned answer, then opens the next message. The typed text survives a
 * failure, a newer version of the message and a reload of the page. Placeholders that nothing fills are marked until they are mended; those
 * that would tell about an order of another address are filled when the writer says so.
 */
export function ReplyForm({ message, showChange }: ReplyFormProps) {
  const { reply: words, facts, refusals } = useContent(adminMessages);
  const { failure } = useContent(admin);
  const { leave } = useNextMessage();
  const templates = useQuery(adminQueries.replyTemplates());
  const draft = `reply.${message.id}`;
  const [open, setOpen] = useState(() => openPlaceholders(""));
  const form = useForm({
    ...failure,
    schema: ReplyInputSchema,
    values: ({ text }) => ({ text, version: message.version }),
    explain: ({ code }) => refusals[code],
    submit: async (json) => {
      const replied = await showChange(
        api.admin.messages[":messageId"].replies.$post({ param: { messageId: message.id }, json }),
      );
      write("");
      forgetDraft(draft);
      const left = replied.replies.findLast(({ author_id }) => author_id !== null)?.mail === null;
      if (left)
        await leave(replied, message.status, { ...words.sent, tone: "success" }, words.reopen);
      else showToast({ ...words.waiting, tone: "info" });
    },
  });
  useDraft(form.ref, draft);
  const area = () => {
    const found = form.ref.current?.elements.namedItem("text");
    return found instanceof HTMLTextAreaElement ? found : null;
  };
  const write = (text: string) => {
    const field = area();
    if (!field) return;
    // An input event, as if it were typed: the form takes the errors away that are mended.
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const choose = (id: string) => {
    const template = templates.data?.find((one) => one.id === id);
    if (!template) return;
    const text = fillPlaceholders(
      message.language === "fr" ? template.text_fr : template.text_en,
      message.facts,
    );
    const typed = area()?.value.trim() ?? "";
    write(typed === "" ? text : `${typed}\n\n${text}`);
    area()?.focus();
  };
  const withheld = open.filter(
    (placeholder) => fillPlaceholders(placeholder, message.withheld_facts) !== placeholder,
  );
  const tell = () => {
    write(fillPlaceholders(area()?.value ?? "", message.withheld_facts));
    area()?.focus();
  };
  const goTo = (placeholder: string) => {
    const field = area();
    const at = field?.value.indexOf(placeholder) ?? -1;
    if (!field || at < 0) return;
    field.focus();
    field.setSelectionRange(at, at + placeholder.length);
  };
  useKeys({ r: () => area()?.focus() });
  return (
    <Card>
      <Form
        form={form}
        className={panel.panel}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
            event.currentTarget.requestSubmit();
        }}
      >
        <h2>{words.heading}</h2>
        {form.error?.code === "message_changed" && <Notice>{words.changed}</Notice>}
        {templates.data && (
          <SelectField
            name="template"
            label={words.template}
            value=""
            hint={<Link {...adminLinks.replyTemplates()}>{words.manageTemplates}</Link>}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{words.chooseTemplate}</option>
            {templates.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint(message.email, facts.languages[message.language])}
          rows={8}
          required
          lang={message.language}
          aria-keyshortcuts="r"
          onInput={({ currentTarget }) => {
            setOpen(openPlaceholders(currentTarget.value));
          }}
        />
        {withheld.length > 0 && (
          <div className={styles.open} role="status" data-field="withheld">
            <span>{words.withheld(withheld.join(", "))}</span>
            <Button variant="outline" size="s" onClick={tell}>
              {words.tell}
            </Button>
          </div>
        )}
        {open.length > 0 && (
          <div className={styles.open} role="status">
            <span>{words.open}</span>
            {open.map((placeholder) => (
              <Button
                key={placeholder}
                variant="outline"
                size="s"
                aria-label={words.openOne(placeholder)}
                onClick={() => goTo(placeholder)}
              >
                {placeholder}
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" busy={form.busy} aria-keyshortcuts="Control+Enter">
          <Send size={18} aria-hidden="true" />
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Card>
  );
}
