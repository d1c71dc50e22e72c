import { isDayOver } from "../airports/airport-time.ts";
import type { Order } from "../orders/order.schema.ts";
import type { OrderStatus } from "../orders/order-status.ts";
import {
  MAILS_ABOUT_ORDERS,
  ORDER_MAIL_KINDS,
  type MailKind,
  type OrderMailFacts,
  type OrderMailKind,
} from "./mail.ts";

/** True for a mail that tells a traveller of their order. */
export function isOrderMail(kind: MailKind): kind is OrderMailKind {
  return (ORDER_MAIL_KINDS as readonly MailKind[]).includes(kind);
}

/** True for any mail about an order, also to whom it left. */
export function isAboutOrder(kind: MailKind): boolean {
  return (MAILS_ABOUT_ORDERS as readonly MailKind[]).includes(kind);
}

/** The statuses of an order in which what a mail tells is still so. Refunds, also in part, may be of any order. */
const TOLD_IN: Record<OrderMailKind, readonly OrderStatus[]> = {
  "order-booked": ["Not Paid"],
  "order-reminder": ["Not Paid"],
  "order-paid": ["paid", "completed", "refunded"],
  "order-day-before": ["paid"],
  "order-changed": ["Not Paid", "paid", "completed"],
  "order-due": ["paid", "completed"],
  "order-cancelled": ["cancelled", "refunded"],
  "order-refunded": ["Not Paid", "paid", "completed", "cancelled", "refunded"],
};

/** The mails that say until when an unpaid order can be paid. */
const ASKING_TO_PAY: ReadonlySet<OrderMailKind> = new Set(["order-booked", "order-reminder"]);

/** The mail that tells a traveller of a change by hand; none when a slip is taken back (docs/product/mails.md). */
export function changeMail(from: OrderStatus, to: OrderStatus): OrderMailKind | undefined {
  if (to === "paid") return from === "completed" ? undefined : "order-paid";
  if (to === "cancelled") return "order-cancelled";
  return to === "refunded" ? "order-refunded" : undefined;
}

interface ToldOrder {
  status: OrderStatus;
  dueMinor: number;
  airport: string;
  /** YYYY-MM-DD at the airport. */
  flightDate: string | null;
  /** When it ends unpaid (epoch ms); null for one that does not. */
  endsAt: number | null;
}

/**
 * True for a mail whose news has been overtaken by the order as it is `now` (epoch ms), so that it is not sent: by its status, or, for what
 * was told of a flight day, by another day or the end of that one; of what is to be paid, by its
 * payment or the end of the order (docs/product/mails.md).
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

/** The mails of an order that staff may send again; a reminder comes by itself. */
export const RESENDABLE_MAILS = [
  "order-booked",
  "order-paid",
  "order-changed",
  "order-due",
  "order-cancelled",
  "order-refunded",
] as const satisfies readonly OrderMailKind[];
export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

/** The mails that staff may send again about an order `now` (epoch ms): those whose news is still so, by its status, its end and its sums (major units). */
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
 * What was typed as airport and flight number, if it is one: anyone can book in anyone's name, and must not write to them through
 * our mails. Null for any other text.
 */
export function typedAirport(text: string | null): string | null {
  return text !== null && CODE.test(text) ? text.toUpperCase() : null;
}

/** Like typedAirport. */
export function typedFlightNumber(text: string | null): string | null {
  return text !== null && FLIGHT_NUMBER.test(text.trim()) ? text.trim().toUpperCase() : null;
}
