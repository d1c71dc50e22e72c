import Ticket from "lucide-react/icons/ticket";
import { type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { ButtonLink } from "#components/ui/button.tsx";
import { DescriptionList } from "#components/ui/description-list.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { checkout } from "#content/checkout.ts";
import { pass as passContent } from "#content/pass.ts";
import { receipt } from "#content/receipt.ts";
import { computeLeftAmount } from "#domain/orders/order-money.ts";
import { partySize } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import ForgetBooking from "#features/booking/forget-booking.tsx";
import ManageBooking from "#features/booking/manage-booking.tsx";
import OpenTrip from "#features/booking/open-trip.tsx";
import { CalendarLinks } from "#features/passes/calendar.tsx";
import { PassCard } from "#features/passes/pass-card.tsx";
import { SendPassForm } from "#features/passes/send-pass.tsx";
import { WalletLinks } from "#features/passes/wallet-links.tsx";
import { CheckoutNotices } from "#features/payments/checkout-panel.tsx";
import { OrderNumber, OrderStatus } from "#features/payments/order-summary.tsx";
import { PaidTick } from "#features/payments/paid-tick.tsx";
import { readPassCode } from "#domain/passes/pass-address.ts";
import Receipt from "#features/payments/receipt.tsx";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import styles from "./paid-checkout.module.css";

interface PaidCheckoutProps {
  booking: Booking;
  pass: SeenPass;
  isUnchecked: boolean;
  steps: ReactNode;
  onRefresh: () => Promise<void>;
  onForgotten: () => Promise<void>;
}

/** The pass replaces the ticket. Notices are above it, and everything else is folded below. */
export default function PaidCheckout({
  booking,
  pass,
  isUnchecked,
  steps,
  onRefresh,
  onForgotten,
}: PaidCheckoutProps) {
  const { order, customer } = booking;
  const { outcome, summary } = useContent(checkout);
  const words = useContent(passContent);
  const labels = useContent(bookingFields);
  const money = useOrderMoney(order);
  const address = order.pass_url ?? "";
  const code = readPassCode(address);
  const title = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  useEffect(() => {
    if (isFocusLost()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.paid}>
      <div className={styles.notices}>
        <CheckoutNotices {...{ booking, isUnchecked, onRefresh }} />
        {pass.state === "open" && (
          <OpenTrip key={order.version} order={order} onChanged={onRefresh} />
        )}
      </div>
      <div className={styles.torn}>
        <PassCard code={code} pass={pass} address={address} />
      </div>
      <div className={styles.head} data-state="paid">
        <h1 ref={title} tabIndex={-1} className={styles.title}>
          <PaidTick />
          {outcome.paid.heading}
        </h1>
        <p>
          {outcome.paid.text(customer.email)} {outcome.pass.text}
        </p>
        <div className="cluster">
          <ButtonLink to="/pass/$code" params={{ code }} variant="outline">
            <Ticket size={18} aria-hidden /> {outcome.pass.link}
          </ButtonLink>
        </div>
        {booking.wallets && (
          <WalletLinks address={address} wallets={booking.wallets} variant="outline" />
        )}
        {steps}
      </div>
      <div className={styles.folds}>
        <Fold title={<h2>{summary.heading}</h2>} aside={<OrderStatus status={order.status} />}>
          <DescriptionList
            facts={[
              { label: summary.order, value: <OrderNumber>{order.order_number}</OrderNumber> },
              { label: summary.traveller, value: customer.company_name },
              { label: summary.flightNumber, value: order.flight_number },
              { label: summary.passengers, value: partySize(order) },
              { label: labels.email, value: customer.email },
            ]}
          />
        </Fold>
        <Fold
          title={<h2>{useContent(receipt).heading}</h2>}
          aside={money.exact(computeLeftAmount(order) || order.amount)}
        >
          <Receipt booking={booking} />
        </Fold>
        {pass.state === "valid" && pass.flight_date !== null && (
          <Fold title={<h2>{words.calendar.heading}</h2>}>
            <CalendarLinks code={code} date={pass.flight_date} airport={pass.airport} />
          </Fold>
        )}
        {pass.left > 0 && (
          <Fold title={<h2>{words.send.heading}</h2>}>
            <SendPassForm orderId={order.id} />
          </Fold>
        )}
        <ManageBooking booking={booking} isFolded onChanged={onRefresh} />
        <div className={styles.forget}>
          <ForgetBooking order={order} onForgotten={onForgotten} />
        </div>
      </div>
    </div>
  );
}

/**
 * The pass replaces the ticket: its stub tears off in a view transition, or fades with reduced
 * motion. Browsers without transitions switch at once.
 */
export function tear(show: () => void): void {
  const update = () => {
    flushSync(show);
    scrollTo({ top: 0, behavior: "instant" });
  };
  if (!("startViewTransition" in document)) return update();
  const root = document.documentElement;
  root.dataset.tearing = "";
  const end = () => delete root.dataset.tearing;
  document.startViewTransition(update).finished.then(end, end);
}
