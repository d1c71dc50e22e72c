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
  /** If absent, any payment with enough money left. */
  paymentId: string | undefined;
  version: number | undefined;
}

type RefundRequestDecision =
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
  const asked = payments.filter(({ id }) => paymentId === undefined || id === paymentId);
  const enough = asked.filter(({ leftMinor }) => leftMinor >= amountMinor);
  const payment = enough.find(({ hasOpenRequest }) => !hasOpenRequest);
  if (!payment) {
    if (enough.length > 0) return refuse("refund_requested");
    const isDisputed = asked.some((one) => one.isDisputed);
    return refuse(isDisputed ? "payment_disputed" : "refund_too_large");
  }
  if (partySize(travellers) > 0) {
    if (!mayChangeTrip(order.status)) return refuse("trip_closed");
    if (!stayingParty(order, travellers)) return { kind: "wrong_travellers" };
  }
  return { kind: "request", paymentId: payment.id };
}

export function stayingParty(
  party: PassengerCounts,
  leaving: Partial<PassengerCounts>,
): PassengerCounts | undefined {
  const staying = byType((type) => party[type] - (leaving[type] ?? 0));
  return PASSENGER_TYPES.every((type) => staying[type] >= MIN_PASSENGERS[type])
    ? staying
    : undefined;
}
