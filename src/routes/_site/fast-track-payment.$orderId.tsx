import { createFileRoute, Link } from "@tanstack/react-router";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/loading.tsx";
import { Steps } from "../../components/ui/steps.tsx";
import { checkout } from "../../content/checkout.ts";
import { CardForm } from "../../features/booking/card-form.tsx";
import { orderAmount, OrderSummary } from "../../features/booking/order-summary.tsx";
import { useBookingRecord } from "../../features/booking/use-booking-record.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import styles from "./fast-track-payment.module.css";

export const Route = createFileRoute("/_site/fast-track-payment/$orderId")({ component: Checkout });

function Checkout() {
  const { orderId } = Route.useParams();
  const messages = useContent(checkout);
  const { language } = useSiteContext();
  const { record, retry } = useBookingRecord(orderId);
  return (
    <>
      <PageHead title={messages.title} description={messages.description} />
      <PageTitle title={messages.title}>
        <Steps
          label={messages.steps.label}
          steps={[messages.steps.passenger, messages.steps.payment, messages.steps.confirmation]}
          current={1}
          done={messages.steps.done}
        />
      </PageTitle>
      <div className={`container ${styles.page}`}>
        {record.state === "ready" ? (
          <div className={styles.columns}>
            <CardForm amount={orderAmount(record.booking.order, language)} />
            <OrderSummary booking={record.booking} />
          </div>
        ) : (
          <div role="status" className={styles.waiting}>
            <p className={styles.loading}>
              {record.state === "loading" && <Spinner />}
              {messages.loading}
            </p>
            {record.state === "unavailable" && (
              <p>
                {messages.unavailable.text} <Link to="/find-booking">{messages.unavailable.link}</Link>
              </p>
            )}
            {record.state === "failed" && (
              <>
                <p>{messages.failed.text}</p>
                <Button onClick={retry}>{messages.failed.retry}</Button>
              </>
            )}
          </div>
        )}
        <p className={styles.help}>{messages.help}</p>
      </div>
    </>
  );
}
