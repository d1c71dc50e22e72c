/** Every status an order can have (docs/product/orders.md). */
export const ORDER_STATUSES = ["Not Paid", "paid", "completed", "cancelled", "refunded"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status of a new booking. */
export const NEW_ORDER_STATUS: OrderStatus = "Not Paid";

/**
 * The statuses of orders that count as revenue and are shown green (docs/product/orders.md). The triggers of the
 * database spell them out as well (scripts/db/triggers.test.ts).
 */
export const CONFIRMED_STATUSES: readonly OrderStatus[] = ["paid", "completed"];

/** True for an order of one of those. */
export function isConfirmed(status: OrderStatus): boolean {
  return CONFIRMED_STATUSES.includes(status);
}

/**
 * Every change of status that an admin may make (docs/product/orders.md). A mistake can be undone, except a refund,
 * because the money has left. A cancelled order becomes paid when its money came all the same.
 */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Not Paid": ["paid", "cancelled"],
  paid: ["completed", "refunded", "Not Paid"],
  completed: ["refunded", "paid"],
  cancelled: ["Not Paid", "paid"],
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

/**
 * True when staff may change airport, flight and travellers: of an order that is to be used yet, before or after the change. The papers
 * of others stay as they were used or called off.
 */
export function mayChangeTrip(from: OrderStatus, to: OrderStatus = from): boolean {
  return [from, to].some((status) => status === NEW_ORDER_STATUS || status === "paid");
}

/** The status to which the last change of status is taken back; undefined when none was made, or it cannot be. */
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

/** The longest reason, in UTF-16 units. */
export const MAX_REASON_LENGTH = 500;

/** The longest note on an order, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 2000;

/** Why an action of staff on an order was refused. */
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

/** True for the code of one of those. */
export function isOrderConflict(code: string): code is OrderConflict {
  return (ORDER_CONFLICTS as readonly string[]).includes(code);
}
