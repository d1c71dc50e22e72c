import type { MailPart } from "../domain/mail/mail.ts";
import { partySize } from "../domain/orders/fares.ts";
import { TERMS } from "../domain/site/terms.ts";
import { known, type MailedOrder, type OrderMails, receiptRows } from "./mailed-order.ts";
import { party as partyWords } from "./party.ts";
import { plural } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";
import { seller } from "./seller.ts";

const { party, passes } = partyWords.en({
  plural: (count, one, other) => plural("en", count, one, other),
});
const tripEn = ({ airport, lane, flightDay, flightNumber, passengers }: MailedOrder) =>
  [
    ["Airport", airport],
    ["The lane", lane],
    ["Day", flightDay],
    ["Flight", flightNumber],
    ["Fast Track", `${passes(partySize(passengers))} (${party(passengers)})`],
  ] as const;
const receiptEn = (order: MailedOrder) =>
  receiptRows(order, party, {
    total: "Total",
    all: "Paid in all",
    refunded: "Refunded in all",
    payer: "Paid by",
    company: "Company",
    vat: "VAT number",
    includedVat: seller.en(order).vat,
  });
const bankEn = `Banks usually take ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days.`;
/** Only mails about received money greet by name: others could carry anybody’s words. */
const helloEn = ({ payer }: MailedOrder): MailPart[] =>
  payer?.firstName ? [{ written: `Hello ${payer.firstName},` }] : ["Hello,"];
const closingEn = ({ site: { company } }: MailedOrder): MailPart => ({
  footer: `Questions? Reply or call ${company.phone}.\nThe ${company.name} team`,
});
const findEn = ({ findLink }: MailedOrder): MailPart[] => [
  "Anyone you forward this to can open your booking. Link expired? Use your order number:",
  { href: findLink, label: "Find your booking" },
];

const passEn = ({ passLink, wallets }: MailedOrder): MailPart[] =>
  passLink === null
    ? []
    : [
        "Your code for the priority lane:",
        { href: passLink, label: "Open your pass" },
        ...(wallets.includes("apple")
          ? ["Apple Wallet keeps its old copy: add the pass again from there."]
          : []),
      ];
/** An unpaid order's way to pay, which is the mail's first link. */
const payEn = ({ amount, endsAt, canPay, orderLink }: MailedOrder): MailPart[] =>
  canPay
    ? [
        `Pay ${amount} by ${endsAt} (${operatorZone.en()}) to keep it. After that it ` +
          `expires, at no cost.`,
        { href: orderLink, label: `Pay ${amount}`, isButton: true },
      ]
    : [
        "We can’t take cards online yet. Call us or reply to pay by " +
          `${endsAt} (${operatorZone.en()}). After that it expires, at no cost.`,
        { href: orderLink, label: "See your booking", isButton: true },
      ];
/** A paid order's due sum, its effect on the pass, and the way to pay. */
const dueEn = ({ due, admitted, canPay, orderLink }: MailedOrder): MailPart[] =>
  due === null
    ? []
    : [
        `Still to pay: ${due}.` +
          (admitted
            ? ` Until then, your code lets ${admitted.count} of ${admitted.of} travellers through.`
            : ""),
        ...(canPay
          ? [{ href: orderLink, label: `Pay ${due}`, isButton: true }]
          : [
              "We can’t take cards online yet. Call us or reply to pay.",
              { href: orderLink, label: "See your booking", isButton: true },
            ]),
      ];
/** The way to the order, which is every mail's first link, what an open pass lacks, the code. */
const openEn = (order: MailedOrder): MailPart[] => {
  const { due, isUsed, isOpen, orderLink, passLink } = order;
  const hasCode = passLink !== null && !isUsed;
  const asksTrip = hasCode && isOpen;
  const label = asksTrip ? "Add airport and day" : "See your booking";
  return [
    ...(asksTrip ? ["Add the missing airport or day before you fly."] : []),
    ...(due === null ? [{ href: orderLink, label, isButton: asksTrip || !hasCode }] : dueEn(order)),
    ...(hasCode
      ? [
          { qrCode: passLink, alt: "QR code of your pass" },
          { href: passLink, label: "Open your pass", isButton: due === null && !asksTrip },
        ]
      : []),
  ];
};
const rightEn = ({ canWithdraw, isEarly, withdrawLink }: MailedOrder): MailPart[] =>
  canWithdraw
    ? [
        `You can change your mind within ${TERMS.changeOfMindDays} days of ` +
          `paying${isEarly ? ", until your pass is used" : ""}:`,
        { href: withdrawLink, label: "Withdraw from contract here" },
      ]
    : [];

/**
 * The traveller's consent: a contract's confirmation repeats it on a durable medium (Directive
 * 2011/83/EU, article 8(7)).
 */
const earlyEn = ({ isEarly }: MailedOrder): MailPart[] =>
  isEarly
    ? [
        "When you booked, you expressly asked us to provide the Fast Track before the " +
          `${TERMS.changeOfMindDays}-day withdrawal period ends, and acknowledged that you ` +
          "lose your right to withdraw once your pass has been used.",
      ]
    : [];
const takenOutEn = ({ hasCalendar }: MailedOrder): MailPart[] =>
  hasCalendar
    ? ["Your pass no longer works. The attached file removes it from your calendar."]
    : [];

export const en: OrderMails = {
  "order-booked": (order) => ({
    subject: `Your Fast Track booking ${order.orderNumber}`,
    preview: order.canPay
      ? `Pay ${order.amount} by ${order.endsAt} (${operatorZone.en()}) to keep it.`
      : `We’ll keep it until ${order.endsAt} (${operatorZone.en()}).`,
    parts: [
      { heading: "Your booking is saved" },
      ...payEn(order),
      known([["Order number", order.orderNumber], ...tripEn(order), ["To pay", order.amount]]),
      ...findEn(order),
      ...earlyEn(order),
      "Not you? Ignore this email: the booking will expire.",
      closingEn(order),
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Pay by ${order.endsAt} to keep booking ${order.orderNumber}`,
    preview: "Your Fast Track booking isn’t paid yet.",
    parts: [
      { heading: "Your booking expires soon" },
      ...payEn(order),
      known([["Order number", order.orderNumber], ...tripEn(order), ["To pay", order.amount]]),
      ...findEn(order),
      closingEn(order),
    ],
  }),
  "order-paid": (order) => ({
    subject: `Paid: your Fast Track booking ${order.orderNumber}`,
    preview: `You paid ${order.amount}. This is your receipt.`,
    parts: [
      { heading: order.isUsed ? "Paid, thank you" : "Paid. Have a good trip!" },
      ...helloEn(order),
      order.isUsed
        ? `You paid ${order.amount}: this is your receipt.`
        : order.passLink === null
          ? `You paid ${order.amount}: this is your receipt. Show your order number at the ` +
            "priority lane."
          : `You paid ${order.amount}: this is your receipt. Show this code at the priority ` +
            "lane, on your phone or on paper. Share it only with your party.",
      ...openEn(order),
      ...(order.hasCalendar ? ["The attached file adds the day to your calendar."] : []),
      ...(order.passLink !== null && !order.isUsed && order.wallets.length > 0
        ? ["The page of the pass also adds it to your phone’s wallet."]
        : []),
      known([
        ["Order number", order.orderNumber],
        ["Amount paid", order.amount],
        ["Paid on", `${order.at} (${operatorZone.en()})`],
        ...receiptEn(order),
        ...tripEn(order),
        ["Sold by", seller.en(order).name],
      ]),
      ...findEn(order),
      ...earlyEn(order),
      ...rightEn(order),
      closingEn(order),
    ],
  }),
  "order-day-before": (order) => ({
    subject: `Your Fast Track pass for ${order.flightDay}`,
    preview: "Have your code ready at the priority lane.",
    parts: [
      { heading: `See you on ${order.flightDay}` },
      order.passLink === null
        ? "Show your order number at the priority lane. Allow the time your airline and airport " +
          "recommend."
        : "Show this code at the priority lane: it holds everyone’s pass. Allow the time your " +
          "airline and airport recommend.",
      ...openEn(order),
      known([["Order number", order.orderNumber], ...tripEn(order)]),
      ...findEn(order),
      ...rightEn(order),
      closingEn(order),
    ],
  }),
  "order-changed": (order) => ({
    subject: `Changed: your Fast Track booking ${order.orderNumber}`,
    preview: "Here’s your updated booking.",
    parts: [
      { heading: "Your booking has changed" },
      "Here’s your updated booking. Something wrong? Reply.",
      ...(order.waived ? [`You have nothing more to pay: we’ve waived ${order.waived}.`] : []),
      ...(order.due === null
        ? [{ href: order.orderLink, label: "See your booking", isButton: true }]
        : dueEn(order)),
      known([
        ["Order number", order.orderNumber],
        ...tripEn(order),
        ["Total", order.amount],
        ["Still to pay", order.due],
      ]),
      ...(order.hasCalendar ? ["The attached file updates your calendar."] : []),
      ...passEn(order),
      ...findEn(order),
      ...rightEn(order),
      closingEn(order),
    ],
  }),
  "order-due": (order) => ({
    subject: `Still to pay: ${order.due} for booking ${order.orderNumber}`,
    preview: "Your booking has changed. You only pay the difference.",
    parts: [
      { heading: "Your booking has changed" },
      `It’s now for ${party(order.passengers)}: ${order.amount} in all. You only pay the ` +
        "difference.",
      ...dueEn(order),
      known([
        ["Order number", order.orderNumber],
        ...tripEn(order),
        ["Total", order.amount],
        ["Still to pay", order.due],
      ]),
      "We won’t charge you automatically. Not your change? Reply.",
      ...(order.hasCalendar ? ["The attached file updates your calendar."] : []),
      ...(order.isUsed ? [] : passEn(order)),
      ...findEn(order),
      ...rightEn(order),
      closingEn(order),
    ],
  }),
  "order-cancelled": (order) => ({
    subject: `Cancelled: your Fast Track booking ${order.orderNumber}`,
    preview: order.isRefundDue ? `We’re refunding ${order.amount}.` : "You have nothing to pay.",
    parts: [
      { heading: "Your booking is cancelled" },
      order.isRefundDue
        ? `We’re refunding ${order.amount}, and will email you when it’s sent. Not your ` +
          "choice? Reply."
        : "You have nothing to pay. Not your choice, or paid already? Reply.",
      ...(order.waived ? [`The ${order.waived} we had asked for is no longer due.`] : []),
      { href: order.orderLink, label: "See your booking", isButton: true },
      known([["Order number", order.orderNumber], ...tripEn(order)]),
      ...takenOutEn(order),
      closingEn(order),
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Refund of ${order.amount} for your booking ${order.orderNumber}`,
    preview: bankEn,
    parts: [
      { heading: `We’ve refunded you ${order.amount}` },
      ...helloEn(order),
      ...(order.isLate
        ? ["Your payment reached us after your flight day, so we’ve refunded all of it."]
        : []),
      `It’s on its way to the card you paid with. ${bankEn} Still missing? Reply.`,
      { href: order.orderLink, label: "See your booking", isButton: true },
      known([
        ["Order number", order.orderNumber],
        ["Amount refunded", order.amount],
        ["Refunded on", `${order.at} (${operatorZone.en()})`],
        ...receiptEn(order),
        ...tripEn(order),
        ["Refunded by", seller.en(order).name],
      ]),
      ...takenOutEn(order),
      closingEn(order),
    ],
  }),
  "order-pass": (order) => ({
    subject: `Your Fast Track pass${order.flightDay ? ` for ${order.flightDay}` : ""}`,
    preview: "Show this code at the priority lane.",
    parts: [
      { heading: "Your Fast Track pass" },
      "Your travel companion sent you this code. Show it at the priority lane: it holds " +
        "everyone’s pass. Go together or in turns.",
      ...(order.passLink === null
        ? []
        : [
            { qrCode: order.passLink, alt: "QR code of your pass" },
            { href: order.passLink, label: "Open your pass", isButton: true },
          ]),
      known(tripEn({ ...order, flightNumber: null })),
      closingEn(order),
    ],
  }),
};
