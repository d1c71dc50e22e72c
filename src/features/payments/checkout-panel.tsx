import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense } from "react";
import { checkout } from "#content/checkout.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import WholeWithdrawnNotice from "#components/sections/withdrawn-notice.tsx";
import WholeCorrectAddress from "./correct-address.tsx";
import WholePaidPanel from "./paid-panel.tsx";
import styles from "./panel.module.css";
import { PayPanel } from "./pay-panel.tsx";
import WholeRarePanel from "./rare-panel.tsx";

const CardForm = lazy(() => import("./card-form.tsx"));
// The server's renderer does not wait for lazy parts, so it imports them.
const { CorrectAddress, PaidPanel, RarePanel, WithdrawnNotice } = createIsomorphicFn()
  .server(() => ({
    CorrectAddress: WholeCorrectAddress,
    PaidPanel: WholePaidPanel,
    RarePanel: WholeRarePanel,
    WithdrawnNotice: WholeWithdrawnNotice,
  }))
  .client(() => ({
    CorrectAddress: lazy(() => import("./correct-address.tsx")),
    PaidPanel: lazy(() => import("./paid-panel.tsx")),
    RarePanel: lazy(() => import("./rare-panel.tsx")),
    WithdrawnNotice: lazy(() => import("#components/sections/withdrawn-notice.tsx")),
  }))();

interface CheckoutPanelProps {
  booking: Booking;
  /** True when the last check of the shown state failed. */
  isUnchecked: boolean;
  /** True without script, where the browser would send the text of the card form. */
  isPlain?: boolean;
  onRefresh: () => Promise<void>;
}

export function CheckoutPanel({
  booking,
  isUnchecked,
  isPlain = false,
  onRefresh,
}: CheckoutPanelProps) {
  const state = checkoutState(booking, serverNow());
  return (
    <div className="stack-l" data-state={state}>
      <CheckoutNotices {...{ booking, isUnchecked, isPlain, onRefresh }} />
      {state === "payable" && <Payable {...{ booking, isUnchecked, isPlain, onRefresh }} />}
      {state !== "payable" && state !== "paid" && (
        <Suspense>
          <RarePanel state={state} booking={booking} onRefresh={onRefresh} />
        </Suspense>
      )}
      {isConfirmed(booking.order.status) && state !== "refunded" && (
        <Suspense>
          <PaidPanel booking={booking} />
        </Suspense>
      )}
    </div>
  );
}

export function CheckoutNotices({
  booking,
  isUnchecked,
  isPlain = false,
  onRefresh,
}: CheckoutPanelProps) {
  const words = useContent(checkout).pay;
  const { mail_trouble: trouble } = booking.order;
  return (
    <>
      {trouble && (
        <Suspense>
          <CorrectAddress {...{ booking, trouble, isPlain, onRefresh }} />
        </Suspense>
      )}
      {booking.withdrawn_at && (
        <Suspense>
          <WithdrawnNotice at={booking.withdrawn_at} />
        </Suspense>
      )}
      {isUnchecked && (
        <Notice tone="error" role="alert">
          <div className={styles.problem}>
            <p>{words.unchecked}</p>
            <Button variant="outline" size="s" onClick={() => void onRefresh()}>
              {words.checkAgain}
            </Button>
          </div>
        </Notice>
      )}
    </>
  );
}

function Payable({ booking, isUnchecked, isPlain, onRefresh }: CheckoutPanelProps) {
  const { mode } = booking.payment;
  return (
    <>
      {mode !== "none" && <PayPanel {...{ booking, isUnchecked, mode, onRefresh }} />}
      {mode !== "stripe" && !isPlain && (
        <Suspense>
          <CardForm mode={mode} />
        </Suspense>
      )}
    </>
  );
}
