import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { computeOnlineAmount } from "#domain/orders/order-money.ts";
import { mayUndoDispute } from "#domain/orders/order-transitions.ts";

/** True if staff may make the order paid again after a dispute. */
export function mayUndo(order: OrderDetail): boolean {
  const disputes = order.payments.flatMap((payment) => payment.disputes);
  return mayUndoDispute({
    hasLost: disputes.some(({ status }) => status === "lost"),
    hasWon: disputes.some(({ status }) => status === "won"),
    hasMoney: computeOnlineAmount(order) > 0,
  });
}
