import {
  byType,
  MIN_PASSENGERS,
  partySize,
  PASSENGER_TYPES,
  type PassengerCounts,
} from "../money/fares.ts";
import type { OrderStatus } from "./order-status.ts";
import { mayChangeTrip, type OrderConflict } from "./order-transitions.ts";

/** An order's payments that brought money, newest first. */
interface RefundablePayment {
  id: string;
  leftMinor: number;
  isDisputed: boolean;
  hasOpenRequest: boolean;
}

interface RefundableOrder {
  order: PassengerCounts & { status: OrderStatus; version: number };
  payments: readonly RefundablePayment[];
}

interface AskedRefund {
  amountMinor: number;
  travellers: PassengerCounts;
  /** If absent, any payment with money left. */
  paymentId: string | undefined;
  version: number | undefined;
}

type RefundRequestDecision =
  /** What leaving travellers get back can come from several payments; the request stands at one. */
  | { kind: "request"; paymentId: string }
  | { kind: "refused"; conflict: OrderConflict }
  /** Too few travellers would stay, or more would leave than are booked. */
  | { kind: "wrong_travellers" };

/** A request is accepted if an admin could grant it now. */
export function decideRefundRequest(
  { order, payments }: RefundableOrder,
  { amountMinor, travellers, paymentId, version }: AskedRefund,
): RefundRequestDecision {
  const refuse = (conflict: OrderConflict) => ({ kind: "refused" as const, conflict });
  if (version !== undefined && version !== order.version) return refuse("order_changed");
  const isLeaving = partySize(travellers) > 0;
  const asked = payments.filter(({ id }) => paymentId === undefined || id === paymentId);
  const suffices = (some: typeof payments) => (one: RefundablePayment) =>
    one.leftMinor > 0 && (isLeaving ? sumLeft(some) : one.leftMinor) >= amountMinor;
  const free = payments.filter(({ hasOpenRequest }) => !hasOpenRequest);
  const payment = asked.filter((one) => free.includes(one)).find(suffices(free));
  if (!payment) {
    if (asked.some(suffices(payments))) return refuse("refund_requested");
    const isDisputed = asked.some((one) => one.isDisputed);
    return refuse(isDisputed ? "payment_disputed" : "refund_too_large");
  }
  if (isLeaving) {
    if (!mayChangeTrip(order.status)) return refuse("trip_closed");
    if (!stayingParty(order, travellers)) return { kind: "wrong_travellers" };
  }
  return { kind: "request", paymentId: payment.id };
}

const sumLeft = (payments: readonly RefundablePayment[]) =>
  payments.reduce((sum, { leftMinor }) => sum + leftMinor, 0);

export function stayingParty(
  party: PassengerCounts,
  leaving: Partial<PassengerCounts>,
): PassengerCounts | undefined {
  const staying = byType((type) => party[type] - (leaving[type] ?? 0));
  return PASSENGER_TYPES.every((type) => staying[type] >= MIN_PASSENGERS[type])
    ? staying
    : undefined;
}
