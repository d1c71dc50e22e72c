import type { LucideIcon } from "lucide-react";
import CreditCard from "lucide-react/icons/credit-card";
import HandCoins from "lucide-react/icons/hand-coins";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import PencilLine from "lucide-react/icons/pencil-line";
import Reply from "lucide-react/icons/reply";
import Scale from "lucide-react/icons/scale";
import ScanLine from "lucide-react/icons/scan-line";
import StickyNote from "lucide-react/icons/sticky-note";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextAreaField } from "#components/ui/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { adminTimeline } from "#content/admin-timeline.ts";
import { resendableMails } from "#domain/orders/order-mail.ts";
import { MAX_NOTE_LENGTH } from "#domain/orders/order-transitions.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { TimelineEntry } from "#domain/order-detail/timeline.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { mayChange } from "#domain/accounts/role.ts";
import { useSession } from "#lib/session/session.ts";
import { api } from "#lib/session/api.ts";
import { ConfirmAction } from "../ui/confirm-action.tsx";
import { AdminTime } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import panel from "../ui/panel.module.css";
import { useKeys } from "../ui/use-keys.ts";
import { useAdminForm } from "../ui/use-admin-form.ts";
import { LetterForm, MailAgainForm } from "./late-mail-forms.ts";
import { useShowOrder } from "./use-show-order.ts";
import orders from "./orders.module.css";
import { EntryText } from "./entry-text.tsx";
import styles from "./timeline.module.css";

const ICONS: Record<TimelineEntry["kind"], LucideIcon> = {
  change: PencilLine,
  payment: CreditCard,
  refund: Undo2,
  refund_request: Undo2,
  dispute: Scale,
  movement: HandCoins,
  mail: Mail,
  note: StickyNote,
  redemption: ScanLine,
  message: MessageSquare,
  reply: Reply,
};

interface OrderTimelineProps {
  order: OrderDetail;
  final: string | null;
}

export function OrderTimeline({ order, final }: OrderTimelineProps) {
  const words = useContent(adminTimeline);
  const mayWrite = mayChange(useSession().role, "orders");
  const [resending, setResending] = useState(false);
  const [writing, setWriting] = useState(false);
  const kinds = resendableMails(order, Date.now());
  return (
    <Panel id="order-timeline" heading={words.heading} tone="quiet">
      {final && <p className={panel.note}>{final}</p>}
      {mayWrite && <NoteForm orderId={order.id} />}
      {mayWrite && order.customer.email !== "" && (
        <div className="cluster">
          <Button variant="outline" onClick={() => setWriting(true)}>
            <PencilLine size={18} aria-hidden /> {words.letter.open}
          </Button>
          {kinds.length > 0 && (
            <Button variant="outline" onClick={() => setResending(true)}>
              <Mail size={18} aria-hidden /> {words.mails.open}
            </Button>
          )}
        </div>
      )}
      <ol className={styles.entries}>
        {order.timeline.map((entry) => (
          <Entry key={`${entry.kind}${entry.id}`} entry={entry} order={order} />
        ))}
      </ol>
      <Dialog open={writing} title={words.letter.title} onClose={() => setWriting(false)}>
        {writing && <LetterForm order={order} onClose={() => setWriting(false)} />}
      </Dialog>
      <Dialog open={resending} title={words.mails.title} onClose={() => setResending(false)}>
        {resending && (
          <MailAgainForm order={order} kinds={kinds} onClose={() => setResending(false)} />
        )}
      </Dialog>
    </Panel>
  );
}

function Entry({ entry, order }: { entry: TimelineEntry; order: OrderDetail }) {
  const Icon = ICONS[entry.kind];
  const actor = useActorName(entry);
  const mayWrite = mayChange(useSession().role, "orders");
  return (
    <li
      data-field={entry.kind === "change" ? "order-event" : "timeline-entry"}
      data-kind={entry.kind}
      className={styles.entry}
    >
      <span className={styles.icon}>
        <Icon size={14} aria-hidden />
      </span>
      <div className={styles.body}>
        <EntryText entry={entry} currency={order.currency} />
        <p className={panel.note}>
          {actor && <>{actor} · </>}
          <AdminTime iso={entry.created_at} />
          {entry.kind === "note" && mayWrite && <DeleteNote orderId={order.id} note={entry} />}
        </p>
      </div>
    </li>
  );
}

function useActorName(entry: TimelineEntry): string | null {
  const words = useContent(adminTimeline);
  if (entry.actor_id !== null) return entry.actor_email ?? words.byGone;
  if (entry.kind === "redemption") return entry.device;
  if (entry.kind !== "change" || entry.from_status === null) return null;
  return entry.changes === null ? words.byProduct : words.byTraveller;
}

function NoteForm({ orderId }: { orderId: string }) {
  const { notes: words } = useContent(adminTimeline);
  const show = useShowOrder();
  const form = useAdminForm({
    draft: `order.${orderId}.note`,
    schema: async () => (await import("#domain/order-detail/timeline.schema.ts")).NoteInputSchema,
    check: ({ text }) => ({ ...(!text?.trim() && { text: words.missing }) }),
    values: ({ text, forLane }) => ({ text, forLane: forLane !== undefined }),
    submit: async (json) => {
      show(await api.admin.orders[":orderId"].notes.$post({ param: { orderId }, json }));
      form.reset();
      showDone(words.done);
    },
  });
  useKeys({
    n: () => form.ref.current?.querySelector<HTMLElement>('[name="text"]')?.focus(),
  });
  return (
    <Form form={form} className={panel.panel}>
      <TextAreaField
        name="text"
        aria-keyshortcuts="n"
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

function DeleteNote({ orderId, note }: { orderId: string; note: { id: string; text: string } }) {
  const { notes: words } = useContent(adminTimeline);
  const show = useShowOrder();
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
        subject={asking ? note : null}
        words={{ question: words.question, submit: words.confirm, busy: words.removing }}
        danger
        explain={() => words.explanation}
        missing={words.gone}
        onConfirm={async ({ id }) => {
          const call = { param: { orderId, noteId: id } };
          show(await api.admin.orders[":orderId"].notes[":noteId"].$delete(call));
          showDone(words.removed);
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
