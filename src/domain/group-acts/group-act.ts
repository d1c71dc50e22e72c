import type { Role } from "../accounts/role.ts";
import { CONFIRMED_STATUSES, NEW_ORDER_STATUS, type OrderStatus } from "../orders/order-status.ts";

export const GROUP_ACTS = ["write", "move", "refund"] as const;
export type GroupActName = (typeof GROUP_ACTS)[number];

/** A `stopped` act can go on. A `done` act may list failures to try again. Only requests are `declined`. */
export const GROUP_ACT_STATES = ["preview", "running", "stopped", "done", "declined"] as const;
export type GroupActState = (typeof GROUP_ACT_STATES)[number];

/** An order's part in an act. A `by_hand` order was paid outside our payments, so staff refund it. */
export type GroupActOrderState = "waiting" | "done" | "failed" | "by_hand";

export const MAX_LETTER_LENGTH = 3000;

/** Agents write to travellers. Only admins move or refund the bookings of many at once. */
export function mayAct(role: Role | null, act: GroupActName): boolean {
  return role === "admin" || (role === "agent" && act === "write");
}

/** An agent asks for a refund, which an admin grants once for all orders, or declines. */
export function mayAskFor(role: Role | null, act: GroupActName): boolean {
  return role === "agent" && act === "refund";
}

/** `approvedBy` is the creator of an act that needs no approval, or the admin who grants a request. */
interface ActApproval {
  createdBy: string;
  approvedBy: string | null;
}

/** True for an act that an agent requested, even after an admin grants it. */
export const isRequest = ({ createdBy, approvedBy }: ActApproval): boolean =>
  approvedBy !== createdBy;

/** Above `limit` (major units, all currencies added) a second admin starts a refund. */
export function needsSecondAdmin(
  { act, sums }: { act: GroupActName; sums: Readonly<Partial<Record<string, number>>> },
  limit: number,
): boolean {
  const sum = Object.values(sums).reduce<number>((all, amount) => all + (amount ?? 0), 0);
  return act === "refund" && sum > limit;
}

interface ActScope {
  airport: string;
  flightDate: string;
  flightNumber: string;
}

/** An order that left the scope after the preview is not part of the act any more. */
export function isInScope(
  scope: ActScope,
  order: { airport: string; flightDate: string | null; flightNumber: string | null },
): boolean {
  return (
    order.flightDate === scope.flightDate &&
    (scope.airport === "" || order.airport === scope.airport) &&
    (scope.flightNumber === "" ||
      bareFlightNumber(order.flightNumber ?? "") === bareFlightNumber(scope.flightNumber))
  );
}

/** "EX 7777", "EX-7777" and "EX7777" are one flight. */
export const bareFlightNumber = (flightNumber: string) => flightNumber.replaceAll(/[ -]/g, "");

/** The statuses of orders that an act includes, as in the departures. */
export const ORDERS_OF_ACT: Record<GroupActName, readonly OrderStatus[]> = {
  write: [NEW_ORDER_STATUS, ...CONFIRMED_STATUSES],
  move: ["paid"],
  refund: ["paid"],
};
