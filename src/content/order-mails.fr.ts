import { TERMS } from "#domain/site/terms.ts";
import { changeOfMind } from "./change-of-mind.ts";
import { plural } from "./facts.ts";
import { letsParty } from "./mailed-order.ts";
import { operatorZone } from "./operator-zone.ts";
import type { en } from "./order-mails.en.ts";
import { party as partyWords } from "./party.ts";
import { seller } from "./seller.ts";

const { party, passes } = partyWords.fr({
  plural: (count, one, other) => plural("fr", count, one, other),
});
const zoned = (time: string) => `${time} (${operatorZone.fr()})`;
const bank = `Comptez en général ${TERMS.bankDays.from} à ${TERMS.bankDays.to} jours ouvrés.`;
const changed = "Votre réservation a changé";

export const fr: typeof en = {
  party,
  passes,
  zoned,
  bank,
  seller: seller.fr,
  closing: ({ site: { company } }) =>
    `Une question ? Répondez à cet e-mail ou appelez le ${company.phone}.\nL’équipe ` +
    `${company.name}`,
  rows: {
    name: "Nom",
    day: "Jour",
    flight: "Vol",
    number: "Numéro de commande",
    lane: "Où trouver la file",
    toPay: "À payer",
    due: "Reste à payer",
    passes: "Pass",
    free: "gratuit",
    paid: "Montant payé",
    paidOn: "Payé le",
    soldBy: "Vendu par",
    back: "Montant remboursé",
    backOn: "Remboursé le",
    backBy: "Remboursé par",
    total: "Total",
    all: "Total payé",
    waived: "Non débité",
    disputed: "Contesté auprès de votre banque",
    refunded: "Total remboursé",
    company: "Société",
    vat: "Numéro de TVA",
  },
  forward:
    "Si vous transférez cet e-mail, toute personne qui le reçoit pourra ouvrir votre réservation.",
  find: "Le lien a expiré ? Retrouvez votre réservation avec son numéro de commande.",
  findLink: "Retrouver votre réservation",
  code: "Ouvrez votre pass pour présenter son code à l’entrée de la file prioritaire.",
  showCode: (order) =>
    "Présentez ce code à l’entrée de la file prioritaire." +
    (letsParty(order) ? " Il contient un pass par voyageur." : ""),
  qrCode: "Code QR de votre pass",
  openPass: "Ouvrir votre pass",
  oldCopy:
    "Apple Wallet garde l’ancienne version de votre pass. Ajoutez donc la nouvelle depuis la " +
    "page du pass.",
  see: "Voir votre réservation",
  tripIsOpen:
    "Il manque encore l’aéroport ou la date du vol. Vous pouvez compléter votre réservation " +
    "jusqu’au départ.",
  addTrip: "Ajouter l’aéroport et le jour",
  openTrip: "Avant le départ, ajoutez les informations qui manquent.",
  pay: (amount) => `Payer ${amount}`,
  payBy: ({ endsAt }) =>
    `Payez avant le ${zoned(endsAt)} pour garder votre réservation. Passé ce délai, elle ` +
    "expire, sans frais.",
  callBy: ({ endsAt }) =>
    "Le paiement en ligne est indisponible. Pour payer, appelez-nous ou répondez à cet e-mail " +
    `avant le ${zoned(endsAt)}. Passé ce délai, votre réservation expire, sans frais.`,
  call: "Le paiement en ligne est indisponible. Pour payer, appelez-nous ou répondez à cet e-mail.",
  due: ({ due, admitted }) =>
    `Il vous reste ${due} à payer.` +
    (admitted
      ? ` En attendant, votre code n’est valable que pour ${admitted.count} des ${admitted.of} ` +
        "voyageurs."
      : ""),
  right: changeOfMind.fr().right,
  withdraw: "Renoncer au contrat ici",
  early:
    "En réservant, vous avez demandé expressément que le Fast Track vous soit fourni avant la " +
    `fin du délai de rétractation de ${TERMS.changeOfMindDays} jours, et reconnu que vous ` +
    "perdriez votre droit de rétractation une fois votre pass utilisé.",
  share: (count) =>
    count > 1 ? "Ne partagez votre code qu’avec votre groupe." : "Ne partagez pas votre code.",
  wallet:
    "Vous pouvez ajouter votre pass au portefeuille de votre téléphone, depuis la page du pass.",
  calendar: {
    added: "Le fichier joint ajoute la date à votre agenda.",
    updated: "Le fichier joint met votre agenda à jour.",
    removed: "Votre pass n’est plus valable. Le fichier joint retire la date de votre agenda.",
  },
  booked: {
    subject: (number) => `Votre réservation Fast Track ${number}`,
    preview: ({ canPay, amount, endsAt }) =>
      canPay
        ? `Payez ${amount} avant le ${zoned(endsAt)} pour garder votre réservation.`
        : `Nous gardons votre réservation jusqu’au ${zoned(endsAt)}.`,
    heading: "Votre réservation est enregistrée",
    thanks: "Nous vous remercions de votre réservation.",
    ignore: "Vous n’avez pas fait cette réservation ? Ignorez cet e-mail.",
  },
  reminder: {
    subject: ({ endsAt, orderNumber }) =>
      `Payez avant le ${zoned(endsAt)} pour garder la réservation ${orderNumber}`,
    preview: "Votre réservation Fast Track n’est pas encore payée.",
    heading: "Votre réservation expire bientôt",
  },
  paid: {
    subject: (number) => `Payée : votre réservation Fast Track ${number}`,
    preview: (amount) => `Vous avez payé ${amount}. Voici votre reçu.`,
    heading: "C’est payé, bon voyage !",
    headingOver: "C’est payé, merci",
    receipt: "Voici le reçu de votre Fast Track.",
  },
  confirmed: {
    subject: (number) => `Confirmée : votre réservation Fast Track ${number}`,
    preview: () => "Votre réservation Fast Track est confirmée.",
    heading: "C’est confirmé, bon voyage !",
    headingOver: "C’est confirmé, merci",
    receipt: "Votre réservation Fast Track est confirmée.",
  },
  dayBefore: {
    withdrawn: (at) =>
      `Nous avons reçu votre rétractation le ${at}. Vous n’avez rien d’autre à faire. Jusqu’au ` +
      "remboursement, ce pass reste valable.",
    subject: (day) => `Votre pass Fast Track du ${day}`,
    preview: "Préparez votre code pour la file prioritaire.",
    heading: (day) => `Rendez-vous le ${day}`,
    early: "Présentez-vous à l’heure recommandée par votre compagnie et l’aéroport.",
  },
  withNumber: "Présentez votre numéro de commande à l’entrée de la file prioritaire.",
  changed: {
    subject: (number) => `Modifiée : votre réservation Fast Track ${number}`,
    preview: "Voici votre réservation à jour.",
    heading: changed,
    text: "Voici votre réservation à jour. En cas d’erreur, répondez à cet e-mail.",
    what: "Modifié",
    waived: (amount) =>
      `Vous n’avez rien de plus à payer, car nous vous offrons la différence de ${amount}.`,
    back: (amount) => `Nous vous remboursons ${amount} sur la carte utilisée.`,
  },
  difference: {
    subject: ({ due, orderNumber }) => `Reste à payer : ${due} pour la réservation ${orderNumber}`,
    preview: `${changed}. Vous ne payez que la différence.`,
    heading: changed,
    text: ({ passengers, amount }) =>
      `Votre réservation est maintenant pour ${party(passengers)} et coûte ${amount}. Vous ne ` +
      "payez que la différence.",
    calm:
      "Rien n’est débité automatiquement. Vous n’avez pas demandé ce changement ? Répondez à " +
      "cet e-mail.",
  },
  cancelled: {
    subject: (number) => `Annulée : votre réservation Fast Track ${number}`,
    preview: ({ isRefundDue, amount }) =>
      isRefundDue ? `Nous vous remboursons ${amount}.` : "Vous n’avez rien à payer.",
    heading: "Votre réservation est annulée",
    text: ({ isRefundDue, amount }) =>
      isRefundDue
        ? `Nous vous remboursons ${amount} sur la carte utilisée. Vous n’avez pas demandé ` +
          "cette annulation ? Répondez à cet e-mail."
        : "Vous n’avez rien à payer. Si vous n’avez pas demandé cette annulation, ou si vous " +
          "aviez déjà payé, répondez à cet e-mail.",
    waived: (amount) => `Vous n’avez plus à payer les ${amount} que nous vous avions demandés.`,
  },
  refunded: {
    subject: ({ amount, orderNumber }) =>
      `Remboursement de ${amount} pour votre réservation ${orderNumber}`,
    preview: bank,
    heading: (amount) => `Nous vous avons remboursé ${amount}`,
    late:
      "Votre paiement est arrivé après la fin des ventes pour ce jour de vol. Nous l’avons " +
      "donc remboursé intégralement.",
    text:
      `Nous avons envoyé votre remboursement sur la carte utilisée. ${bank} S’il n’apparaît ` +
      "pas sur votre relevé passé ce délai, répondez à cet e-mail.",
  },
  letter: {
    subject: ({ orderNumber }) => `Au sujet de votre réservation Fast Track ${orderNumber}`,
    preview: "Notre équipe vous écrit au sujet de votre réservation.",
    heading: "Un message au sujet de votre réservation",
  },
  pass: {
    subject: (day) => `Votre pass Fast Track${day ? ` du ${day}` : ""}`,
    preview: "Présentez ce code à l’entrée de la file prioritaire.",
    heading: "Votre pass Fast Track",
    text: (order) =>
      "La personne qui a réservé vous envoie ce code. Présentez-le à l’entrée de la file prioritaire." +
      (letsParty(order)
        ? " Il contient un pass par voyageur. Passez ensemble ou l’un après l’autre."
        : ""),
    some: ({ count, of }) =>
      `Pour l’instant, ce code n’est valable que pour ${count} des ${of} voyageurs, car il ` +
      "reste une somme à payer.",
  },
};
