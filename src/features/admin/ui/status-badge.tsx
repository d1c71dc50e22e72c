import { Badge } from "#components/ui/badge.tsx";
import { admin } from "#content/admin.ts";
import type { GroupActState } from "#domain/group-acts/group-act.ts";
import type { MailStatus } from "#domain/mail/mail.ts";
import type { MessageStatus } from "#domain/messages/message.ts";
import { isConfirmed, type OrderStatus } from "#domain/orders/order-status.ts";
import type { Order } from "#domain/orders/order.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useMoney } from "./formats.tsx";

const TONES = {
  new: "warning",
  answered: "success",
  archived: "neutral",
  spam: "danger",
  waiting: "warning",
  failed: "danger",
  sent: "success",
  discarded: "neutral",
  preview: "warning",
  running: "warning",
  stopped: "danger",
  done: "success",
  declined: "neutral",
} as const satisfies Record<MessageStatus | MailStatus | GroupActState, string>;

export function StatusBadge<Status extends keyof typeof TONES>({
  status,
  names,
}: {
  status: Status;
  names: Record<Status, string>;
}) {
  return (
    <Badge tone={TONES[status]} data-status={status}>
      {names[status]}
    </Badge>
  );
}

export function DueBadge({
  order: { due_amount, currency },
}: {
  order: Pick<Order, "due_amount" | "currency">;
}) {
  const { toPay } = useContent(admin);
  const money = useMoney();
  if (due_amount === 0) return null;
  return (
    <Badge tone="warning" data-field="due">
      {toPay(money(due_amount, currency))}
    </Badge>
  );
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { statuses } = useContent(admin);
  return (
    <Badge tone={isConfirmed(status) ? "success" : "warning"} data-status={status}>
      {statuses[status]}
    </Badge>
  );
}
