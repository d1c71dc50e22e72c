import { Badge } from "#components/ui/badge.tsx";
import { adminJournal } from "#content/admin-journal.ts";
import { adminPayments } from "#content/admin-payments.ts";
import type { DisputeStatus } from "#domain/payments/movement.ts";
import type { PaymentStatus, RefundStatus } from "#domain/payments/payment.ts";
import { useContent } from "#lib/site-context/site-context.tsx";

const PAYMENT_TONES = {
  open: "warning",
  processing: "warning",
  failed: "neutral",
  expired: "neutral",
  paid: "success",
} as const satisfies Record<PaymentStatus, string>;
const REFUND_TONES = {
  requested: "warning",
  pending: "warning",
  succeeded: "success",
  failed: "danger",
} as const satisfies Record<RefundStatus, string>;

const DISPUTE_TONES = {
  open: "danger",
  under_review: "warning",
  won: "success",
  lost: "danger",
} as const satisfies Record<DisputeStatus, string>;

export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { disputes } = useContent(adminJournal);
  return (
    <Badge tone={DISPUTE_TONES[status]} data-status={status}>
      {disputes.statuses[status]}
    </Badge>
  );
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { statuses } = useContent(adminPayments);
  return (
    <Badge tone={PAYMENT_TONES[status]} data-status={status}>
      {statuses[status]}
    </Badge>
  );
}

export function RefundBadge({ status }: { status: RefundStatus }) {
  const { refunds } = useContent(adminPayments);
  return (
    <Badge tone={REFUND_TONES[status]} data-status={status}>
      {refunds.statuses[status]}
    </Badge>
  );
}
