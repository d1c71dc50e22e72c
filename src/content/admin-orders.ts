import type { OrderConflict } from "../domain/orders/order-status.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Orders",
  lead: "Every booking, with its customer. Find one by its number, a name or an e-mail.",
  list: {
    label: "Orders",
    search: "Find an order",
    searchHint: "Number, name, company or e-mail. The first letters will do.",
    empty: "No orders yet. They appear here as soon as someone books.",
    shown: (count: number) => `${count} ${plural(count, "order shown", "orders shown")}.`,
  },
  filters: {
    status: "Status",
    anyStatus: "All statuses",
    from: "Booked from",
    to: "Booked to",
    sort: "Sort",
    sorts: { newest: "Newest first", oldest: "Oldest first" },
  },
  export: {
    label: "Export as CSV",
    busy: "Exporting...",
    done: { title: "Export ready", description: "The file holds every order of this list. The export is in the audit log." },
  },
  columns: {
    number: "Order number",
    customer: "Customer",
    service: "Service",
    amount: "Amount",
    status: "Status",
    date: "Date",
  },
  detail: {
    title: "Order",
    back: "Orders",
    facts: "Booking",
    customer: "Customer",
    amount: "Amount",
    status: "Status",
    service: "Service",
    airport: "Airport",
    passengers: "Passengers",
    passengerCounts: (adults: number, children: number, infants: number) =>
      [
        `${adults} ${plural(adults, "adult", "adults")}`,
        children > 0 && `${children} ${plural(children, "child", "children")}`,
        infants > 0 && `${infants} ${plural(infants, "infant", "infants")}`,
      ]
        .filter(Boolean)
        .join(", "),
    flightDate: "Flight date",
    flightNumber: "Flight number",
    site: "Site",
    business: "Business",
    booked: "Booked",
    updated: "Last change",
    name: "Name",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    history: "History",
    created: "Booked",
    byProduct: "The product itself",
    byGone: "Deleted account",
    unchanged: "Status unchanged",
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
    done: (status: string) => ({ title: "Status changed", description: `The order is “${status}” now.` }),
    conflicts: {
      order_changed: "Someone changed this order meanwhile. You see it as it is now; your reason is still here.",
      transition_not_allowed: "This order can no longer be given that status. You see it as it is now; your reason is still here.",
      payment_received: "Money was received for this order meanwhile. Refund it first; the status then follows by itself.",
      order_not_unpaid: "This order is not unpaid any more, so it need not be kept. You see it as it is now.",
      problem_resolved: "Someone has dealt with it meanwhile. The history says how.",
      refund_too_large: "There is less left to give back than that. You see the order as it is now; what you typed is still here.",
      refund_in_progress:
        "Another refund is being made at this moment. Look at the order again, then decide; what you typed is still here.",
    } satisfies Record<OrderConflict, string> as Record<OrderConflict, string>,
    final: "This order cannot be changed any more.",
    notify: "Tell the traveller by e-mail",
    hasMoney: "Money was received for this order. To give it back, use “Refund…” in the payment box: the status then follows by itself.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Commandes",
  lead: "Toutes les réservations, avec leur client. Trouvez-en une par son numéro, un nom ou un e-mail.",
  list: {
    label: "Commandes",
    search: "Trouver une commande",
    searchHint: "Numéro, nom, société ou e-mail. Les premières lettres suffisent.",
    empty: "Aucune commande pour l’instant. Elles apparaissent ici dès la première réservation.",
    shown: (count) => `${count} ${plural(count, "commande affichée", "commandes affichées")}.`,
  },
  filters: {
    status: "Statut",
    anyStatus: "Tous les statuts",
    from: "Réservées du",
    to: "Réservées jusqu’au",
    sort: "Tri",
    sorts: { newest: "Récentes d’abord", oldest: "Anciennes d’abord" },
  },
  export: {
    label: "Exporter en CSV",
    busy: "Export en cours...",
    done: { title: "Export prêt", description: "Le fichier contient toutes les commandes de cette liste. L’export figure au journal." },
  },
  columns: {
    number: "N° de commande",
    customer: "Client",
    service: "Service",
    amount: "Montant",
    status: "Statut",
    date: "Date",
  },
  detail: {
    title: "Commande",
    back: "Commandes",
    facts: "Réservation",
    customer: "Client",
    amount: "Montant",
    status: "Statut",
    service: "Service",
    airport: "Aéroport",
    passengers: "Passagers",
    passengerCounts: (adults, children, infants) =>
      [
        `${adults} ${plural(adults, "adulte", "adultes")}`,
        children > 0 && `${children} ${plural(children, "enfant", "enfants")}`,
        infants > 0 && `${infants} ${plural(infants, "bébé", "bébés")}`,
      ]
        .filter(Boolean)
        .join(", "),
    flightDate: "Date du vol",
    flightNumber: "Numéro de vol",
    site: "Site",
    business: "Activité",
    booked: "Réservée le",
    updated: "Dernière modification",
    name: "Nom",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    history: "Historique",
    created: "Réservation",
    byProduct: "Le produit lui-même",
    byGone: "Compte supprimé",
    unchanged: "Statut inchangé",
    final: "L’argent a été rendu : cette commande ne peut plus changer.",
  },
  change: {
    open: "Changer le statut",
    title: "Changer le statut",
    now: (status) => `Statut actuel : « ${status} ».`,
    status: "Nouveau statut",
    statusMissing: "Choisissez le nouveau statut",
    reason: "Raison",
    reasonHint: "Conservée dans l’historique, pour qui consultera cette commande plus tard.",
    submit: "Changer",
    busy: "Changement...",
    done: (status) => ({ title: "Statut changé", description: `La commande est maintenant « ${status} ».` }),
    conflicts: {
      order_changed:
        "Quelqu’un a modifié cette commande entre-temps. Vous la voyez telle qu’elle est maintenant ; votre raison est toujours là.",
      transition_not_allowed:
        "Cette commande ne peut plus recevoir ce statut. Vous la voyez telle qu’elle est maintenant ; votre raison est toujours là.",
      payment_received: "De l’argent a été encaissé pour cette commande entre-temps. Remboursez-le d’abord ; le statut suivra de lui-même.",
      order_not_unpaid: "Cette commande n’est plus impayée : inutile de la conserver. Vous la voyez telle qu’elle est maintenant.",
      problem_resolved: "Quelqu’un l’a réglé entre-temps. L’historique dit comment.",
      refund_too_large:
        "Il reste moins que cela à rembourser. Vous voyez la commande telle qu’elle est maintenant ; votre saisie est toujours là.",
      refund_in_progress:
        "Un autre remboursement est en cours. Regardez la commande de nouveau, puis décidez ; votre saisie est toujours là.",
    },
    final: "Cette commande ne peut plus changer.",
    notify: "Prévenir le voyageur par e-mail",
    hasMoney:
      "De l’argent a été encaissé pour cette commande. Pour le rendre, utilisez « Rembourser… » dans le cadre du paiement : le statut suivra de lui-même.",
  },
});

export const adminOrders = { en, fr };
