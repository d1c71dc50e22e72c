import { isDayOver } from "../airports/airport-time.ts";
import type { Order } from "./order.schema.ts";
import type { OrderStatus } from "./order-status.ts";
import {
  MAILS_ABOUT_ORDERS,
  ORDER_MAIL_KINDS,
  type MailKind,
  type OrderMailFacts,
  type OrderMailKind,
} from "../mail/mail.ts";

/** True for a mail to the traveller about their order. */
export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return (ORDER_MAIL_KINDS as readonly MailKind[]).includes(kind);
}

/** True for any mail about an order, also to its former address. */
export function isAboutOrder(kind: MailKind): boolean {
  return (MAILS_ABOUT_ORDERS as readonly MailKind[]).includes(kind);
}

/** The order's statuses in which a mail's news still holds. Refunds fit any status. */
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
};

/** These mails tell until when an unpaid order is payable. */
const ASKING_TO_PAY: ReadonlySet<OrderMailKind> = new Set(["order-booked", "order-reminder"]);

/** Returns the mail for a change by hand; undefined for a reverted slip (docs/product/mails.md). */
export function changeMail(from: OrderStatus, to: OrderStatus): OrderMailKind | undefined {
  if (to === "paid") return from === "completed" ? undefined : "order-paid";
  if (to === "cancelled") return "order-cancelled";
  return to === "refunded" ? "order-refunded" : undefined;
}

interface ToldOrder {
  status: OrderStatus;
  dueMinor: number;
  airport: string;
  flightDate: string | null;
  /** The end of an unpaid order (epoch ms); null for others. */
  endsAt: number | null;
}

/**
 * True when a mail must not be sent at `now` (epoch ms): by the order's status, by another or a
 * past flight day, or, if it asks for money, by the payment or the order's end.
 */
export function isOutdated(
  { kind, facts }: { kind: OrderMailKind; facts: OrderMailFacts | null },
  { status, dueMinor, airport, flightDate, endsAt }: ToldOrder,
  now: number,
): boolean {
  if (!TOLD_IN[kind].includes(status) || (kind === "order-due" && dueMinor === 0)) return true;
  if (ASKING_TO_PAY.has(kind) && endsAt !== null && endsAt <= now) return true;
  const told = facts?.flightDate;
  return told !== undefined && (told !== flightDate || isDayOver({ airport, flightDate }, now));
}

/** Staff may send these again; reminders leave on their own schedule. */
export const RESENDABLE_MAILS = [
  "order-booked",
  "order-paid",
  "order-changed",
  "order-due",
  "order-cancelled",
  "order-refunded",
] as const satisfies readonly OrderMailKind[];
export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

/**
 * Returns the mails that staff may send again at `now` (epoch ms): their news still holds. Sums in
 * major units.
 */
export function resendableMails(
  order: Pick<Order, "status" | "refunded_amount" | "due_amount" | "expires_at">,
  now: number,
): readonly ResendableMail[] {
  const isNews: Partial<Record<ResendableMail, boolean>> = {
    "order-booked": order.expires_at !== null && Date.parse(order.expires_at) > now,
    "order-refunded": order.refunded_amount > 0,
    "order-due": order.due_amount > 0,
  };
  return RESENDABLE_MAILS.filter(
    (kind) => TOLD_IN[kind].includes(order.status) && (isNews[kind] ?? true),
  );
}

/** An airport's code, and a flight's number. */
const CODE = /^[A-Z]{3}$/i;
const FLIGHT_NUMBER = /^[A-Z0-9]{2,3} ?[0-9]{1,4}[A-Z]?$/i;

/**
 * Returns a typed airport code, else null. Strangers book in any name, and must not write to people
 * through our mails.
 */
export function typedAirport(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text.toUpperCase() : null;
}

/** Returns a typed flight number, else null, for the same reason. */
export function typedFlightNumber(text: string | null): string | null {
  return text !== null && FLIGHT_NUMBER.test(text.trim()) ? text.trim().toUpperCase() : null;
}
