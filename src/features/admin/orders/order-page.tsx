import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import { ORDER_TRANSITIONS } from "../../../domain/orders/order-status.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { fetchOrder } from "../data/admin-api.ts";
import { adminLinks } from "../data/admin-links.ts";
import { useAdminData } from "../data/use-admin-data.ts";
import { AdminPage } from "../layout/admin-page.tsx";
import { LoadProblem } from "../ui/load-problem.tsx";
import panel from "../ui/panel.module.css";
import { ChangeStatusDialog } from "./change-status-dialog.tsx";
import { OrderCustomer, OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";

/** An order with its customer and its history, and the change of its status. */
export function OrderPage({ orderId }: { orderId: string }) {
  const words = useContent(adminOrders);
  const { data: order, busy, problem, reload, show } = useAdminData(`order ${orderId}`, () => fetchOrder(orderId));
  const [changing, setChanging] = useState(false);
  const canChange = order !== null && ORDER_TRANSITIONS[order.status].length > 0;
  return (
    <AdminPage
      title={order?.order_number ?? words.detail.title}
      code={order !== null}
      back={{ link: adminLinks.orders(), label: words.detail.back }}
      actions={canChange && <Button onClick={() => setChanging(true)}>{words.change.open}</Button>}
    >
      {problem && <LoadProblem problem={problem} busy={busy} onRetry={reload} />}
      {order === null && !problem && (
        <Card>
          <Skeleton lines={6} />
        </Card>
      )}
      {order !== null && (
        <>
          <div className={panel.columns} aria-busy={busy || undefined}>
            <div className={panel.column}>
              <OrderFacts order={order} />
              <OrderCustomer customer={order.customer} />
            </div>
            <OrderHistory events={order.events} isFinal={!canChange} />
          </div>
          <ChangeStatusDialog order={order} open={changing} onClose={() => setChanging(false)} onChanged={show} />
        </>
      )}
    </AdminPage>
  );
}
