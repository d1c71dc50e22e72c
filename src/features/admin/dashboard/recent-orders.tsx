import { Button } from "../../../components/ui/button.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";
import type { Dashboard } from "./use-dashboard.ts";

/** The newest orders in six columns, and older ones on demand (docs/product.md, "Dashboard"). */
export function RecentOrders({ dashboard: { orders, hasMore, busy, loadMore } }: { dashboard: Dashboard }) {
  const { orders: words } = useContent(admin);
  const { list } = useContent(adminOrders);
  const { number, customer, service, amount, status, date } = useOrderColumns();
  return (
    <Panel id="recent-orders" heading={words.heading}>
      {orders === null ? (
        <Skeleton lines={4} />
      ) : orders.length === 0 ? (
        <p>{list.empty}</p>
      ) : (
        <>
          <DataTable
            columns={[number, customer, service, amount, status, date]}
            items={orders}
            rowKey={({ id }) => id}
            field="order"
            labelledBy="recent-orders"
          />
          <div className={styles.more}>
            <p role="status" className={panel.note}>
              {list.shown(orders.length)}
            </p>
            {hasMore && (
              <Button variant="outline" busy={busy} onClick={loadMore}>
                {busy ? words.loadingMore : words.more}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
