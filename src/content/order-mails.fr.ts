import type { MailPart } from "../domain/mail/mail.ts";
import { partySize } from "../domain/orders/fares.ts";
import { TERMS } from "../domain/site/terms.ts";
import { contact } from "./mail.ts";
import { known, type MailedOrder, type OrderMails, receiptRows } from "./mailed-order.ts";
import { party as partyWords } from "./party.ts";
import { plural } from "./facts.ts";

const { party, passes } = partyWords.fr({
  plural: (count, one, other) => plural("fr", count, one, other),
});
const tripFr = ({ airport, lane, flightDate, flightNumber, passengers }: MailedOrder) =>
  [
    ["Aéroport", airport],
    ["La file", lane],
    ["Jour", flightDate],
    ["Vol", flightNumber],
    ["Fast Track", `${passes(partySize(passengers))} (${party(passengers)})`],
  ] as const;
const receiptFr = (order: MailedOrder) =>
  receiptRows(order, party, {
    total: "Total",
    all: "Payé en tout",
    refunded: "Remboursé en tout",
    payer: "Payé par",
    company: "Société",
    vat: "Numéro de TVA",
  });
const findFr = ({ findLink }: MailedOrder): MailPart[] => [
  "Le lien vers votre réservation fonctionne sur tout appareil. Ne le transférez qu’aux " +
    "personnes qui peuvent la modifier ou l’annuler. S’il a expiré, ouvrez-la avec son " +
    "numéro et cette adresse e-mail :",
  { href: findLink, label: "Retrouver votre réservation" },
];

const passFr = ({ passLink }: MailedOrder): MailPart[] =>
  passLink === null
    ? []
    : [
        "Votre pass, avec le code à présenter à la file Fast Track :",
        { href: passLink, label: "Ouvrir votre pass" },
      ];
const dueFr = ({ due, admitted, canPay, orderLink }: MailedOrder): MailPart[] =>
  due === null
    ? []
    : [
        `Il reste ${due} à payer pour votre réservation.` +
          (admitted
            ? ` D’ici là, votre code fait passer ${admitted.count} voyageurs sur ` +
              `${admitted.of}.`
            : ""),
        ...(canPay
          ? [{ href: orderLink, label: `Payer ${due}`, isButton: true }]
          : [
              "Le paiement par carte n’est pas ouvert : appelez-nous ou répondez à ce " +
                "message, et nous conviendrons du règlement avec vous.",
              { href: orderLink, label: "Voir votre réservation", isButton: true },
            ]),
      ];
const openFr = (order: MailedOrder): MailPart[] => {
  const { due, isUsed, isOpen, orderLink, passLink } = order;
  const hasCode = passLink !== null && !isUsed;
  const asksTrip = hasCode && isOpen;
  const label = asksTrip ? "Ajouter l’aéroport et le jour" : "Voir votre réservation";
  return [
    ...(asksTrip
      ? ["Votre pass est ouvert : il manque l’aéroport ou le jour. Ajoutez-le avant de partir."]
      : []),
    ...(due === null ? [{ href: orderLink, label, isButton: asksTrip || !hasCode }] : dueFr(order)),
    ...(hasCode
      ? [
          { qrCode: passLink, alt: "Code QR de votre pass" },
          { href: passLink, label: "Ouvrir votre pass", isButton: due === null && !asksTrip },
        ]
      : []),
  ];
};
const rightFr = ({ canWithdraw, isEarly, withdrawLink }: MailedOrder): MailPart[] =>
  canWithdraw
    ? [
        `Vous pouvez changer d’avis dans les ${TERMS.changeOfMindDays} jours qui suivent le ` +
          `paiement${isEarly ? ", tant que le pass n’a pas été utilisé" : ""} :`,
        { href: withdrawLink, label: "Renoncer au contrat ici" },
      ]
    : [];

const earlyFr = ({ isEarly }: MailedOrder): MailPart[] =>
  isEarly
    ? [
        "En réservant, vous avez demandé expressément que le Fast Track vous soit fourni " +
          `avant la fin du délai de rétractation de ${TERMS.changeOfMindDays} jours, et ` +
          "reconnu que vous perdez votre droit de rétractation une fois votre pass utilisé.",
      ]
    : [];
const takenOutFr = ({ hasCalendar }: MailedOrder): MailPart[] =>
  hasCalendar
    ? ["Le pass ne fonctionne plus. Le fichier joint retire ce jour de votre agenda."]
    : [];

export const fr: OrderMails = {
  "order-booked": (order) => ({
    subject: `Votre réservation Fast Track ${order.orderNumber}`,
    preview: order.canPay
      ? `Réglez ${order.amount} avant le ${order.endsAt}, heure de Londres, pour la garder.`
      : `Nous la gardons jusqu’au ${order.endsAt}, heure de Londres.`,
    parts: [
      { heading: "Votre réservation est enregistrée" },
      ...(order.canPay
        ? [
            `Elle n’est pas encore payée. Pour la garder, réglez ${order.amount} avant ` +
              `le ${order.endsAt}, heure de Londres. Passé ce délai, elle prend fin ` +
              "d’elle-même, sans frais.",
            { href: order.orderLink, label: `Payer ${order.amount}`, isButton: true },
          ]
        : [
            "Elle n’est pas encore payée, et le paiement par carte n’est pas ouvert. " +
              `Nous la gardons jusqu’au ${order.endsAt}, heure de Londres : appelez-nous ou ` +
              "répondez à ce message, et nous conviendrons du paiement avec vous.",
            { href: order.orderLink, label: "Voir votre réservation", isButton: true },
          ]),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["À payer", order.amount],
      ]),
      ...findFr(order),
      ...earlyFr(order),
      "Si vous n’avez rien réservé, ignorez ce message : la réservation prend fin " +
        "d’elle-même.",
      { footer: contact(order.site.company) },
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Votre réservation Fast Track ${order.orderNumber} va prendre fin`,
    preview: `Elle n’est pas payée et prend fin le ${order.endsAt}, heure de Londres.`,
    parts: [
      { heading: "Votre réservation va prendre fin" },
      order.canPay
        ? `Elle n’est pas encore payée. Pour la garder, réglez ${order.amount} avant le ` +
          `${order.endsAt}, heure de Londres. Passé ce délai, elle prend fin d’elle-même, ` +
          "sans frais."
        : `Elle n’est pas encore payée et prend fin le ${order.endsAt}, heure de Londres. ` +
          "Pour la garder, appelez-nous ou répondez à ce message : nous conviendrons du " +
          "paiement avec vous.",
      {
        href: order.orderLink,
        label: order.canPay ? `Payer ${order.amount}` : "Voir votre réservation",
        isButton: true,
      },
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["À payer", order.amount],
      ]),
      ...findFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-paid": (order) => ({
    subject: `Payée : votre réservation Fast Track ${order.orderNumber}`,
    preview: `Nous avons bien reçu ${order.amount}. Voici votre reçu.`,
    parts: [
      { heading: "Paiement reçu, merci" },
      order.isUsed
        ? `Nous avons bien reçu ${order.amount} pour votre réservation Fast Track. Ce message ` +
          "est votre reçu."
        : order.passLink === null
          ? `Nous avons bien reçu ${order.amount} pour votre réservation Fast Track. À ` +
            "l’aéroport, présentez votre numéro de commande à l’entrée de la file " +
            "Fast Track. Ce message est votre reçu."
          : `Nous avons bien reçu ${order.amount} pour votre réservation Fast Track. Votre ` +
            "pass est prêt : présentez ce code à l’entrée de la file Fast Track, sur " +
            "votre téléphone ou sur papier. Toute personne qui l’a peut s’en servir : ne " +
            "le partagez qu’avec celles qui voyagent avec vous. Ce message est votre reçu.",
      ...openFr(order),
      ...(order.hasCalendar ? ["Le fichier joint ajoute ce jour à votre agenda."] : []),
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant payé", order.amount],
        ["Payé le", `${order.at} (heure de Londres)`],
        ...receiptFr(order),
        ...tripFr(order),
        ["Vendu par", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...findFr(order),
      ...earlyFr(order),
      ...rightFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-day-before": (order) => ({
    subject: `Votre pass Fast Track du ${order.flightDay}`,
    preview:
      "Gardez-le sous la main à l’entrée de la file Fast Track, sur votre téléphone ou " +
      "sur papier.",
    parts: [
      { heading: `Rendez-vous le ${order.flightDay}` },
      order.passLink === null
        ? "Votre vol approche. À l’aéroport, présentez votre numéro de commande à " +
          "l’entrée de la file Fast Track. Prévoyez le temps que conseillent votre " +
          "compagnie et l’aéroport."
        : "Votre vol approche, et votre pass est prêt. Présentez ce code à l’entrée de " +
          "la file Fast Track, sur votre téléphone ou sur papier : il contient un pass pour " +
          "chacun de vous. Prévoyez le temps que conseillent votre compagnie et l’aéroport.",
      ...openFr(order),
      known([["Numéro de commande", order.orderNumber], ...tripFr(order)]),
      "Si vos projets ont changé, appelez-nous ou répondez à ce message.",
      ...findFr(order),
      ...rightFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-changed": (order) => ({
    subject: `Modifiée : votre réservation Fast Track ${order.orderNumber}`,
    preview: "Voici votre réservation telle qu’elle est maintenant.",
    parts: [
      { heading: "Votre réservation a changé" },
      "La voici telle qu’elle est maintenant. Si quelque chose n’est pas juste, appelez-nous " +
        "ou répondez à ce message.",
      ...(order.waived
        ? [
            "Vous n’avez rien de plus à payer : nous ne vous demandons pas les " +
              `${order.waived} de différence.`,
          ]
        : []),
      ...(order.due === null
        ? [{ href: order.orderLink, label: "Voir votre réservation", isButton: true }]
        : dueFr(order)),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["Total", order.amount],
        ["Reste à payer", order.due],
      ]),
      ...(order.hasCalendar ? ["Le fichier joint met votre agenda à jour."] : []),
      ...passFr(order),
      ...findFr(order),
      ...rightFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-due": (order) => ({
    subject: `${order.due} à payer pour votre réservation Fast Track ${order.orderNumber}`,
    preview: `Votre réservation a changé : il reste ${order.due} à payer.`,
    parts: [
      { heading: `Votre réservation a changé : ${order.due} à payer` },
      `Elle est maintenant pour ${party(order.passengers)}, et coûte ${order.amount} en ` +
        "tout. Ce que vous avez déjà payé est compté.",
      ...dueFr(order),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["Total", order.amount],
        ["Reste à payer", order.due],
      ]),
      "Rien n’est débité automatiquement. Si vous n’avez pas demandé ce changement, " +
        "appelez-nous ou répondez à ce message.",
      ...(order.hasCalendar ? ["Le fichier joint met votre agenda à jour."] : []),
      ...(order.isUsed ? [] : passFr(order)),
      ...findFr(order),
      ...rightFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-cancelled": (order) => ({
    subject: `Annulée : votre réservation Fast Track ${order.orderNumber}`,
    preview: order.isRefundDue
      ? `Elle ne peut plus servir. ${order.amount} vous sont rendus.`
      : "Elle ne peut plus servir. Vous ne devez rien.",
    parts: [
      { heading: "Votre réservation est annulée" },
      order.isRefundDue
        ? `Elle ne peut plus servir. Les ${order.amount} que vous avez payés vous sont rendus ` +
          "par le même moyen ; un autre message vous dira quand ils sont en route. Si vous ne " +
          "vous y attendiez pas, appelez-nous ou répondez à ce message."
        : "Elle ne peut plus servir, et vous ne devez rien. Si vous ne vous y attendiez pas, " +
          "ou si vous avez payé malgré tout, appelez-nous ou répondez à ce message.",
      ...(order.waived
        ? [
            `Vous n’avez rien de plus à payer : les ${order.waived} que nous vous avions ` +
              "demandés ne sont plus dus.",
          ]
        : []),
      { href: order.orderLink, label: "Voir votre réservation", isButton: true },
      known([["Numéro de commande", order.orderNumber], ...tripFr(order)]),
      ...takenOutFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Remboursement de ${order.amount} pour votre réservation ${order.orderNumber}`,
    preview:
      `Les banques mettent en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ` +
      "ouvrés à l’afficher.",
    parts: [
      { heading: `Nous vous remboursons ${order.amount}` },
      ...(order.isLate
        ? [
            "Votre paiement nous est parvenu alors que le jour de votre vol était passé à " +
              "l’aéroport. Votre pass n’aurait plus servi à rien : nous vous rendons tout.",
          ]
        : []),
      `Les ${order.amount} vous sont rendus par le moyen avec lequel vous avez payé. Les ` +
        `banques mettent en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ` +
        "ouvrés à les afficher. S’ils ne sont pas arrivés d’ici là, appelez-nous ou " +
        "répondez à ce message.",
      { href: order.orderLink, label: "Voir votre réservation", isButton: true },
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant remboursé", order.amount],
        ["Remboursé le", `${order.at} (heure de Londres)`],
        ...receiptFr(order),
        ...tripFr(order),
        ["Remboursé par", `${order.site.company.legalName}, ${order.site.company.address}`],
      ]),
      ...takenOutFr(order),
      { footer: contact(order.site.company) },
    ],
  }),
  "order-pass": (order) => ({
    subject: `Votre pass Fast Track${order.flightDay ? ` du ${order.flightDay}` : ""}`,
    preview: "Présentez-le à la file Fast Track, sur votre téléphone ou sur papier.",
    parts: [
      { heading: "Votre pass Fast Track" },
      "Une personne avec qui vous voyagez vous envoie ce pass. Présentez son code à la file " +
        "Fast Track, sur votre téléphone ou sur papier. Il contient un pass pour chacun de " +
        "vous : passez ensemble ou l’un après l’autre.",
      ...(order.passLink === null
        ? []
        : [
            { qrCode: order.passLink, alt: "Code QR de votre pass" },
            { href: order.passLink, label: "Ouvrir votre pass", isButton: true },
          ]),
      known(tripFr({ ...order, flightNumber: null })),
      { footer: contact(order.site.company) },
    ],
  }),
};
