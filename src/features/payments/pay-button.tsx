import Lock from "lucide-react/icons/lock";
import { Button } from "#components/ui/button.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import { checkout } from "#content/checkout.ts";
import { amountToPay } from "#domain/orders/order-due.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { statementDescriptor } from "#domain/payments/card.ts";
import type { PaymentProviderId } from "#domain/payments/payment.ts";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import styles from "./panel.module.css";
import { usePay } from "./use-pay.ts";

export interface PayButtonProps {
  booking: Booking;
  mode: PaymentProviderId;
  onRefresh: () => Promise<void>;
}

export function PayButton({ booking, mode, onRefresh }: PayButtonProps) {
  const { pay: words, statement } = useContent(checkout);
  const { site } = useSiteContext();
  const money = useOrderMoney(booking.order);
  const { pay, busy, error, notice } = usePay(booking, onRefresh);
  return (
    <>
      {notice && <Notice role="alert">{notice}</Notice>}
      <ErrorNotice error={error} />
      <form
        method="post"
        className={styles.bar}
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        <Button type="submit" variant="accent" size="l" wide busy={busy}>
          {busy ? (
            <>
              <Spinner /> {words.opening}
            </>
          ) : (
            <>
              <Lock size={18} aria-hidden /> {words.button(money.exact(amountToPay(booking.order)))}
            </>
          )}
        </Button>
      </form>
      <p className="note">
        {words.hints[mode]} {statement[mode](statementDescriptor(site))}
      </p>
    </>
  );
}
