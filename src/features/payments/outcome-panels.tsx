import { type ReactNode, useEffect, useRef } from "react";
import { ButtonLink } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { checkout } from "#content/checkout.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import { payableUntil } from "#domain/orders/order-end.ts";
import styles from "./panel.module.css";

interface OutcomeProps {
  heading: string;
  sign?: ReactNode;
  children: ReactNode;
}

/** After a visitor's action the heading takes a lost focus. */
export function Outcome({ heading, sign, children }: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive && isFocusLost()) title.current?.focus();
  }, []);
  return (
    <Card className={styles.panel}>
      <h2 ref={title} className={styles.heading} tabIndex={-1}>
        {sign} {heading}
      </h2>
      {children}
    </Card>
  );
}

/** Without a `booking`, the order was deleted or this browser may no longer see it. */
export default function EndedPanel({ booking }: { booking?: Booking }) {
  const { ended, gone } = useContent(checkout).outcome;
  const words = booking ? ended : gone;
  return (
    <Outcome heading={words.heading}>
      <p>{booking && isTooLate(booking) ? ended.late : words.text}</p>
      <BookAgain />
    </Outcome>
  );
}

function isTooLate({ order: { airport, flight_date: flightDate } }: Booking): boolean {
  return payableUntil({ airport, flightDate }) <= serverNow();
}

export function BookAgain() {
  return (
    <ButtonLink to="/fast-track-form" variant="outline" className={styles.action}>
      {useContent(checkout).outcome.again}
    </ButtonLink>
  );
}
