import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Customers",
  lead: "Everyone who booked. Each booking keeps its own customer; bookings of the same e-mail are shown together.",
  list: {
    label: "Customers",
    search: "Find a customer",
    searchHint: "Name, company, e-mail or order number. The first letters will do.",
    empty: "No customers yet. They appear here with their first booking.",
    shown: (count: number) => `${count} ${plural(count, "customer shown", "customers shown")}.`,
  },
  sort: "Sort",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  columns: { name: "Name", person: "Contact", email: "E-mail", since: "Since" },
  detail: {
    title: "Customer",
    back: "Customers",
    facts: "Contact",
    name: "Name",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    since: "Since",
    orders: "Orders",
    noOrders: "No order is left of this customer.",
    sameEmail: "Other bookings of the same e-mail",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Clients",
  lead: "Toutes les personnes qui ont réservé. Chaque réservation garde son propre client ; celles d’un même e-mail sont réunies.",
  list: {
    label: "Clients",
    search: "Trouver un client",
    searchHint: "Nom, société, e-mail ou numéro de commande. Les premières lettres suffisent.",
    empty: "Aucun client pour l’instant. Ils apparaissent ici avec leur première réservation.",
    shown: (count) => `${count} ${plural(count, "client affiché", "clients affichés")}.`,
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
  },
});

export const adminCustomers = { en, fr };
