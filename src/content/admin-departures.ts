import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Departures",
  filters: {
    label: "Day and airport",
    date: "Flight day",
    previous: "Previous day",
    next: "Next day",
    today: "Today",
    airport: "Airport",
    anyAirport: "All airports",
    show: "Orders",
    coming: "Expected only",
    all: "All statuses",
  },
  print: "Print the sheets",
  printing: "Preparing...",
  export: {
    label: "Export as CSV",
    busy: "Exporting...",
    done: { title: "Export ready" },
  },
  noAirport: "No airport given",
  columns: {
    number: "Order number",
    flight: "Flight",
    name: "Name",
    passengers: "Travellers",
    state: "Status",
    notes: "Notes",
  },
  unpaidOf: (count: number) => `${count} not paid`,
  used: "Used",
  usedAt: (time: string) => `at ${time}`,
  letThrough: (count: number, all: number) => `${count} of ${all} through`,
  totals: {
    orders: "Orders",
    adults: "Adults",
    children: "Children",
    infants: "Infants",
    paid: "Paid",
    unpaid: "Not paid",
    used: "Used",
  },
  asOf: (moment: string) => `As of ${moment}`,
  times: "Times are local to the airport.",
  empty: "There are no departures on that day.",
  shown: (shown: number, count: number) =>
    shown < count
      ? `${shown} of ${count} ${plural(count, "order", "orders")} shown.`
      : `${count} ${plural(count, "order", "orders")} shown.`,
  more: "Load more departures",
  loading: "Loading...",
  incomplete: "This list is incomplete. Use “Print the sheets” instead.",
  card: {
    heading: "Today",
    leaving: (count: number) =>
      `${count} ${plural(count, "traveller is leaving", "travellers are leaving")} today.`,
    nobody: "No departures today.",
    note: "Dates are local to each airport, and unpaid orders are included.",
    link: (day: string) => `See the departures for ${day}`,
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Départs",
  filters: {
    label: "Jour et aéroport",
    date: "Jour du vol",
    previous: "Jour précédent",
    next: "Jour suivant",
    today: "Aujourd’hui",
    airport: "Aéroport",
    anyAirport: "Tous les aéroports",
    show: "Commandes",
    coming: "Attendues seulement",
    all: "Tous les statuts",
  },
  print: "Imprimer les feuilles",
  printing: "Préparation...",
  export: {
    label: "Exporter en CSV",
    busy: "Export en cours...",
    done: { title: "Export prêt" },
  },
  noAirport: "Aéroport non précisé",
  columns: {
    number: "N° de commande",
    flight: "Vol",
    name: "Nom",
    passengers: "Voyageurs",
    state: "Statut",
    notes: "Notes",
  },
  unpaidOf: (count) => `dont ${count} non ${plural(count, "payé", "payés")}`,
  used: "Utilisé",
  usedAt: (time) => `à ${time}`,
  letThrough: (count, all) => `${count} sur ${all} ${plural(count, "passé", "passés")}`,
  totals: {
    orders: "Commandes",
    adults: "Adultes",
    children: "Enfants",
    infants: "Bébés",
    paid: "Payées",
    unpaid: "Non payées",
    used: "Utilisées",
  },
  asOf: (moment) => `État au ${moment}`,
  times: "Les heures sont celles de l’aéroport.",
  empty: "Il n’y a aucun départ ce jour-là.",
  shown: (shown, count) =>
    shown < count
      ? `${shown} sur ${count} ${plural(count, "commande affichée", "commandes affichées")}.`
      : `${count} ${plural(count, "commande affichée", "commandes affichées")}.`,
  more: "Charger d’autres départs",
  loading: "Chargement...",
  incomplete: "Cette feuille est incomplète. Utilisez plutôt « Imprimer les feuilles ».",
  card: {
    heading: "Aujourd’hui",
    leaving: (count) =>
      `${count} ${plural(count, "voyageur part", "voyageurs partent")} aujourd’hui.`,
    nobody: "Aucun départ aujourd’hui.",
    note:
      "Les dates sont à l’heure locale de chaque aéroport, et les commandes impayées sont " +
      "comprises.",
    link: (day) => `Voir les départs du ${day}`,
  },
});

export const adminDepartures = { en, fr };
