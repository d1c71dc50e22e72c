import type { OrderConflict } from "../domain/orders/order-transitions.ts";
import type { MailTrouble } from "../domain/orders/mail-trouble.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Orders",
  lead:
    "Every booking, with its customer. Find one by what a traveller writes: a number, a name, " +
    "a flight. A typo is forgiven.",
  list: {
    label: "Orders",
    search: "Find an order",
    searchHint: "Number, name, e-mail, flight, airport, date or VAT number",
    empty: "No orders yet. They appear here as soon as someone books.",
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
      description: "The file holds every order of this list. The export is in the audit log.",
    },
  },
  bulk: {
    change: "Change the status…",
    export: "Export the selection",
    title: (count: number) => `Change the status of ${count} ${plural(count, "order", "orders")}`,
    submit: (count: number) => `Change ${count} ${plural(count, "order", "orders")}`,
    notify: "Tell the travellers by e-mail",
    done: (count: number, status: string) =>
      `${count} ${plural(count, "order is", "orders are")} “${status}” now`,
    refused: (count: number, all: number) =>
      `${count} of ${all} ${plural(all, "order", "orders")} stayed as they were. The rest is ` +
      "changed.",
    refusals: {
      order_changed: "someone has changed it meanwhile. Look at it again.",
      transition_not_allowed: "it cannot be given this status.",
      payment_received: "money was received for it. Refund it first.",
      order_missing: "it is not there any more.",
      other: "it could not be changed.",
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
      bounced: "Our e-mails to this address come back.",
      complained: "An e-mail to this address was marked as spam: nothing more reaches it.",
    } satisfies Record<MailTrouble, string> as Record<MailTrouble, string>,
    reachOtherwise:
      "Look for a phone number among the messages on the customer’s page, then correct the " +
      "address. Sending an e-mail again tries this one once more. The traveller reads the same " +
      "on the booking’s page and can correct it there.",
    amount: "Amount",
    status: "Status",
    service: "Service",
    passengers: "Passengers",
    site: "Site",
    business: "Business",
    booked: "Booked",
    early: "Asked to begin before the time to withdraw is over",
    updated: "Last change",
    name: "Name",
    person: "Contact",
    notes: "Notes",
    final: "The money has been returned: this order cannot be changed any more.",
  },
  change: {
    open: "Change the status",
    title: "Change the status",
    now: (status: string) => `It is “${status}” now.`,
    status: "New status",
    statusMissing: "Choose the new status",
    reason: "Reason",
    reasonHint: "Kept in the history, for whoever looks at this order later.",
    submit: "Change",
    busy: "Changing...",
    done: (status: string) => ({
      title: "Status changed",
      description: `The order is “${status}” now.`,
    }),
    conflicts: {
      order_changed:
        "Someone changed this order meanwhile. You see it as it is now; your reason is still here.",
      transition_not_allowed:
        "This order can no longer be given that status. You see it as it is now; your reason " +
        "is still here.",
      payment_received:
        "Money was received for this order meanwhile. Refund it first; the status then " +
        "follows by itself.",
      customer_anonymous: "The traveller of this order was erased, so nobody is named on it again.",
      trip_closed:
        "This order was used or called off meanwhile: airport, flight and travellers stay. " +
        "What you typed is still here.",
      pass_not_valid:
        "This order has no pass that could be used any more, so there is none to replace.",
      order_not_unpaid:
        "This order is not unpaid any more, so it need not be kept. You see it as it is now.",
      problem_resolved: "Someone has dealt with it meanwhile. The history says how.",
      mail_outdated: "The order has no such news to tell any more. You see it as it is now.",
      refund_too_large:
        "There is less left to give back than that. You see the order as it is now; what you " +
        "typed is still here.",
      refund_in_progress:
        "Another refund is being made at this moment. Look at the order again, then decide; " +
        "what you typed is still here.",
    } satisfies Record<OrderConflict, string> as Record<OrderConflict, string>,
    final: "This order cannot be changed any more.",
    notify: "Tell the traveller by e-mail",
    hasMoney:
      "Money was received for this order. To give it back, use “Refund…” in the " +
      "payment box: the status then follows by itself.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Commandes",
  lead:
    "Toutes les réservations, avec leur client. Trouvez-en une par ce qu’écrit le voyageur : " +
    "un numéro, un nom, un vol. Une faute de frappe est pardonnée.",
  list: {
    label: "Commandes",
    search: "Trouver une commande",
    searchHint: "Numéro, nom, e-mail, vol, aéroport, date ou n° de TVA",
    empty: "Aucune commande pour l’instant. Elles apparaissent ici dès la première réservation.",
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
      description:
        "Le fichier contient toutes les commandes de cette liste. L’export figure au journal.",
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
      order_changed: "quelqu’un l’a modifiée entre-temps. Consultez-la de nouveau.",
      transition_not_allowed: "elle ne peut pas recevoir ce statut.",
      payment_received: "de l’argent a été encaissé pour elle. Remboursez-le d’abord.",
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
      bounced: "Nos e-mails à cette adresse nous reviennent.",
      complained:
        "Un e-mail à cette adresse a été signalé comme indésirable : plus rien n’y parvient.",
    },
    reachOtherwise:
      "Cherchez un téléphone parmi les messages de la fiche du client, puis corrigez " +
      "l’adresse. Renvoyer un e-mail fait un nouvel essai à celle-ci. Le voyageur lit la " +
      "même chose sur la page de sa réservation et peut y corriger l’adresse.",
    amount: "Montant",
    status: "Statut",
    service: "Service",
    passengers: "Passagers",
    site: "Site",
    business: "Activité",
    booked: "Réservée le",
    early: "Exécution demandée avant la fin du délai de rétractation",
    updated: "Dernière modification",
    name: "Nom",
    person: "Contact",
    notes: "Notes",
    final: "L’argent a été rendu : cette commande ne peut plus changer.",
  },
  change: {
    open: "Changer le statut",
    title: "Changer le statut",
    now: (status) => `Statut actuel : « ${status} ».`,
    status: "Nouveau statut",
    statusMissing: "Choisissez le nouveau statut",
    reason: "Raison",
    reasonHint: "Conservée dans l’historique, pour qui consultera cette commande plus tard.",
    submit: "Changer",
    busy: "Changement...",
    done: (status) => ({
      title: "Statut changé",
      description: `La commande est maintenant « ${status} ».`,
    }),
    conflicts: {
      order_changed:
        "Quelqu’un a modifié cette commande entre-temps. Vous la voyez telle qu’elle est " +
        "maintenant ; votre raison est toujours là.",
      transition_not_allowed:
        "Cette commande ne peut plus recevoir ce statut. Vous la voyez telle qu’elle est " +
        "maintenant ; votre raison est toujours là.",
      payment_received:
        "De l’argent a été encaissé pour cette commande entre-temps. Remboursez-le " +
        "d’abord ; le statut suivra de lui-même.",
      customer_anonymous:
        "Le voyageur de cette commande a été effacé : personne n’y est plus nommé.",
      trip_closed:
        "Cette commande a été utilisée ou annulée entre-temps : aéroport, vol et voyageurs " +
        "ne changent plus. Votre saisie est toujours là.",
      pass_not_valid: "Cette commande n’a plus de pass utilisable : il n’y a rien à remplacer.",
      order_not_unpaid:
        "Cette commande n’est plus impayée : inutile de la conserver. Vous la voyez telle " +
        "qu’elle est maintenant.",
      problem_resolved: "Quelqu’un l’a réglé entre-temps. L’historique dit comment.",
      mail_outdated:
        "La commande n’a plus rien de tel à annoncer. Vous la voyez telle qu’elle est " +
        "maintenant.",
      refund_too_large:
        "Il reste moins que cela à rembourser. Vous voyez la commande telle qu’elle est " +
        "maintenant ; votre saisie est toujours là.",
      refund_in_progress:
        "Un autre remboursement est en cours. Regardez la commande de nouveau, puis décidez " +
        "; votre saisie est toujours là.",
    },
    final: "Cette commande ne peut plus changer.",
    notify: "Prévenir le voyageur par e-mail",
    hasMoney:
      "De l’argent a été encaissé pour cette commande. Pour le rendre, utilisez « " +
      "Rembourser… » dans le cadre du paiement : le statut suivra de lui-même.",
  },
});

export const adminOrders = { en, fr };
