import { airports } from "../../content/airports.ts";
import { checkout } from "../../content/checkout.ts";
import type { Language } from "../../domain/language.ts";
import { formatMoney, fromMajor } from "../../domain/money/currency.ts";
import type { Booking, Order } from "../../domain/orders/order.schema.ts";
import { useContent, useSiteContext } from "../../lib/site-context.tsx";
import styles from "./order-summary.module.css";

/** 'Fast Track Summary': the order with its status, NOT PAID in red (docs/product.md, "Checkout"). */
export function OrderSummary({ booking: { order, customer } }: { booking: Booking }) {
  const messages = useContent(checkout).summary;
  const names: Partial<Record<string, string>> = useContent(airports);
  const { language, facts } = useSiteContext();
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
          <dt>{messages.order}</dt>
          <dd className={styles.number}>{order.order_number}</dd>
        </div>
        <div>
          <dt>{messages.status}</dt>
          <dd>
            <strong data-field="status" data-status={order.status} className={styles.status}>
              {messages.statuses[order.status]}
            </strong>
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
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd>{orderAmount(order, language)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** An order's amount for people, in the currency it was booked in. */
export function orderAmount({ amount, currency }: Pick<Order, "amount" | "currency">, language: Language): string {
  return formatMoney(fromMajor(amount), currency, language);
}
