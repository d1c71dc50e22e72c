import { Lock } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Spinner } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { RichText } from "../../components/ui/rich-text.tsx";
import { checkout } from "../../content/checkout.ts";
import { partySize } from "../../domain/orders/fares.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { statementDescriptor } from "../../domain/orders/statement-descriptor.ts";
import type { PaymentProviderId } from "../../domain/payments/payment.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import styles from "./panel.module.css";
import { useOrderMoney } from "../../lib/order-money.ts";
import { usePay } from "./use-pay.ts";

interface PayPanelProps {
  booking: Booking;
  mode: PaymentProviderId;
  onRefresh: () => Promise<void>;
}

/** What is bought, from whom and how it can be taken back, right above the button that says what it costs and leads to paying. */
export function PayPanel({ booking, mode, onRefresh }: PayPanelProps) {
  const { pay: messages, statement } = useContent(checkout);
  const { site } = useSiteContext();
  const money = useOrderMoney(booking.order);
  const { pay, busy, error, notice } = usePay(booking, onRefresh);
  const { status } = booking.payment;
  const news = status === "open" || status === "failed" || status === "expired" ? messages.news[status] : undefined;
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading}>{messages.heading}</h2>
      {news && <Notice tone={status === "open" ? "info" : "error"}>{news}</Notice>}
      <div className={styles.terms}>
        <p>{messages.buys(partySize(booking.order))}</p>
        <p>
          <RichText>{messages.cancel(booking.order.early_performance_at !== null)}</RichText>
        </p>
      </div>
      {notice && <Notice role="alert">{notice}</Notice>}
      {error && (
        <Notice tone="error" role="alert">
          {error.text}
        </Notice>
      )}
      <Button variant="accent" size="l" wide busy={busy} onClick={() => void pay()}>
        {busy ? (
          <>
            <Spinner /> {messages.opening}
          </>
        ) : (
          <>
            <Lock size={18} aria-hidden="true" /> {messages.button(money.exact(booking.order.amount))}
          </>
        )}
      </Button>
      <p className={styles.hint}>
        {messages.hints[mode]} {mode === "stripe" && statement(statementDescriptor(site))}
      </p>
    </Card>
  );
}
