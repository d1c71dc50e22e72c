import { isDayOver } from "../airports/airport-time.ts";
import { fromMajor } from "../money/currency.ts";
import type { PaymentStatus } from "../payments/payment.ts";
import { holdsTooMuch, leftMinor } from "./order-money.ts";
import type { Order } from "./order.schema.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";
import {
  MAILS_ABOUT_ORDERS,
  ORDER_MAIL_KINDS,
  type MailKind,
  type OrderMailFacts,
  type OrderMailKind,
} from "../mail/mail.ts";

export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return (ORDER_MAIL_KINDS as readonly MailKind[]).includes(kind);
}

export function isAboutOrder(kind: MailKind): boolean {
  return (MAILS_ABOUT_ORDERS as readonly MailKind[]).includes(kind);
}

/** The news of a mail is true only in these statuses of the order. A refund is true in any. */
const TOLD_IN: Record<OrderMailKind, readonly OrderStatus[]> = {
  "order-booked": ["Not Paid"],
  "order-reminder": ["Not Paid"],
  "order-paid": ["paid", "completed", "refunded"],
  "order-day-before": ["paid"],
  "order-changed": ["Not Paid", "paid", "completed"],
  "order-due": ["paid", "completed"],
  "order-cancelled": ["cancelled", "refunded"],
  "order-refunded": ["Not Paid", "paid", "completed", "cancelled", "refunded"],
  "order-pass": ["paid", "completed"],
  "order-letter": ["Not Paid", "paid", "completed", "cancelled", "refunded"],
};

/** Of an unpaid order, these mails name the time until which it can be paid. */
const ASKING_TO_PAY: ReadonlySet<OrderMailKind> = new Set([
  "order-booked",
  "order-reminder",
  "order-changed",
]);

/** These mails are there for the code of the pass, which is void once all the money goes back or its day is over. */
const SHOWING_PASS: ReadonlySet<OrderMailKind> = new Set(["order-day-before", "order-pass"]);

/** Undefined if staff only correct a slip. An order without money to return is only cancelled. */
export function changeMail(
  from: OrderStatus,
  to: OrderStatus,
  returnsMoney: boolean,
): OrderMailKind | undefined {
  if (to === "paid") return from === "completed" ? undefined : "order-paid";
  if (to === "cancelled") return "order-cancelled";
  if (to !== "refunded") return undefined;
  return returnsMoney ? "order-refunded" : "order-cancelled";
}

/** A receipt is true for good. Without money it only confirms the order, which is untrue once that ended. */
const isOldConfirmation = (kind: OrderMailKind, status: OrderStatus, paid: number): boolean =>
  kind === "order-paid" && status === "refunded" && paid === 0;

interface OrderSums {
  status: OrderStatus;
  amountMinor: number;
  dueMinor: number;
  paidMinor: number;
  refundedMinor: number;
  disputedMinor: number;
  /** Online payments less refunds that are made or on their way. */
  keptMinor: number;
  byHandMinor: number;
  /** Of the newest payment; null without one. */
  paymentStatus: PaymentStatus | null;
}

/** False while staff look into money that does not fit, or the provider waits for money. The checkout says the same. */
export function takesMoney({ status, paymentStatus, ...sums }: OrderSums): boolean {
  if (paymentStatus === "processing") return false;
  if (status === NEW_ORDER_STATUS) return leftMinor(sums) <= 0;
  const heldMinor = sums.keptMinor + sums.byHandMinor - sums.disputedMinor;
  return !holdsTooMuch({ ...sums, heldMinor });
}

interface ToldOrder extends OrderSums {
  airport: string;
  flightDate: string | null;
  isBeingRefunded: boolean;
  /** When an unpaid order ends (epoch ms). Null for other orders. */
  endsAt: number | null;
}

/** An outdated mail must not be sent. `now` is in epoch ms. */
export function isOutdated(
  { kind, facts }: { kind: OrderMailKind; facts: OrderMailFacts | null },
  order: ToldOrder,
  now: number,
): boolean {
  const { status, airport, flightDate, endsAt } = order;
  // Money that goes back is news in any status, and no other mail reports it.
  if (facts?.backMinor) return false;
  const isPast = isDayOver({ airport, flightDate }, now);
  if (!TOLD_IN[kind].includes(status)) return true;
  if (isOldConfirmation(kind, status, facts?.amountMinor ?? order.paidMinor)) return true;
  if (kind === "order-due" && (order.dueMinor === 0 || isPast)) return true;
  if (ASKING_TO_PAY.has(kind) && endsAt !== null && endsAt <= now) return true;
  if ((kind === "order-reminder" || kind === "order-due") && !takesMoney(order)) return true;
  if (SHOWING_PASS.has(kind) && (order.isBeingRefunded || isPast)) return true;
  const told = facts?.flightDate;
  return told !== undefined && (told !== flightDate || isPast);
}

/** Staff can send these again. Reminders leave on their own schedule. */
export const RESENDABLE_MAILS = [
  "order-booked",
  "order-paid",
  "order-changed",
  "order-due",
  "order-cancelled",
  "order-refunded",
] as const satisfies readonly OrderMailKind[];
export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

type TellableOrder = Pick<
  Order,
  | "status"
  | "amount"
  | "paid_amount"
  | "refunded_amount"
  | "by_hand_amount"
  | "due_amount"
  | "expires_at"
  | "airport"
  | "flight_date"
> & {
  /** Newest first. A disputed payment has nothing to refund. */
  payments: readonly { status: PaymentStatus; refundable_amount: number }[];
};

/** The mails whose news is still true at `now` (epoch ms). Amounts are in major units. */
export function resendableMails(order: TellableOrder, now: number): readonly ResendableMail[] {
  const isPast = isDayOver({ airport: order.airport, flightDate: order.flight_date }, now);
  const hasEnded = order.expires_at !== null && Date.parse(order.expires_at) <= now;
  const isNews: Partial<Record<ResendableMail, boolean>> = {
    "order-refunded": order.refunded_amount > 0,
    "order-due": order.due_amount > 0 && !isPast && takesDue(order),
  };
  return RESENDABLE_MAILS.filter(
    (kind) =>
      TOLD_IN[kind].includes(order.status) &&
      (isNews[kind] ?? true) &&
      !isOldConfirmation(kind, order.status, order.paid_amount) &&
      !(hasEnded && ASKING_TO_PAY.has(kind)),
  );
}

function takesDue({ payments, ...order }: TellableOrder): boolean {
  if (payments[0]?.status === "processing") return false;
  const kept = payments.reduce((sum, payment) => sum + fromMajor(payment.refundable_amount), 0);
  return !holdsTooMuch({
    heldMinor: kept + fromMajor(order.by_hand_amount),
    dueMinor: fromMajor(order.due_amount),
    amountMinor: fromMajor(order.amount),
  });
}

const CODE = /^[A-Z]{3}$/i;
const FLIGHT_NUMBER = /^[A-Z0-9]{2,3} ?[0-9]{1,4}[A-Z]?$/i;

/** Null for other text: strangers book in any name, and must not write to people by our mails. */
export function typedAirport(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text.toUpperCase() : null;
}

export function typedFlightNumber(text: string | null): string | null {
  return text !== null && FLIGHT_NUMBER.test(text.trim()) ? text.trim().toUpperCase() : null;
}
