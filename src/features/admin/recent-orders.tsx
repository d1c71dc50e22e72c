import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { classNames } from "../../components/ui/class-names.ts";
import { admin } from "../../content/admin.ts";
import type { AdminOrder } from "../../domain/admin.ts";
import { formatExactMoney, MINOR_UNITS } from "../../domain/currency.ts";
import { isConfirmed } from "../../domain/order.ts";
import { useContent, useVisitor } from "../../lib/visitor.tsx";
import styles from "./dashboard.module.css";
import { orderDate } from "./order-date.ts";
import table from "./recent-orders.module.css";
import type { Dashboard } from "./use-dashboard.ts";

/** The newest orders, and older ones on demand. On a phone each row is a card. */
export function RecentOrders({ dashboard: { orders, hasMore, busy, loadMore } }: { dashboard: Dashboard }) {
  const { orders: words } = useContent(admin);
  return (
    <Card>
      <section className={styles.section} aria-labelledby="recent-orders">
        <h2 id="recent-orders">{words.heading}</h2>
        {orders === null ? (
          <div className={styles.rows}>
            {[0, 1, 2, 3].map((row) => (
              <span key={row} className={styles.skeleton} />
            ))}
          </div>
        ) : orders.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <>
            <OrderTable orders={orders} />
            <div className={styles.more}>
              <p role="status" className={styles.note}>
                {words.shown(orders.length)}
              </p>
              {hasMore && (
                <Button variant="outline" busy={busy} onClick={() => void loadMore()}>
                  {busy ? words.loadingMore : words.more}
                </Button>
              )}
            </div>
          </>
        )}
      </section>
    </Card>
  );
}

function OrderTable({ orders }: { orders: AdminOrder[] }) {
  const { orders: words } = useContent(admin);
  return (
    <table className={table.table} aria-labelledby="recent-orders">
      <thead>
        <tr>
          {[words.number, words.customer, words.service, words.amount, words.status, words.date].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order }: { order: AdminOrder }) {
  const { orders: words, statuses } = useContent(admin);
  const { language } = useVisitor();
  return (
    <tr data-field="order">
      <th scope="row" className={table.number}>
        {order.order_number}
      </th>
      <Cell label={words.customer}>{order.customer.company_name}</Cell>
      <Cell label={words.service}>{order.service_type}</Cell>
      <Cell label={words.amount}>{formatExactMoney(Math.round(order.amount * MINOR_UNITS), order.currency, language)}</Cell>
      <Cell label={words.status}>
        <span className={classNames(table.status, isConfirmed(order.status) && table.confirmed)} data-status={order.status}>
          {statuses[order.status]}
        </span>
      </Cell>
      <Cell label={words.date}>
        <time dateTime={order.created_at}>{orderDate(order.created_at, language)}</time>
      </Cell>
    </tr>
  );
}

/** A cell that carries its column's name, which only phones show: there the head of the table is out of sight. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td>
      <span className={table.label} aria-hidden="true">
        {label}
      </span>
      <span className={table.content}>{children}</span>
    </td>
  );
}
