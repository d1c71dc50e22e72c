import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Loaded } from "../../../components/ui/loaded.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { admin } from "../../../content/admin.ts";
import type { OrderDetail } from "../../../domain/staff-orders/order-change.schema.ts";
import { ORDER_TRANSITIONS } from "../../../domain/orders/order-status.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { adminQueries } from "../data/admin-queries.ts";
import { AdminPage, PageSkeleton } from "../layout/admin-page.tsx";
import panel from "../ui/panel.module.css";
import { OrderActions } from "./forms/order-actions.tsx";
import { OrderMoney } from "./money/order-money.tsx";
import { OrderCustomer, OrderFacts } from "./order-panels.tsx";
import { OrderTimeline } from "./timeline/order-timeline.tsx";

/** An order with its customer, its money and its history, and what can be done about it. */
export function OrderPage({ orderId }: { orderId: string }) {
  const words = useContent(adminOrders);
  const { problems } = useContent(admin);
  const queries = useQueryClient();
  const options = adminQueries.order(orderId);
  const query = useQuery(options);
  const canChange = query.data !== undefined && ORDER_TRANSITIONS[query.data.status].length > 0;
  const show = (changed: OrderDetail) => queries.setQueryData(options.queryKey, changed);
  return (
    <AdminPage
      title={query.data?.order_number ?? words.detail.title}
      code={query.data !== undefined}
      back={{ link: adminLinks.orders(), label: words.detail.back }}
      actions={query.data && <OrderActions order={query.data} onChanged={show} />}
    >
      <Loaded query={query} messages={problems} loading={<PageSkeleton />}>
        {(order) => (
          <div className={panel.columns} aria-busy={query.isFetching || undefined}>
            <div className={panel.column}>
              <OrderFacts order={order} />
              <OrderMoney order={order} onChanged={show} />
              <OrderCustomer order={order} onChanged={show} />
            </div>
            <OrderTimeline
              order={order}
              final={canChange ? null : words.detail.final}
              onChanged={show}
            />
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
