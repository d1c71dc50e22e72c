import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Departures",
  lead: "Who leaves on a day, by airport and flight.",
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
    done: {
      title: "Export ready",
      description: "The file holds every departure of this day. The export is in the audit log.",
    },
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
  unpaidOf: (count: number) => `${count} of them not paid`,
  used: "Used",
  usedAt: (time: string) => `at ${time}`,
  letThrough: (count: number, all: number) => `${count} of ${all} through, ${all - count} left`,
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
  times: "Times are the airport’s.",
  empty: "Nobody leaves on this day.",
  shown: (shown: number, count: number) =>
    shown < count
      ? `${shown} of ${count} ${plural(count, "order", "orders")} shown.`
      : `${count} ${plural(count, "order", "orders")} shown.`,
  more: "Load more departures",
  loadingMore: "Loading...",
  incomplete: "This sheet is not complete: print with the button “Print the sheets”.",
  card: {
    heading: "Today",
    leaving: (count: number) =>
      `${count} ${plural(count, "traveller leaves", "travellers leave")} today.`,
    nobody: "Nobody leaves today.",
    note: "Each airport’s own day; orders that are not paid yet are counted.",
    link: "To the departures",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Départs",
  lead: "Qui part tel jour, par aéroport et par vol.",
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
    done: {
      title: "Export prêt",
      description: "Le fichier contient tous les départs de ce jour. L’export figure au journal.",
    },
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
  letThrough: (count, all) =>
    `${count} sur ${all} ${plural(count, "passé", "passés")}, ` +
    `${all - count} ${plural(all - count, "restant", "restants")}`,
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
  times: "Heures de l’aéroport.",
  empty: "Personne ne part ce jour-là.",
  shown: (shown, count) =>
    shown < count
      ? `${shown} sur ${count} ${plural(count, "commande affichée", "commandes affichées")}.`
      : `${count} ${plural(count, "commande affichée", "commandes affichées")}.`,
  more: "Charger d’autres départs",
  loadingMore: "Chargement...",
  incomplete:
    "Cette feuille est incomplète : imprimez-la avec le bouton « Imprimer les feuilles ».",
  card: {
    heading: "Aujourd’hui",
    leaving: (count) =>
      `${count} ${plural(count, "voyageur part", "voyageurs partent")} aujourd’hui.`,
    nobody: "Personne ne part aujourd’hui.",
    note: "Pour chaque aéroport, son jour à lui ; les commandes pas encore payées sont comptées.",
    link: "Voir les départs",
  },
});

/** The day's departures, and their dashboard card (docs/product/orders.md). */
export const adminDepartures = { en, fr };
