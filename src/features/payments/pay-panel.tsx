import { Card } from "#components/ui/card.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { checkout } from "#content/checkout.ts";
import { partySize } from "#domain/money/fares.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./panel.module.css";
import { PayButton, type PayButtonProps } from "./pay-button.tsx";

/** Product, seller and right of withdrawal must appear directly above the button that pays. */
export function PayPanel({ isUnchecked, ...props }: PayButtonProps & { isUnchecked: boolean }) {
  const { pay: words } = useContent(checkout);
  const { order, payment } = props.booking;
  const { status } = payment;
  const news =
    !isUnchecked && (status === "open" || status === "failed" || status === "expired")
      ? words.news[status]
      : undefined;
  return (
    <Card className={styles.panel}>
      <h2 className={styles.heading}>{words.heading}</h2>
      {news && <Notice tone={status === "open" ? "info" : "error"}>{news}</Notice>}
      <div className={styles.terms}>
        <p>{words.buys(partySize(order))}</p>
        <p>
          <RichText>{words.cancel(order.early_performance_at !== null)}</RichText>
        </p>
      </div>
      <PayButton {...props} />
    </Card>
  );
}
