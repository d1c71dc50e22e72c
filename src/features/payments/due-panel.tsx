import { rarePayment } from "#content/rare-payment.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { partySize } from "#domain/money/fares.ts";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Outcome } from "./outcome-panels.tsx";
import { PayButton } from "./pay-button.tsx";

export function DuePanel({
  booking,
  onRefresh,
}: {
  booking: Booking;
  onRefresh: () => Promise<void>;
}) {
  const { due: words } = useContent(rarePayment);
  const { order, payment } = booking;
  const money = useOrderMoney(order);
  const party = partySize(order);
  const due = money.exact(order.due_amount);
  return (
    <Outcome heading={words.heading(due)}>
      <p>{words.text}</p>
      <DescriptionList
        facts={[
          { label: words.total, value: money.exact(order.amount) },
          { label: words.settled, value: money.exact(order.amount - order.due_amount) },
          { label: words.due, value: <strong data-field="due">{due}</strong> },
        ]}
      />
      {order.status === "completed" && <p>{words.used}</p>}
      {order.status === "paid" && order.unpaid_travellers > 0 && (
        <p>{words.pass(party - order.unpaid_travellers, party)}</p>
      )}
      {payment.mode === "none" ? (
        <p>{words.byHand}</p>
      ) : (
        <PayButton booking={booking} mode={payment.mode} onRefresh={onRefresh} />
      )}
    </Outcome>
  );
}
