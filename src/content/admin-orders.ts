import type { MailTrouble } from "#domain/orders/mail-trouble.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Orders",
  list: {
    label: "Orders",
    search: "Find an order",
    searchHint: "Number, name, flight, date or amount",
    empty: "No orders yet.",
    shown: (count: number) => `${count} ${plural(count, "order shown", "orders shown")}.`,
    sums: (written: string, count: number, sums: string) =>
      `${written} ${plural(count, "order", "orders")}${sums && `: ${sums}`}`,
    moreThan: (count: string) => `More than ${count} orders`,
  },
  filters: {
    status: "Status",
    anyStatus: "All statuses",
    from: "Booked from",
    to: "Booked to",
    flightDate: "Flight day",
    airport: "Airport",
    anyAirport: "All airports",
    paidFrom: "Paid from",
    paidTo: "Paid to",
    balance: "Balance",
    anyBalance: "Any balance",
    balances: { due: "Amount due" },
    sort: "Sort",
    sorts: { newest: "Newest first", oldest: "Oldest first" },
  },
  export: {
    label: "Export as CSV",
    busy: "Exporting...",
    done: { title: "Export ready" },
  },
  bulk: {
    change: "Change the status…",
    export: "Export the selection",
    title: (count: number) => `Change the status of ${count} ${plural(count, "order", "orders")}`,
    submit: (count: number) => `Change ${count} ${plural(count, "order", "orders")}`,
    notify: "Tell the travellers by email",
    done: (count: number, status: string) =>
      `${count} ${plural(count, "order is", "orders are")} now “${status}”`,
    refused: (count: number, all: number) =>
      count === all
        ? "No order was changed."
        : `${count} of ${all} ${plural(all, "order", "orders")} ${plural(count, "wasn’t", "weren’t")} changed. The others were.`,
    refusals: {
      order_changed: "has changed. Check it again.",
      transition_not_allowed: "can’t have this status.",
      payment_received: "has been paid. Refund it first.",
      payment_disputed: "is disputed. Wait for the bank’s decision.",
      order_missing: "no longer exists.",
      other: "wasn’t changed.",
    } as Partial<Record<string, string>> & { other: string },
    askFirst: "has been paid. Ask for a refund on its page.",
    close: "Close",
  },
  columns: {
    number: "Order number",
    customer: "Customer",
    service: "Service",
    amount: "Amount",
    status: "Status",
    date: "Date",
    airport: "Airport",
    flightDate: "Flight date",
    flight: "Flight",
    passengers: "Travellers",
    paid: "Received",
    booked: "Booked",
  },
  actions: {
    edit: {
      open: "Edit",
      title: "Edit the order",
    },
    pass: {
      open: "Replace the pass",
      title: "Replace the pass",
    },
    undo: {
      open: (status: string) => `Back to “${status}”`,
      reason: "The status was set by mistake",
    },
  },
  link: {
    pay: "Copy the link to pay",
    open: "Copy the traveller’s link",
    busy: "Copying...",
    copied: {
      title: "Link copied",
      description: "It opens the booking without a password. Give it to the traveller only.",
      byAgent:
        "It opens the booking without a password, but refunds nothing and changes no email. Give it " +
        "to the traveller only.",
    },
    copyFailed: "Not copied",
    pass: "Open the pass",
  },
  detail: {
    title: "Order",
    back: "Orders",
    facts: "Booking",
    customer: "Customer",
    mailTrouble: {
      bounced: "Our emails to this address bounce.",
      complained: "Our email was marked as spam, so nothing we send gets through.",
    } satisfies Record<MailTrouble, string>,
    withdrawn: "Withdrawal received on",
    reachOtherwise:
      "Find a phone number in the messages, then correct the address. Sending an email again also " +
      "tries the address again.",
    amount: "Amount",
    status: "Status",
    passengers: "Travellers",
    booked: "Booked",
    early: "Asked us to start before the withdrawal period ends",
    updated: "Last change",
    name: "Name",
    person: "Contact",
    final: "This order was refunded, so it can’t be changed.",
  },
  change: {
    open: "Change the status",
    title: "Change the status",
    now: (status: string) => `Current status: “${status}”.`,
    status: "New status",
    statusMissing: "Choose the new status",
    reason: "Reason",
    submit: "Change",
    busy: "Changing...",
    done: { title: "Status changed" },
    final: "This order can’t be changed.",
    notify: "Tell the traveller by email",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Commandes",
  list: {
    label: "Commandes",
    search: "Trouver une commande",
    searchHint: "Numéro, nom, vol, date ou montant",
    empty: "Aucune commande pour l’instant.",
    shown: (count) => `${count} ${plural(count, "commande affichée", "commandes affichées")}.`,
    sums: (written, count, sums) =>
      `${written} ${plural(count, "commande", "commandes")}${sums && ` : ${sums}`}`,
    moreThan: (count) => `Plus de ${count} commandes`,
  },
  filters: {
    status: "Statut",
    anyStatus: "Tous",
    from: "Réservées du",
    to: "Réservées jusqu’au",
    flightDate: "Jour du vol",
    airport: "Aéroport",
    anyAirport: "Tous",
    balance: "Solde",
    anyBalance: "Tous",
    paidFrom: "Payées du",
    paidTo: "Payées jusqu’au",
    balances: { due: "Reste à payer" },
    sort: "Tri",
    sorts: { newest: "Récentes", oldest: "Anciennes" },
  },
  export: {
    label: "Exporter en CSV",
    busy: "Export en cours...",
    done: { title: "Export prêt" },
  },
  bulk: {
    change: "Changer le statut…",
    export: "Exporter la sélection",
    title: (count) => `Changer le statut de ${count} ${plural(count, "commande", "commandes")}`,
    submit: (count) => `Changer ${count} ${plural(count, "commande", "commandes")}`,
    notify: "Prévenir les voyageurs par e-mail",
    done: (count, status) =>
      `${count} ${plural(count, "commande est maintenant", "commandes sont maintenant")} « ` +
      `${status} »`,
    refused: (count, all) =>
      count === all
        ? "Aucune commande n’a été changée."
        : `${count} ${plural(count, "commande", "commandes")} sur ${all} ` +
          `${plural(count, "n’a pas été changée", "n’ont pas été changées")}. Les autres l’ont été.`,
    refusals: {
      order_changed: "elle a changé. Vérifiez-la.",
      transition_not_allowed: "elle ne peut pas recevoir ce statut.",
      payment_received: "elle est payée. Remboursez-la d’abord.",
      payment_disputed: "elle est contestée. Attendez la décision de la banque.",
      order_missing: "elle n’existe plus.",
      other: "elle n’a pas pu être changée.",
    },
    askFirst: "elle est payée. Demandez le remboursement sur sa page.",
    close: "Fermer",
  },
  columns: {
    number: "N° de commande",
    customer: "Client",
    service: "Service",
    amount: "Montant",
    status: "Statut",
    date: "Date",
    airport: "Aéroport",
    flightDate: "Date du vol",
    flight: "Vol",
    passengers: "Voyageurs",
    paid: "Encaissé",
    booked: "Réservée le",
  },
  actions: {
    edit: {
      open: "Modifier",
      title: "Modifier la commande",
    },
    pass: {
      open: "Remplacer le pass",
      title: "Remplacer le pass",
    },
    undo: {
      open: (status) => `Revenir à « ${status} »`,
      reason: "Statut saisi par erreur",
    },
  },
  link: {
    pay: "Copier le lien de paiement",
    open: "Copier le lien du voyageur",
    busy: "Copie en cours...",
    copied: {
      title: "Lien copié",
      description: "Ce lien ouvre la réservation sans mot de passe. Ne le donnez qu’au voyageur.",
      byAgent:
        "Ce lien ouvre la réservation sans mot de passe, mais ne permet ni remboursement ni " +
        "changement d’e-mail. Ne le donnez qu’au voyageur.",
    },
    copyFailed: "Lien non copié",
    pass: "Ouvrir le pass",
  },
  detail: {
    title: "Commande",
    back: "Commandes",
    facts: "Réservation",
    customer: "Client",
    mailTrouble: {
      bounced: "Les e-mails envoyés à cette adresse nous reviennent.",
      complained:
        "Les e-mails envoyés à cette adresse sont signalés comme indésirables et n’arrivent plus.",
    },
    withdrawn: "Rétractation reçue le",
    reachOtherwise:
      "Cherchez un numéro de téléphone dans les messages, puis corrigez l’adresse. Vous pouvez " +
      "aussi essayer de nouveau cette adresse en renvoyant un e-mail.",
    amount: "Montant",
    status: "Statut",
    passengers: "Voyageurs",
    booked: "Réservée le",
    early: "Exécution avant la fin du délai de rétractation, demandée le",
    updated: "Dernière modification",
    name: "Nom",
    person: "Contact",
    final: "Cette commande est remboursée et ne peut plus changer.",
  },
  change: {
    open: "Changer le statut",
    title: "Changer le statut",
    now: (status) => `Statut actuel : « ${status} ».`,
    status: "Nouveau statut",
    statusMissing: "Choisissez le nouveau statut",
    reason: "Motif",
    submit: "Changer",
    busy: "Changement...",
    done: { title: "Statut changé" },
    final: "Cette commande ne peut plus changer.",
    notify: "Prévenir le voyageur par e-mail",
  },
});

export const adminOrders = { en, fr };
