import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { adminPayments } from "#content/admin-payments.ts";
import { toMajor } from "#domain/money/currency.ts";
import { orderBalance } from "#domain/order-detail/order-balance.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { showDone } from "#lib/api/toast.ts";
import { partySize } from "#domain/money/fares.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { api } from "#lib/session/api.ts";
import { ActionButton } from "../ui/action-button.tsx";
import { AdminTime, useMoney } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { useShowOrder } from "./use-show-order.ts";
import styles from "./orders.module.css";

interface OrderBalanceProps {
  order: OrderDetail;
  /** Absent for staff who only read. The amount is in major units. */
  onRefund: ((paymentId: string, amount: number) => void) | undefined;
  asks: boolean;
  onWaive: (() => void) | undefined;
}

export function OrderBalance({ order, onRefund, asks, onWaive }: OrderBalanceProps) {
  const { balance: words, ask } = useContent(adminPayments);
  const money = useMoney();
  const { tooMuchMinor, dueMinor, unaskedMinor } = orderBalance(order);
  const sum = (minor: number) => money(toMajor(minor), order.currency);
  if (dueMinor > 0) return <Due order={order} amount={sum(dueMinor)} onWaive={onWaive} />;
  if (tooMuchMinor === 0)
    return unaskedMinor > 0 && <p className={panel.note}>{words.unasked(sum(unaskedMinor))}</p>;
  // A refund concerns one payment, so this takes the one with the most left.
  const [payment] = order.payments.toSorted((a, b) => b.refundable_amount - a.refundable_amount);
  const isAsked = payment?.refund_requests.some(({ status }) => status === "open");
  return (
    <Notice>
      <div className={styles.problem} data-field="balance">
        <p>{words.tooMuch(sum(tooMuchMinor))}</p>
        {payment && onRefund && !(asks && isAsked) && (
          <Button
            variant="outline"
            size="s"
            onClick={() => onRefund(payment.id, toMajor(tooMuchMinor))}
          >
            {asks ? ask.open : words.refund(sum(tooMuchMinor))}
          </Button>
        )}
      </div>
    </Notice>
  );
}

function Due({
  order,
  amount,
  onWaive,
}: Pick<OrderBalanceProps, "order" | "onWaive"> & { amount: string }) {
  const { balance: words } = useContent(adminPayments);
  const show = useShowOrder();
  const risen = order.history.find(
    ({ changes }) => changes?.due && changes.due[0] < changes.due[1],
  );
  const mail = order.timeline.find(
    (entry) =>
      entry.kind === "mail" &&
      entry.mail === "order-due" &&
      entry.created_at >= (risen?.created_at ?? ""),
  );
  const ask = async () => {
    const call = { param: { orderId: order.id }, json: { kind: "order-due" as const } };
    show(await api.admin.orders[":orderId"].mails.$post(call));
    showDone(words.askedNow);
  };
  return (
    <Notice>
      <div className={styles.problem} data-field="balance">
        <p>{words.due(amount)}</p>
        {order.unpaid_travellers > 0 && order.status === "paid" && (
          <p>{words.unpaid(order.unpaid_travellers, partySize(order))}</p>
        )}
        {order.status === "completed" && <p>{words.used}</p>}
        <p className={panel.note}>
          {mail ? (
            <>
              {words.asked} <AdminTime iso={mail.created_at} />
            </>
          ) : (
            words.notAsked
          )}
        </p>
        {onWaive && (
          <div className="cluster">
            <ActionButton variant="primary" size="s" act={ask} busyLabel={words.asking}>
              {mail ? words.askAgain : words.ask}
            </ActionButton>
            <Button variant="outline" size="s" onClick={onWaive}>
              {words.waive}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
}
