import { useQueryClient } from "@tanstack/react-query";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { adminQueries } from "../data/admin-queries.ts";

export function useShowOrder(): (order: OrderDetail) => void {
  const queries = useQueryClient();
  return (order) => queries.setQueryData(adminQueries.order(order.id).queryKey, order);
}
