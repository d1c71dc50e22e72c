import { createFileRoute, Link } from "@tanstack/react-router";
import { PageHead } from "../../components/layout/page-head.tsx";
import { PageTitle } from "../../components/layout/page-title.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
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
  const words = useContent(checkout);
  const { language } = useSiteContext();
  const { record, retry } = useBookingRecord(orderId);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <PageTitle title={words.title}>
        <Steps
          label={words.steps.label}
          steps={[words.steps.passenger, words.steps.payment, words.steps.confirmation]}
          current={1}
          done={words.steps.done}
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
              {words.loading}
            </p>
            {record.state === "unavailable" && (
              <p>
                {words.unavailable.text} <Link to="/find-booking">{words.unavailable.link}</Link>
              </p>
            )}
            {record.state === "failed" && (
              <>
                <p>{words.failed.text}</p>
                <Button onClick={retry}>{words.failed.retry}</Button>
              </>
            )}
          </div>
        )}
        <p className={styles.help}>{words.help}</p>
      </div>
    </>
  );
}
