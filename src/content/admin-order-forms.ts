import type { OrderConflict } from "#domain/orders/order-transitions.ts";
import type { Settlement } from "#domain/payments/movement.ts";
import type { Facts } from "./facts.ts";

const en = (_facts: Facts) => ({
  legends: { person: "Who’s travelling", trip: "Journey", passengers: "Travellers" },
  noAirport: "No airport",
  saleStopped: "Sales for this airport and day are stopped. Resume them first.",
  optional: "(optional)",
  reason: "Reason",
  notify: "Tell the traveller by email",
  conflicts: {
    order_changed: "This order has changed. Your text is still here.",
    transition_not_allowed: "This status is no longer possible.",
    payment_received: "A payment has arrived. Refund it first, and the status will follow.",
    customer_anonymous: "This traveller’s data was erased.",
    trip_closed:
      "The pass was used or cancelled, so the airport, flight and travellers can’t be changed.",
    pass_not_valid: "There is no usable pass to replace.",
    order_not_unpaid: "This order is no longer unpaid.",
    problem_resolved: "This problem has already been dealt with. See the history.",
    mail_outdated: "This email no longer applies.",
    refund_too_large: "That’s more than is left to refund. Enter a smaller amount.",
    refund_requested: "Somebody has already asked for a refund of this payment.",
    request_answered: "Somebody has answered this request, or the order has changed since.",
    refund_in_progress: "Another refund is under way. Check the order.",
    payment_disputed: "The payer is disputing the payment, so wait for the bank’s decision.",
  } satisfies Record<OrderConflict, string>,
  hasMoney: {
    refund: "This order is paid. Use “Refund…” in the payment box.",
    ask: "This order is paid. Use “Ask for a refund…” in the payment box.",
  },
  difference: {
    legend: (amount: string) => `${amount} will be due`,
    ask: "Email a link to pay by card",
    paid: "It was paid by hand",
    waive: "Waive it (a favour)",
  },
  pastDate: "This day is over.",
  edit: {
    reason: "At the traveller’s request",
    closedTrip: "The journey is over or cancelled, so change the status first.",
    erased: "This traveller’s data was erased.",
    newTotal: (before: string, after: string) => `Total: ${before} before, ${after} now.`,
    newPass: "Replace the pass, because the old email contains its link",
    nothing: "No changes yet",
    submit: "Save",
    busy: "Saving...",
    done: { title: "Saved" },
  },
  pass: {
    lead: "The traveller’s link and code will stop working, and we’ll email new ones.",
    reason: "The pass is in the wrong hands",
    submit: "Replace the pass",
    busy: "Replacing...",
    done: { title: "Pass replaced" },
  },
  byHand: {
    legend: { in: "How was the money received?", out: "How was the money returned?" },
    settlements: {
      transfer: "By bank transfer",
      cash: "In cash",
      other: "Another way",
      none: "No money was received (a favour)",
    } satisfies Record<Settlement, string>,
    method: "Method",
    reference: "Reference",
    referenceHint:
      "Enter the number of the transfer or the receipt, but no name, because we keep this in the " +
      "accounts.",
    movedOn: "Day the money moved",
  },
  create: {
    open: "New order",
    title: "New order",
    lead: "We’ll email the traveller a link to see the order and pay.",
    label: "New order",
    contract: "Payment and emails",
    currency: "Currency",
    language: "Language of the emails",
    languages: { en: "English", fr: "French" },
    reason: "Booked by phone",
    total: "Total",
    submit: "Book",
    busy: "Booking...",
    done: (number: string) => ({
      title: "Booked",
      description: `Order ${number}`,
    }),
    failure: {
      title: "Not booked",
      description: "That didn’t work. Your text is still here. Try again.",
    },
  },
  versions: {
    label: "Both versions",
    field: "Field",
    theirs: "As it is now",
    mine: "Yours",
    none: "none",
    facts: { paid: "Received", refunded: "Refunded", heldUntil: "Kept until" },
  },
});

const fr = (_facts: Facts): ReturnType<typeof en> => ({
  legends: { person: "Qui voyage", trip: "Voyage", passengers: "Voyageurs" },
  noAirport: "Aucun aéroport",
  saleStopped: "La vente est suspendue pour cet aéroport et ce jour. Levez d’abord la suspension.",
  optional: "(facultatif)",
  reason: "Motif",
  notify: "Prévenir le voyageur par e-mail",
  conflicts: {
    order_changed: "La commande a changé. Votre saisie est conservée.",
    transition_not_allowed: "Ce statut n’est plus possible.",
    payment_received:
      "Un paiement est arrivé. Remboursez-le d’abord, et le statut changera ensuite.",
    customer_anonymous: "Les données de ce voyageur ont été effacées.",
    trip_closed:
      "Le pass a été utilisé ou annulé, donc l’aéroport, le vol et les voyageurs ne peuvent " +
      "plus changer.",
    pass_not_valid: "Il n’y a plus de pass utilisable à remplacer.",
    order_not_unpaid: "Cette commande n’est plus impayée.",
    problem_resolved: "Ce problème est déjà réglé. Consultez l’historique.",
    mail_outdated: "Cet e-mail n’a plus lieu d’être.",
    refund_too_large:
      "Ce montant dépasse ce qui reste à rembourser. Saisissez un montant plus petit.",
    refund_requested: "Le remboursement de ce paiement a déjà été demandé.",
    request_answered:
      "Un administrateur a déjà répondu à cette demande, ou la commande a changé depuis.",
    refund_in_progress: "Un autre remboursement est en cours. Vérifiez la commande.",
    payment_disputed: "Le payeur conteste le paiement. Attendez la décision de la banque.",
  },
  hasMoney: {
    refund: "Cette commande est payée. Utilisez « Rembourser… » dans le cadre du paiement.",
    ask:
      "Cette commande est payée. Utilisez « Demander un remboursement… » dans le cadre du " +
      "paiement.",
  },
  difference: {
    legend: (amount) => `Reste à payer : ${amount}`,
    ask: "Envoyer un lien pour payer par carte",
    paid: "Ce montant a été payé autrement",
    waive: "Y renoncer (geste commercial)",
  },
  pastDate: "Cette date est passée.",
  edit: {
    reason: "À la demande du voyageur",
    closedTrip: "Le voyage est terminé ou annulé. Changez d’abord le statut.",
    erased: "Les données de ce voyageur ont été effacées.",
    newTotal: (before, after) => `Total : ${before} avant, ${after} maintenant.`,
    newPass: "Remplacer le pass, car l’ancien e-mail contient son lien",
    nothing: "Aucun changement",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    done: { title: "Enregistré" },
  },
  pass: {
    lead: "Le lien et le code du voyageur ne fonctionneront plus. Nous lui enverrons les nouveaux.",
    reason: "Le pass est entre de mauvaises mains",
    submit: "Remplacer le pass",
    busy: "Remplacement...",
    done: { title: "Pass remplacé" },
  },
  byHand: {
    legend: {
      in: "Comment avez-vous reçu l’argent ?",
      out: "Comment avez-vous remboursé le voyageur ?",
    },
    settlements: {
      transfer: "Par virement",
      cash: "En espèces",
      other: "Autrement",
      none: "Aucun argent reçu (geste commercial)",
    },
    method: "Moyen",
    reference: "Référence",
    referenceHint:
      "Indiquez la référence du virement ou le numéro du reçu, sans aucun nom, car la " +
      "comptabilité conserve cette référence.",
    movedOn: "Jour du mouvement d’argent",
  },
  create: {
    open: "Nouvelle commande",
    title: "Nouvelle commande",
    lead: "Nous enverrons au voyageur un lien pour voir la commande et la payer.",
    label: "Nouvelle commande",
    contract: "Paiement et e-mails",
    currency: "Devise",
    language: "Langue des e-mails",
    languages: { en: "Anglais", fr: "Français" },
    reason: "Réservée par téléphone",
    total: "Total",
    submit: "Réserver",
    busy: "Réservation...",
    done: (number) => ({
      title: "Réservation faite",
      description: `Commande ${number}`,
    }),
    failure: {
      title: "Réservation impossible",
      description: "L’opération a échoué. Votre saisie est conservée. Réessayez.",
    },
  },
  versions: {
    label: "Les deux versions",
    field: "Champ",
    theirs: "Version actuelle",
    mine: "Votre version",
    none: "aucun",
    facts: { paid: "Encaissé", refunded: "Remboursé", heldUntil: "Conservée jusqu’au" },
  },
});

export const adminOrderForms = { en, fr };
