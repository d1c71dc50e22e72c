import { useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { adminMoneyForms } from "#content/admin-money-forms.ts";
import { adminOrderForms } from "#content/admin-order-forms.ts";
import { party as partyWords } from "#content/party.ts";
import { mayUse } from "#domain/accounts/role.ts";
import { partySize } from "#domain/money/fares.ts";
import type { OrderConflictAnswer, OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { TimelineEntry } from "#domain/order-detail/timeline.schema.ts";
import { isOrderConflict } from "#domain/orders/order-transitions.ts";
import { hasNewestRefundFailed, type RefundRequestStatus } from "#domain/payments/payment.ts";
import type { RefundRequest } from "#domain/payments/payment.schema.ts";
import { showToast } from "#lib/api/toast.ts";
import { awaitChange } from "#lib/api/use-action.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import styles from "./orders.module.css";
import ReasonForm from "./reason-form.tsx";
import timeline from "./timeline.module.css";
import { useShowOrder } from "./use-show-order.ts";

interface OpenRequestProps {
  order: OrderDetail;
  request: RefundRequest;
}

export default function OpenRequest({ order, request }: OpenRequestProps) {
  const { request: words } = useContent(adminMoneyForms);
  const { party } = useContent(partyWords);
  const mayRefund = mayUse(useSession().role, "refunds");
  const amount = useMoney()(request.amount, request.currency);
  return (
    <Notice tone="warning">
      <div className={styles.problem} data-field="refund-request">
        <h4>{words.heading(amount)}</h4>
        {request.reason && <p className={styles.reason}>{request.reason}</p>}
        {partySize(request.travellers) > 0 && <p>{words.leaving(party(request.travellers))}</p>}
        <p className={panel.note}>
          {request.actor_email ?? words.byGone} · <AdminTime iso={request.created_at} />
        </p>
        {mayRefund ? (
          <Answers order={order} request={request} amount={amount} />
        ) : (
          <p className={panel.note}>{words.waits}</p>
        )}
      </div>
    </Notice>
  );
}

function Answers({ order, request, amount }: OpenRequestProps & { amount: string }) {
  const { request: words, declining, refund } = useContent(adminMoneyForms);
  const { conflicts } = useContent(adminOrderForms);
  const show = useShowOrder();
  const [isDeclining, setDeclining] = useState(false);
  const param = { orderId: order.id, requestId: request.id };
  const calls = api.admin.orders[":orderId"]["refund-requests"][":requestId"];
  const grant = async () => {
    const json = { version: order.version };
    const granted = await awaitChange(calls.grant.$post({ param, json }), ({ code, body }) => {
      const theirs = isOrderConflict(code) ? (body as OrderConflictAnswer).order : null;
      if (theirs) show(theirs);
    });
    if (!granted) return;
    show(granted);
    const isFailed = hasNewestRefundFailed(granted.payments);
    showToast(isFailed ? { ...refund.failed, tone: "error" } : { ...refund.done, tone: "success" });
  };
  const close = () => setDeclining(false);
  return (
    <div className="cluster">
      <ActionButton
        variant="primary"
        size="s"
        act={grant}
        busyLabel={words.granting}
        refusals={conflicts}
      >
        {words.grant(amount)}
      </ActionButton>
      <Button variant="outline" size="s" onClick={() => setDeclining(true)}>
        {words.decline}
      </Button>
      <Dialog open={isDeclining} title={declining.title} onClose={close}>
        {isDeclining && (
          <ReasonForm
            words={declining}
            lead={declining.lead(amount)}
            submit={(json) => calls.decline.$post({ param, json })}
            onClose={close}
          />
        )}
      </Dialog>
    </div>
  );
}

const TONES = {
  open: "warning",
  granted: "success",
  declined: "neutral",
  ended: "neutral",
} as const satisfies Record<RefundRequestStatus, string>;

export function RequestEntry({
  entry,
}: {
  entry: Extract<TimelineEntry, { kind: "refund_request" }>;
}) {
  const { request: words } = useContent(adminMoneyForms);
  const amount = useMoney()(entry.amount, entry.currency);
  return (
    <>
      <p className={timeline.title}>
        {words.heading(amount)}
        <Badge tone={TONES[entry.status]} data-status={entry.status}>
          {words.statuses[entry.status]}
        </Badge>
      </p>
      {entry.reason && <p className={timeline.text}>{entry.reason}</p>}
      {entry.status === "ended" && <p className={timeline.text}>{words.ended}</p>}
      {entry.answer && (
        <p className={timeline.text}>
          {words.answeredBy(entry.answered_by_email ?? words.byGone)} {entry.answer}
        </p>
      )}
    </>
  );
}
