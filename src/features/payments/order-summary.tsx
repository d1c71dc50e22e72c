import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { BoardingPass } from "#components/sections/boarding-pass.tsx";
import { bookingFields } from "#content/booking-fields.ts";
import { checkout } from "#content/checkout.ts";
import { party as partyWords } from "#content/party.ts";
import { partySize } from "#domain/money/fares.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import { keepNumbers } from "#domain/page-typography.ts";
import { serverNow } from "#lib/api/server-clock.ts";
import { useOrderMoney, writtenDay } from "#lib/orders/order-formats.ts";
import { copyText } from "#lib/browser/copy-and-download.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { useAirportPlace } from "#lib/orders/use-airport-place.ts";
import styles from "./order-summary.module.css";

interface OrderSummaryProps {
  booking: Booking;
  /** By default the summary is folded on phones. */
  isOpen?: boolean;
}

export function OrderSummary({ booking, isOpen }: OrderSummaryProps) {
  const { order, customer } = booking;
  const words = useContent(checkout).summary;
  const labels = useContent(bookingFields);
  const { party, passes } = useContent(partyWords);
  const { facts, language } = useSiteContext();
  const place = useAirportPlace(order.airport);
  const money = useOrderMoney(order);
  const state = checkoutState(booking, serverNow());
  const isPayable = state === "payable";
  const [isFirstOpen] = useState(() => isOpen ?? matchMedia("(width >= 60rem)").matches);
  return (
    <details className={styles.summary} open={isFirstOpen} data-scheme="ticket">
      <summary className={styles.line}>
        <h2 className={styles.heading}>{words.heading}</h2>
        <OrderStatus status={order.status} />
        <p className={styles.brief}>
          {[
            place?.code ?? place?.name,
            order.flight_date && facts.date(order.flight_date),
            money.exact(order.amount),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {isPayable && (
          <p className={styles.email} data-field="email">
            {words.email} <span>{customer.email}</span>
          </p>
        )}
      </summary>
      <BoardingPass
        className={styles.pass}
        place={{ label: labels.airport, ...(place ?? { name: words.open, isOpen: true }) }}
        facts={[
          {
            label: labels.flightDate,
            value: order.flight_date ? (
              <time dateTime={order.flight_date}>
                {keepNumbers(writtenDay(order.flight_date, language))}
              </time>
            ) : (
              words.open
            ),
            wide: true,
          },
          {
            label: words.passengers,
            value: (
              <>
                {keepNumbers(party(order))}
                <br />
                {passes(partySize(order))}
              </>
            ),
          },
          { label: words.traveller, value: customer.company_name },
          { label: words.flightNumber, value: order.flight_number },
          {
            label: words.order,
            value: <OrderNumber>{order.order_number}</OrderNumber>,
            wide: true,
          },
        ]}
        stub={
          <>
            <dl className={styles.sums}>
              <div className={styles.total}>
                <dt>{words.total}</dt>
                <dd>{money.exact(order.amount)}</dd>
              </div>
              {order.due_amount > 0 && state !== "paid" && (
                <div data-field="still-to-pay">
                  <dt>{words.due}</dt>
                  <dd>{money.exact(order.due_amount)}</dd>
                </div>
              )}
              {order.refunded_amount > 0 && (
                <div>
                  <dt>{words.refunded}</dt>
                  <dd>{money.exact(order.refunded_amount)}</dd>
                </div>
              )}
            </dl>
            {order.expires_at && isPayable && (
              <p className="note">{words.ends(facts.moment(order.expires_at))}</p>
            )}
          </>
        }
      >
        {isPayable && (order.airport === "" || order.flight_date === null) && (
          <p className="note">{words.later}</p>
        )}
      </BoardingPass>
    </details>
  );
}

export function OrderStatus({ status }: Pick<Booking["order"], "status">) {
  const { statuses } = useContent(checkout).summary;
  return (
    <strong data-field="status" data-status={status} className={styles.status}>
      {statuses[status]}
    </strong>
  );
}

export function OrderNumber({ children: number }: { children: string }) {
  const words = useContent(checkout).summary;
  return (
    <span className={styles.number}>
      {number}
      <button
        type="button"
        className={`${styles.copy} needs-script`}
        aria-label={words.copy}
        title={words.copy}
        onClick={() => void copyText(number, words.copied, words.copyFailed)}
      >
        <Copy size={18} aria-hidden />
      </button>
    </span>
  );
}
