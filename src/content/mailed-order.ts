import type { MailPart, MailText, OrderMailKind } from "#domain/mail/mail.ts";
import type { PassengerCounts, PassengerType } from "#domain/money/fares.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import type { Wallet } from "#domain/orders/wallet.ts";

/** The facts of an order's mail. Money, days and times are written out; null stands for unknown. */
export interface MailedOrder {
  site: SiteConfig;
  orderNumber: string;
  /** The price, or the paid or refunded sum: two decimals, with the currency. */
  amount: string;
  /** The name is empty for a place that is not on our list. */
  airport: { code: string; name: string } | null;
  /** Terminal, spot and hours of its lane; null or empty when unknown. */
  lane: string | null;
  /** With its day of the week. */
  flightDay: string | null;
  flightNumber: string | null;
  passengers: PassengerCounts;
  /** A paid order's due sum, and the waived part of a difference; null without any. */
  due: string | null;
  waived: string | null;
  /** Travellers that pass before the rest is paid; null for all, or for a used pass. */
  admitted: { count: number; of: number } | null;
  isUsed: boolean;
  /** The customer of a receipt; null before money came. */
  payer: {
    firstName: string;
    name: string;
    company: string | null;
    vatNumber: string | null;
  } | null;
  /** The priced lines, the price, and the sums received and refunded; null for none. */
  lines: readonly { type: PassengerType; count: number; unit: string; sum: string }[];
  total: string;
  /** The VAT that the price includes, its rate in percent; null when the site names none. */
  vat: { rate: number; sum: string } | null;
  paidInAll: string | null;
  /** The part of a receipt's lines that was never asked for; null for none. */
  notCharged: string | null;
  refundedInAll: string | null;
  /** True without airport or day. */
  isOpen: boolean;
  /** The operator's day and time at which it ends unpaid. */
  endsAt: string;
  /** The operator's day and time of the news. */
  at: string;
  /** False without card payments: the team helps to pay. */
  canPay: boolean;
  /** Opens the order on any device; and the page that opens it once this has ended. */
  orderLink: string;
  findLink: string;
  /** Withdrawal must be easy to reach by law. */
  withdrawLink: string;
  passLink: string | null;
  /** The wallets that take the pass. */
  wallets: readonly Wallet[];
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

type ReceiptWords = Record<
  "total" | "waived" | "all" | "refunded" | "due" | "payer" | "company" | "vat",
  string
> & {
  includedVat: (rate: number) => string;
};

/** Returns a receipt's rows: priced travellers, total, sums so far, and the customer. */
export const receiptRows = (
  { lines, total, vat, amount, notCharged, paidInAll, refundedInAll, due, payer }: MailedOrder,
  party: (passengers: PassengerCounts) => string,
  words: ReceiptWords,
): [label: string, value: string | null][] => [
  ...lines.map(({ type, count, unit, sum }): [string, string] => [
    `${party({ adults: 0, children: 0, infants: 0, [type]: count })} × ${unit}`,
    sum,
  ]),
  [words.total, total],
  [words.includedVat(vat?.rate ?? 0), vat && vat.sum],
  [words.waived, notCharged && `-${notCharged}`],
  [words.all, paidInAll === amount && amount === total ? null : paidInAll],
  [words.refunded, refundedInAll],
  [words.due, due],
  [words.payer, payer && payer.name],
  [words.company, payer && payer.company],
  [words.vat, payer && payer.vatNumber],
];

type Rows = readonly (readonly [label: string, value: string | null])[];

const filled = (rows: Rows) =>
  rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== "");

/** Returns the table's rows with known values. */
export const known = (rows: Rows): MailPart => ({ facts: filled(rows) });

/** Returns the trip with its known facts. */
export const knownTrip = ({ airport }: MailedOrder, rows: Rows): MailPart => ({
  airport,
  trip: filled(rows),
});
