/** Every status an order can have; new bookings are "Not Paid" (spec section 4, docs/decisions). */
export const ORDER_STATUSES = ["Not Paid", "paid", "completed", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export const NEW_ORDER_STATUS: OrderStatus = "Not Paid";

/** True for an order that is revenue, and green in the dashboard (spec sections 4 and 9). */
export function isConfirmed(status: OrderStatus): boolean {
  return status === "paid" || status === "completed";
}
