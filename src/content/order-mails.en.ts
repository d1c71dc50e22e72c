import type { MailPart } from "../domain/mail/mail.ts";
import { partySize } from "../domain/orders/fares.ts";
import { TERMS } from "../domain/site/terms.ts";
import { contact } from "./mail.ts";
import { known, type MailedOrder, type OrderMails, receiptRows } from "./mailed-order.ts";
import { party as partyWords } from "./party.ts";
import { plural } from "./facts.ts";

const { party, passes } = partyWords.en({
  plural: (count, one, other) => plural("en", count, one, other),
});
const tripEn = ({ airport, lane, flightDate, flightNumber, passengers }: MailedOrder) =>
  [
    ["Airport", airport],
    ["The lane", lane],
    ["Day", flightDate],
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
  });
const findEn = ({ findLink }: MailedOrder): MailPart[] => [
  "The link to your booking works on any device. Forward it only to people who may change or " +
    "cancel it. Once it has expired, open your booking with its number and this e-mail address:",
  { href: findLink, label: "Find your booking" },
];

const passEn = ({ passLink }: MailedOrder): MailPart[] =>
  passLink === null
    ? []
    : [
        "Your pass, with the code for the Fast Track lane:",
        { href: passLink, label: "Open your pass" },
      ];
/** A paid order's due sum, its effect on the pass, and the way to pay. */
const dueEn = ({ due, admitted, canPay, orderLink }: MailedOrder): MailPart[] =>
  due === null
    ? []
    : [
        `${due} of your booking is still to be paid.` +
          (admitted
            ? ` Until then, your code lets ${admitted.count} of your ${admitted.of} ` +
              "travellers through."
            : ""),
        ...(canPay
          ? [{ href: orderLink, label: `Pay ${due}`, isButton: true }]
          : [
              "Payment by card is not open: call us or answer this e-mail, and we arrange it " +
                "with you.",
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
    ...(asksTrip
      ? ["Your pass is open: its airport or day is missing. Please add it before you fly."]
      : []),
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
        `You may change your mind within ${TERMS.changeOfMindDays} days of ` +
          `paying${isEarly ? ", as long as the pass has not been used" : ""}:`,
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
    ? ["The pass no longer works. The attached file takes its day out of your calendar."]
    : [];

export const en: OrderMails = {
  "order-booked": (order) => ({
    subject: `Your Fast Track booking ${order.orderNumber}`,
    preview: order.canPay
      ? `Pay ${order.amount} by ${order.endsAt}, London time, to keep it.`
      : `We keep it until ${order.endsAt}, London time.`,
    parts: [
      { heading: "We have your booking" },
      ...(order.canPay
        ? [
            `It is not paid yet. Pay ${order.amount} by ${order.endsAt}, London time, to ` +
              "keep it. An unpaid booking then ends by itself, and costs nothing.",
            { href: order.orderLink, label: `Pay ${order.amount}`, isButton: true },
          ]
        : [
            "It is not paid yet, and payment by card is not open. We keep it until " +
              `${order.endsAt}, London time: call us or answer this e-mail, and we arrange the ` +
              "payment with you.",
            { href: order.orderLink, label: "See your booking", isButton: true },
          ]),
      known([["Order number", order.orderNumber], ...tripEn(order), ["To pay", order.amount]]),
      ...findEn(order),
      ...earlyEn(order),
      "If you did not book, ignore this e-mail: the booking ends by itself.",
      { footer: contact(order.site.company) },
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Your Fast Track booking ${order.orderNumber} is about to end`,
    preview: `It is not paid, and ends on ${order.endsAt}, London time.`,
    parts: [
      { heading: "Your booking is about to end" },
      order.canPay
        ? `It is not paid yet. To keep it, pay ${order.amount} by ${order.endsAt}, London ` +
          "time. After that it ends by itself, and costs nothing."
        : `It is not paid yet, and ends on ${order.endsAt}, London time. To keep it, call us ` +
          "or answer this e-mail, and we arrange the payment with you.",
      {
        href: order.orderLink,
        label: order.canPay ? `Pay ${order.amount}` : "See your booking",
        isButton: true,
      },
      known([["Order number", order.orderNumber], ...tripEn(order), ["To pay", order.amount]]),
      ...findEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-paid": (order) => ({
    subject: `Paid: your Fast Track booking ${order.orderNumber}`,
    preview: `We have received ${order.amount}. This is your receipt.`,
    parts: [
      { heading: "Paid, thank you" },
      order.isUsed
        ? `We have received ${order.amount} for your Fast Track booking. This e-mail is your ` +
          "receipt."
        : order.passLink === null
          ? `We have received ${order.amount} for your Fast Track booking. At the airport, ` +
            "show your order number at the Fast Track lane. This e-mail is your receipt."
          : `We have received ${order.amount} for your Fast Track booking. Your pass is ready: ` +
            "show this code at the Fast Track lane, on your phone or on paper. Whoever has it " +
            "can use it, so share it with your party only. This e-mail is your receipt.",
      ...openEn(order),
      ...(order.hasCalendar ? ["The attached file puts the day into your calendar."] : []),
      known([
        ["Order number", order.orderNumber],
        ["Amount paid", order.amount],
        ["Paid on", `${order.at} (London time)`],
        ...receiptEn(order),
        ...tripEn(order),
        ["Sold by", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...findEn(order),
      ...earlyEn(order),
      ...rightEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-day-before": (order) => ({
    subject: `Your Fast Track pass for ${order.flightDay}`,
    preview: "Have it at hand at the Fast Track lane, on your phone or on paper.",
    parts: [
      { heading: `See you on ${order.flightDay}` },
      order.passLink === null
        ? "Your flight is close. At the airport, show your order number at the Fast Track " +
          "lane. Leave the time that your airline and the airport advise."
        : "Your flight is close, and your pass is ready. Show this code at the Fast Track " +
          "lane, on your phone or on paper: it holds a pass for each of you. Leave the time " +
          "that your airline and the airport advise.",
      ...openEn(order),
      known([["Order number", order.orderNumber], ...tripEn(order)]),
      "If your plans have changed, call us or answer this e-mail.",
      ...findEn(order),
      ...rightEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-changed": (order) => ({
    subject: `Changed: your Fast Track booking ${order.orderNumber}`,
    preview: "This is how your booking stands now.",
    parts: [
      { heading: "Your booking has changed" },
      "This is how it stands now. If anything is not right, call us or answer this e-mail.",
      ...(order.waived
        ? [
            `You have nothing more to pay: we do not ask for the ${order.waived} that it ` +
              "costs more.",
          ]
        : []),
      ...(order.due === null
        ? [{ href: order.orderLink, label: "See your booking", isButton: true }]
        : dueEn(order)),
      known([
        ["Order number", order.orderNumber],
        ...tripEn(order),
        ["Total", order.amount],
        ["Still to pay", order.due],
      ]),
      ...(order.hasCalendar ? ["The attached file brings your calendar up to date."] : []),
      ...passEn(order),
      ...findEn(order),
      ...rightEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-due": (order) => ({
    subject: `${order.due} to pay for your Fast Track booking ${order.orderNumber}`,
    preview: `Your booking has changed, and costs ${order.due} more than is paid.`,
    parts: [
      { heading: `Your booking has changed: ${order.due} to pay` },
      `It is now for ${party(order.passengers)}, and costs ${order.amount} in all. What you ` +
        "paid before counts.",
      ...dueEn(order),
      known([
        ["Order number", order.orderNumber],
        ...tripEn(order),
        ["Total", order.amount],
        ["Still to pay", order.due],
      ]),
      "Nothing is charged by itself. If you did not ask for this change, call us or answer " +
        "this e-mail.",
      ...(order.hasCalendar ? ["The attached file brings your calendar up to date."] : []),
      ...(order.isUsed ? [] : passEn(order)),
      ...findEn(order),
      ...rightEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-cancelled": (order) => ({
    subject: `Cancelled: your Fast Track booking ${order.orderNumber}`,
    preview: order.isRefundDue
      ? `It can no longer be used. ${order.amount} goes back to you.`
      : "It can no longer be used. Nothing is due for it.",
    parts: [
      { heading: "Your booking is cancelled" },
      order.isRefundDue
        ? `It can no longer be used. The ${order.amount} that you paid goes back the way it ` +
          "came; another e-mail tells you once it is on its way. If you did not expect this, " +
          "call us or answer this e-mail."
        : "It can no longer be used, and nothing is due for it. If you did not expect this, or " +
          "have paid all the same, call us or answer this e-mail.",
      ...(order.waived
        ? [
            `You have nothing more to pay: the ${order.waived} that we had asked you for is ` +
              "no longer due.",
          ]
        : []),
      { href: order.orderLink, label: "See your booking", isButton: true },
      known([["Order number", order.orderNumber], ...tripEn(order)]),
      ...takenOutEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Refund of ${order.amount} for your booking ${order.orderNumber}`,
    preview:
      `Banks usually need ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days to show ` +
      "it.",
    parts: [
      { heading: `${order.amount} is on its way back to you` },
      ...(order.isLate
        ? [
            "Your payment reached us when the day of your flight was over at the airport. " +
              "Your pass would have been of no use any more, so we give back all of it.",
          ]
        : []),
      `We have refunded ${order.amount} the way you paid. Banks usually need ` +
        `${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days to show it. If it is not ` +
        "there by then, call us or answer this e-mail.",
      { href: order.orderLink, label: "See your booking", isButton: true },
      known([
        ["Order number", order.orderNumber],
        ["Amount refunded", order.amount],
        ["Refunded on", `${order.at} (London time)`],
        ...receiptEn(order),
        ...tripEn(order),
        ["Refunded by", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...takenOutEn(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-pass": (order) => ({
    subject: `Your Fast Track pass${order.flightDay ? ` for ${order.flightDay}` : ""}`,
    preview: "Show it at the Fast Track lane, on your phone or on paper.",
    parts: [
      { heading: "Your Fast Track pass" },
      "Somebody you travel with sends you this pass. Show its code at the Fast Track lane, on " +
        "your phone or on paper. It holds a pass for each of you: go together or in turns.",
      ...(order.passLink === null
        ? []
        : [
            { qrCode: order.passLink, alt: "QR code of your pass" },
            { href: order.passLink, label: "Open your pass", isButton: true },
          ]),
      known(tripEn({ ...order, flightNumber: null })),
      { footer: contact(order.site.company) },
    ],
  }),
};
