import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { OrderConflict } from "#domain/orders/order-transitions.ts";
import { ConflictError } from "../platform/errors/errors.ts";

const MESSAGES: Record<OrderConflict, string> = {
  order_changed: "The order changed since it was read. Look at it again.",
  transition_not_allowed: "An order of this status cannot be given that one.",
  payment_received: "Money was received for this order. Refund it first.",
  order_not_unpaid: "Only an unpaid order can be kept for longer.",
  customer_anonymous: "The person of this order was erased, so nobody is named on it again.",
  trip_closed:
    "Airport, flight and travellers of an order of this status are not changed any more.",
  pass_not_valid: "This order has no pass that could be used.",
  problem_resolved: "This problem is dealt with already.",
  refund_too_large: "No payment of this order has as much left to refund.",
  mail_outdated: "This order has no such news to tell, or nobody to tell it to.",
  payment_disputed: "The payer disputes a payment of this order at their bank.",
  refund_requested: "Somebody has already asked for a refund of this payment.",
  request_answered: "This request for a refund has been answered, or is no longer possible.",
  refund_in_progress: "A refund of this payment is being made. Look at the order again.",
};

export function orderConflict(code: OrderConflict, order: OrderDetail | null): ConflictError {
  return new ConflictError(code, MESSAGES[code], { order });
}
