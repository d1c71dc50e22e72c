import type { AdminCustomersContent } from "../en/admin-customers.ts";
import type { Facts } from "../facts.ts";

export const adminCustomers = (_facts: Facts): AdminCustomersContent => ({
  title: "Clients",
  lead: "Toutes les personnes qui ont réservé. Chaque réservation garde son propre client ; celles d’un même e-mail sont réunies.",
  list: {
    label: "Clients",
    search: "Trouver un client",
    searchHint: "Nom, société, e-mail ou numéro de commande. Les premières lettres suffisent.",
    empty: "Aucun client pour l’instant. Ils apparaissent ici avec leur première réservation.",
    shown: (count) => `${count === 1 ? "1 client affiché" : `${count} clients affichés`}. Heure de Londres.`,
  },
  sort: "Tri",
  sorts: { newest: "Récents d’abord", oldest: "Anciens d’abord" },
  columns: { name: "Nom", person: "Contact", email: "E-mail", since: "Depuis" },
  detail: {
    title: "Client",
    back: "Clients",
    facts: "Coordonnées",
    name: "Nom",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    since: "Depuis",
    orders: "Commandes",
    noOrders: "Il ne reste aucune commande de ce client.",
    sameEmail: "Autres réservations du même e-mail",
    times: "Heure de Londres.",
  },
});
