import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { type Column, DataTable } from "../../components/ui/data-table.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { admin } from "../../content/admin.ts";
import type { AdminOrder } from "../../domain/orders/order.schema.ts";
import { useContent } from "../../lib/visitor.tsx";
import styles from "./dashboard.module.css";
import { OrderAmount } from "./order-amount.tsx";
import { OrderStatus } from "./order-status.tsx";
import { OrderLink } from "./orders/order-columns.tsx";
import { StaffTime } from "./staff-time.tsx";
import type { Dashboard } from "./use-dashboard.ts";

/** The newest orders in six columns, and older ones on demand (docs/product.md, "Dashboard"). */
export function RecentOrders({ dashboard: { orders, hasMore, busy, loadMore } }: { dashboard: Dashboard }) {
  const { orders: words } = useContent(admin);
  const columns: Column<AdminOrder>[] = [
    { label: words.number, render: (order) => <OrderLink order={order} /> },
    { label: words.customer, render: ({ customer }) => customer.company_name },
    { label: words.service, render: ({ service_type }) => service_type },
    { label: words.amount, render: ({ amount, currency }) => <OrderAmount amount={amount} currency={currency} /> },
    { label: words.status, render: ({ status }) => <OrderStatus status={status} /> },
    { label: words.date, render: ({ created_at }) => <StaffTime iso={created_at} /> },
  ];
  return (
    <Card>
      <section className={styles.section} aria-labelledby="recent-orders">
        <h2 id="recent-orders">{words.heading}</h2>
        {orders === null ? (
          <Skeleton lines={4} />
        ) : orders.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <>
            <DataTable columns={columns} items={orders} rowKey={({ id }) => id} field="order" labelledBy="recent-orders" />
            <div className={styles.more}>
              <p role="status" className={styles.note}>
                {words.shown(orders.length)}
              </p>
              {hasMore && (
                <Button variant="outline" busy={busy} onClick={loadMore}>
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
