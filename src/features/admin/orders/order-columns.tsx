import { Link } from "@tanstack/react-router";
import type { Column } from "../../../components/ui/data-table.tsx";
import { adminOrders } from "../../../content/admin-orders.ts";
import type { Order } from "../../../domain/orders/order.schema.ts";
import { useContent } from "../../../lib/visitor.tsx";
import { OrderAmount } from "../order-amount.tsx";
import { OrderStatus } from "../order-status.tsx";
import { StaffTime } from "../staff-time.tsx";

/** The columns that every table of orders has; the first one leads to the order's page. */
export function useOrderColumns(): Record<"number" | "amount" | "status" | "date", Column<Order>> {
  const { columns: words } = useContent(adminOrders);
  return {
    number: { label: words.number, render: (order) => <OrderLink order={order} /> },
    amount: { label: words.amount, render: ({ amount, currency }) => <OrderAmount amount={amount} currency={currency} /> },
    status: { label: words.status, render: ({ status }) => <OrderStatus status={status} /> },
    date: { label: words.date, render: ({ created_at }) => <StaffTime iso={created_at} /> },
  };
}

/** An order's number, which leads to its page. */
export function OrderLink({ order: { id, order_number } }: { order: Pick<Order, "id" | "order_number"> }) {
  return (
    <Link to="/admin/orders/$orderId" params={{ orderId: id }} preload={false}>
      {order_number}
    </Link>
  );
}
