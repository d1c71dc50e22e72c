import { createFileRoute } from "@tanstack/react-router";
import { adminOrders } from "../../content/admin-orders.ts";
import { listSearch } from "../../features/admin/list/list-search.ts";
import type { OrderSearch } from "../../features/admin/orders/order-calls.ts";
import { OrderList } from "../../features/admin/orders/order-list.tsx";
import { StaffPage } from "../../features/admin/staff-page.tsx";
import { useContent } from "../../lib/visitor.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: listSearch<OrderSearch>("q", "status", "from", "to", "sort", "cursor"),
  component: Orders,
});

function Orders() {
  const words = useContent(adminOrders);
  return (
    <StaffPage title={words.title} lead={words.lead}>
      <OrderList search={Route.useSearch()} />
    </StaffPage>
  );
}
