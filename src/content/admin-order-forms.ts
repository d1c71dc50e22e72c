import type { Facts } from "./facts.ts";

const en = (_facts: Facts) => ({
  /** Besides the fields of the booking. */
  fields: {
    status: "Status",
    due: "To pay",
    beyond: "Too many let through",
  },
  legends: { person: "Who travels", trip: "Journey", passengers: "Passengers" },
  noAirport: "No airport",
  optional: "(optional)",
  reason: "Reason",
  reasonHint: "Kept in the history.",
  notify: "Tell the traveller by email",
  difference: {
    legend: (amount: string) => `${amount} will be due`,
    ask: "Email the traveller a way to pay by card",
    waive: "Don’t ask: a favour, or paid another way",
  },
  pastDate: "This day is over. You can still save it.",
  edit: {
    open: "Edit",
    title: "Edit the order",
    reason: "At the traveller’s request",
    closedTrip: "The journey is over or cancelled: change the status first.",
    erased: "The traveller of this order was erased.",
    newTotal: (before: string, after: string) => `Total: ${before} before, ${after} now.`,
    newPass: "Replace the pass: the old email holds the old link",
    nothing: "No changes yet",
    submit: "Save",
    busy: "Saving...",
    done: { title: "Saved", description: "See the history." },
  },
  pass: {
    open: "Replace the pass",
    title: "Replace the pass",
    lead:
      "The traveller’s link and code stop working, and we email new ones. For a pass in " +
      "wrong hands.",
    reason: "The pass is in wrong hands",
    submit: "Replace the pass",
    busy: "Replacing...",
    done: { title: "The pass is replaced", description: "The old link no longer works." },
  },
  undo: {
    open: (status: string) => `Back to “${status}”`,
    reason: "It was set by mistake",
  },
  create: {
    open: "New order",
    title: "New order",
    lead: "Book for a traveller, as on the phone. We email them the way to see and pay it.",
    label: "New order",
    contract: "Payment and emails",
    currency: "Currency",
    language: "Language of the emails",
    languages: { en: "English", fr: "French" },
    reason: "Booked on the phone",
    total: "Total",
    submit: "Book",
    busy: "Booking...",
    done: (number: string) => ({
      title: "Booked",
      description: `Order ${number}. The confirmation is on its way.`,
    }),
    failure: {
      title: "Not booked",
      description: "Nothing was saved. Your text is still here.",
    },
  },
  versions: {
    label: "Both versions",
    field: "Field",
    theirs: "As it is now",
    mine: "Yours",
    none: "none",
    /** Facts outside the booking's fields. */
    facts: { paid: "Received", refunded: "Refunded", heldUntil: "Kept until" },
  },
});

const fr = (_facts: Facts): ReturnType<typeof en> => ({
  fields: {
    status: "Statut",
    due: "Reste à payer",
    beyond: "Passés en trop",
  },
  legends: { person: "Qui voyage", trip: "Voyage", passengers: "Passagers" },
  noAirport: "Aucun aéroport",
  optional: "(facultatif)",
  reason: "Raison",
  reasonHint: "Conservée dans l’historique.",
  notify: "Prévenir le voyageur par e-mail",
  difference: {
    legend: (amount) => `Reste à payer : ${amount}`,
    ask: "Envoyer au voyageur de quoi payer par carte",
    waive: "Ne rien demander : un geste, ou un autre règlement",
  },
  pastDate: "Cette date est passée. Vous pouvez l’enregistrer.",
  edit: {
    open: "Modifier",
    title: "Modifier la commande",
    reason: "À la demande du voyageur",
    closedTrip: "Voyage terminé ou annulé : changez d’abord le statut.",
    erased: "Le voyageur de cette commande a été effacé.",
    newTotal: (before, after) => `Total : ${before} avant, ${after} maintenant.`,
    newPass: "Remplacer le pass : l’ancien e-mail contient l’ancien lien",
    nothing: "Aucun changement",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    done: { title: "Enregistré", description: "Voyez l’historique." },
  },
  pass: {
    open: "Remplacer le pass",
    title: "Remplacer le pass",
    lead:
      "Le lien et le code du voyageur ne fonctionneront plus, et nous envoyons les " +
      "nouveaux. Pour un pass en de mauvaises mains.",
    reason: "Le pass est en de mauvaises mains",
    submit: "Remplacer le pass",
    busy: "Remplacement...",
    done: { title: "Pass remplacé", description: "L’ancien lien ne fonctionne plus." },
  },
  undo: {
    open: (status) => `Revenir à « ${status} »`,
    reason: "Saisi par erreur",
  },
  create: {
    open: "Nouvelle commande",
    title: "Nouvelle commande",
    lead:
      "Réservez pour un voyageur, comme au téléphone. Un e-mail lui permet de la voir et de " +
      "la payer.",
    label: "Nouvelle commande",
    contract: "Paiement et messages",
    currency: "Devise",
    language: "Langue des messages",
    languages: { en: "Anglais", fr: "Français" },
    reason: "Réservée par téléphone",
    total: "Total",
    submit: "Réserver",
    busy: "Réservation...",
    done: (number) => ({
      title: "Réservation faite",
      description: `Commande ${number}. La confirmation est en route.`,
    }),
    failure: {
      title: "Non réservé",
      description: "Rien n’a été enregistré. Votre saisie est conservée.",
    },
  },
  versions: {
    label: "Les deux versions",
    field: "Champ",
    theirs: "Telle qu’elle est",
    mine: "La vôtre",
    none: "aucun",
    facts: { paid: "Encaissé", refunded: "Remboursé", heldUntil: "Conservée jusqu’au" },
  },
});

export const adminOrderForms = { en, fr };
