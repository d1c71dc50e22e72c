import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { computeOnlineAmount } from "#domain/orders/order-money.ts";
import { mayUndoDispute } from "#domain/orders/order-transitions.ts";
import type { DisputeStatus } from "#domain/payments/movement.ts";

export const disputeStatuses = ({ payments }: OrderDetail): DisputeStatus[] =>
  payments.flatMap(({ disputes }) => disputes.map(({ status }) => status));

/** True if staff may make the order paid again after a dispute. */
export function mayUndo(order: OrderDetail): boolean {
  const disputes = disputeStatuses(order);
  return mayUndoDispute({
    hasLost: disputes.includes("lost"),
    hasWon: disputes.includes("won"),
    hasMoney: computeOnlineAmount(order) > 0,
  });
}
