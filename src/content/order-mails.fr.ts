import type { MailPart } from "../domain/mail/mail.ts";
import { partySize } from "../domain/orders/fares.ts";
import { TERMS } from "../domain/site/terms.ts";
import { known, type MailedOrder, type OrderMails, receiptRows } from "./mailed-order.ts";
import { party as partyWords } from "./party.ts";
import { plural } from "./facts.ts";
import { operatorZone } from "./operator-zone.ts";
import { seller } from "./seller.ts";

const { party, passes } = partyWords.fr({
  plural: (count, one, other) => plural("fr", count, one, other),
});
const tripFr = ({ airport, lane, flightDay, flightNumber, passengers }: MailedOrder) =>
  [
    ["Aéroport", airport],
    ["La file", lane],
    ["Jour", flightDay],
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
    includedVat: seller.fr(order).vat,
  });
const bankFr = `Comptez en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ouvrés.`;
const helloFr = ({ payer }: MailedOrder): MailPart[] =>
  payer?.firstName ? [{ written: `Bonjour ${payer.firstName},` }] : ["Bonjour,"];
const closingFr = ({ site: { company } }: MailedOrder): MailPart => ({
  footer: `Une question ? Répondez ou appelez le ${company.phone}.\nL’équipe ${company.name}`,
});
const findFr = ({ findLink }: MailedOrder): MailPart[] => [
  "Quiconque reçoit cet e-mail peut ouvrir votre réservation. Lien expiré ? Utilisez votre numéro de " +
    "commande :",
  { href: findLink, label: "Retrouver votre réservation" },
];

const passFr = ({ passLink, wallets }: MailedOrder): MailPart[] =>
  passLink === null
    ? []
    : [
        "Votre code pour la file prioritaire :",
        { href: passLink, label: "Ouvrir votre pass" },
        ...(wallets.includes("apple")
          ? ["Apple Wallet garde l’ancienne copie : ajoutez à nouveau le pass."]
          : []),
      ];
const payFr = ({ amount, endsAt, canPay, orderLink }: MailedOrder): MailPart[] =>
  canPay
    ? [
        `Payez ${amount} avant le ${endsAt} (${operatorZone.fr()}). Ensuite elle expire, ` +
          `sans frais.`,
        { href: orderLink, label: `Payer ${amount}`, isButton: true },
      ]
    : [
        "Le paiement en ligne est indisponible. Pour payer, appelez-nous ou répondez avant le " +
          `${endsAt} (${operatorZone.fr()}). Ensuite elle expire, sans frais.`,
        { href: orderLink, label: "Voir votre réservation", isButton: true },
      ];
const dueFr = ({ due, admitted, canPay, orderLink }: MailedOrder): MailPart[] =>
  due === null
    ? []
    : [
        `Reste à payer : ${due}.` +
          (admitted
            ? ` D’ici là, le code fait passer ${admitted.count} voyageurs sur ${admitted.of}.`
            : ""),
        ...(canPay
          ? [{ href: orderLink, label: `Payer ${due}`, isButton: true }]
          : [
              "Le paiement en ligne est indisponible. Appelez-nous ou répondez pour payer.",
              { href: orderLink, label: "Voir votre réservation", isButton: true },
            ]),
      ];
const openFr = (order: MailedOrder): MailPart[] => {
  const { due, isUsed, isOpen, orderLink, passLink } = order;
  const hasCode = passLink !== null && !isUsed;
  const asksTrip = hasCode && isOpen;
  const label = asksTrip ? "Ajouter l’aéroport et le jour" : "Voir votre réservation";
  return [
    ...(asksTrip ? ["Ajoutez l’aéroport ou le jour qui manque avant le départ."] : []),
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
          `paiement${isEarly ? ", tant que votre pass n’a pas été utilisé" : ""} :`,
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
  hasCalendar ? ["Votre pass ne fonctionne plus. Le fichier joint le retire de votre agenda."] : [];

export const fr: OrderMails = {
  "order-booked": (order) => ({
    subject: `Votre réservation Fast Track ${order.orderNumber}`,
    preview: order.canPay
      ? `Payez ${order.amount} avant le ${order.endsAt} (${operatorZone.fr()}) pour la garder.`
      : `Nous la gardons jusqu’au ${order.endsAt} (${operatorZone.fr()}).`,
    parts: [
      { heading: "Votre réservation est enregistrée" },
      ...payFr(order),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["À payer", order.amount],
      ]),
      ...findFr(order),
      ...earlyFr(order),
      "Ce n’était pas vous ? Ignorez cet e-mail : la réservation expirera.",
      closingFr(order),
    ],
  }),
  "order-reminder": (order) => ({
    subject: `Payez avant le ${order.endsAt} pour garder la réservation ${order.orderNumber}`,
    preview: "Votre réservation Fast Track n’est pas encore payée.",
    parts: [
      { heading: "Votre réservation expire bientôt" },
      ...payFr(order),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["À payer", order.amount],
      ]),
      ...findFr(order),
      closingFr(order),
    ],
  }),
  "order-paid": (order) => ({
    subject: `Payée : votre réservation Fast Track ${order.orderNumber}`,
    preview: `Vous avez payé ${order.amount}. Voici votre reçu.`,
    parts: [
      { heading: order.isUsed ? "C’est payé, merci" : "C’est payé, bon voyage !" },
      ...helloFr(order),
      order.isUsed
        ? `Vous avez payé ${order.amount} : voici votre reçu.`
        : order.passLink === null
          ? `Vous avez payé ${order.amount} : voici votre reçu. Présentez votre numéro de ` +
            "commande à la file prioritaire."
          : `Vous avez payé ${order.amount} : voici votre reçu. Présentez ce code à la file ` +
            "prioritaire, sur votre téléphone ou sur papier. Ne le partagez qu’avec votre groupe.",
      ...openFr(order),
      ...(order.hasCalendar ? ["Le fichier joint ajoute ce jour à votre agenda."] : []),
      ...(order.passLink !== null && !order.isUsed && order.wallets.length > 0
        ? ["La page du pass l’ajoute aussi au portefeuille de votre téléphone."]
        : []),
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant payé", order.amount],
        ["Payé le", `${order.at} (${operatorZone.fr()})`],
        ...receiptFr(order),
        ...tripFr(order),
        ["Vendu par", seller.fr(order).name],
      ]),
      ...findFr(order),
      ...earlyFr(order),
      ...rightFr(order),
      closingFr(order),
    ],
  }),
  "order-day-before": (order) => ({
    subject: `Votre pass Fast Track du ${order.flightDay}`,
    preview: "Préparez votre code pour la file prioritaire.",
    parts: [
      { heading: `Rendez-vous le ${order.flightDay}` },
      order.passLink === null
        ? "Présentez votre numéro de commande à la file prioritaire. Arrivez à l’heure que votre " +
          "compagnie recommande."
        : "Présentez ce code à la file prioritaire : il contient un pass par voyageur. Arrivez à " +
          "l’heure que votre compagnie recommande.",
      ...openFr(order),
      known([["Numéro de commande", order.orderNumber], ...tripFr(order)]),
      ...findFr(order),
      ...rightFr(order),
      closingFr(order),
    ],
  }),
  "order-changed": (order) => ({
    subject: `Modifiée : votre réservation Fast Track ${order.orderNumber}`,
    preview: "Voici votre réservation à jour.",
    parts: [
      { heading: "Votre réservation a changé" },
      "La voici à jour. Une erreur ? Répondez-nous.",
      ...(order.waived
        ? [`Vous n’avez rien de plus à payer : nous vous offrons les ${order.waived} d’écart.`]
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
      closingFr(order),
    ],
  }),
  "order-due": (order) => ({
    subject: `Reste à payer : ${order.due} pour la réservation ${order.orderNumber}`,
    preview: "Votre réservation a changé. Vous ne payez que la différence.",
    parts: [
      { heading: "Votre réservation a changé" },
      `Elle est maintenant pour ${party(order.passengers)} : ${order.amount} en tout. Vous ne ` +
        "payez que la différence.",
      ...dueFr(order),
      known([
        ["Numéro de commande", order.orderNumber],
        ...tripFr(order),
        ["Total", order.amount],
        ["Reste à payer", order.due],
      ]),
      "Rien n’est débité automatiquement. Ce n’était pas vous ? Répondez-nous.",
      ...(order.hasCalendar ? ["Le fichier joint met votre agenda à jour."] : []),
      ...(order.isUsed ? [] : passFr(order)),
      ...findFr(order),
      ...rightFr(order),
      closingFr(order),
    ],
  }),
  "order-cancelled": (order) => ({
    subject: `Annulée : votre réservation Fast Track ${order.orderNumber}`,
    preview: order.isRefundDue
      ? `Nous vous remboursons ${order.amount}.`
      : "Vous n’avez rien à payer.",
    parts: [
      { heading: "Votre réservation est annulée" },
      order.isRefundDue
        ? `Nous vous remboursons ${order.amount}. Un e-mail vous préviendra. Ce n’était pas vous ` +
          "? Répondez-nous."
        : "Vous n’avez rien à payer. Ce n’était pas vous, ou vous aviez payé ? Répondez-nous.",
      ...(order.waived
        ? [`Les ${order.waived} que nous vous avions demandés ne sont plus dus.`]
        : []),
      { href: order.orderLink, label: "Voir votre réservation", isButton: true },
      known([["Numéro de commande", order.orderNumber], ...tripFr(order)]),
      ...takenOutFr(order),
      closingFr(order),
    ],
  }),
  "order-refunded": (order) => ({
    subject: `Remboursement de ${order.amount} pour votre réservation ${order.orderNumber}`,
    preview: bankFr,
    parts: [
      { heading: `Nous vous avons remboursé ${order.amount}` },
      ...helloFr(order),
      ...(order.isLate
        ? ["Votre paiement est arrivé après le jour du vol : nous l’avons remboursé en entier."]
        : []),
      `Le remboursement part vers la carte utilisée. ${bankFr} Toujours rien ? Répondez-nous.`,
      { href: order.orderLink, label: "Voir votre réservation", isButton: true },
      known([
        ["Numéro de commande", order.orderNumber],
        ["Montant remboursé", order.amount],
        ["Remboursé le", `${order.at} (${operatorZone.fr()})`],
        ...receiptFr(order),
        ...tripFr(order),
        ["Remboursé par", seller.fr(order).name],
      ]),
      ...takenOutFr(order),
      closingFr(order),
    ],
  }),
  "order-pass": (order) => ({
    subject: `Votre pass Fast Track${order.flightDay ? ` du ${order.flightDay}` : ""}`,
    preview: "Présentez ce code à la file prioritaire.",
    parts: [
      { heading: "Votre pass Fast Track" },
      "Un membre de votre groupe vous envoie ce code. Présentez-le à la file prioritaire : il " +
        "contient un pass par voyageur. Passez ensemble ou l’un après l’autre.",
      ...(order.passLink === null
        ? []
        : [
            { qrCode: order.passLink, alt: "Code QR de votre pass" },
            { href: order.passLink, label: "Ouvrir votre pass", isButton: true },
          ]),
      known(tripFr({ ...order, flightNumber: null })),
      closingFr(order),
    ],
  }),
};
