import { Spinner } from "../../components/ui/loading.tsx";
import { rarePayment } from "../../content/rare-payment.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { useContent } from "../../lib/page/site-context.tsx";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import { DuePanel } from "./due-panel.tsx";
import { Outcome } from "./outcome-panels.tsx";

interface RarePanelProps {
  state: "due" | "processing" | "unclear";
  booking: Booking;
  onRefresh: () => Promise<void>;
}

/** States that few orders reach: a difference to pay, or money that is on its way. */
export default function RarePanel({ state, booking, onRefresh }: RarePanelProps) {
  if (state === "due") return <DuePanel booking={booking} onRefresh={onRefresh} />;
  if (state === "unclear") return <UnclearPanel booking={booking} />;
  return <ProcessingPanel email={booking.customer.email} />;
}

/** The provider waits for the money: the traveller only waits. */
function ProcessingPanel({ email }: { email: string }) {
  const words = useContent(rarePayment).processing;
  return (
    <Outcome heading={words.heading} sign={<Spinner />}>
      <p>{words.text}</p>
      <p className="note">{words.leave(email)}</p>
    </Outcome>
  );
}

/** Money came without making the order paid: staff look into it. */
function UnclearPanel({ booking: { order, customer } }: { booking: Booking }) {
  const words = useContent(rarePayment).unclear;
  const money = useOrderMoney(order);
  return (
    <Outcome heading={words.heading}>
      <p>{words.text(money.exact(order.paid_amount - order.refunded_amount))}</p>
      <p>{words.contact(customer.email)}</p>
    </Outcome>
  );
}
