/** Every status an order can have (docs/product.md, "Order statuses"). */
export const ORDER_STATUSES = ["Not Paid", "paid", "completed", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** The status of a new booking. */
export const NEW_ORDER_STATUS: OrderStatus = "Not Paid";

/** True for an order that counts as revenue and is shown green (docs/product.md, "Order statuses"). */
export function isConfirmed(status: OrderStatus): boolean {
  return status === "paid" || status === "completed";
}
