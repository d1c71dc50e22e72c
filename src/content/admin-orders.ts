import type { OrderConflict } from "../domain/orders/order-transitions.ts";
import type { MailTrouble } from "../domain/orders/mail-trouble.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Orders",
  lead: "Find a booking by number, name or flight. Typos are fine.",
  list: {
    label: "Orders",
    search: "Find an order",
    searchHint: "Number, name, email, flight, airport, date or VAT number",
    empty: "No orders yet.",
    shown: (count: number) => `${count} ${plural(count, "order shown", "orders shown")}.`,
  },
  filters: {
    status: "Status",
    anyStatus: "All statuses",
    from: "Booked from",
    to: "Booked to",
    flightDate: "Flight day",
    airport: "Airport",
    anyAirport: "All airports",
    balance: "Balance",
    anyBalance: "Any balance",
    balances: { due: "Something to pay" },
    sort: "Sort",
    sorts: { newest: "Newest first", oldest: "Oldest first" },
  },
  export: {
    label: "Export as CSV",
    busy: "Exporting...",
    done: {
      title: "Export ready",
      description: "All orders of this list. Noted in the audit log.",
    },
  },
  bulk: {
    change: "Change the status…",
    export: "Export the selection",
    title: (count: number) => `Change the status of ${count} ${plural(count, "order", "orders")}`,
    submit: (count: number) => `Change ${count} ${plural(count, "order", "orders")}`,
    notify: "Tell the travellers by email",
    done: (count: number, status: string) =>
      `${count} ${plural(count, "order is", "orders are")} “${status}” now`,
    refused: (count: number, all: number) =>
      `${count} of ${all} ${plural(all, "order", "orders")} unchanged. The rest has changed.`,
    refusals: {
      order_changed: "changed by someone. Check it again.",
      transition_not_allowed: "can’t have this status.",
      payment_received: "paid. Refund it first.",
      order_missing: "gone.",
      other: "not changed.",
    } as Partial<Record<string, string>> & { other: string },
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
  detail: {
    title: "Order",
    back: "Orders",
    facts: "Booking",
    customer: "Customer",
    mailTrouble: {
      bounced: "Our emails to this address bounce.",
      complained: "Marked as spam: no email reaches this address.",
    } satisfies Record<MailTrouble, string> as Record<MailTrouble, string>,
    reachOtherwise:
      "Find a phone number in the customer’s messages, then correct the address. Resending " +
      "tries it once more. The traveller sees this on the booking’s page and can correct it " +
      "there.",
    amount: "Amount",
    status: "Status",
    service: "Service",
    passengers: "Passengers",
    booked: "Booked",
    early: "Asked to begin before the withdrawal period ends",
    updated: "Last change",
    name: "Name",
    person: "Contact",
    final: "Refunded: this order can’t change.",
  },
  change: {
    open: "Change the status",
    title: "Change the status",
    now: (status: string) => `Now “${status}”.`,
    status: "New status",
    statusMissing: "Choose the new status",
    reason: "Reason",
    reasonHint: "Kept in the history.",
    submit: "Change",
    busy: "Changing...",
    done: (status: string) => ({
      title: "Status changed",
      description: `Now “${status}”.`,
    }),
    conflicts: {
      order_changed: "Someone changed this order. Your text is still here.",
      transition_not_allowed: "This status is no longer possible. Your text is still here.",
      payment_received: "A payment arrived. Refund it first; the status follows.",
      customer_anonymous: "The traveller of this order was erased.",
      trip_closed:
        "Used or cancelled: airport, flight and travellers stay. Your text is still here.",
      pass_not_valid: "No usable pass to replace.",
      order_not_unpaid: "No longer unpaid, so no need to keep it.",
      problem_resolved: "Already solved: see the history.",
      mail_outdated: "This email has nothing to tell now.",
      refund_too_large: "Less is left to refund. Your text is still here.",
      refund_in_progress: "Another refund is under way. Check the order; your text is still here.",
    } satisfies Record<OrderConflict, string> as Record<OrderConflict, string>,
    final: "This order can’t change.",
    notify: "Tell the traveller by email",
    hasMoney: "This order is paid. Use “Refund…” in the payment box: the status follows.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Commandes",
  lead: "Trouvez une réservation par numéro, nom ou vol, même avec une faute.",
  list: {
    label: "Commandes",
    search: "Trouver une commande",
    searchHint: "Numéro, nom, e-mail, vol, aéroport, date ou n° de TVA",
    empty: "Aucune commande pour l’instant.",
    shown: (count) => `${count} ${plural(count, "commande affichée", "commandes affichées")}.`,
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
    balances: { due: "Reste à payer" },
    sort: "Tri",
    sorts: { newest: "Récentes", oldest: "Anciennes" },
  },
  export: {
    label: "Exporter en CSV",
    busy: "Export en cours...",
    done: {
      title: "Export prêt",
      description: "Toutes les commandes de la liste. Noté au journal.",
    },
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
      `${count} ${plural(count, "commande", "commandes")} sur ${all} ` +
      `${plural(count, "est restée telle quelle", "sont restées telles quelles")}. Les ` +
      "autres sont changées.",
    refusals: {
      order_changed: "modifiée par un collègue. Revoyez-la.",
      transition_not_allowed: "elle ne peut pas recevoir ce statut.",
      payment_received: "payée. Remboursez-la d’abord.",
      order_missing: "elle n’existe plus.",
      other: "elle n’a pas pu être changée.",
    },
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
  detail: {
    title: "Commande",
    back: "Commandes",
    facts: "Réservation",
    customer: "Client",
    mailTrouble: {
      bounced: "Nos e-mails nous reviennent.",
      complained: "Signalée comme indésirable : plus aucun e-mail n’y parvient.",
    },
    reachOtherwise:
      "Cherchez un téléphone dans les messages du client, puis corrigez l’adresse. Renvoyer " +
      "l’essaie encore. Le voyageur le voit sur sa réservation et peut la corriger.",
    amount: "Montant",
    status: "Statut",
    service: "Service",
    passengers: "Passagers",
    booked: "Réservée le",
    early: "Exécution demandée avant la fin du délai de rétractation",
    updated: "Dernière modification",
    name: "Nom",
    person: "Contact",
    final: "Remboursée : cette commande ne peut plus changer.",
  },
  change: {
    open: "Changer le statut",
    title: "Changer le statut",
    now: (status) => `Statut actuel : « ${status} ».`,
    status: "Nouveau statut",
    statusMissing: "Choisissez le nouveau statut",
    reason: "Raison",
    reasonHint: "Conservée dans l’historique.",
    submit: "Changer",
    busy: "Changement...",
    done: (status) => ({
      title: "Statut changé",
      description: `Maintenant « ${status} ».`,
    }),
    conflicts: {
      order_changed: "Commande modifiée par un collègue. Votre saisie est conservée.",
      transition_not_allowed: "Ce statut n’est plus possible. Votre saisie est conservée.",
      payment_received: "Un paiement est arrivé. Remboursez-le d’abord ; le statut suivra.",
      customer_anonymous: "Le voyageur de cette commande a été effacé.",
      trip_closed:
        "Commande utilisée ou annulée : aéroport, vol et voyageurs ne changent plus. Votre " +
        "saisie est conservée.",
      pass_not_valid: "Plus de pass utilisable : rien à remplacer.",
      order_not_unpaid: "Cette commande n’est plus impayée : inutile de la conserver.",
      problem_resolved: "Déjà réglé : voyez l’historique.",
      mail_outdated: "Cet e-mail n’a plus lieu d’être.",
      refund_too_large: "Il reste moins à rembourser. Votre saisie est conservée.",
      refund_in_progress:
        "Un autre remboursement est en cours. Revoyez la commande ; votre saisie est " +
        "conservée.",
    },
    final: "Cette commande ne peut plus changer.",
    notify: "Prévenir le voyageur par e-mail",
    hasMoney:
      "Cette commande est payée. Utilisez « Rembourser… » dans le cadre du paiement : le " +
      "statut suivra.",
  },
});

export const adminOrders = { en, fr };
