import type { MailPart } from "#domain/mail/mail.ts";
import { partySize } from "#domain/money/fares.ts";
import type { FieldName } from "#domain/orders/booking-fields.ts";
import { bookingFields } from "./booking-fields.ts";
import {
  known,
  knownTrip,
  type MailedOrder,
  type OrderMails,
  receiptRows,
} from "./mailed-order.ts";
import { en } from "./order-mails.en.ts";
import { fr } from "./order-mails.fr.ts";

function writeMails(words: typeof en, labels: Record<FieldName, string>): OrderMails {
  const { rows, party, passes, zoned, seller, calendar } = words;
  const trip = (order: MailedOrder, name: string | null = null) =>
    knownTrip(order, [
      [rows.name, name],
      [rows.day, order.flightDay],
      [rows.flight, order.flightNumber],
      ["Fast Track", `${passes(partySize(order.passengers))} (${party(order.passengers)})`],
    ]);
  const lane = (order: MailedOrder): MailPart[] =>
    order.lane ? [known([[rows.lane, order.lane]])] : [];
  const laneAhead = (order: MailedOrder): MailPart[] => (order.isOver ? [] : lane(order));
  const receipt = (order: MailedOrder) =>
    receiptRows(order, party, { ...rows, includedVat: seller(order).vat });
  const closing = (order: MailedOrder): MailPart => ({ footer: words.closing(order) });
  const find = ({ findLink }: MailedOrder): MailPart[] => [
    words.forward,
    words.find,
    { href: findLink, label: words.findLink },
  ];
  const see = ({ orderLink }: MailedOrder): MailPart => ({
    href: orderLink,
    label: words.see,
    isButton: true,
  });
  const pass = ({ passLink, wallets }: MailedOrder): MailPart[] =>
    passLink === null
      ? []
      : [
          words.code,
          { href: passLink, label: words.openPass },
          ...(wallets.includes("apple") ? [words.oldCopy] : []),
        ];
  const payBy = (order: MailedOrder): MailPart[] =>
    order.canPay
      ? [
          words.payBy(order),
          { href: order.orderLink, label: words.pay(order.amount), isButton: true },
        ]
      : [words.callBy(order), see(order)];
  /** The way to pay an unpaid order, which is the mail's first link, and the trip. */
  const pay = (order: MailedOrder): MailPart[] => [
    ...(order.isToPay ? payBy(order) : [see(order)]),
    trip(order),
    ...(order.isOpen ? [words.tripIsOpen] : []),
    known([
      [rows.number, order.orderNumber],
      // The button to pay already names the sum.
      [rows.toPay, order.isToPay && !order.canPay ? order.amount : null],
    ]),
    ...find(order),
  ];
  const due = (order: MailedOrder): MailPart[] =>
    order.due === null
      ? []
      : [
          words.due(order),
          ...(order.canPay
            ? [{ href: order.orderLink, label: words.pay(order.due), isButton: true }]
            : [words.call, see(order)]),
        ];
  /** The mail is the pass: its code, its trip and its lane, then what is left to do. */
  const open = (order: MailedOrder, name?: string): MailPart[] => {
    const { isOver, isOpen, orderLink, passLink } = order;
    const hasCode = passLink !== null && !isOver;
    const asksTrip = hasCode && isOpen;
    const label = asksTrip ? words.addTrip : words.see;
    return [
      ...(hasCode ? [{ qrCode: passLink, alt: words.qrCode }] : []),
      ...(asksTrip ? [words.openTrip] : []),
      ...(order.due === null ? [{ href: orderLink, label, isButton: asksTrip || !hasCode }] : []),
      trip(order, name),
      ...laneAhead(order),
      ...due(order),
      ...(hasCode
        ? [{ href: passLink, label: words.openPass, isButton: order.due === null && !asksTrip }]
        : []),
    ];
  };
  const right = ({ canWithdraw, isEarly, withdrawLink }: MailedOrder): MailPart[] =>
    canWithdraw ? [words.right(isEarly), { href: withdrawLink, label: words.withdraw }] : [];
  /** The confirmation repeats the traveller's consent (Directive 2011/83/EU, article 8(7)). */
  const early = ({ isEarly }: MailedOrder): MailPart[] => (isEarly ? [words.early] : []);
  const keep = (order: MailedOrder): MailPart[] => {
    const { passLink, isOver, hasCalendar, wallets } = order;
    const hasCode = passLink !== null && !isOver;
    const sentences = [
      ...(hasCode ? [words.share(partySize(order.passengers))] : []),
      ...(hasCalendar ? [calendar.added] : []),
      ...(hasCode && wallets.length > 0 ? [words.wallet] : []),
    ];
    return sentences.length > 0 ? [sentences.join(" ")] : [];
  };
  const inCalendar = ({ hasCalendar }: MailedOrder, change: keyof typeof calendar): MailPart[] =>
    hasCalendar ? [calendar[change]] : [];
  const changed = (order: MailedOrder): MailPart[] => [
    trip(order),
    ...laneAhead(order),
    known([
      [rows.number, order.orderNumber],
      [rows.total, order.amount],
    ]),
  ];

  const listFields = (names: readonly FieldName[]) => names.map((name) => labels[name]).join(", ");
  const letter = (order: MailedOrder): MailPart[] =>
    order.letter === null ? [] : [{ written: order.letter }];

  return {
    "order-booked": (order) => ({
      subject: words.booked.subject(order.orderNumber),
      preview: order.isToPay ? words.booked.preview(order) : words.booked.thanks,
      parts: [
        { heading: words.booked.heading },
        words.booked.thanks,
        ...pay(order),
        ...early(order),
        words.booked.ignore,
        closing(order),
      ],
    }),
    "order-reminder": (order) => ({
      subject: words.reminder.subject(order),
      preview: words.reminder.preview,
      parts: [{ heading: words.reminder.heading }, ...pay(order), closing(order)],
    }),
    "order-paid": (order) => {
      const { amount, isPaid, isOver, passLink, payer, received } = order;
      const paid = words[isPaid ? "paid" : "confirmed"];
      return {
        subject: paid.subject(order.orderNumber),
        preview: paid.preview(amount),
        name: payer?.firstName,
        parts: [
          { heading: isOver ? paid.headingOver : paid.heading },
          isOver || passLink === null
            ? [paid.receipt, ...(isOver ? [] : [words.withNumber])].join(" ")
            : words.showCode(order),
          ...open(order, payer?.name),
          ...keep(order),
          known([
            [rows.number, order.orderNumber],
            ...receipt(order),
            // The receipt's rows may have named this sum already.
            [rows.paid, [order.total, order.paidInAll].includes(received) ? null : received],
            [rows.paidOn, isPaid ? zoned(order.at) : null],
            [rows.soldBy, seller(order).name],
          ]),
          ...find(order),
          ...early(order),
          ...right(order),
          closing(order),
        ],
      };
    },
    "order-day-before": (order) => ({
      subject: words.dayBefore.subject(order.flightDay),
      preview: words.dayBefore.preview,
      parts: [
        { heading: words.dayBefore.heading(order.flightDay) },
        ...(order.withdrawn ? [words.dayBefore.withdrawn(zoned(order.withdrawn))] : []),
        order.passLink === null ? words.withNumber : words.showCode(order),
        ...open(order),
        words.dayBefore.early,
        known([[rows.number, order.orderNumber]]),
        ...find(order),
        ...right(order),
        closing(order),
      ],
    }),
    "order-changed": (order) => ({
      subject: words.changed.subject(order.orderNumber),
      preview: order.back ? words.changed.back(order.back) : words.changed.preview,
      parts: [
        { heading: words.changed.heading },
        words.changed.text,
        ...(order.changed.length > 0
          ? [{ facts: [[words.changed.what, listFields(order.changed)]] as const }]
          : []),
        ...letter(order),
        ...(order.back ? [`${words.changed.back(order.back)} ${words.bank}`] : []),
        ...(order.waived ? [words.changed.waived(order.waived)] : []),
        ...(order.isToPay && !order.isOver
          ? pay(order)
          : [
              ...(order.due === null ? [see(order)] : due(order)),
              ...changed(order),
              ...inCalendar(order, "updated"),
              ...(order.isOver ? [] : pass(order)),
              ...find(order),
            ]),
        ...right(order),
        closing(order),
      ],
    }),
    "order-due": (order) => ({
      subject: words.difference.subject(order),
      preview: words.difference.preview,
      parts: [
        { heading: words.difference.heading },
        words.difference.text(order),
        ...due(order),
        ...changed(order),
        words.difference.calm,
        ...inCalendar(order, "updated"),
        ...(order.isOver ? [] : pass(order)),
        ...find(order),
        ...right(order),
        closing(order),
      ],
    }),
    "order-cancelled": (order) => ({
      subject: words.cancelled.subject(order.orderNumber),
      preview: words.cancelled.preview(order),
      parts: [
        { heading: words.cancelled.heading },
        words.cancelled.text(order),
        ...(order.isRefundDue ? [words.bank] : []),
        ...(order.waived ? [words.cancelled.waived(order.waived)] : []),
        see(order),
        trip(order),
        known([[rows.number, order.orderNumber]]),
        ...inCalendar(order, "removed"),
        closing(order),
      ],
    }),
    "order-refunded": (order) => ({
      subject: words.refunded.subject(order),
      preview: order.isToCard ? words.refunded.preview : words.refunded.heading(order.amount),
      name: order.payer?.firstName,
      parts: [
        { heading: words.refunded.heading(order.amount) },
        ...letter(order),
        ...(order.isLate ? [words.refunded.late] : []),
        ...(order.isToCard ? [words.refunded.text] : []),
        see(order),
        trip(order, order.payer?.name),
        known([
          [rows.number, order.orderNumber],
          ...receipt(order),
          [rows.back, order.amount === order.refundedInAll ? null : order.amount],
          [rows.backOn, zoned(order.at)],
          [rows.backBy, seller(order).name],
        ]),
        ...inCalendar(order, "removed"),
        ...right(order),
        closing(order),
      ],
    }),
    "order-letter": (order) => ({
      subject: words.letter.subject(order),
      preview: words.letter.preview,
      parts: [
        { heading: words.letter.heading },
        ...letter(order),
        see(order),
        trip(order),
        ...laneAhead(order),
        known([[rows.number, order.orderNumber]]),
        ...find(order),
        closing(order),
      ],
    }),
    "order-pass": (order) => ({
      subject: words.pass.subject(order.flightDay),
      preview: words.pass.preview,
      parts: [
        { heading: words.pass.heading },
        words.pass.text(order),
        ...(order.passLink === null ? [] : [{ qrCode: order.passLink, alt: words.qrCode }]),
        ...(order.admitted ? [words.pass.some(order.admitted)] : []),
        trip({ ...order, flightNumber: null }),
        ...lane(order),
        ...(order.passLink === null
          ? []
          : [{ href: order.passLink, label: words.openPass, isButton: true }]),
        closing(order),
      ],
    }),
  };
}

export const orderMails = {
  en: writeMails(en, bookingFields.en()),
  fr: writeMails(fr, bookingFields.fr()),
};

const calendarEn = {
  summary: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
  description: (url: string) => `Show this pass at the priority lane.\n${url}`,
};

const calendarFr: typeof calendarEn = {
  summary: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
  description: (url) => `Présentez ce pass à l’entrée de la file prioritaire.\n${url}`,
};

export const passCalendarWords = { en: calendarEn, fr: calendarFr };
