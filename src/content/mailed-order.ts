import type { FieldName } from "#domain/orders/booking-fields.ts";
import type { MailPart, MailText, OrderMailKind } from "#domain/mail/mail.ts";
import { type PassengerCounts, type PassengerType, partySize } from "#domain/money/fares.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import type { Wallet } from "#domain/orders/wallet.ts";

/** Money, days and times are written out; null means unknown. */
export interface MailedOrder {
  site: SiteConfig;
  orderNumber: string;
  /** The price, or the sum that was paid or refunded, with two decimals and the currency. */
  amount: string;
  /** False for a confirmed order that brought no money, such as a favour by staff. */
  isPaid: boolean;
  /** The sum of a receipt's payment; null for a receipt that is sent again, whose rows name all sums. */
  received: string | null;
  /** The name is empty for a place that is not on our list. */
  airport: { code: string; name: string } | null;
  /** Terminal, spot and hours of the lane; null or empty when they are not known. */
  lane: string | null;
  flightDay: string | null;
  flightNumber: string | null;
  passengers: PassengerCounts;
  /**
   * The sum that the mail asks of a paid order, and the waived part; null for none. A mail asks for nothing once the day
   * is over, while staff are looking into money that came, or while the provider waits for it.
   */
  due: string | null;
  waived: string | null;
  /** What a change sends back to the card; null for nothing. */
  back: string | null;
  /** Travellers that may pass before the rest is paid; null for all, or for a used pass. */
  admitted: { count: number; of: number } | null;
  /** True for an unpaid order, unless staff are looking into money that came or the provider waits for it. */
  isToPay: boolean;
  /** True once the day is over, the order is used, cancelled or expired, or the money is refunded or on its way back. */
  isOver: boolean;
  /** The customer on a receipt; null before money came. */
  payer: {
    firstName: string;
    name: string;
    company: string | null;
    vatNumber: string | null;
  } | null;
  /** The lines (their sum is null for free), the price, and the sums received and refunded; null for none. */
  lines: readonly { type: PassengerType; count: number; sum: string | null }[];
  total: string;
  /** The VAT in the price, with its rate in percent; null if the site names no VAT. */
  vat: { rate: number; sum: string } | null;
  paidInAll: string | null;
  /** The part of a receipt's lines that was never charged; null for none. */
  notCharged: string | null;
  disputedInAll: string | null;
  refundedInAll: string | null;
  dueInAll: string | null;
  isToCard: boolean;
  isOpen: boolean;
  /** When the unpaid order ends, in the operator's day and time. */
  endsAt: string;
  /** When the news happened, in the operator's day and time. */
  at: string;
  canPay: boolean;
  /** A link that opens the order on any device, and the page for when that link has expired. */
  orderLink: string;
  findLink: string;
  /** Withdrawal must be easy to reach by law. */
  withdrawLink: string;
  passLink: string | null;
  wallets: readonly Wallet[];
  hasCalendar: boolean;
  canWithdraw: boolean;
  isEarly: boolean;
  withdrawn: string | null;
  isRefundDue: boolean;
  changed: readonly FieldName[];
  /** Words of staff to the traveller; null for none. */
  letter: string | null;
  isLate: boolean;
}

/** Until an amount due is paid, the code lets only some of the travellers through. */
export const letsParty = ({ passengers, admitted }: MailedOrder): boolean =>
  admitted === null && partySize(passengers) > 1;

export type OrderMails = Record<OrderMailKind, (order: MailedOrder) => MailText>;

type ReceiptWords = Record<
  | "passes"
  | "free"
  | "total"
  | "waived"
  | "all"
  | "disputed"
  | "refunded"
  | "due"
  | "company"
  | "vat",
  string
> & {
  includedVat: (rate: number) => string;
};

/** Travellers who cost as much as the total show no sum. The mail's trip has the customer's name. */
export const receiptRows = (
  { lines, total, vat, amount, notCharged, paidInAll, payer, ...order }: MailedOrder,
  party: (passengers: PassengerCounts) => string,
  words: ReceiptWords,
): [label: string, value: string | null][] => {
  const travellers = lines.map(({ type, count, sum }) =>
    [
      party({ adults: 0, children: 0, infants: 0, [type]: count }),
      sum === total ? "" : (sum ?? words.free),
    ]
      .filter(Boolean)
      .join(" "),
  );
  return [
    [words.passes, travellers.join(" · ")],
    [words.total, total],
    [words.includedVat(vat?.rate ?? 0), vat && vat.sum],
    [words.waived, notCharged && `-${notCharged}`],
    [words.all, paidInAll === amount && amount === total ? null : paidInAll],
    [words.disputed, order.disputedInAll],
    [words.refunded, order.refundedInAll],
    [words.due, order.dueInAll],
    [words.company, payer && payer.company],
    [words.vat, payer && payer.vatNumber],
  ];
};

type Rows = readonly (readonly [label: string, value: string | null])[];

const filled = (rows: Rows) =>
  rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== "");

export const known = (rows: Rows): MailPart => ({ facts: filled(rows) });

export const knownTrip = ({ airport }: MailedOrder, rows: Rows): MailPart => ({
  airport,
  trip: filled(rows),
});
