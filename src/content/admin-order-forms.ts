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
  reasonHint: "Kept in the history, for whoever looks at this order later.",
  notify: "Tell the traveller by e-mail",
  difference: {
    legend: (amount: string) => `${amount} is then to be paid`,
    ask: "Ask the traveller to pay it by card: the e-mail has the way to pay",
    waive: "Do not ask for it: a favour, or it comes another way",
  },
  pastDate: "This day is over. It is saved all the same.",
  edit: {
    open: "Edit",
    title: "Edit the order",
    reason: "At the traveller’s request",
    closedTrip:
      "The journey of this order is over or called off: its status would have to change first.",
    erased: "The traveller of this order was erased, so nobody is named on it again.",
    newTotal: (before: string, after: string) => `The total changes from ${before} to ${after}.`,
    newPass: "Replace the pass: whoever has the old e-mail has the old link",
    nothing: "Nothing is changed yet",
    submit: "Save",
    busy: "Saving...",
    done: { title: "Saved", description: "The history says what was changed." },
  },
  pass: {
    open: "Replace the pass",
    title: "Replace the pass",
    lead:
      "The link and the code that the traveller has stop working, and the new ones are mailed. " +
      "Do this when the pass is in wrong hands.",
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
    lead:
      "Book for a traveller, as on the phone. They get the confirmation by e-mail, with the " +
      "way to see and pay it.",
    label: "New order",
    contract: "Payment and e-mails",
    currency: "Currency",
    language: "Language of the e-mails",
    languages: { en: "English", fr: "French" },
    reason: "Booked on the phone",
    total: "Total",
    submit: "Book",
    busy: "Booking...",
    done: (number: string) => ({
      title: "Booked",
      description: `The order is ${number}. The confirmation is on its way.`,
    }),
    failure: {
      title: "Not booked",
      description: "The order could not be stored. What you typed is still here.",
    },
  },
  versions: {
    label: "Both versions",
    field: "Field",
    theirs: "As it is now",
    mine: "Yours",
    none: "none",
    /** Facts outside the booking's fields. */
    facts: { paid: "Received", refunded: "Given back", heldUntil: "Kept until" },
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
  reasonHint: "Conservée dans l’historique, pour qui consultera cette commande plus tard.",
  notify: "Prévenir le voyageur par e-mail",
  difference: {
    legend: (amount) => `${amount} restent alors à payer`,
    ask: "Demander au voyageur de payer par carte : l’e-mail contient le moyen de payer",
    waive: "Ne rien demander : c’est un geste, ou le règlement arrive autrement",
  },
  pastDate: "Cette date est passée. Elle est enregistrée malgré tout.",
  edit: {
    open: "Modifier",
    title: "Modifier la commande",
    reason: "À la demande du voyageur",
    closedTrip:
      "Le voyage de cette commande est terminé ou annulé : il faudrait d’abord changer " +
      "son statut.",
    erased: "Le voyageur de cette commande a été effacé : personne n’y est plus nommé.",
    newTotal: (before, after) => `Le total passe de ${before} à ${after}.`,
    newPass: "Remplacer le pass : qui a l’ancien message a l’ancien lien",
    nothing: "Rien n’est encore modifié",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    done: { title: "Enregistré", description: "L’historique dit ce qui a changé." },
  },
  pass: {
    open: "Remplacer le pass",
    title: "Remplacer le pass",
    lead:
      "Le lien et le code dont dispose le voyageur cessent de fonctionner, et les nouveaux lui " +
      "sont envoyés. À faire quand le pass est en de mauvaises mains.",
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
      "Réservez pour un voyageur, par exemple au téléphone. Il reçoit la confirmation par " +
      "e-mail, avec le moyen de la voir et de la payer.",
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
      description: `C’est la commande ${number}. La confirmation est en route.`,
    }),
    failure: {
      title: "Non réservé",
      description: "La commande n’a pas pu être enregistrée. Votre saisie est conservée.",
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
