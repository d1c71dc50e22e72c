import RefreshCw from "lucide-react/icons/refresh-cw";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { adminPayments } from "#content/admin-payments.ts";
import { mayChange, mayUse } from "#domain/accounts/role.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { PaymentProblem } from "#domain/payments/payment.ts";
import { computeLeftAmount } from "#domain/orders/order-money.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { useSession } from "#lib/session/session.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import { Panel } from "../ui/panel.tsx";
import { useKeys } from "../ui/use-keys.ts";
import { HoldForm, ProblemForm, RefundForm, WaiveForm } from "./late-money-forms.ts";
import panel from "../ui/panel.module.css";
import styles from "./orders.module.css";
import { useShowOrder } from "./use-show-order.ts";
import { OrderBalance } from "./order-balance.tsx";
import { canRefund, OrderPayment } from "./order-payment.tsx";

type MoneyDialog = { order: OrderDetail } & (
  | { name: "hold" | "waive" }
  | { name: "refund"; paymentId: string; amount?: number }
  | { name: "resolve"; paymentId: string; kind: PaymentProblem }
);

export function OrderMoney({ order }: { order: OrderDetail }) {
  const words = useContent(adminPayments);
  const { role } = useSession();
  const [dialog, setDialog] = useState<MoneyDialog | null>(null);
  const money = useMoney();
  const show = useShowOrder();
  const settle = async () => {
    const { settle: endpoint } = api.admin.orders[":orderId"].payments;
    show(await endpoint.$post({ param: { orderId: order.id } }));
    showDone(words.settle.done);
  };
  const mayRefund = mayUse(role, "refunds");
  const mayWrite = mayChange(role, "orders");
  const refundWords = mayRefund ? words.refund : words.ask;
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const refund = (paymentId: string) => setDialog({ name: "refund", order, paymentId });
  const next = mayWrite ? order.payments.find((one) => canRefund(one, !mayRefund)) : undefined;
  useKeys(next ? { r: () => refund(next.id) } : {});
  const actions = {
    onClose: () => setDialog(null),
    onConflict: (changed: OrderDetail) => setDialog((open) => open && { ...open, order: changed }),
  };
  return (
    <Panel id="order-money" heading={words.heading}>
      <div className={styles.money}>
        <OrderSums order={order} />
        <OrderBalance
          order={order}
          onRefund={
            mayWrite
              ? (paymentId, amount) => setDialog({ name: "refund", order, paymentId, amount })
              : undefined
          }
          asks={!mayRefund}
          onWaive={mayWrite ? () => setDialog({ name: "waive", order }) : undefined}
        />
        {order.by_hand_amount > 0 && (
          <p className={panel.note}>{words.byHand(money(order.by_hand_amount, order.currency))}</p>
        )}
        {order.payments.length === 0 && order.by_hand_amount === 0 && (
          <p className={panel.note}>{isUnpaid ? words.noneUnpaid : words.none}</p>
        )}
        {mayWrite && (order.payments.length > 0 || isUnpaid) && (
          <div className="cluster">
            {order.payments.length > 0 && (
              <ActionButton
                icon={RefreshCw}
                act={settle}
                busyLabel={words.settle.busy}
                refusals={{ payment_provider_unavailable: words.settle.unavailable }}
              >
                {words.settle.open}
              </ActionButton>
            )}
            {isUnpaid && (
              <Button variant="outline" onClick={() => setDialog({ name: "hold", order })}>
                {words.hold.open}
              </Button>
            )}
          </div>
        )}
        {order.payments.map((payment) => (
          <OrderPayment
            key={payment.id}
            order={order}
            payment={payment}
            onRefund={mayWrite ? () => refund(payment.id) : undefined}
            hasRefundKey={payment === next}
            refundWords={refundWords}
            onResolve={
              mayRefund
                ? (kind) => setDialog({ name: "resolve", order, paymentId: payment.id, kind })
                : undefined
            }
          />
        ))}
      </div>
      <Dialog
        open={dialog !== null}
        title={dialog ? (dialog.name === "refund" ? refundWords : words[dialog.name]).title : ""}
        onClose={actions.onClose}
      >
        {dialog?.name === "hold" && <HoldForm {...actions} order={dialog.order} />}
        {dialog?.name === "waive" && <WaiveForm {...actions} order={dialog.order} />}
        {dialog?.name === "refund" && (
          <RefundForm
            {...actions}
            orderId={order.id}
            order={dialog.order}
            asks={!mayRefund}
            firstAmount={dialog.amount}
            payment={dialog.order.payments.find(({ id }) => id === dialog.paymentId)!}
          />
        )}
        {dialog?.name === "resolve" && (
          <ProblemForm
            {...actions}
            orderId={order.id}
            paymentId={dialog.paymentId}
            kind={dialog.kind}
          />
        )}
      </Dialog>
    </Panel>
  );
}

const SUMS = ["asked", "paid", "refunded", "disputed", "left"] as const;

function OrderSums({ order }: { order: OrderDetail }) {
  const { sums, endsAt, heldUntil } = useContent(adminPayments);
  const money = useMoney();
  const isHeld = order.held_until !== null && order.held_until === order.expires_at;
  const amounts = {
    asked: order.amount,
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    disputed: order.disputed_amount,
    left: computeLeftAmount(order),
  };
  return (
    <>
      <dl className={styles.sums}>
        {SUMS.filter((name) => name !== "disputed" || amounts.disputed !== 0).map((name) => (
          <div key={name}>
            <dt className={panel.note}>{sums[name]}</dt>
            <dd data-sum={name}>{money(amounts[name], order.currency)}</dd>
          </div>
        ))}
      </dl>
      {order.expires_at && (
        <DescriptionList
          facts={[
            { label: isHeld ? heldUntil : endsAt, value: <AdminTime iso={order.expires_at} /> },
          ]}
        />
      )}
    </>
  );
}
