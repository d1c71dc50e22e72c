import type { AdminOrdersContent } from "../en/admin-orders.ts";
import type { Facts } from "../facts.ts";

export const adminOrders = (_facts: Facts): AdminOrdersContent => ({
  title: "Commandes",
  lead: "Toutes les réservations, avec leur client. Trouvez-en une par son numéro, un nom ou un e-mail.",
  list: {
    label: "Commandes",
    search: "Trouver une commande",
    searchHint: "Numéro, nom, société ou e-mail. Les premières lettres suffisent.",
    empty: "Aucune commande pour l’instant. Elles apparaissent ici dès la première réservation.",
    shown: (count) => `${count === 1 ? "1 commande affichée" : `${count} commandes affichées`}. Heure de Londres.`,
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
        adults === 1 ? "1 adulte" : `${adults} adultes`,
        children > 0 && (children === 1 ? "1 enfant" : `${children} enfants`),
        infants > 0 && (infants === 1 ? "1 bébé" : `${infants} bébés`),
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
    times: "Heure de Londres.",
    created: "Réservation",
    byProduct: "Le produit lui-même",
    byGone: "Compte supprimé",
    final: "L’argent a été rendu : cette commande ne peut plus changer.",
  },
  change: {
    open: "Changer le statut",
    title: "Changer le statut",
    now: (status) => `Statut actuel : « ${status} ».`,
    status: "Nouveau statut",
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
    },
    final: "Cette commande ne peut plus changer.",
  },
});
