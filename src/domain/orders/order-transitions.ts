import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/**
 * Every change that staff may make. Slips can be undone, except a refund: its money has left. A
 * cancelled order becomes paid when its money came after all.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Not Paid": ["paid", "cancelled"],
  paid: ["completed", "refunded", "Not Paid"],
  completed: ["refunded", "paid"],
  cancelled: ["Not Paid", "paid"],
  refunded: [],
};

/** True when staff may change an order from one status to the other. */
export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** Statuses for orders without money: staff refund first. */
export const WITHOUT_MONEY: readonly OrderStatus[] = ["Not Paid", "refunded"];

/** Returns the statuses that staff may set next; `hasMoney`: received more than refunded. */
export function allowedChanges(from: OrderStatus, hasMoney: boolean): readonly OrderStatus[] {
  return ORDER_TRANSITIONS[from].filter((to) => !(hasMoney && WITHOUT_MONEY.includes(to)));
}

/**
 * True when staff may change airport, flight and travellers: the order is still to be used, before
 * or after the change. Other papers stay as they were.
 */
export function mayChangeTrip(from: OrderStatus, to: OrderStatus = from): boolean {
  return [from, to].some((status) => status === NEW_ORDER_STATUS || status === "paid");
}

/** Returns the status before the last change; undefined without one, or when it must stay. */
export function undoneStatus(
  events: readonly { from_status: OrderStatus | null; to_status: OrderStatus }[],
  hasMoney: boolean,
): OrderStatus | undefined {
  const last = events.find(
    ({ from_status, to_status }) => from_status !== null && from_status !== to_status,
  );
  if (!last?.from_status) return undefined;
  return allowedChanges(last.to_status, hasMoney).find((status) => status === last.from_status);
}

/** In UTF-16 units. */
export const MAX_REASON_LENGTH = 500;

/** In UTF-16 units. */
export const MAX_NOTE_LENGTH = 2000;

export const ORDER_CONFLICTS = [
  "order_changed",
  "transition_not_allowed",
  "payment_received",
  "order_not_unpaid",
  "customer_anonymous",
  "trip_closed",
  "pass_not_valid",
  "problem_resolved",
  "refund_too_large",
  "refund_in_progress",
  "mail_outdated",
] as const;
export type OrderConflict = (typeof ORDER_CONFLICTS)[number];

/** True for the code of a conflict. */
export function isOrderConflict(code: string): code is OrderConflict {
  return (ORDER_CONFLICTS as readonly string[]).includes(code);
}
