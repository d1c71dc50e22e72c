import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "../../../components/ui/button.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { useOrderColumns } from "../ui/order-columns.tsx";
import panel from "../ui/panel.module.css";
import { Panel } from "../ui/panel.tsx";
import styles from "./dashboard.module.css";

/** The newest orders in six columns, and older ones on demand (docs/product/staff.md). */
export function RecentOrders({ orders }: { orders: UseInfiniteQueryResult<AdminOrder[]> }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = orders;
  const { orders: words, times } = useContent(admin);
  const { list } = useContent(adminOrders);
  const { number, customer, service, amount, status, date } = useOrderColumns();
  return (
    <Panel id="recent-orders" heading={words.heading}>
      {data === undefined ? (
        <Skeleton lines={4} />
      ) : data.length === 0 ? (
        <p>{list.empty}</p>
      ) : (
        <>
          <DataTable
            columns={[number, customer, service, amount, status, date]}
            items={data}
            rowKey={({ id }) => id}
            field="order"
            labelledBy="recent-orders"
          />
          <div className={styles.more}>
            <p role="status" className={panel.note}>
              {`${list.shown(data.length)} ${times}`}
            </p>
            {hasNextPage && (
              <Button
                variant="outline"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {isFetchingNextPage ? words.loadingMore : words.more}
              </Button>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
