import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { Fold } from "#components/ui/fold.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { checkout } from "#content/checkout.ts";
import { pass as passContent } from "#content/pass.ts";
import { receipt } from "#content/receipt.ts";
import { computeLeftAmount } from "#domain/orders/order-money.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { SeenPass } from "#domain/passes/pass.schema.ts";
import ForgetBooking from "#features/booking/forget-booking.tsx";
import ManageBooking from "#features/booking/manage-booking.tsx";
import OpenTrip from "#features/booking/open-trip.tsx";
import { PassActions } from "#features/passes/pass-actions.tsx";
import { PassCard, toHolder } from "#features/passes/pass-card.tsx";
import { SendPassForm } from "#features/passes/send-pass.tsx";
import { CheckoutNotices } from "#features/payments/checkout-panel.tsx";
import { OrderStatus } from "#features/payments/order-summary.tsx";
import { PaidTick } from "#features/payments/paid-tick.tsx";
import { isAccepted } from "#domain/passes/pass.ts";
import { readPassCode } from "#domain/passes/pass-address.ts";
import { Receipt } from "#features/payments/receipt.tsx";
import { useOrderMoney } from "#lib/orders/order-formats.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { isFocusLost } from "#lib/browser/use-kept-focus.ts";
import styles from "./paid-checkout.module.css";

interface PaidCheckoutProps {
  booking: Booking;
  pass: SeenPass;
  isUnchecked: boolean;
  onRefresh: () => Promise<void>;
  onForgotten: () => Promise<void>;
}

/** The pass replaces the ticket. Notices are above it, and what travellers rarely need is folded below. */
export default function PaidCheckout({
  booking,
  pass,
  isUnchecked,
  onRefresh,
  onForgotten,
}: PaidCheckoutProps) {
  const { order, customer, payment } = booking;
  const { outcome } = useContent(checkout);
  const words = useContent(passContent);
  const money = useOrderMoney(order);
  const address = order.pass_url ?? "";
  const code = readPassCode(address);
  const isOpen = pass.state === "open";
  const isUsable = isAccepted(pass.state);
  const { heading } = outcome[payment.receipt_amount > 0 ? "paid" : "confirmed"];
  const said = [
    !order.mail_trouble && outcome.emails(customer.email),
    isUsable && (isOpen ? words.paid.complete : outcome.pass.text(pass.travellers)),
  ]
    .filter(Boolean)
    .join(" ");
  const title = useRef<HTMLHeadingElement>(null);
  // The element that had the focus is gone.
  useEffect(() => {
    if (isFocusLost()) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.paid}>
      <div className={styles.notices}>
        <CheckoutNotices {...{ booking, isUnchecked, onRefresh }} />
      </div>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {pass.state === "valid" && <PaidTick />}
        {isUsable
          ? words.paid[isOpen ? "almostReady" : "ready"](isolate(customer.first_name.trim()))
          : heading}
      </h1>
      <div className={styles.torn}>
        <PassCard
          code={code}
          pass={pass}
          address={address}
          holder={toHolder({ ...customer, ...order }, customer.company_name)}
          addTrip={isOpen && <OpenTrip key={order.version} order={order} onChanged={onRefresh} />}
        />
      </div>
      <div className={styles.next} data-state="paid">
        <PassActions code={code} pass={pass} wallets={pass.wallets} variant="outline" />
        {said && <p>{said}</p>}
        {isUsable && (
          <p>
            <RichText>{words.paid.page(`/pass/${code}`)}</RichText>
          </p>
        )}
      </div>
      <div className={styles.folds}>
        <Fold
          title={<h2>{useContent(receipt).heading}</h2>}
          aside={
            <>
              <OrderStatus status={order.status} /> · {money.exact(computeLeftAmount(order))}
            </>
          }
        >
          <Receipt booking={booking} />
        </Fold>
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

/** A name in another script keeps its own direction, and leaves the sentence around it alone. */
const isolate = (name: string) => name && `\u2068${name}\u2069`;

/** Tears the stub off in a view transition, or fades with reduced motion. Older browsers switch at once. */
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
