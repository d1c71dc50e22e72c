import { siteConfig } from "../app.config.ts";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { type MailMessage, ORDER_MAIL_KINDS, type OrderMailKind } from "#domain/mail/mail.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { Wallet } from "#domain/orders/wallet.ts";
import { orderMessage } from "#worker/mail/order-message.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";

/** 22 November 2026, 13:05 in London. */
const NOW = Date.UTC(2026, 10, 22, 13, 5);
const STATUSES: Record<OrderMailKind, OrderStatus> = {
  "order-booked": "Not Paid",
  "order-reminder": "Not Paid",
  "order-paid": "paid",
  "order-day-before": "paid",
  "order-changed": "paid",
  "order-due": "paid",
  "order-cancelled": "cancelled",
  "order-refunded": "refunded",
  "order-pass": "paid",
  "order-letter": "paid",
};

const PAGE = "fast-track-payment/01a20104-41fe-7b1c-94e8-34046bf73c0f";
const TOKEN = "1.abcdefghijklmnopqrstuvwxyz";

/** What opens that order on any device, by language. */
export const ORDER_LINKS: Record<Language, string> = {
  en: `https://${siteConfig.domains.main}/${PAGE}#open=${TOKEN}`,
  fr: `https://${siteConfig.domains.main}/fr/${PAGE}#open=${TOKEN}`,
};

type Order = Parameters<typeof orderMessage>[0]["order"];

/** A mail about an order for 2 adults, 1 child and 1 infant, of 33 pounds. */
export function orderMail(
  kind: OrderMailKind,
  language: Language,
  order: Partial<Order> = {},
  canPay = true,
  passUrl: string | null = null,
  wallets: readonly Wallet[] = [],
): MailMessage {
  return orderMessage({
    kind,
    order: {
      id: "01a20104-41fe-7b1c-94e8-34046bf73c0f",
      orderNumber: "FT-1795311809872-QWERTYUI",
      status: STATUSES[kind],
      amountMinor: 3300,
      dueMinor: kind === "order-due" ? 1100 : 0,
      paidMinor: STATUSES[kind] === "Not Paid" ? 0 : 3300,
      refundedMinor: kind === "order-refunded" ? 1250 : 0,
      disputedMinor: 0,
      byHandMinor: 0,
      paymentStatus: STATUSES[kind] === "Not Paid" ? null : "paid",
      keptMinor:
        STATUSES[kind] === "Not Paid"
          ? 0
          : 3300 - (order.dueMinor ?? (kind === "order-due" ? 1100 : 0)),
      backMinor: kind === "order-refunded" ? 1250 : 0,
      lostMinor: 0,
      isBeingRefunded: false,
      payer: {
        firstName: "Ada",
        lastName: "Byron",
        email: "ada@example.org",
        companyName: "Ada Byron",
        vatNumber: null,
      },
      currency: "GBP",
      fares: { adults: 1100, children: 1100, infants: 0 },
      airport: "CDG",
      adults: 2,
      children: 1,
      infants: 1,
      flightDate: "2026-12-24",
      flightNumber: "AF 1234",
      language,
      createdAt: NOW,
      updatedAt: NOW,
      heldUntil: null,
      version: 3,
      earlyPerformanceAt: null,
      paidAt: STATUSES[kind] === "paid" ? NOW : null,
      lastPaidAt: STATUSES[kind] === "paid" ? NOW : null,
      withdrawnAt: null,
      ...order,
    },
    facts: kind === "order-refunded" ? { amountMinor: 1250 } : null,
    happenedAt: NOW,
    now: NOW,
    origin: `https://${siteConfig.domains.main}`,
    orderLink: ORDER_LINKS[language],
    canPay,
    passUrl,
    wallets,
  });
}

/** The pass of that order. */
export const PASS_URL = `https://${siteConfig.domains.main}/pass/ABCDEF0123456789JKMNPQRSTV`;

/** Every mail about an order in both languages, with its name; those that have a pass with it and without. */
export const ORDER_MAILS = LANGUAGES.flatMap((language) =>
  ORDER_MAIL_KINDS.flatMap((kind) => [
    [`${kind} in ${language}`, orderMail(kind, language)] as const,
    ...(STATUSES[kind] === "Not Paid"
      ? []
      : [
          [
            `${kind} with a pass in ${language}`,
            orderMail(kind, language, {}, true, PASS_URL),
          ] as const,
        ]),
  ]),
);

/** An order without its mails, which are sent while one looks. For comparing what two calls return. */
export function withoutMails(order: OrderDetail): OrderDetail {
  return { ...order, timeline: order.timeline.filter(({ kind }) => kind !== "mail") };
}

/** The properties of an iCalendar file with one event, by their names with parameters; lines that were folded are whole again (RFC 5545, 3.1). */
export function calendarEvent(file: string): Record<string, string> {
  const lines = file.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([^:"]+(?:"[^"]*"[^:"]*)*):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined || name === "BEGIN" || name === "END"
        ? []
        : [[name, value]];
    }),
  );
}
