export const ORDER_STATUSES = ["Not Paid", "paid", "completed", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const NEW_ORDER_STATUS: OrderStatus = "Not Paid";

/** These count as revenue. Database triggers repeat them (scripts/db/triggers.test.ts). */
export const CONFIRMED_STATUSES: readonly OrderStatus[] = ["paid", "completed"];

export function isConfirmed(status: OrderStatus): boolean {
  return CONFIRMED_STATUSES.includes(status);
}
