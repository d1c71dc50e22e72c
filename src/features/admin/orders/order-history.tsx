import { Card } from "../../../components/ui/card.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import type { OrderEvent } from "../../../domain/orders/order-change.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { OrderStatus } from "../order-status.tsx";
import { StaffTime } from "../staff-time.tsx";
import styles from "./order-page.module.css";

/** What happened to an order, the newest first: from which status to which, why, who and when. */
export function OrderHistory({ events, isFinal }: { events: OrderEvent[]; isFinal: boolean }) {
  const { detail: words } = useContent(adminOrders);
  const actorOf = ({ actor_id, actor_email }: OrderEvent) => actor_email ?? (actor_id === null ? words.byProduct : words.byGone);
  return (
    <Card tone="quiet">
      <section className={styles.section} aria-labelledby="order-history">
        <h2 id="order-history">{words.history}</h2>
        {isFinal && <p className={styles.note}>{words.final}</p>}
        <ol className={styles.history}>
          {events.map((event) => (
            <li key={event.id} data-field="order-event" className={styles.event}>
              {event.from_status === null ? (
                <p className={styles.step}>{words.created}</p>
              ) : (
                <p className={styles.step}>
                  <OrderStatus status={event.from_status} />
                  <span aria-hidden="true">→</span>
                  <OrderStatus status={event.to_status} />
                </p>
              )}
              {event.reason && <p className={styles.reason}>{event.reason}</p>}
              <p className={styles.note}>
                {event.from_status !== null && <>{actorOf(event)} · </>}
                <StaffTime iso={event.created_at} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
