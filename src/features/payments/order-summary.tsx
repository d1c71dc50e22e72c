import { Copy } from "lucide-react";
import { airports } from "../../content/airports.ts";
import { checkout } from "../../content/checkout.ts";
import type { Booking } from "../../domain/orders/order.schema.ts";
import { checkoutState } from "../../domain/payments/checkout-state.ts";
import { copyText } from "../../lib/copy-and-download.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import { useOrderMoney } from "../../lib/order-money.ts";
import styles from "./order-summary.module.css";

/** 'Fast Track Summary': the order with its status, NOT PAID in red, its total, and when it ends (docs/product.md, "Checkout"). */
export function OrderSummary({ booking }: { booking: Booking }) {
  const { order, customer } = booking;
  const messages = useContent(checkout).summary;
  const names: Partial<Record<string, string>> = useContent(airports);
  const { facts } = useSiteContext();
  const money = useOrderMoney(order);
  const passengers = [
    messages.adults(order.adults),
    order.children > 0 && messages.children(order.children),
    order.infants > 0 && messages.infants(order.infants),
  ].filter(Boolean);
  const rows: [string, string | null][] = [
    [messages.traveller, customer.company_name],
    [messages.airport, order.airport ? (names[order.airport] ?? order.airport) : null],
    [messages.flightDate, order.flight_date ? facts.date(order.flight_date) : null],
    [messages.flightNumber, order.flight_number],
    [messages.passengers, passengers.join(", ")],
  ];
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <h2 id="summary-heading" className={styles.heading}>
        {messages.heading}
      </h2>
      <dl className={styles.rows}>
        <div>
          <dt>{messages.status}</dt>
          <dd>
            <strong data-field="status" data-status={order.status} className={styles.status}>
              {messages.statuses[order.status]}
            </strong>
          </dd>
        </div>
        <div>
          <dt>{messages.order}</dt>
          <dd className={styles.number}>
            {order.order_number}
            <button
              type="button"
              className={styles.copy}
              aria-label={messages.copy}
              title={messages.copy}
              onClick={() => void copyText(order.order_number, messages.copied, messages.copyFailed)}
            >
              <Copy size={18} aria-hidden="true" />
            </button>
          </dd>
        </div>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd>{money.plain(order.amount)}</dd>
        </div>
        {order.due_amount > 0 && (
          <div data-field="still-to-pay">
            <dt>{messages.due}</dt>
            <dd>{money.exact(order.due_amount)}</dd>
          </div>
        )}
        {order.refunded_amount > 0 && (
          <div>
            <dt>{messages.refunded}</dt>
            <dd>{money.exact(order.refunded_amount)}</dd>
          </div>
        )}
      </dl>
      {order.expires_at && checkoutState(booking, Date.now()) === "payable" && (
        <p className={styles.ends}>{messages.ends(facts.moment(order.expires_at))}</p>
      )}
    </section>
  );
}
