import { siteConfig as ownSite } from "../../app.config.ts";
import { airportPlaces } from "#content/airport-places.ts";
import { airports } from "#content/airports.ts";
import { orderMails } from "#content/order-mails.ts";
import { printTimes } from "#domain/french-typography.ts";
import { fullDateFormat } from "#domain/full-date.ts";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import type { MailFile, MailMessage, OrderMailFacts, OrderMailKind } from "#domain/mail/mail.ts";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { takesMoney, typedAirport, typedFlightNumber } from "#domain/orders/order-mail.ts";
import { formatExactMoney } from "#domain/money/currency.ts";
import type { FieldColumns, FieldName } from "#domain/orders/booking-fields.ts";
import { partySize } from "#domain/money/fares.ts";
import type { Wallet } from "#domain/orders/wallet.ts";
import { includedVat, notCharged, receiptLines } from "#domain/orders/receipt.ts";
import { isOpenTrip } from "#domain/orders/open-trip.ts";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { receiptMinor } from "#domain/orders/order-money.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import { orderEndsAt } from "#domain/orders/order-end.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "#domain/orders/order-status.ts";
import { findRetention } from "#domain/retention.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { localizedSite } from "#domain/site/site.ts";
import { withdrawalEndsAt } from "#domain/orders/early-performance.ts";
import { TIME_ZONE } from "#domain/time.ts";
import type { OrderRow } from "../tables/orders.ts";
import { greeted } from "./messages.ts";
import { toOneLine } from "#domain/one-line.ts";
import { passCalendar } from "../passes/pass-calendar.ts";

/** `companyName` is the display name. */
type Payer = FieldColumns<"customers">;

type ToldColumn =
  | "id"
  | "orderNumber"
  | "status"
  | "amountMinor"
  | "dueMinor"
  | "paidMinor"
  | "refundedMinor"
  | "disputedMinor"
  | "byHandMinor"
  | "currency"
  | "fares"
  | "airport"
  | "adults"
  | "children"
  | "infants"
  | "flightDate"
  | "flightNumber"
  | "language"
  | "createdAt"
  | "updatedAt"
  | "heldUntil"
  | "version"
  | "earlyPerformanceAt";

/** Money is in minor units of `currency`, times in epoch ms. */
export interface MessageOrder extends Pick<OrderRow, ToldColumn> {
  /** Of the newest payment; null without one. */
  paymentStatus: PaymentStatus | null;
  /** Online payments less refunds that are made or on their way. */
  keptMinor: number;
  /** The online money that was refunded or is on its way back. */
  backMinor: number;
  /** What banks took back for good. */
  lostMinor: number;
  isBeingRefunded: boolean;
  paidAt: number | null;
  lastPaidAt: number | null;
  withdrawnAt: number | null;
  /** Mails about received money name the payer. A new order has null. */
  payer: Payer | null;
}

interface OrderMessage {
  kind: OrderMailKind;
  order: MessageOrder;
  facts: OrderMailFacts | null;
  happenedAt: number;
  now: number;
  origin: string;
  orderLink: string;
  canPay: boolean;
  passUrl: string | null;
  wallets: readonly Wallet[];
  site?: SiteConfig;
}

export function orderMessage({
  kind,
  order,
  facts,
  happenedAt,
  now,
  origin,
  orderLink,
  canPay,
  passUrl,
  wallets,
  site = ownSite,
}: OrderMessage): MailMessage {
  const { language, currency } = order;
  const names: Partial<Record<string, string>> = airports[language]({ site });
  const airport = typedAirport(order.airport);
  const endsAt = orderEndsAt(order, findRetention(site).unpaidHours);
  // A repeated receipt states the time of the payment.
  const paidAt = kind === "order-paid" ? order.lastPaidAt : null;
  const toldAt = facts?.at ?? Math.min(happenedAt, paidAt ?? happenedAt);
  const isVoid = order.status === "paid" && order.isBeingRefunded;
  const isPast = isDayOver(order, now);
  const hasExpired = endsAt !== null && endsAt <= now;
  const calendar =
    !(isVoid || isPast) && CALENDAR_NEWS[kind]?.includes(order.status)
      ? orderCalendar(order, passUrl, facts?.removedDate)
      : undefined;
  const link = (path: string) => `${origin}${localizePath(path, language)}`;
  const money = (minor: number | undefined) =>
    minor ? formatExactMoney(minor, currency, language) : null;
  const paidMinor = receiptMinor(order);
  const vat = (paidMinor > 0 && site.legal?.vat) || null;
  const [unpaid, party] = [unpaidTravellers(order), partySize(order)];
  const toldMinor = facts?.amountMinor ?? (kind === "order-paid" ? paidMinor : order.amountMinor);
  const text = orderMails[language][kind]({
    site: localizedSite(site, language),
    orderNumber: order.orderNumber,
    amount: formatExactMoney(toldMinor, currency, language),
    isPaid: toldMinor > 0,
    received: kind === "order-paid" ? money(facts?.amountMinor) : null,
    due: isPast || !takesMoney(order) ? null : money(order.dueMinor),
    waived: money(facts?.waivedMinor),
    back: money(facts?.backMinor),
    // The first traveller whom a lane admits completes the order, and the others still need their pass.
    admitted:
      unpaid > 0 && (order.status === "paid" || kind === "order-pass")
        ? { count: party - unpaid, of: party }
        : null,
    isToPay: order.status === NEW_ORDER_STATUS && takesMoney(order),
    isOver: isVoid || isPast || hasExpired || OVER.has(order.status),
    isOpen: isOpenTrip(order),
    airport:
      airport === null
        ? null
        : {
            code: airport,
            name: names[airport]?.replace(` (${airport})`, "") ?? "",
          },
    lane: airport && airportPlaces[language]({ site }).line(airport),
    flightDay: order.flightDate && utcDay(language, Date.parse(order.flightDate)),
    flightNumber: typedFlightNumber(order.flightNumber),
    passengers: order,
    endsAt: operatorTime(language, endsAt ?? happenedAt, "full"),
    at: operatorTime(language, toldAt, "long"),
    canPay,
    orderLink,
    findLink: link("/find-booking"),
    withdrawLink: link("/withdraw"),
    passLink: passUrl,
    wallets,
    hasCalendar: calendar !== undefined,
    canWithdraw:
      order.status === "paid" &&
      !isVoid &&
      order.withdrawnAt === null &&
      order.paidAt !== null &&
      now <= withdrawalEndsAt(order.paidAt),
    withdrawn:
      order.withdrawnAt === null ? null : operatorTime(language, order.withdrawnAt, "long"),
    isEarly: order.earlyPerformanceAt !== null,
    payer: order.payer && toPayer(order.payer),
    lines: receiptLines(order).map(({ type, count, sum }) => ({ type, count, sum: money(sum) })),
    total: formatExactMoney(order.amountMinor, currency, language),
    vat: vat && {
      rate: vat.rate,
      sum: formatExactMoney(includedVat(order.amountMinor, vat.rate), currency, language),
    },
    notCharged:
      order.status === NEW_ORDER_STATUS
        ? null
        : money(
            notCharged({ amount: order.amountMinor, due: order.dueMinor, paid: order.paidMinor }),
          ),
    paidInAll: money(order.paidMinor),
    disputedInAll: money(order.disputedMinor),
    refundedInAll: money(order.refundedMinor),
    dueInAll: money(order.dueMinor),
    isToCard: !facts?.byHand && order.backMinor > 0,
    isRefundDue: facts?.amountMinor !== undefined,
    changed: (facts?.changed ?? []) as FieldName[],
    letter: facts?.letter?.[language] ?? null,
    isLate: facts?.isLate ?? false,
  });
  return {
    ...greeted(language, text),
    replyTo: site.company.email,
    ...(calendar && { files: [calendar] }),
  };
}

/** Each value stays on one line, because a line break could forge a row of the receipt. */
function toPayer({ firstName, lastName, companyName, vatNumber }: Payer) {
  const name = toOneLine(`${firstName} ${lastName}`);
  const display = toOneLine(companyName);
  return {
    firstName: toOneLine(firstName),
    name,
    company: display === name ? null : display,
    vatNumber: vatNumber && toOneLine(vatNumber),
  };
}

const OVER: ReadonlySet<OrderStatus> = new Set(["completed", "cancelled", "refunded"]);

/** With these statuses, the mail adds a day to the calendar or removes one. */
const CALENDAR_NEWS: Partial<Record<OrderMailKind, readonly OrderStatus[]>> = {
  "order-paid": ["paid"],
  "order-changed": ["paid"],
  "order-due": ["paid"],
  "order-cancelled": ["cancelled", "refunded"],
  "order-refunded": ["cancelled", "refunded"],
};

/** Removes a day that the order no longer has. Names only airports with a known code. */
function orderCalendar(
  order: MessageOrder,
  passUrl: string | null,
  removedDate: string | undefined,
): MailFile | undefined {
  const date = order.flightDate ?? removedDate;
  if (passUrl === null || date === undefined) return undefined;
  const status = order.flightDate === null ? "cancelled" : order.status;
  const airport = typedAirport(order.airport) ?? "";
  return passCalendar({ ...order, status, airport }, { date, url: passUrl });
}

// Cached, because making a formatter takes longer than the rest of a mail.
type DateFormat = ReturnType<typeof fullDateFormat>;
const operatorTimes: Partial<Record<string, DateFormat>> = {};
const utcDays: Partial<Record<Language, DateFormat>> = {};

/** In the operator's time zone: "Tuesday 24 November 2026 at 13:05". "long" omits the weekday. */
function operatorTime(language: Language, time: number, dateStyle: "full" | "long"): string {
  const options = { dateStyle, timeStyle: "short", timeZone: TIME_ZONE } as const;
  const format = (operatorTimes[`${language} ${dateStyle}`] ??= fullDateFormat(language, options));
  return printTimes(format(time), language);
}

function utcDay(language: Language, time: number): string {
  return (utcDays[language] ??= fullDateFormat(language, { timeZone: "UTC" }))(time);
}
