import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog, DialogActions } from "#components/ui/dialog.tsx";
import { SelectField, TextAreaField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { admin } from "#content/admin.ts";
import { adminMessages } from "#content/admin-messages.ts";
import { LANGUAGES } from "#domain/language.ts";
import type {
  BulkMessages,
  BulkMessagesResult,
  BulkReply,
} from "#domain/messages/bulk-messages.schema.ts";
import type { Message } from "#domain/messages/message.schema.ts";
import { MAX_REPLY_LENGTH } from "#domain/messages/message.ts";
import { showDone } from "#lib/api/toast.ts";
import { createIdempotencyKeys } from "#lib/storage/idempotency-keys.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { adminQueries } from "../data/admin-queries.ts";
import panel from "../ui/panel.module.css";
import { useAdminAction, useAdminForm } from "../ui/use-admin-form.ts";

interface MessageBulkProps {
  picked: Message[];
  drop: (messages: readonly Message[]) => void;
}

type Refusals = BulkMessagesResult["items"];

const toPicked = (messages: readonly Message[]) =>
  messages.map(({ id, version }) => ({ id, version }));

export function MessageBulk({ picked, drop }: MessageBulkProps) {
  const { bulk: words } = useContent(adminMessages);
  // The dialog keeps its messages while the list below reloads.
  const [dialog, setDialog] = useState<{
    name: "answer" | "assign" | "refused";
    messages: Message[];
    refused?: Refusals;
  } | null>(null);
  const { busy, run } = useAdminAction();
  const finish = useFinish(drop);
  const close = () => setDialog(null);
  const settle = (messages: Message[], result: BulkMessagesResult, done: Done) => {
    const refused = finish(messages, result, done);
    setDialog(refused.length > 0 ? { name: "refused", messages, refused } : null);
  };
  const archive = () =>
    run(async () => {
      const json = { messages: toPicked(picked), status: "archived" as const };
      settle(picked, await api.admin.messages.bulk.$post({ json }), words.archived);
    });
  const form = dialog && { messages: dialog.messages, onClose: close, onDone: settle };
  return (
    <>
      <Button size="s" onClick={() => setDialog({ name: "answer", messages: picked })}>
        {words.answer.open}
      </Button>
      <Button
        variant="outline"
        size="s"
        onClick={() => setDialog({ name: "assign", messages: picked })}
      >
        {words.assign.open}
      </Button>
      <Button variant="outline" size="s" busy={busy} onClick={() => void archive()}>
        {words.archive}
      </Button>
      <Dialog
        open={dialog !== null}
        title={dialog ? words.titles[dialog.name](dialog.messages.length) : ""}
        onClose={close}
      >
        {form && dialog.name === "answer" && <AnswerForm {...form} />}
        {form && dialog.name === "assign" && <AssignForm {...form} />}
        {dialog?.refused && <Refused messages={dialog.messages} refused={dialog.refused} />}
      </Dialog>
    </>
  );
}

type Done = (count: number) => string;

/** Drops finished messages from the selection, and returns the refusals, whose messages stay. */
function useFinish(drop: MessageBulkProps["drop"]) {
  const client = useQueryClient();
  return (messages: Message[], { items }: BulkMessagesResult, done: Done): Refusals => {
    const finished = new Set(items.flatMap(({ id, refusal }) => (refusal === null ? [id] : [])));
    drop(messages.filter(({ id }) => finished.has(id)));
    if (finished.size > 0) showDone({ title: done(finished.size) });
    for (const key of ["messages", "dashboard"]) void client.invalidateQueries({ queryKey: [key] });
    return items.filter(({ refusal }) => refusal !== null);
  };
}

interface BulkFormProps {
  messages: Message[];
  onClose: () => void;
  onDone: (messages: Message[], result: BulkMessagesResult, done: Done) => void;
}

function AnswerForm({ messages, onClose, onDone }: BulkFormProps) {
  const { bulk, facts, refusals } = useContent(adminMessages);
  const { answer: words } = bulk;
  const [keys] = useState(() => createIdempotencyKeys("messages.answer"));
  const languages = LANGUAGES.filter((code) => messages.some(({ language }) => language === code));
  const form = useAdminForm<BulkReply>({
    toast: false,
    refusals,
    schema: async () => (await import("#domain/messages/bulk-messages.schema.ts")).BulkReplySchema,
    check: (typed) =>
      Object.fromEntries(
        languages.flatMap((code) => (typed[code]?.trim() ? [] : [[code, words.missing]])),
      ),
    values: (typed) => ({
      messages: toPicked(messages),
      text: Object.fromEntries(languages.map((code) => [code, typed[code]])),
    }),
    submit: async (json) => {
      const headers = { "idempotency-key": keys.keyFor(json) };
      const result = await api.admin.messages["bulk-replies"].$post({ json }, { headers });
      keys.done();
      onDone(messages, result, words.done);
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <ErrorNotice error={form.error} />
      <p>{words.lead}</p>
      {languages.map((code) => (
        <TextAreaField
          key={code}
          name={code}
          label={words.text(facts.languages[code])}
          lang={code}
          rows={6}
          required
          maxLength={MAX_REPLY_LENGTH}
        />
      ))}
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

function AssignForm({ messages, onClose, onDone }: BulkFormProps) {
  const { bulk, refusals } = useContent(adminMessages);
  const { assign: words } = bulk;
  const { data: colleagues = [] } = useQuery(adminQueries.colleagues());
  const form = useAdminForm<BulkMessages>({
    toast: false,
    refusals,
    schema: async () =>
      (await import("#domain/messages/bulk-messages.schema.ts")).BulkMessagesSchema,
    values: ({ assigneeId }) => ({ messages: toPicked(messages), assigneeId: assigneeId || null }),
    submit: async (json) =>
      onDone(messages, await api.admin.messages.bulk.$post({ json }), words.done),
  });
  return (
    <Form form={form} className={panel.panel}>
      <ErrorNotice error={form.error} />
      <SelectField name="assigneeId" label={words.to} defaultValue="">
        <option value="">{words.nobody}</option>
        {colleagues.map(({ user_id, email }) => (
          <option key={user_id} value={user_id}>
            {email}
          </option>
        ))}
      </SelectField>
      <DialogActions words={words} busy={form.busy} onClose={onClose} />
    </Form>
  );
}

function Refused({ messages, refused }: { messages: readonly Message[]; refused: Refusals }) {
  const { bulk: words } = useContent(adminMessages);
  const { colon } = useContent(admin);
  const nameOf = (id: string) => {
    const found = messages.find((message) => message.id === id);
    return found?.name || found?.email || id;
  };
  return (
    <Notice tone="warning" role="alert">
      <ul data-field="refused-messages">
        {refused.map(({ id, refusal }) => (
          <li key={id}>
            {nameOf(id)}
            {colon}
            {words.refusals[refusal!]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
