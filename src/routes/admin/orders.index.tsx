import { createFileRoute } from "@tanstack/react-router";
import { adminOrders } from "../../content/admin-orders.ts";
import { AdminPage } from "../../features/admin/layout/admin-page.tsx";
import { parseOrderSearch } from "../../features/admin/list/list-search.ts";
import { OrderList } from "../../features/admin/orders/order-list.tsx";
import { useContent } from "../../lib/site-context.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: parseOrderSearch,
  component: Orders,
});

function Orders() {
  const words = useContent(adminOrders);
  return (
    <AdminPage title={words.title} lead={words.lead}>
      <OrderList search={Route.useSearch()} />
    </AdminPage>
  );
}
