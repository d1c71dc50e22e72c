import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Customers",
  list: {
    label: "Customers",
    search: "Find a customer",
    searchHint: "Name, company, email or number",
    empty: "No customers yet.",
    shown: (count: number) => `${count} ${plural(count, "person shown", "people shown")}.`,
  },
  sort: "Sort",
  sorts: { newest: "Latest booking first", oldest: "Oldest booking first" },
  columns: {
    name: "Name",
    email: "Email",
    orders: "Orders",
    value: "Value",
    account: "Account",
    last: "Last booking",
  },
  exportAll: {
    label: "Export all as CSV",
    busy: "Exporting...",
    done: { title: "Export ready" },
  },
  more: (count: number) => `and ${count} ${plural(count, "other address", "other addresses")}`,
  hasAccount: "Yes",
  noAccount: "No",
  detail: {
    title: "Customer",
    back: "Customers",
    newOrder: "New order",
    facts: "Person",
    company: "Company",
    orders: "Orders",
    value: "Value",
    valueNote: "This is the amount paid, less refunds.",
    last: "Last booking",
    noOrders: "No bookings yet.",
    allOrders: "Orders",
    more: "Load more orders",
    loading: "Loading...",
    with: "Booked with",
    messages: "Messages",
    noMessages: "No messages yet.",
    allMessages: (email: string) => `All messages from ${email}`,
    accounts: "Account",
    noAccount: "No account.",
    anonymous: "This person is anonymous. We know nothing about them.",
  },
  addresses: {
    heading: "Addresses",
    main: "Main address",
    orders: (count: number) =>
      count === 0 ? "no orders" : `${count} ${plural(count, "order", "orders")}`,
    split: "Separate",
    splitFor: (email: string) => `Separate ${email}`,
    splitDone: { title: "Separated" },
    join: "Merge another address",
    joinLead: "Does this person have another address?",
    email: "Email",
    submit: "Merge",
    busy: "Merging...",
    joinDone: { title: "Merged" },
    similar: "Perhaps the same person",
    similarLead: "These people have the same name and almost the same address.",
    joinFor: (email: string) => `Merge ${email}`,
    name: {
      open: "Choose the name",
      question: "Which name should we use?",
      lead:
        "This person’s addresses are under different names. Orders keep the names they were " +
        "booked under.",
      label: "Name",
      rule: "By default: the name on the account, or on the last paid booking",
      submit: "Save the name",
      busy: "Saving...",
      done: { title: "Name saved" },
    },
    refusals: {
      same_person: "This address already belongs to this person.",
      never_booked: "Neither address has a booking. At least one of them must have one.",
      too_many_addresses: "A person can have ten addresses at most.",
      person_changed: "These addresses have changed. Reload the page.",
      already_anonymous: "This person is already anonymous.",
      address_unknown: "No booking, message or account has this address.",
    },
  },
  export: {
    label: "Export data",
    busy: "Exporting...",
    done: {
      title: "Export ready",
      description: "Make sure the person who asked for the data owns these addresses.",
    },
  },
  anonymize: {
    open: "Make anonymous",
    question: "Make this person anonymous?",
    explanation: (emails: string) =>
      `We’ll erase everything about ${emails}, including the account and unsent emails. Orders will keep ` +
      "their number, amounts, status and airport. Paid orders will also keep a company’s name and VAT " +
      "number for as long as the law requires.",
    leftOpen:
      "These matters are still open. Settle them first if you can, because we’ll erase the person’s " +
      "messages, and the person will no longer be able to reach these orders. Valid passes stay valid.",
    message: "Message",
    matters: {
      pass: "valid pass",
      unpaid: "not paid",
      due: "amount due",
      refund: "refund under way",
      refund_request: "refund requested but not decided",
      dispute: "disputed payment",
      problem: "payment problem",
      withdrawal: "withdrawal to settle",
      termination: "membership to cancel",
    },
    forGood:
      "You can’t undo this. Make sure the person who asked for this owns all these addresses.",
    email: "Type the main email to confirm",
    mismatch: "This isn’t the person’s main email.",
    submit: "Erase for good",
    busy: "Erasing...",
    done: { title: "The person is anonymous" },
  },
  refusals: {
    already_anonymous: "This person is already anonymous. Reload the page.",
    customer_changed: "These addresses have changed. Reload the page.",
    has_role: "This is a staff member’s address. Remove their role first.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Clients",
  list: {
    label: "Clients",
    search: "Trouver un client",
    searchHint: "Nom, société, e-mail ou numéro",
    empty: "Aucun client pour l’instant.",
    shown: (count) => `${count} ${plural(count, "personne affichée", "personnes affichées")}.`,
  },
  sort: "Tri",
  sorts: { newest: "Dernière réservation d’abord", oldest: "Plus ancienne réservation d’abord" },
  columns: {
    name: "Nom",
    email: "E-mail",
    orders: "Commandes",
    value: "Valeur",
    account: "Compte",
    last: "Dernière réservation",
  },
  exportAll: {
    label: "Tout exporter en CSV",
    busy: "Export en cours...",
    done: { title: "Export prêt" },
  },
  more: (count) => `et ${count} ${plural(count, "autre adresse", "autres adresses")}`,
  hasAccount: "Oui",
  noAccount: "Non",
  detail: {
    title: "Client",
    back: "Clients",
    newOrder: "Nouvelle commande",
    facts: "Personne",
    company: "Société",
    orders: "Commandes",
    value: "Valeur",
    valueNote: "La valeur est le total des paiements, moins les remboursements.",
    last: "Dernière réservation",
    noOrders: "Aucune réservation pour l’instant.",
    allOrders: "Commandes",
    more: "Charger d’autres commandes",
    loading: "Chargement...",
    with: "Réservée avec",
    messages: "Messages",
    noMessages: "Aucun message.",
    allMessages: (email: string) => `Tous les messages de l’adresse ${email}`,
    accounts: "Compte",
    noAccount: "Aucun compte.",
    anonymous: "Cette personne est anonyme. Nous n’avons plus aucune donnée sur elle.",
  },
  addresses: {
    heading: "Adresses",
    main: "Adresse principale",
    orders: (count) =>
      count === 0 ? "aucune commande" : `${count} ${plural(count, "commande", "commandes")}`,
    split: "Séparer",
    splitFor: (email) => `Séparer ${email}`,
    splitDone: { title: "Adresse séparée" },
    join: "Rattacher une autre adresse",
    joinLead: "Cette personne a-t-elle une autre adresse ?",
    email: "E-mail",
    submit: "Rattacher",
    busy: "Un instant...",
    joinDone: { title: "Adresse rattachée" },
    similar: "Peut-être la même personne",
    similarLead: "Ces personnes ont le même nom et presque la même adresse.",
    joinFor: (email) => `Rattacher ${email}`,
    name: {
      open: "Choisir le nom",
      question: "Quel est le nom de cette personne ?",
      lead:
        "Ses adresses portent des noms différents. Les commandes gardent le nom donné lors de " +
        "la réservation.",
      label: "Nom",
      rule: "Par défaut : le nom du compte, sinon celui de la dernière réservation payée",
      submit: "Enregistrer le nom",
      busy: "Enregistrement...",
      done: { title: "Nom enregistré" },
    },
    refusals: {
      same_person: "Cette adresse est déjà rattachée à cette personne.",
      never_booked: "Au moins l’une des deux adresses doit avoir une réservation.",
      too_many_addresses: "Une personne peut avoir dix adresses au plus.",
      person_changed: "Les adresses ont changé. Rechargez la page.",
      already_anonymous: "Cette personne est déjà anonyme.",
      address_unknown: "Cette adresse n’a ni réservation, ni message, ni compte.",
    },
  },
  export: {
    label: "Exporter les données",
    busy: "Export en cours...",
    done: {
      title: "Export prêt",
      description:
        "Vérifiez que ces adresses appartiennent bien à la personne qui demande ses données.",
    },
  },
  anonymize: {
    open: "Anonymiser",
    question: "Anonymiser cette personne ?",
    explanation: (emails) =>
      `Nous effaçons toutes les données liées à ${emails}, compte et e-mails en attente ` +
      "compris. Les commandes gardent leur numéro, leurs montants, leur statut et leur " +
      "aéroport. Les commandes payées gardent aussi le nom et le numéro de TVA de la société, " +
      "pendant la durée de conservation prévue par la loi.",
    leftOpen:
      "Ces points restent ouverts. Les messages de la personne seront effacés. Elle ne pourra plus " +
      "accéder à ces commandes, mais les pass valides le resteront. Si possible, réglez d’abord " +
      "ces points.",
    message: "Message",
    matters: {
      pass: "pass valide",
      unpaid: "non payée",
      due: "reste à payer",
      refund: "remboursement en cours",
      refund_request: "remboursement demandé, sans réponse",
      dispute: "paiement contesté",
      problem: "problème de paiement",
      withdrawal: "rétractation à traiter",
      termination: "abonnement à résilier",
    },
    forGood:
      "C’est irréversible. Vérifiez que toutes ces adresses appartiennent bien à la personne " +
      "qui demande l’effacement.",
    email: "Saisissez l’e-mail principal pour confirmer",
    mismatch: "Ce n’est pas l’e-mail principal.",
    submit: "Effacer définitivement",
    busy: "Effacement en cours...",
    done: { title: "La personne est anonyme" },
  },
  refusals: {
    already_anonymous: "Cette personne est déjà anonyme. Rechargez la page.",
    customer_changed: "Ces adresses ont changé. Rechargez la page.",
    has_role: "C’est l’adresse d’un membre de l’équipe. Retirez-lui d’abord son rôle.",
  },
});

export const adminCustomers = { en, fr };
