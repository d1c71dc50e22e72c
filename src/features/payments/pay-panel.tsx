import { Card } from "#components/ui/card.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { checkout } from "#content/checkout.ts";
import { partySize } from "#domain/orders/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentProviderId } from "#domain/payments/payment.ts";
import { useContent } from "#lib/page/site-context.tsx";
import styles from "./panel.module.css";
import { PayButton } from "./pay-button.tsx";

interface PayPanelProps {
  booking: Booking;
  mode: PaymentProviderId;
  onRefresh: () => Promise<void>;
}

/** Product, seller and withdrawal, right above the button that pays. */
export function PayPanel({ booking, mode, onRefresh }: PayPanelProps) {
  const { pay: words } = useContent(checkout);
  const { status } = booking.payment;
  const news =
    status === "open" || status === "failed" || status === "expired"
      ? words.news[status]
      : undefined;
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {news && <Notice tone={status === "open" ? "info" : "error"}>{news}</Notice>}
      <div className={styles.terms}>
        <p>{words.buys(partySize(booking.order))}</p>
        <p>
          <RichText>{words.cancel(booking.order.early_performance_at !== null)}</RichText>
        </p>
      </div>
      <PayButton booking={booking} mode={mode} onRefresh={onRefresh} />
    </Card>
  );
}
