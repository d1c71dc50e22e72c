import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { manageBooking } from "#content/manage-booking.ts";
import { lastDayToChange, maySettle, offeredChange } from "#domain/orders/booking-change.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./manage-booking.module.css";

interface ManageCardProps {
  booking: Booking;
  isFolded?: boolean;
  children: ReactNode;
}

export function ManageCard({ booking, isFolded, children }: ManageCardProps) {
  const words = useContent(manageBooking);
  const { facts, site } = useSiteContext();
  const offer = offeredChange(booking, serverNow(), site.changeDays);
  if (offer === "none") return null;
  const isUnpaid = booking.order.status === NEW_ORDER_STATUS;
  const lastDay = lastDayToChange(booking.order.flight_date, site.changeDays);
  const { until, untilUsed } = maySettle(booking) ? words : words.byTeam;
  const untilWhen = lastDay === null ? untilUsed : until(facts.date(lastDay));
  const content =
    offer === "change" ? (
      <section className="stack">
        <p>
          <RichText>{isUnpaid ? words.untilPaid : untilWhen}</RichText>
        </p>
        {children}
      </section>
    ) : (
      <p>
        <RichText>{words.tooLate}</RichText>
      </p>
    );
  if (isFolded) return <Fold title={<h2>{words.heading}</h2>}>{content}</Fold>;
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {content}
    </Card>
  );
}
