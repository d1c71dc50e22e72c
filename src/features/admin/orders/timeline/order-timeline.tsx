import {
  CreditCard,
  type LucideIcon,
  Mail,
  MessageSquare,
  PencilLine,
  Reply,
  ScanLine,
  StickyNote,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Dialog } from "../../../../components/ui/dialog.tsx";
import { adminTimeline } from "../../../../content/admin-timeline.ts";
import { resendableMails } from "../../../../domain/mail/order-mail.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import type { TimelineEntry } from "../../../../domain/staff-orders/timeline.schema.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { AdminTime } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { Panel } from "../../ui/panel.tsx";
import { MailAgainForm } from "./mail-again-form.tsx";
import { DeleteNote, NoteForm } from "./notes.tsx";
import { EntryText } from "./entry-text.tsx";
import styles from "./timeline.module.css";

const ICONS: Record<TimelineEntry["kind"], LucideIcon> = {
  change: PencilLine,
  payment: CreditCard,
  refund: Undo2,
  mail: Mail,
  note: StickyNote,
  redemption: ScanLine,
  message: MessageSquare,
  reply: Reply,
};

interface OrderTimelineProps {
  order: OrderDetail;
  /** Said above it of an order that nobody can change any more. */
  final: string | null;
  onChanged: (order: OrderDetail) => void;
}

/** All that happened around an order, newest first: what, why, who and when. Notes are written here, and mails sent again. */
export function OrderTimeline({ order, final, onChanged }: OrderTimelineProps) {
  const words = useContent(adminTimeline);
  const [resending, setResending] = useState(false);
  const kinds = resendableMails(order, Date.now());
  const canResend = kinds.length > 0 && order.customer.email !== "";
  return (
    <Panel id="order-timeline" heading={words.heading} tone="quiet">
      {final && <p className={panel.note}>{final}</p>}
      <NoteForm orderId={order.id} onChanged={onChanged} />
      {canResend && (
        <Button variant="outline" onClick={() => setResending(true)}>
          <Mail size={18} aria-hidden="true" /> {words.mails.open}
        </Button>
      )}
      <ol className={styles.entries}>
        {order.timeline.map((entry) => (
          <Entry
            key={`${entry.kind}${entry.id}`}
            entry={entry}
            order={order}
            onChanged={onChanged}
          />
        ))}
      </ol>
      <Dialog open={resending} title={words.mails.title} onClose={() => setResending(false)}>
        {resending && (
          <MailAgainForm
            order={order}
            kinds={kinds}
            onClose={() => setResending(false)}
            onChanged={onChanged}
          />
        )}
      </Dialog>
    </Panel>
  );
}

/** One row. Rows of the order's own history carry `order-event`, which the checks of its changes look for. */
function Entry({
  entry,
  order,
  onChanged,
}: {
  entry: TimelineEntry;
  order: OrderDetail;
  onChanged: (order: OrderDetail) => void;
}) {
  const Icon = ICONS[entry.kind];
  const actor = useActorName(entry);
  return (
    <li
      data-field={entry.kind === "change" ? "order-event" : "timeline-entry"}
      data-kind={entry.kind}
      className={styles.entry}
    >
      <span className={styles.icon}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <div className={styles.body}>
        <EntryText entry={entry} currency={order.currency} />
        <p className={panel.note}>
          {actor && <>{actor} · </>}
          <AdminTime iso={entry.created_at} />
          {entry.kind === "note" && (
            <DeleteNote orderId={order.id} note={entry} onChanged={onChanged} />
          )}
        </p>
      </div>
    </li>
  );
}

/** Who did what a row tells; null where that goes without saying. */
function useActorName(entry: TimelineEntry): string | null {
  const words = useContent(adminTimeline);
  if (entry.actor_id !== null) return entry.actor_email ?? words.byGone;
  if (entry.kind === "redemption") return entry.device;
  if (entry.kind !== "change" || entry.from_status === null) return null;
  return entry.changes === null ? words.byProduct : words.byTraveller;
}
