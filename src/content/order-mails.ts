import { TERMS } from "../domain/site/terms.ts";
import type { MailPart, MailText, OrderMailKind } from "../domain/mail/mail.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { contact } from "./mail.ts";
import { plural } from "./plural.ts";

/** What a mail of an order tells. Money, days and times are written out; null is what is not known. */
export interface MailedOrder {
  site: SiteConfig;
  orderNumber: string;
  /** What the order costs, or what was paid or refunded: two decimals, with the currency. */
  amount: string;
  airport: string | null;
  flightDate: string | null;
  flightNumber: string | null;
  passengers: { adults: number; children: number; infants: number };
  /** When it ends unpaid: day and time in London. */
  endsAt: string;
  /** The UTC day of what the mail tells. */
  day: string;
  /** False where no card can be charged: the order is then paid with the team's help. */
  canPay: boolean;
  /** The order's page, which opens where the order was booked; and the page that opens it everywhere else. */
  orderLink: string;
  findLink: string;
  /** Where a contract is withdrawn from, which the law wants close at hand. */
  withdrawLink: string;
  /** The pass of the order; null while it has none. */
  passLink: string | null;
  /** True for a cancelled order whose `amount` goes back to the traveller. */
  isRefundDue: boolean;
}

type OrderMails = Record<OrderMailKind, (order: MailedOrder) => MailText>;

/** What both languages lay out alike: the rows of a booking that are known. */
const known = (rows: readonly (readonly [string, string | null])[]): MailPart => ({
  facts: rows.filter((row): row is readonly [string, string] => row[1] !== null && row[1] !== ""),
});

const partyEn = ({ adults, children, infants }: MailedOrder["passengers"]) =>
  [
    `${adults} ${plural("en", adults, "adult", "adults")}`,
    children > 0 && `${children} ${plural("en", children, "child", "children")}`,
    infants > 0 && `${infants} ${plural("en", infants, "infant", "infants")}`,
  ]
    .filter(Boolean)
    .join(", ");
const tripEn = ({ airport, flightDate, flightNumber, passengers }: MailedOrder) =>
  [
    ["Airport", airport],
    ["Day", flightDate],
    ["Flight", flightNumber],
    ["Fast Track passes", partyEn(passengers)],
  ] as const;
const findEn = ({ findLink }: MailedOrder): MailPart[] => [
  "The button opens your order in the browser that you booked with. Anywhere else, open it with its number and this e-mail address:",
  { href: findLink, label: "Find your booking" },
];

const en: OrderMails = {
  "order-booked": (order) => ({
    subject: `Your Fast Track booking ${order.orderNumber}`,
    preview: order.canPay
      ? `Pay ${order.amount} by ${order.endsAt}, London time, to keep it.`
      : `We keep it until ${order.endsAt}, London time.`,
    parts: [
      { heading: "We have your booking" },
      ...(order.canPay
        ? [
            `It is not paid yet. Pay ${order.amount} by ${order.endsAt}, London time, to keep it. An unpaid booking then ends by itself, and costs nothing.`,
            { href: order.orderLink, label: `Pay ${order.amount}`, isButton: true },
          ]
        : [
            `It is not paid yet, and payment by card is not open. We keep it until ${order.endsAt}, London time: call us or answer this mail, and we arrange the payment with you.`,
            { href: order.orderLink, label: "See your booking", isButton: true },
          ]),
      known([["Order number", order.orderNumber], ...tripEn(order), ["To pay", order.amount]]),
      ...findEn(order),
      "If you did not book, ignore this mail: the booking ends by itself.",
      { footer: contact(order.site.company) },
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Your Fast Track booking ${order.orderNumber} is about to end`,
    preview: `It is not paid, and ends on ${order.endsAt}, London time.`,
    parts: [
      { heading: "Your booking is about to end" },
      order.canPay
        ? `It is not paid yet. To keep it, pay ${order.amount} by ${order.endsAt}, London time. After that it ends by itself, and costs nothing.`
        : `It is not paid yet, and ends on ${order.endsAt}, London time. To keep it, call us or answer this mail, and we arrange the payment with you.`,
      { href: order.orderLink, label: order.canPay ? `Pay ${order.amount}` : "See your booking", isButton: true },
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
      order.passLink === null
        ? `We have received ${order.amount} for your Fast Track booking. At the airport, show your order number at the Fast Track lane. This mail is your receipt.`
        : `We have received ${order.amount} for your Fast Track booking. Your pass is ready: show it at the Fast Track lane. Whoever has the link can use it, so share it with your party only. This mail is your receipt.`,
      order.passLink === null
        ? { href: order.orderLink, label: "See your booking", isButton: true }
        : { href: order.passLink, label: "Open your pass", isButton: true },
      known([
        ["Order number", order.orderNumber],
        ["Amount paid", order.amount],
        ["Paid on", `${order.day} (UTC)`],
        ...tripEn(order),
        ["Sold by", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...(order.passLink === null
        ? findEn(order)
        : ["To see your booking, open it with its number and this e-mail address:", { href: order.findLink, label: "Find your booking" }]),
      `You may change your mind within ${TERMS.changeOfMindDays} days, as long as the pass has not been used:`,
      { href: order.withdrawLink, label: "Withdraw from contract here" },
      { footer: contact(order.site.company) },
    ],
  }),
  "order-changed": (order) => ({
    subject: `Changed: your Fast Track booking ${order.orderNumber}`,
    preview: "This is how your booking stands now.",
    parts: [
      { heading: "Your booking has changed" },
      "This is how it stands now. If anything is not right, call us or answer this mail.",
      { href: order.orderLink, label: "See your booking", isButton: true },
      known([["Order number", order.orderNumber], ...tripEn(order), ["Total", order.amount]]),
      ...findEn(order),
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
        ? `It can no longer be used. The ${order.amount} that you paid goes back the way it came; another mail tells you once it is on its way. If you did not expect this, call us or answer this mail.`
        : "It can no longer be used, and nothing is due for it. If you did not expect this, or have paid all the same, call us or answer this mail.",
      known([["Order number", order.orderNumber], ...tripEn(order)]),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Refund of ${order.amount} for your booking ${order.orderNumber}`,
    preview: `Banks usually need ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days to show it.`,
    parts: [
      { heading: `${order.amount} is on its way back to you` },
      `We have refunded ${order.amount} the way you paid. Banks usually need ${TERMS.bankDays.from} to ${TERMS.bankDays.to} business days to show it. If it is not there by then, call us or answer this mail.`,
      known([
        ["Order number", order.orderNumber],
        ["Amount refunded", order.amount],
        ["Refunded on", `${order.day} (UTC)`],
        ...tripEn(order),
        ["Refunded by", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      { footer: contact(order.site.company) },
    ],
  }),
};

const partyFr = ({ adults, children, infants }: MailedOrder["passengers"]) =>
  [
    `${adults} ${plural("fr", adults, "adulte", "adultes")}`,
    children > 0 && `${children} ${plural("fr", children, "enfant", "enfants")}`,
    infants > 0 && `${infants} ${plural("fr", infants, "bébé", "bébés")}`,
  ]
    .filter(Boolean)
    .join(", ");
const tripFr = ({ airport, flightDate, flightNumber, passengers }: MailedOrder) =>
  [
    ["Aéroport", airport],
    ["Jour", flightDate],
    ["Vol", flightNumber],
    ["Passes Fast Track", partyFr(passengers)],
  ] as const;
const findFr = ({ findLink }: MailedOrder): MailPart[] => [
  "Le bouton ouvre votre commande dans le navigateur où vous avez réservé. Partout ailleurs, ouvrez-la avec son numéro et cette adresse e-mail\u00a0:",
  { href: findLink, label: "Retrouver votre réservation" },
];

const fr: OrderMails = {
  "order-booked": (order) => ({
    subject: `Votre réservation Fast Track ${order.orderNumber}`,
    preview: order.canPay
      ? `Réglez ${order.amount} avant le ${order.endsAt}, heure de Londres, pour la garder.`
      : `Nous la gardons jusqu’au ${order.endsAt}, heure de Londres.`,
    parts: [
      { heading: "Votre réservation est enregistrée" },
      ...(order.canPay
        ? [
            `Elle n’est pas encore payée. Pour la garder, réglez ${order.amount} avant le ${order.endsAt}, heure de Londres. Passé ce délai, elle prend fin d’elle-même, sans frais.`,
            { href: order.orderLink, label: `Payer ${order.amount}`, isButton: true },
          ]
        : [
            `Elle n’est pas encore payée, et le paiement par carte n’est pas ouvert. Nous la gardons jusqu’au ${order.endsAt}, heure de Londres\u00a0: appelez-nous ou répondez à ce message, et nous conviendrons du paiement avec vous.`,
            { href: order.orderLink, label: "Voir votre réservation", isButton: true },
          ]),
      known([["Numéro de commande", order.orderNumber], ...tripFr(order), ["À payer", order.amount]]),
      ...findFr(order),
      "Si vous n’avez rien réservé, ignorez ce message\u00a0: la réservation prend fin d’elle-même.",
      { footer: contact(order.site.company) },
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Votre réservation Fast Track ${order.orderNumber} va prendre fin`,
    preview: `Elle n’est pas payée et prend fin le ${order.endsAt}, heure de Londres.`,
    parts: [
      { heading: "Votre réservation va prendre fin" },
      order.canPay
        ? `Elle n’est pas encore payée. Pour la garder, réglez ${order.amount} avant le ${order.endsAt}, heure de Londres. Passé ce délai, elle prend fin d’elle-même, sans frais.`
        : `Elle n’est pas encore payée et prend fin le ${order.endsAt}, heure de Londres. Pour la garder, appelez-nous ou répondez à ce message\u00a0: nous conviendrons du paiement avec vous.`,
      { href: order.orderLink, label: order.canPay ? `Payer ${order.amount}` : "Voir votre réservation", isButton: true },
      known([["Numéro de commande", order.orderNumber], ...tripFr(order), ["À payer", order.amount]]),
      ...findFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-paid": (order) => ({
    subject: `Payée\u00a0: votre réservation Fast Track ${order.orderNumber}`,
    preview: `Nous avons bien reçu ${order.amount}. Voici votre reçu.`,
    parts: [
      { heading: "Paiement reçu, merci" },
      order.passLink === null
        ? `Nous avons bien reçu ${order.amount} pour votre réservation Fast Track. À l’aéroport, présentez votre numéro de commande à l’entrée de la file Fast Track. Ce message est votre reçu.`
        : `Nous avons bien reçu ${order.amount} pour votre réservation Fast Track. Votre pass est prêt\u00a0: présentez-le à l’entrée de la file Fast Track. Qui a le lien peut s’en servir\u00a0: ne le partagez qu’avec les personnes qui voyagent avec vous. Ce message est votre reçu.`,
      order.passLink === null
        ? { href: order.orderLink, label: "Voir votre réservation", isButton: true }
        : { href: order.passLink, label: "Ouvrir votre pass", isButton: true },
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant payé", order.amount],
        ["Payé le", `${order.day} (UTC)`],
        ...tripFr(order),
        ["Vendu par", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...(order.passLink === null
        ? findFr(order)
        : [
            "Pour voir votre réservation, ouvrez-la avec son numéro et cette adresse e-mail\u00a0:",
            { href: order.findLink, label: "Retrouver votre réservation" },
          ]),
      `Vous pouvez changer d’avis pendant ${TERMS.changeOfMindDays} jours, tant que le pass n’a pas été utilisé\u00a0:`,
      { href: order.withdrawLink, label: "Renoncer au contrat ici" },
      { footer: contact(order.site.company) },
    ],
  }),
  "order-changed": (order) => ({
    subject: `Modifiée\u00a0: votre réservation Fast Track ${order.orderNumber}`,
    preview: "Voici votre réservation telle qu’elle est maintenant.",
    parts: [
      { heading: "Votre réservation a changé" },
      "La voici telle qu’elle est maintenant. Si quelque chose n’est pas juste, appelez-nous ou répondez à ce message.",
      { href: order.orderLink, label: "Voir votre réservation", isButton: true },
      known([["Numéro de commande", order.orderNumber], ...tripFr(order), ["Total", order.amount]]),
      ...findFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-cancelled": (order) => ({
    subject: `Annulée\u00a0: votre réservation Fast Track ${order.orderNumber}`,
    preview: order.isRefundDue
      ? `Elle ne peut plus servir. ${order.amount} vous sont rendus.`
      : "Elle ne peut plus servir. Vous ne devez rien.",
    parts: [
      { heading: "Votre réservation est annulée" },
      order.isRefundDue
        ? `Elle ne peut plus servir. Les ${order.amount} que vous avez payés vous sont rendus par le même moyen\u00a0; un autre message vous dira quand ils sont en route. Si vous ne vous y attendiez pas, appelez-nous ou répondez à ce message.`
        : "Elle ne peut plus servir, et vous ne devez rien. Si vous ne vous y attendiez pas, ou si vous avez payé malgré tout, appelez-nous ou répondez à ce message.",
      known([["Numéro de commande", order.orderNumber], ...tripFr(order)]),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Remboursement de ${order.amount} pour votre réservation ${order.orderNumber}`,
    preview: `Les banques mettent en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ouvrés à l’afficher.`,
    parts: [
      { heading: `Nous vous remboursons ${order.amount}` },
      `Les ${order.amount} vous sont rendus par le moyen avec lequel vous avez payé. Les banques mettent en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ouvrés à les afficher. S’ils ne sont pas arrivés d’ici là, appelez-nous ou répondez à ce message.`,
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant remboursé", order.amount],
        ["Remboursé le", `${order.day} (UTC)`],
        ...tripFr(order),
        ["Remboursé par", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      { footer: contact(order.site.company) },
    ],
  }),
};

/** The mails that tell a traveller of their order. Used by the Worker only. */
export const orderMails = { en, fr };
