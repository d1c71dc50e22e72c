import { Badge } from "../../components/ui/badge.tsx";
import { admin } from "../../content/admin.ts";
import { isConfirmed, type OrderStatus as Status } from "../../domain/orders/order-status.ts";
import { useContent } from "../../lib/visitor.tsx";

/** An order's status, green when it counts as confirmed, else yellow (docs/product.md, "Order statuses"). */
export function OrderStatus({ status }: { status: Status }) {
  const { statuses } = useContent(admin);
  return (
    <Badge tone={isConfirmed(status) ? "success" : "warning"} data-status={status}>
      {statuses[status]}
    </Badge>
  );
}
