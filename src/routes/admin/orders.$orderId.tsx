import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "#features/admin/orders/order-page.tsx";

export const Route = createFileRoute("/admin/orders/$orderId")({ component: Order });

function Order() {
  const { orderId } = Route.useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
