import { createFileRoute } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense, useState } from "react";
import { PageHead } from "#components/layout/page-head.tsx";
import { PageTitle } from "#components/layout/page-title.tsx";
import { FormPage } from "#components/sections/form-page.tsx";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Spinner } from "#components/ui/loading.tsx";
import { RichText } from "#components/ui/rich-text.tsx";
import { Steps } from "#components/ui/steps.tsx";
import { checkout } from "#content/checkout.ts";
import { isOpenTrip } from "#domain/orders/open-trip.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import { FindBookingForm } from "#features/booking/find-booking-form.tsx";
import { CheckoutPanel } from "#features/payments/checkout-panel.tsx";
import { OrderSummary } from "#features/payments/order-summary.tsx";
import { type BookingRecord, useBookingRecord } from "#features/payments/use-booking-record.ts";
import { Queries } from "#lib/api/queries.tsx";
import { serverNow } from "#lib/api/server-clock.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { PlainCheckout } from "./-plain-checkout.tsx";
import { usePaidPass } from "./-use-paid-pass.ts";
import styles from "./fast-track-payment.module.css";

const ManageBooking = lazy(() => import("#features/booking/manage-booking.tsx"));
const ForgetBooking = lazy(() => import("#features/booking/forget-booking.tsx"));
const EndedPanel = lazy(() => import("#features/payments/outcome-panels.tsx"));
const OpenTrip = lazy(() => import("#features/booking/open-trip.tsx"));
/** For browsers without script. React hydrates nothing inside <noscript>. */
const renderPlain = createIsomorphicFn()
  .server((onRefresh: () => Promise<void>) => <PlainCheckout onRefresh={onRefresh} />)
  .client(() => null);

const asksTrip = ({ order }: Booking) =>
  order.status === "paid" && isOpenTrip({ airport: order.airport, flightDate: order.flight_date });

export const Route = createFileRoute("/_site/fast-track-payment/$orderId")({
  staticData: { hydration: "now", chrome: "plain" },
  // Another order mounts a new page, so that no state is shared.
  remountDeps: ({ params }) => params,
  component: () => (
    <Queries>
      <Checkout />
    </Queries>
  ),
});

function Checkout() {
  const { orderId } = Route.useParams();
  const words = useContent(checkout);
  const { record, isRefusing, refresh, forget } = useBookingRecord(orderId);
  const booking = record.state === "ready" ? record.booking : undefined;
  // A pass is void once all its money is on its way back.
  const isBack = booking && checkoutState(booking, serverNow()) === "refunded";
  const { state, isNews, page: paid } = usePaidPass(orderId, isBack ? undefined : booking?.order);
  const step = currentStep(record);
  const news = useNews(record);
  const steps = step !== null && (
    <div className={styles.steps}>
      <Steps
        label={words.steps.label}
        steps={[words.steps.passenger, words.steps.payment, words.steps.confirmation]}
        current={step}
        done={words.steps.done}
      />
    </div>
  );
  const refusal = isRefusing && (
    <Notice tone="warning" role="alert">
      {words.cookies.open}
    </Notice>
  );
  const head = <PageHead title={words.title} description={words.description} />;
  const help = <RichText>{words.help}</RichText>;
  if (record.state === "unavailable")
    return (
      <>
        {head}
        <FormPage
          title={words.title}
          lead={
            <span role="status" data-state="unavailable">
              {isRefusing ? words.cookies.closed : <RichText>{words.unavailable}</RichText>}
            </span>
          }
          aside={
            <p className={styles.help}>
              <span className="visually-hidden">{words.loading}</span>
              {help}
            </p>
          }
        >
          <FindBookingForm onOpened={refresh} />
        </FormPage>
      </>
    );
  return (
    <>
      {head}
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {!paid && <PageTitle title={words.title}>{steps}</PageTitle>}
      {/* The key mounts the paid page as a new one, so that none of its parts move up to where the title was. */}
      <div key={paid ? "paid" : "order"} className={`container ${styles.page}`}>
        {record.state === "ready" &&
          (paid ? (
            <>
              {refusal}
              <paid.Page
                booking={record.booking}
                pass={paid.pass}
                isUnchecked={record.isUnchecked}
                onRefresh={refresh}
                onForgotten={forget}
              />
            </>
          ) : state === "reading" ? (
            isNews ? (
              <div className={styles.columns}>
                <OrderSummary key="tearing" booking={record.booking} isOpen />
              </div>
            ) : (
              <Waiting state="loading" onRetry={refresh} />
            )
          ) : (
            <div className={styles.columns}>
              <OrderSummary booking={record.booking} />
              <div className="stack-l">
                {refusal}
                {!isRefusing && !isBack && asksTrip(record.booking) && (
                  <Suspense>
                    <OpenTrip
                      key={record.booking.order.version}
                      order={record.booking.order}
                      onChanged={refresh}
                    />
                  </Suspense>
                )}
                {/* Without cookies, a visitor who paid could not come back to the booking. */}
                {(!isRefusing || step !== 1) && (
                  <CheckoutPanel
                    booking={record.booking}
                    isUnchecked={record.isUnchecked}
                    onRefresh={refresh}
                  />
                )}
              </div>
              {!isRefusing && (
                <Suspense>
                  <ManageBooking booking={record.booking} onChanged={refresh} />
                  <ForgetBooking order={record.booking.order} onForgotten={forget} />
                </Suspense>
              )}
            </div>
          ))}
        {record.state === "gone" && (
          <div className={styles.columns}>
            <Suspense>
              <EndedPanel />
            </Suspense>
            <FindBookingForm onOpened={refresh} />
          </div>
        )}
        {record.state === "loading" && <noscript>{renderPlain(refresh)}</noscript>}
        {(record.state === "loading" || record.state === "failed") && (
          <Waiting state={record.state} onRetry={refresh} />
        )}
        <p className={styles.help}>{help}</p>
      </div>
    </>
  );
}

/** The index of the current step: -1 without an order, null for an order that is over. */
function currentStep(record: BookingRecord): number | null {
  if (record.state === "gone") return null;
  if (record.state !== "ready") return -1;
  const state = checkoutState(record.booking, serverNow());
  if (state === "paid") return 2;
  return state === "payable" || state === "due" || state === "processing" || state === "unclear"
    ? 1
    : null;
}

/** A status that changed on this page, for screen readers. */
function useNews(record: BookingRecord) {
  const words = useContent(checkout);
  const state =
    record.state === "ready" ? checkoutState(record.booking, serverNow()) : record.state;
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && state !== "loading") setFirst(state);
  const isNews = first !== null && state !== first && state !== "loading";
  if (!isNews) return null;
  return record.state === "ready"
    ? words.summary.statuses[record.booking.order.status]
    : words.outcome.gone.heading;
}

function Waiting({
  state,
  onRetry,
}: {
  state: "loading" | "failed";
  onRetry: () => Promise<void>;
}) {
  const words = useContent(checkout);
  return (
    <div role="status" className={`${styles.waiting} needs-script`} data-state={state}>
      <p className={styles.loading}>
        {state === "loading" && <Spinner />}
        {words.loading}
      </p>
      {state === "failed" && (
        <>
          <p>{words.failed.text}</p>
          <Button onClick={() => void onRetry()}>{words.failed.retry}</Button>
        </>
      )}
    </div>
  );
}
