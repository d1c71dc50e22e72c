import type { SearchField } from "#domain/search/search.schema.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  label: "What are you looking for?",
  hint: "Number, name, email, flight, airport, date, VAT number or words",
  results: "Results",
  groups: {
    recent: "Recent searches",
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
    email: "Email",
    vat_number: "VAT",
    flight_number: "Flight",
    flight_date: "Flight date",
    airport: "Airport",
    amount: "Amount",
    phone: "Phone",
    message: "Message",
    reply: "Reply",
  } satisfies Record<SearchField, string>,
  near: (typed: string) => `close to “${typed}”`,
  searching: "Searching…",
  found: (count: number) => `${count} ${plural(count, "result", "results")}`,
  none: (q: string) => `We found nothing for “${q}”. Try fewer words.`,
  failed: "Search failed.",
  retry: "Try again",
});

const fr: typeof en = ({ plural }) => ({
  label: "Que cherchez-vous ?",
  hint: "Numéro, nom, e-mail, vol, aéroport, date, n° de TVA ou mots",
  results: "Résultats",
  groups: {
    recent: "Recherches récentes",
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
    amount: "Montant",
    phone: "Téléphone",
    message: "Message",
    reply: "Réponse",
  },
  near: (typed: string) => `proche de « ${typed} »`,
  searching: "Recherche…",
  found: (count: number) => `${count} ${plural(count, "résultat", "résultats")}`,
  none: (q: string) => `Aucun résultat pour « ${q} ». Essayez avec moins de mots.`,
  failed: "La recherche a échoué.",
  retry: "Réessayer",
});

export const adminSearch = { en, fr };
