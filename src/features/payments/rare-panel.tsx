import { Spinner } from "#components/ui/loading.tsx";
import { checkout } from "#content/checkout.ts";
import { rarePayment } from "#content/rare-payment.ts";
import { computeLeftAmount, computeOnlineAmount } from "#domain/orders/order-money.ts";
import { refundableAmount } from "#domain/orders/booking-change.ts";
import type { CheckoutState } from "#domain/orders/checkout-state.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { DuePanel } from "./due-panel.tsx";
import EndedPanel, { BookAgain, Outcome } from "./outcome-panels.tsx";
import { Receipt } from "./receipt.tsx";

interface RarePanelProps {
  state: Exclude<CheckoutState, "payable" | "paid">;
  booking: Booking;
  onRefresh: () => Promise<void>;
}

export default function RarePanel({ state, booking, onRefresh }: RarePanelProps) {
  if (state === "ended") return <EndedPanel booking={booking} />;
  if (state === "cancelled") return <CancelledPanel booking={booking} />;
  if (state === "refunded") return <RefundedPanel booking={booking} />;
  if (state === "due") return <DuePanel booking={booking} onRefresh={onRefresh} />;
  if (state === "unclear") return <UnclearPanel booking={booking} />;
  return <ProcessingPanel email={booking.customer.email} />;
}

function ProcessingPanel({ email }: { email: string }) {
  const words = useContent(rarePayment).processing;
  return (
    <Outcome heading={words.heading} sign={<Spinner />}>
      <p>{words.text}</p>
      <p className="note">{words.leave(email)}</p>
    </Outcome>
  );
}

function UnclearPanel({ booking: { order, customer } }: { booking: Booking }) {
  const words = useContent(rarePayment).unclear;
  const money = useOrderMoney(order);
  return (
    <Outcome heading={words.heading}>
      <p>{words.text(money.exact(computeLeftAmount(order)))}</p>
      <p>{words.contact(customer.email)}</p>
    </Outcome>
  );
}

function CancelledPanel({ booking }: { booking: Booking }) {
  const { order } = booking;
  const words = useContent(checkout).outcome;
  const money = useOrderMoney(order);
  const left = computeOnlineAmount(order);
  // The refund of this money was never requested or is impossible.
  if (refundableAmount(booking) > 0) return <UnclearPanel booking={booking} />;
  return (
    <Outcome heading={words.cancelled.heading}>
      <p>{left > 0 ? words.cancelled.owed(money.exact(left)) : words.cancelled.text}</p>
      {left > 0 && <p className="note">{words.bank}</p>}
      <BookAgain />
    </Outcome>
  );
}

function RefundedPanel({ booking }: { booking: Booking }) {
  const { order } = booking;
  const words = useContent(checkout).outcome;
  const money = useOrderMoney(order);
  const left = computeLeftAmount(order);
  // The customer's bank returned the refund.
  if (left > 0 && booking.payment.kept_amount > 0) return <UnclearPanel booking={booking} />;
  const { refunded_amount: refunded } = order;
  // Staff ended a booking that they had given away.
  if (order.paid_amount === 0) return <CancelledPanel booking={booking} />;
  return (
    <Outcome heading={left > 0 ? words.refunded.underWay : words.refunded.heading}>
      <p>
        {left > 0
          ? words.cancelled.owed(money.exact(left))
          : refunded > 0
            ? words.refunded.text(money.exact(refunded))
            : words.refunded.byBank}
      </p>
      {refunded > 0 && <Receipt booking={booking} />}
      <BookAgain />
    </Outcome>
  );
}
