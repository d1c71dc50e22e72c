import { adminOrders } from "../../../content/admin-orders.ts";
import type { OrderEvent } from "../../../domain/orders/order-change.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { AdminTime } from "../ui/formats.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import { OrderStatusBadge } from "../ui/status-badge.tsx";
import styles from "./orders.module.css";

/** An order's history, newest first: from which status to which, why, who and when. */
export function OrderHistory({ events, isFinal }: { events: OrderEvent[]; isFinal: boolean }) {
  const { detail: words } = useContent(adminOrders);
  const actorName = ({ actor_id, actor_email }: OrderEvent) => actor_email ?? (actor_id === null ? words.byProduct : words.byGone);
  return (
    <Panel id="order-history" heading={words.history} tone="quiet">
      {isFinal && <p className={panel.note}>{words.final}</p>}
      <ol>
        {events.map((event) => (
          <li key={event.id} data-field="order-event" className={styles.event}>
            {event.from_status === null ? (
              <p className={styles.step}>{words.created}</p>
            ) : (
              <p className={styles.step}>
                <OrderStatusBadge status={event.from_status} />
                <span aria-hidden="true">→</span>
                <OrderStatusBadge status={event.to_status} />
              </p>
            )}
            {event.reason && <p className={styles.reason}>{event.reason}</p>}
            <p className={panel.note}>
              {event.from_status !== null && <>{actorName(event)} · </>}
              <AdminTime iso={event.created_at} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
