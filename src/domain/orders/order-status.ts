import type { OrderMailKind } from "../mail/mail.ts";

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

/** The statuses that staff cannot give an order while we have money for it: that money is refunded first. */
export const WITHOUT_MONEY: readonly OrderStatus[] = ["Not Paid", "refunded"];

/** The statuses that staff may give an order of this one; `hasMoney` when more was received for it than given back. */
export function allowedChanges(from: OrderStatus, hasMoney: boolean): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[from].filter((to) => !(hasMoney && WITHOUT_MONEY.includes(to)));
}

/** The mail that tells a traveller of a change by hand; none when a slip is taken back (docs/product.md, "Mails"). */
export function changeMail(from: OrderStatus, to: OrderStatus): OrderMailKind | undefined {
  if (from === NEW_ORDER_STATUS) return to === "paid" ? "order-paid" : to === "cancelled" ? "order-cancelled" : undefined;
  return to === "refunded" ? "order-refunded" : undefined;
}

/** The longest reason, in UTF-16 units. */
export const MAX_REASON_LENGTH = 500;

/** Why an action of staff on an order was refused. */
export const ORDER_CONFLICTS = [
  "order_changed",
  "transition_not_allowed",
  "payment_received",
  "order_not_unpaid",
  "problem_resolved",
  "refund_too_large",
  "refund_in_progress",
] as const;
export type OrderConflict = (typeof ORDER_CONFLICTS)[number];

/** True for the code of one of those. */
export function isOrderConflict(code: string): code is OrderConflict {
  return (ORDER_CONFLICTS as readonly string[]).includes(code);
}
