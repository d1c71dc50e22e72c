import { Link } from "@tanstack/react-router";
import type { Column } from "#components/ui/data-table.tsx";
import { adminOrders } from "#content/admin-orders.ts";
import type { ListedOrder, Order } from "#domain/orders/order.schema.ts";
import { useContent } from "#lib/site-context/site-context.tsx";
import { adminLinks } from "../data/admin-links.ts";
import { AdminDay, AdminTime, CustomerName, useMoney } from "./formats.tsx";
import { DueBadge, OrderStatusBadge } from "./status-badge.tsx";

interface OrderColumns extends Record<
  "number" | "service" | "amount" | "status" | "date" | "flight",
  Column<Order>
> {
  customer: Column<ListedOrder>;
}

export function useOrderColumns(): OrderColumns {
  const { columns: words } = useContent(adminOrders);
  const money = useMoney();
  return {
    number: {
      label: words.number,
      render: ({ id, order_number }) => (
        <Link {...adminLinks.order(id)} preload={false}>
          {order_number}
        </Link>
      ),
    },
    customer: { label: words.customer, render: (order) => <CustomerName {...order} /> },
    service: { label: words.service, render: ({ service_type }) => service_type },
    amount: {
      label: words.amount,
      numeric: true,
      render: ({ amount, currency }) => money(amount, currency),
    },
    status: {
      label: words.status,
      render: (order) => (
        <>
          <OrderStatusBadge status={order.status} /> <DueBadge order={order} />
        </>
      ),
    },
    flight: {
      label: words.flightDate,
      render: ({ airport, flight_date }) => (
        <>
          {airport} {flight_date ? <AdminDay iso={flight_date} /> : airport ? "" : "—"}
        </>
      ),
    },
    date: { label: words.date, render: ({ created_at }) => <AdminTime iso={created_at} /> },
  };
}
