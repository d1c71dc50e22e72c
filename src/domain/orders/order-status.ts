/** Every status an order can have (docs/product.md, "Order statuses"). */
export const ORDER_STATUSES = ["Not Paid", "paid", "completed", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status of a new booking. */
export const NEW_ORDER_STATUS: OrderStatus = "Not Paid";

/**
 * The statuses of orders that count as revenue and are shown green (docs/product.md, "Order statuses"). The triggers of the
 * database spell them out as well (scripts/db/triggers.test.ts).
 */
export const CONFIRMED_STATUSES: readonly OrderStatus[] = ["paid", "completed"];

/** True for an order of one of those. */
export function isConfirmed(status: OrderStatus): boolean {
  return CONFIRMED_STATUSES.includes(status);
}

/**
 * Every change of status that an admin may make (docs/product.md, "Order statuses"). A mistake can be undone, except a refund,
 * because the money has left.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Not Paid": ["paid", "cancelled"],
  paid: ["completed", "refunded", "Not Paid"],
  completed: ["refunded", "paid"],
  cancelled: ["Not Paid"],
  refunded: [],
};

/** True when an admin may change an order from one status to the other. */
export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** The longest reason, in UTF-16 units. */
export const MAX_REASON_LENGTH = 500;

/** Why a change of status was refused. */
export const ORDER_CONFLICTS = ["order_changed", "transition_not_allowed"] as const;
export type OrderConflict = (typeof ORDER_CONFLICTS)[number];
