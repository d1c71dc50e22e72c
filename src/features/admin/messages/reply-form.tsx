import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { SelectField, TextAreaField } from "#components/ui/field.tsx";
import { Form, type FormState } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { adminMessages } from "#content/admin-messages.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import { fillPlaceholders, openPlaceholders } from "#domain/messages/reply-template.ts";
import { showToast } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { useKeys } from "../ui/use-keys.ts";
import { useMessageChange, useNextMessage } from "./message-changes.ts";
import styles from "./messages.module.css";

export function ReplyForm({ message }: { message: MessageDetail }) {
  const { reply: words, facts, refusals } = useContent(adminMessages);
  const { reply } = useMessageChange(message);
  const { leave } = useNextMessage();
  const form = useAdminForm({
    draft: `reply.${message.id}`,
    schema: async () => (await import("#domain/messages/message.schema.ts")).ReplyInputSchema,
    values: ({ text }) => ({ text, version: message.version }),
    refusals,
    submit: async (json) => {
      const replied = await reply(json);
      answers.write("");
      const isSent = replied.replies.findLast(({ author_id }) => author_id !== null)?.mail === null;
      if (isSent) await leave(replied, "new", { ...words.sent, tone: "success" }, words.reopen);
      else showToast({ ...words.waiting, tone: "info" });
    },
  });
  const answers = useCannedAnswers(form, message);
  const { templates, open, withheld } = answers;
  useKeys({ r: answers.focus, i: answers.focusList });
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
        {answers.isLoading && <span data-loading="" />}
        {templates && (
          <div className={styles.inline}>
            {/* An arrow key chooses without opening the list, so only Enter and the button insert. */}
            <SelectField
              name="template"
              label={words.template}
              hint={<Link {...adminLinks.replyTemplates()}>{words.manageTemplates}</Link>}
              aria-keyshortcuts="i"
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                answers.insert();
              }}
            >
              <option value="">{words.chooseTemplate}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <Button variant="outline" size="s" onClick={answers.insert}>
              {words.insert}
            </Button>
          </div>
        )}
        <TextAreaField
          name="text"
          label={words.text}
          hint={words.hint(message.email, facts.languages[message.language])}
          rows={8}
          required
          lang={message.language}
          aria-keyshortcuts="r"
          onInput={({ currentTarget }) => answers.follow(currentTarget.value)}
        />
        {withheld.length > 0 && (
          <div className={styles.open} role="status" data-field="withheld">
            <span>{words.withheld(withheld.join(", "))}</span>
            <Button variant="outline" size="s" onClick={answers.fillWithheld}>
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
                onClick={() => answers.select(placeholder)}
              >
                {placeholder}
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" busy={form.busy} aria-keyshortcuts="Control+Enter">
          <Send size={18} aria-hidden />
          {form.busy ? words.busy : words.submit}
        </Button>
      </Form>
    </Card>
  );
}

function useCannedAnswers({ ref }: FormState, message: MessageDetail) {
  const { data: templates, isLoading } = useQuery(adminQueries.replyTemplates());
  const [open, setOpen] = useState<string[]>([]);
  const findField = () => ref.current?.querySelector<HTMLTextAreaElement>("[name=text]");
  const findList = () => {
    const list = ref.current?.elements.namedItem("template");
    return list instanceof HTMLSelectElement ? list : undefined;
  };
  const focus = () => findField()?.focus();
  const write = (text: string) => {
    const field = findField();
    if (!field) return;
    // The form notices only input events.
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return {
    templates,
    isLoading,
    open,
    follow: (text: string) => setOpen(openPlaceholders(text)),
    /** Placeholders about an order of another address, which only the writer may fill in. */
    withheld: open.filter((text) => fillPlaceholders(text, message.withheld_facts) !== text),
    focus,
    focusList: () => findList()?.focus(),
    write,
    insert: () => {
      const choice = findList();
      if (!choice) return;
      const template = templates?.find(({ id }) => id === choice.value);
      if (!template) return choice.focus();
      choice.value = "";
      const answer = message.language === "fr" ? template.text_fr : template.text_en;
      const typed = findField()?.value.trim() ?? "";
      write([typed, fillPlaceholders(answer, message.facts)].filter(Boolean).join("\n\n"));
      focus();
    },
    fillWithheld: () => {
      write(fillPlaceholders(findField()?.value ?? "", message.withheld_facts));
      focus();
    },
    select: (placeholder: string) => {
      const start = findField()?.value.indexOf(placeholder) ?? -1;
      if (start < 0) return;
      focus();
      findField()?.setSelectionRange(start, start + placeholder.length);
    },
  };
}
