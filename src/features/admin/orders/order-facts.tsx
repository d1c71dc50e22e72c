import { Card } from "../../../components/ui/card.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { airports } from "../../../content/airports.ts";
import type { OrderDetail } from "../../../domain/orders/order-change.schema.ts";
import { useContent, useVisitor } from "../../../lib/visitor.tsx";
import { OrderAmount } from "../order-amount.tsx";
import { OrderStatus } from "../order-status.tsx";
import { StaffTime } from "../staff-time.tsx";
import styles from "./order-page.module.css";

/** What was booked. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { detail: words } = useContent(adminOrders);
  const names: Partial<Record<string, string>> = useContent(airports);
  const { facts } = useVisitor();
  return (
    <Card>
      <section className={styles.section} aria-labelledby="order-facts">
        <h2 id="order-facts">{words.facts}</h2>
        <FactList
          facts={[
            { label: words.status, value: <OrderStatus status={order.status} /> },
            { label: words.amount, value: <OrderAmount amount={order.amount} currency={order.currency} /> },
            { label: words.service, value: order.service_type },
            { label: words.passengers, value: words.passengerCounts(order.adults, order.children, order.infants) },
            { label: words.airport, value: names[order.airport] ?? order.airport },
            { label: words.flightDate, value: order.flight_date && facts.date(order.flight_date) },
            { label: words.flightNumber, value: order.flight_number },
            { label: words.business, value: order.business },
            { label: words.site, value: order.site },
            { label: words.booked, value: <StaffTime iso={order.created_at} /> },
            { label: words.updated, value: order.version > 1 ? <StaffTime iso={order.updated_at} /> : null },
          ]}
        />
        <p className={styles.note}>{words.times}</p>
      </section>
    </Card>
  );
}
