import factStyles from "#components/ui/description-list.module.css?inline";
import { ErrorNotice } from "#components/ui/notice.tsx";
import { checkout } from "#content/checkout.ts";
import { manageBooking } from "#content/manage-booking.ts";
import manageStyles from "#features/booking/manage-booking.module.css?inline";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ManageCard } from "#features/booking/manage-card.tsx";
import { WalletLinks } from "#features/passes/wallet-links.tsx";
import walletStyles from "#features/passes/pass-details.module.css?inline";
import { CheckoutPanel } from "#features/payments/checkout-panel.tsx";
import { OrderSummary } from "#features/payments/order-summary.tsx";
import receiptStyles from "#features/payments/receipt.module.css?inline";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import styles from "./fast-track-payment.module.css";

interface PlainOrderProps {
  booking: Booking;
  onRefresh: () => Promise<void>;
}

/** For browsers without scripts, so no client hydrates it. */
export function PlainOrder({ booking, onRefresh }: PlainOrderProps) {
  const { pay } = useContent(checkout);
  const { noScript } = useContent(manageBooking);
  const { posted, nonce } = readPreferences();
  return (
    <>
      {/* Browsers with scripts load these styles with the parts. */}
      <style nonce={nonce}>{factStyles + manageStyles + receiptStyles + walletStyles}</style>
      <div className={styles.columns}>
        <OrderSummary booking={booking} isOpen />
        <div className="stack-l">
          {posted?.paymentRefusal && <ErrorNotice error={{ text: posted.paymentRefusal }} />}
          {posted?.hasPaymentFailed && <ErrorNotice error={{ text: pay.failure }} />}
          <CheckoutPanel booking={booking} isUnchecked={false} isPlain onRefresh={onRefresh} />
          {booking.wallets && (
            <WalletLinks
              address={booking.order.pass_url ?? ""}
              wallets={booking.wallets}
              variant="outline"
            />
          )}
        </div>
        <ManageCard booking={booking}>
          <p>{noScript}</p>
        </ManageCard>
      </div>
    </>
  );
}
