import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { DescriptionList } from "../../../../components/ui/description-list.tsx";
import { Dialog } from "../../../../components/ui/dialog.tsx";
import { adminPayments } from "../../../../content/admin-payments.ts";
import { admin } from "../../../../content/admin.ts";
import { mayUse } from "../../../../domain/accounts/role.ts";
import { fromMajor, toMajor } from "../../../../domain/money/currency.ts";
import type { OrderDetail } from "../../../../domain/staff-orders/order-change.schema.ts";
import { NEW_ORDER_STATUS } from "../../../../domain/orders/order-status.ts";
import type { PaymentProblem } from "../../../../domain/payments/payment.ts";
import { api } from "../../../../lib/session/api.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { useContent } from "../../../../lib/page/site-context.tsx";
import { showToast } from "../../../../lib/api/toast.ts";
import { useAction } from "../../../../lib/api/use-action.ts";
import { AdminTime, useMoney } from "../../ui/formats.tsx";
import panel from "../../ui/panel.module.css";
import { Panel } from "../../ui/panel.tsx";
import { HoldForm, ProblemForm, RefundForm, WaiveForm } from "./money-forms.tsx";
import { OrderBalance } from "./order-balance.tsx";
import { OrderPayment } from "./order-payment.tsx";
import styles from "../forms/orders.module.css";

/** Which dialog is open, about the order as it was then, or as a conflict returned it. */
type Asked = { order: OrderDetail } & (
  | { dialog: "hold" | "waive" }
  | { dialog: "refund"; paymentId: string; amount?: number }
  | { dialog: "resolve"; paymentId: string; kind: PaymentProblem }
);

interface OrderMoneyProps {
  order: OrderDetail;
  /** Receives the order as it is after an action. */
  onChanged: (order: OrderDetail) => void;
}

/** What an order asked, received and gave back, each of its payments, and what staff can do about them (docs/product/payments.md). */
export function OrderMoney({ order, onChanged }: OrderMoneyProps) {
  const words = useContent(adminPayments);
  const { failure } = useContent(admin);
  const { role } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run, busy } = useAction({
    ...failure,
    explain: ({ status }) => (status === 503 ? words.settle.unavailable : undefined),
  });
  const settle = () =>
    run(async () => {
      onChanged(
        await api.admin.orders[":orderId"].payments.settle.$post({ param: { orderId: order.id } }),
      );
      showToast({ ...words.settle.done, tone: "success" });
    });
  const mayRefund = mayUse(role, "refunds");
  const isUnpaid = order.status === NEW_ORDER_STATUS;
  const actions = {
    onClose: () => setAsked(null),
    onChanged,
    onConflict: (changed: OrderDetail) => {
      onChanged(changed);
      setAsked((shown) => shown && { ...shown, order: changed });
    },
  };
  const box = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button that opened the dialog may be gone with what it was for.
    if (wasAsked.current && !asked && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    wasAsked.current = asked !== null;
  }, [asked]);
  return (
    <Panel id="order-money" heading={words.heading}>
      <div ref={box} tabIndex={-1} className={styles.money}>
        <OrderSums order={order} />
        <OrderBalance
          order={order}
          onRefund={
            mayRefund
              ? (paymentId, amount) => setAsked({ dialog: "refund", order, paymentId, amount })
              : undefined
          }
          onWaive={() => setAsked({ dialog: "waive", order })}
          onChanged={onChanged}
        />
        {order.payments.length === 0 && (
          <p className={panel.note}>{isUnpaid ? words.noneUnpaid : words.none}</p>
        )}
        {(order.payments.length > 0 || isUnpaid) && (
          <div className={panel.actions}>
            {order.payments.length > 0 && (
              <Button variant="outline" busy={busy} onClick={() => void settle()}>
                <RefreshCw size={18} aria-hidden="true" />{" "}
                {busy ? words.settle.busy : words.settle.open}
              </Button>
            )}
            {isUnpaid && (
              <Button variant="outline" onClick={() => setAsked({ dialog: "hold", order })}>
                {words.hold.open}
              </Button>
            )}
          </div>
        )}
        {order.payments.map((payment) => (
          <OrderPayment
            key={payment.id}
            payment={payment}
            onRefund={
              mayRefund
                ? () => setAsked({ dialog: "refund", order, paymentId: payment.id })
                : undefined
            }
            onResolve={
              mayRefund
                ? (kind) => setAsked({ dialog: "resolve", order, paymentId: payment.id, kind })
                : undefined
            }
          />
        ))}
      </div>
      <Dialog
        open={asked !== null}
        title={asked ? words[asked.dialog].title : ""}
        onClose={actions.onClose}
      >
        {asked?.dialog === "hold" && <HoldForm {...actions} order={asked.order} />}
        {asked?.dialog === "waive" && <WaiveForm {...actions} order={asked.order} />}
        {asked?.dialog === "refund" && (
          <RefundForm
            {...actions}
            orderId={order.id}
            order={asked.order}
            amount={asked.amount}
            payment={asked.order.payments.find(({ id }) => id === asked.paymentId)!}
          />
        )}
        {asked?.dialog === "resolve" && (
          <ProblemForm
            {...actions}
            orderId={order.id}
            paymentId={asked.paymentId}
            kind={asked.kind}
          />
        )}
      </Dialog>
    </Panel>
  );
}

/** The sums of all payments of an order; for an unpaid one, when it ends. */
function OrderSums({ order }: { order: OrderDetail }) {
  const { sums, endsAt, heldUntil } = useContent(adminPayments);
  const money = useMoney();
  const left = toMajor(fromMajor(order.paid_amount) - fromMajor(order.refunded_amount));
  const isHeld = order.held_until !== null && order.held_until === order.expires_at;
  const amounts = {
    asked: order.amount,
    paid: order.paid_amount,
    refunded: order.refunded_amount,
    left,
  };
  return (
    <>
      <dl className={styles.sums}>
        {(["asked", "paid", "refunded", "left"] as const).map((name) => (
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
