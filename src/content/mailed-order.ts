import type { MailPart, MailText, OrderMailKind } from "../domain/mail/mail.ts";
import type { SiteConfig } from "../domain/site-config.ts";

/** The facts of an order's mail. Money, days and times are written out; null stands for unknown. */
export interface MailedOrder {
  site: SiteConfig;
  orderNumber: string;
  /** The price, or the paid or refunded sum: two decimals, with the currency. */
  amount: string;
  airport: string | null;
  flightDate: string | null;
  /** The same with its day of the week. */
  flightDay: string | null;
  flightNumber: string | null;
  passengers: { adults: number; children: number; infants: number };
  /** A paid order's due sum, and the waived part of a difference; null without any. */
  due: string | null;
  waived: string | null;
  /** Travellers that pass before the rest is paid; null for all, or for a used pass. */
  admitted: { count: number; of: number } | null;
  isUsed: boolean;
  /** London's day and time at which it ends unpaid. */
  endsAt: string;
  /** London's day and time of the news. */
  at: string;
  /** False without card payments: the team helps to pay. */
  canPay: boolean;
  /** Opens the order on any device; and the page that opens it once this has ended. */
  orderLink: string;
  findLink: string;
  /** Withdrawal must be easy to reach by law. */
  withdrawLink: string;
  passLink: string | null;
  /** True when a calendar file is attached, to add the day or to remove it. */
  hasCalendar: boolean;
  /** True while withdrawal is possible; and if the traveller asked for an early start. */
  canWithdraw: boolean;
  isEarly: boolean;
  /** True for a cancelled order with `amount` to refund. */
  isRefundDue: boolean;
  /** True for money after the flight's day, which is refunded. */
  isLate: boolean;
}

export type OrderMails = Record<OrderMailKind, (order: MailedOrder) => MailText>;

/** Returns the table's rows with known values. */
export const known = (rows: readonly (readonly [string, string | null])[]): MailPart => ({
  facts: rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== ""),
});
