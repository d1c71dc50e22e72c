import { type ReactNode, Suspense } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { checkout } from "../../content/checkout.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { latePart } from "../../lib/page/late-part.tsx";
import { useContent } from "../../lib/page/site-context.tsx";
import { payableUntil } from "../../domain/orders/order-end.ts";
import { useOrderMoney } from "../../lib/page/order-formats.ts";
import styles from "./panel.module.css";

/** Before payment there is none. */
export const Receipt = latePart(() => import("./receipt.tsx"));

interface OutcomeProps {
  heading: string;
  sign?: ReactNode;
  children: ReactNode;
}

/** An order's state: a heading and a few sentences. */
export function Outcome({ heading, sign, children }: OutcomeProps) {
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading} tabIndex={-1}>
        {sign} {heading}
      </h2>
      {children}
    </Card>
  );
}

/** The order was not paid in time or, without a booking, is deleted: nothing was charged. */
export function EndedPanel({ booking }: { booking?: Booking }) {
  const { ended, gone } = useContent(checkout).outcome;
  const words = booking ? ended : gone;
  return (
    <Outcome heading={words.heading}>
      <p>{booking && isTooLate(booking) ? ended.late : words.text}</p>
      <BookAgain />
    </Outcome>
  );
}

/** True when the flight day ended the order, not its age. */
function isTooLate({ order: { airport, flight_date: flightDate } }: Booking): boolean {
  return payableUntil({ airport, flightDate }) <= Date.now();
}

/** Cancelled; paid money is refunded, or staff see to it. */
export function CancelledPanel({ booking: { order } }: { booking: Booking }) {
  const words = useContent(checkout).outcome;
  const money = useOrderMoney(order);
  const left = order.paid_amount - order.refunded_amount;
  return (
    <Outcome heading={words.cancelled.heading}>
      <p>{left > 0 ? words.cancelled.owed(money.exact(left)) : words.cancelled.text}</p>
      {left > 0 && <p className="note">{words.bank}</p>}
      <BookAgain />
    </Outcome>
  );
}

export function RefundedPanel({ booking }: { booking: Booking }) {
  const { order } = booking;
  const words = useContent(checkout).outcome;
  const money = useOrderMoney(order);
  return (
    <Outcome heading={words.refunded.heading}>
      <p>
        {order.refunded_amount > 0
          ? words.refunded.text(money.exact(order.refunded_amount))
          : words.refunded.byHand}
      </p>
      {order.refunded_amount > 0 ? (
        <Suspense>
          <Receipt booking={booking} />
        </Suspense>
      ) : (
        <p className="note">{words.bank}</p>
      )}
      <BookAgain />
    </Outcome>
  );
}

function BookAgain() {
  return (
    <ButtonLink to="/fast-track-form" variant="outline" className={styles.action}>
      {useContent(checkout).outcome.again}
    </ButtonLink>
  );
}
