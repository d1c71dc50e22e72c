import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { TextAreaField } from "../../../../components/ui/field.tsx";
import { Form, useForm } from "../../../../components/ui/form.tsx";
import { adminTimeline } from "../../../../content/admin-timeline.ts";
import { admin } from "../../../../content/admin.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import { MAX_NOTE_LENGTH } from "../../../../domain/orders/order-status.ts";
import {
  NoteInputSchema,
  type TimelineEntry,
} from "../../../../domain/staff-orders/timeline.schema.ts";
import { forgetDraft, useDraft } from "../../../../lib/storage/draft.ts";
import { api } from "../../../../lib/session/api.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { ConfirmAction } from "../../ui/confirm-action.tsx";
import panel from "../../ui/panel.module.css";
import orders from "../forms/orders.module.css";
import styles from "./timeline.module.css";

interface NotesProps {
  orderId: string;
  onChanged: (order: OrderDetail) => void;
}

/** Writes a note on an order. */
export function NoteForm({ orderId, onChanged }: NotesProps) {
  const { notes: words } = useContent(adminTimeline);
  const { failure } = useContent(admin);
  const draft = `order.${orderId}.note`;
  const form = useForm({
    ...failure,
    schema: NoteInputSchema,
    check: ({ text }) => ({ ...(!text?.trim() && { text: words.missing }) }),
    values: ({ text, forLane }) => ({ text, forLane: forLane !== undefined }),
    submit: async (json) => {
      onChanged(await api.admin.orders[":orderId"].notes.$post({ param: { orderId }, json }));
      form.reset();
      forgetDraft(draft);
      showToast({ ...words.done, tone: "success" });
    },
  });
  useDraft(form.ref, draft);
  return (
    <Form form={form} className={panel.panel}>
      <TextAreaField
        name="text"
        label={words.label}
        hint={words.hint}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
      />
      <label className={orders.choice}>
        <input type="checkbox" name="forLane" />
        {words.forLane}
      </label>
      <Button type="submit" variant="outline" busy={form.busy}>
        {form.busy ? words.busy : words.submit}
      </Button>
    </Form>
  );
}

/** Deletes a note after asking; a colleague's note is refused, unless an admin asks. */
export function DeleteNote({
  orderId,
  note,
  onChanged,
}: NotesProps & { note: Extract<TimelineEntry, { kind: "note" }> }) {
  const { notes: words } = useContent(adminTimeline);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {" · "}
      <button
        type="button"
        className={styles.inline}
        aria-label={words.removeFor(note.text.slice(0, 60))}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </button>
      <ConfirmAction
        open={asking}
        words={{ question: words.question, submit: words.confirm, busy: words.removing }}
        danger
        explain={({ status }) => (status === 404 ? words.gone : undefined)}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          onChanged(
            await api.admin.orders[":orderId"].notes[":noteId"].$delete({
              param: { orderId, noteId: note.id },
            }),
          );
          showToast({ ...words.removed, tone: "success" });
        }}
      >
        <p>{words.explanation}</p>
      </ConfirmAction>
    </>
  );
}
