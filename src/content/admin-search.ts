import type { SearchField } from "../domain/search/search.schema.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  label: "What are you looking for?",
  hint: "Order number, name, e-mail, flight, airport, date, VAT number or words of a message",
  results: "Results",
  groups: {
    recent: "Last searches",
    orders: "Orders",
    people: "Customers",
    accounts: "Accounts",
    messages: "Messages",
    pages: "Go to",
  },
  fields: {
    order_number: "Order",
    name: "Name",
    company: "Company",
    email: "E-mail",
    vat_number: "VAT",
    flight_number: "Flight",
    flight_date: "Flight date",
    airport: "Airport",
    phone: "Phone",
    message: "Message",
    reply: "Reply",
  } satisfies Record<SearchField, string>,
  colon: ": ",
  near: (typed: string) => `close to “${typed}”`,
  searching: "Searching…",
  found: (count: number) => `${count} ${plural(count, "result", "results")}`,
  none: (q: string) => `Nothing found for “${q}”. Try fewer words, or only the name or the number.`,
  failed: "The search did not work.",
  retry: "Try again",
});

const fr: typeof en = ({ plural }) => ({
  label: "Que cherchez-vous ?",
  hint: "Numéro de commande, nom, e-mail, vol, aéroport, date, numéro de TVA ou mots d’un message",
  results: "Résultats",
  groups: {
    recent: "Dernières recherches",
    orders: "Commandes",
    people: "Clients",
    accounts: "Comptes",
    messages: "Messages",
    pages: "Aller à",
  },
  fields: {
    order_number: "Commande",
    name: "Nom",
    company: "Société",
    email: "E-mail",
    vat_number: "TVA",
    flight_number: "Vol",
    flight_date: "Date du vol",
    airport: "Aéroport",
    phone: "Téléphone",
    message: "Message",
    reply: "Réponse",
  },
  colon: " : ",
  near: (typed: string) => `proche de « ${typed} »`,
  searching: "Recherche en cours…",
  found: (count: number) => `${count} ${plural(count, "résultat", "résultats")}`,
  none: (q: string) =>
    `Rien ne correspond à « ${q} ». Essayez avec moins de mots, ou avec le nom ou le ` +
    "numéro seul.",
  failed: "La recherche n’a pas abouti.",
  retry: "Réessayer",
});

export const adminSearch = { en, fr };
