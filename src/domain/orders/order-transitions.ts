import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** Nothing undoes a refund, because its money has left. Late money can pay a cancelled order. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  "Not Paid": ["paid", "cancelled"],
  paid: ["completed", "refunded", "Not Paid"],
  completed: ["refunded", "paid"],
  cancelled: ["Not Paid", "paid", "refunded"],
  refunded: [],
};

export function canChange(from: OrderStatus, to: OrderStatus): boolean {
  return ORDER_TRANSITIONS[from].includes(to);
}

/** A lost dispute refunds an order, unless staff decide otherwise or an appeal brings its money back. */
const AFTER_LOST_DISPUTE: readonly OrderStatus[] = ["paid"];

/** True if a dispute, and no refund of ours, may have made an order `refunded`. */
export const mayUndoDispute = (disputes: {
  hasLost: boolean;
  hasWon: boolean;
  hasMoney: boolean;
}): boolean => disputes.hasLost || (disputes.hasWon && disputes.hasMoney);

/** An order with money cannot get these statuses, so staff refund it first. */
export const WITHOUT_MONEY: readonly OrderStatus[] = ["Not Paid", "refunded"];

interface HeldMoney {
  /** Payments brought more than went back. */
  hasMoney: boolean;
  /** We hold money that came by hand. */
  hasByHand: boolean;
  /** The result of `mayUndoDispute`. */
  mayUndo?: boolean;
}

export function allowedChanges(
  from: OrderStatus,
  { hasMoney, hasByHand, mayUndo = false }: HeldMoney,
): readonly OrderStatus[] {
  if (from === "refunded" && mayUndo) return AFTER_LOST_DISPUTE;
  // A cancelled order without money has nothing to return.
  const isEmpty = from === "cancelled" && !hasByHand;
  return ORDER_TRANSITIONS[from].filter(
    (to) => !(hasMoney && WITHOUT_MONEY.includes(to)) && !(isEmpty && to === "refunded"),
  );
}

/** Airport, flight and travellers can change only if the order is still to be used. */
export function mayChangeTrip(from: OrderStatus, to: OrderStatus = from): boolean {
  return [from, to].some((status) => status === NEW_ORDER_STATUS || status === "paid");
}

/** The status before the last change; undefined if there was none or it cannot be undone. */
export function undoneStatus(
  events: readonly { from_status: OrderStatus | null; to_status: OrderStatus }[],
  held: HeldMoney,
): OrderStatus | undefined {
  const last = events.find(
    ({ from_status, to_status }) => from_status !== null && from_status !== to_status,
  );
  if (!last?.from_status) return undefined;
  return allowedChanges(last.to_status, held).find((status) => status === last.from_status);
}

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
  "refund_requested",
  "request_answered",
  "payment_disputed",
  "mail_outdated",
] as const;
export type OrderConflict = (typeof ORDER_CONFLICTS)[number];

export function isOrderConflict(code: string): code is OrderConflict {
  return (ORDER_CONFLICTS as readonly string[]).includes(code);
}
