import type { MailPart, MailText, OrderMailKind } from "../domain/mail/mail.ts";
import type { SiteConfig } from "../domain/site-config.ts";

/** What a mail of an order tells. Money, days and times are written out; null is what is not known. */
export interface MailedOrder {
  site: SiteConfig;
  orderNumber: string;
  /** What the order costs, or what was paid or refunded: two decimals, with the currency. */
  amount: string;
  airport: string | null;
  flightDate: string | null;
  /** The same with its day of the week. */
  flightDay: string | null;
  flightNumber: string | null;
  passengers: { adults: number; children: number; infants: number };
  /** What is still to be paid of a paid order; and what of a difference is not asked for after all. Null when there is none. */
  due: string | null;
  waived: string | null;
  /** How many of all travellers the pass lets through until that is paid; null when it is all, or the pass is used. */
  admitted: { count: number; of: number } | null;
  /** True for an order whose travellers were let through. */
  isUsed: boolean;
  /** When it ends unpaid: day and time in London. */
  endsAt: string;
  /** When what the mail tells happened: day and time in London. */
  at: string;
  /** False where no card can be charged: the order is then paid with the team's help. */
  canPay: boolean;
  /** The order's page, which opens where the order was booked; and the page that opens it everywhere else. */
  orderLink: string;
  findLink: string;
  /** Where a contract is withdrawn from, which the law wants close at hand. */
  withdrawLink: string;
  /** The pass of the order; null while it has none. */
  passLink: string | null;
  /** True when the day for a calendar is attached, or what takes it out again. */
  hasCalendar: boolean;
  /** True while the contract can be withdrawn from; and whether its traveller asked for the service before that is over. */
  canWithdraw: boolean;
  isEarly: boolean;
  /** True for a cancelled order whose `amount` goes back to the traveller. */
  isRefundDue: boolean;
  /** True for money that came when the flight's day was over, and is given back. */
  isLate: boolean;
}

/** The words of every mail of an order. */
export type OrderMails = Record<OrderMailKind, (order: MailedOrder) => MailText>;

/** The rows of a table that are known. */
export const known = (rows: readonly (readonly [string, string | null])[]): MailPart => ({
  facts: rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== ""),
});
