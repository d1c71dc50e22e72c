import type { PaymentProblem } from "../domain/payments/payment.ts";
import type { Facts } from "./facts.ts";
import { orderStatuses } from "./order-statuses.ts";
import { operatorZone } from "./operator-zone.ts";

/** These counts stop at 100. */
const upTo100 = (count: number, orMore: string) => (count >= 100 ? `100 ${orMore}` : count);

const en = ({ plural }: Facts) => ({
  /** The title until the reader is known to be of the staff. */
  area: "Staff area",
  title: "Dashboard",
  backToSite: "Back to the site",
  signOut: "Sign out",
  loading: "Loading the data...",
  times: `In ${operatorZone.en()}.`,
  loadFailed: "Error loading the data",
  offline: "You’re offline. What you see may be old; your text stays here.",
  search: { open: "Search", title: "Search everything" },
  accessRevoked: {
    title: "You no longer have staff access",
    description: "Your role was removed. Ask an admin if that’s wrong.",
  },
  notAllowed: {
    title: "This page is for admins",
    text: "Orders, customers, accounts and messages are open to you. Ask an admin for the rest.",
    back: "To the dashboard",
  },
  keys: {
    open: "Keyboard shortcuts",
    on: "Shortcuts are on",
    list: [
      ["j  k", "Next and previous row"],
      ["Enter", "Open the row"],
      ["x", "Pick the row"],
      ["/", "Search the list"],
      ["g  d", "Dashboard"],
      ["g  o", "Orders"],
      ["g  p", "Departures"],
      ["g  c", "Customers"],
      ["g  m", "Messages"],
      ["?", "Show these shortcuts"],
    ] as readonly (readonly [key: string, text: string])[],
  },
  nav: {
    badges: {
      orders: (count: number) =>
        `${count >= 10 ? "10 or more" : count} new ${plural(count, "order", "orders")}`,
      problems: (count: number) =>
        `${count >= 10 ? "10 or more" : count} ` +
        plural(count, "payment to look at", "payments to look at"),
      messages: (count: number) =>
        `${count} ${plural(count, "message to answer", "messages to answer")}`,
      mails: (count: number) =>
        `${count >= 10 ? "10 or more" : count} ${plural(count, "email", "emails")} could ` +
        "not be sent",
    },
    label: "Staff pages",
    scan: "Scan passes",
    pages: {
      dashboard: "Dashboard",
      orders: "Orders",
      departures: "Departures",
      customers: "Customers",
      accounts: "Accounts",
      messages: "Messages",
      mails: "Emails",
      previews: "Previews",
      devices: "Lane phones",
      roles: "Roles",
      audit: "Audit log",
      launch: "Going live",
    },
  },
  problems: {
    offline: "You’re offline. We’ll try again when you’re back.",
    missing: "Nothing here, or it was deleted.",
    address: "The list doesn’t know this address. Open it again from the navigation.",
    failed: "We couldn’t load the data. Try again shortly.",
    retry: "Try again",
  },
  /** Failed actions of an admin. */
  failure: {
    title: "That did not work",
    description: "Try again shortly.",
    offline: "You’re offline. Your text is still here.",
    missing: "It’s gone. Reload the page.",
    tooMany: "Too many requests. Try again in a minute.",
  },
  list: {
    submit: "Search",
    clear: "Show all",
    noMatch: "Nothing found.",
    pages: "Pages",
    first: "First page",
    previous: "Previous",
    next: "Next",
    range: (first: string, last: string, total: string | null) =>
      total === null ? `${first} to ${last}, and more.` : `${first} to ${last} of ${total}.`,
    filters: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
    backwards: "Before the first day",
    csv: {
      open: "Format of the file",
      formats: { standard: "Standard CSV (commas)", french: "French Excel (semicolons)" },
    },
    views: {
      label: "Saved views",
      all: "All",
      save: "Save this view",
      name: "Name of the view",
      hint: "Keeps the filters for you alone, not the search.",
      submit: "Save",
      busy: "Saving...",
      rename: "Rename the view",
      remove: "Delete the view",
      removeText: (name: string) => `We delete “${name}”. The orders stay.`,
      removeBusy: "Deleting...",
      exists: "This name is taken",
      tooMany: "30 views already: delete one first",
    },
    display: { open: "Display", compact: "Compact rows", columns: "Columns" },
    pick: {
      heading: "Selection",
      all: "Select all rows",
      one: "Select",
      count: (count: number) => `${count} selected`,
      drop: "Clear the selection",
    },
  },
  cards: {
    heading: "Overview",
    customers: "Total customers",
    people: (count: number) => `${count} ${plural(count, "person", "people")}`,
    orders: "Orders",
    revenue: "Revenue",
    revenueNote: "Paid and completed orders, all currencies.",
    refunded: (sums: string) => `Refunded: ${sums}`,
    status: "System status",
    operational: "Operational",
    degraded: "Disturbed",
    statusNote: "Database and storage",
  },
  todo: {
    heading: "To do",
    messages: (count: number) =>
      `${count} ${plural(count, "message without an answer", "messages without an answer")}`,
    unpaid: (count: number) => `${count} ${plural(count, "unpaid order", "unpaid orders")}`,
    expiring: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "unpaid order is", "unpaid orders are")} ` +
      "deleted within a day",
    due: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "paid order", "paid orders")} with a ` +
      "difference to pay",
    unreached: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "traveller", "travellers")} ` +
      `${plural(count, "does", "do")} not get our emails`,
    overused: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "pass", "passes")} let more through than ` +
      "paid",
    mails: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "email", "emails")} could not be sent`,
    withdrawals: (count: number, due: string) =>
      `${upTo100(count, "or more")} ${plural(count, "withdrawal", "withdrawals")} to settle: ` +
      `refund by ${due}`,
    terminations: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "membership", "memberships")} to end`,
    problems: {
      order_closed: (count: number) =>
        `${upTo100(count, "or more")} ` +
        plural(
          count,
          "payment came for an order that was closed",
          "payments came for orders that were closed",
        ),
      wrong_amount: (count: number) =>
        `${upTo100(count, "or more")} ${plural(count, "payment", "payments")} of a wrong amount`,
      refund_failed: (count: number) =>
        `${upTo100(count, "or more")} ${plural(count, "refund", "refunds")} failed`,
      refund_slow: (count: number) =>
        `${upTo100(count, "or more")} ${plural(count, "refund takes", "refunds take")} ` +
        "longer than 3 days",
      disputed: (count: number) =>
        `${upTo100(count, "or more")} ${plural(count, "payment is", "payments are")} disputed`,
    } satisfies Record<PaymentProblem, (count: number) => string>,
    nothing: "Nothing to do.",
  },
  quick: {
    heading: "Quick access",
    note: "These buttons are disabled. See the navigation.",
    items: ["Manage orders", "Manage customers", "Answer messages", "Settings"],
  },
  chart: {
    heading: "Orders and revenue by day",
    orders: "Orders",
    revenue: "Revenue",
    image: (days: number) => `Orders and revenue of the last ${days} days`,
    summary: (orders: string, revenue: string, best: string) =>
      `${orders} orders, ${revenue}. Most orders: ${best}.`,
    day: "Day shown",
    ordersOf: (count: number) => `${count} ${plural(count, "order", "orders")}`,
    reading: (day: string, orders: string, revenue: string) => `${day}: ${orders}, ${revenue}`,
    note:
      `In ${operatorZone.en()}; paid and completed orders, all currencies. Move over the ` +
      `chart or use ` +
      "the arrow keys.",
    table: "Figures by week",
    week: "Week from",
    none: (days: number) => `No orders in the last ${days} days.`,
  },
  orders: {
    heading: "Recent orders",
    more: "Load more orders",
    loadingMore: "Loading...",
  },
  /** A paid order's due amount. */
  toPay: (amount: string) => `${amount} to pay`,
  statuses: orderStatuses.en,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  area: "Espace équipe",
  title: "Tableau de bord",
  backToSite: "Retour au site",
  signOut: "Déconnexion",
  loading: "Chargement des données...",
  times: `À l’${operatorZone.fr()}.`,
  loadFailed: "Erreur lors du chargement des données",
  offline: "Vous êtes hors connexion. L’affichage date peut-être ; votre saisie est conservée.",
  search: { open: "Rechercher", title: "Tout rechercher" },
  accessRevoked: {
    title: "Vous n’avez plus accès à l’espace équipe",
    description: "Votre rôle a été retiré. Une erreur ? Demandez à un administrateur.",
  },
  notAllowed: {
    title: "Page réservée aux administrateurs",
    text:
      "Commandes, clients, comptes et messages vous sont ouverts. Pour le reste, demandez à " +
      "un administrateur.",
    back: "Aller au tableau de bord",
  },
  keys: {
    open: "Raccourcis clavier",
    on: "Les raccourcis sont actifs",
    list: [
      ["j  k", "Ligne suivante, précédente"],
      ["Entrée", "Ouvrir la ligne"],
      ["x", "Sélectionner la ligne"],
      ["/", "Chercher dans la liste"],
      ["g  d", "Tableau de bord"],
      ["g  o", "Commandes"],
      ["g  p", "Départs"],
      ["g  c", "Clients"],
      ["g  m", "Messages"],
      ["?", "Afficher ces raccourcis"],
    ],
  },
  nav: {
    badges: {
      orders: (count) =>
        `${count >= 10 ? "10 ou plus" : count} ` +
        plural(count, "nouvelle commande", "nouvelles commandes"),
      problems: (count) =>
        `${count >= 10 ? "10 ou plus" : count} ` +
        plural(count, "paiement à vérifier", "paiements à vérifier"),
      messages: (count) => `${count} ${plural(count, "message à traiter", "messages à traiter")}`,
      mails: (count) =>
        `${count >= 10 ? "10 ou plus" : count} ` +
        plural(count, "e-mail n’a pas pu être envoyé", "e-mails n’ont pas pu être envoyés"),
    },
    label: "Pages de l’équipe",
    scan: "Scanner",
    pages: {
      dashboard: "Tableau de bord",
      orders: "Commandes",
      departures: "Départs",
      customers: "Clients",
      accounts: "Comptes",
      messages: "Messages",
      mails: "E-mails",
      previews: "Aperçus",
      devices: "Téléphones",
      roles: "Rôles",
      audit: "Journal",
      launch: "Mise en ligne",
    },
  },
  problems: {
    offline: "Vous êtes hors connexion. Nous réessaierons à votre retour.",
    missing: "Rien ici, ou contenu supprimé.",
    address: "La liste ne connaît pas cette adresse. Rouvrez-la depuis le menu.",
    failed: "Chargement impossible. Réessayez dans un instant.",
    retry: "Réessayer",
  },
  /** Failed actions of an admin. */
  failure: {
    title: "Échec",
    description: "Réessayez dans un instant.",
    offline: "Vous êtes hors connexion. Votre saisie est conservée.",
    missing: "C’est supprimé. Rechargez la page.",
    tooMany: "Trop de requêtes. Réessayez dans une minute.",
  },
  list: {
    submit: "Rechercher",
    clear: "Tout afficher",
    noMatch: "Aucun résultat.",
    pages: "Pages",
    first: "Première page",
    previous: "Précédent",
    next: "Suivant",
    range: (first, last, total) =>
      total === null
        ? `De ${first} à ${last}, et d’autres.`
        : `De ${first} à ${last} sur ${total}.`,
    filters: (count) => (count > 0 ? `Filtres (${count})` : "Filtres"),
    backwards: "Avant le premier jour",
    csv: {
      open: "Format du fichier",
      formats: { standard: "CSV standard (virgules)", french: "Excel français (points-virgules)" },
    },
    views: {
      label: "Vues enregistrées",
      all: "Toutes",
      save: "Enregistrer cette vue",
      name: "Nom de la vue",
      hint: "Garde les filtres pour vous seul, sans la recherche.",
      submit: "Enregistrer",
      busy: "Enregistrement...",
      rename: "Renommer la vue",
      remove: "Supprimer la vue",
      removeText: (name) => `Nous supprimons « ${name} ». Les commandes restent.`,
      removeBusy: "Suppression...",
      exists: "Ce nom est pris",
      tooMany: "30 vues déjà : supprimez-en une",
    },
    display: { open: "Affichage", compact: "Lignes serrées", columns: "Colonnes" },
    pick: {
      heading: "Sélection",
      all: "Sélectionner toutes les lignes",
      one: "Sélectionner",
      count: (count) => `${count} ${plural(count, "sélectionnée", "sélectionnées")}`,
      drop: "Effacer la sélection",
    },
  },
  cards: {
    heading: "Vue d’ensemble",
    customers: "Total clients",
    people: (count) => `${count} ${plural(count, "personne", "personnes")}`,
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    revenueNote: "Commandes payées et terminées, toutes devises.",
    refunded: (sums) => `Remboursé : ${sums}`,
    status: "État du système",
    operational: "Opérationnel",
    degraded: "Perturbé",
    statusNote: "Base de données et stockage",
  },
  todo: {
    heading: "À faire",
    messages: (count) =>
      `${count} ${plural(count, "message sans réponse", "messages sans réponse")}`,
    unpaid: (count) => `${count} ${plural(count, "commande non payée", "commandes non payées")}`,
    expiring: (count) =>
      `${upTo100(count, "ou plus")} ` +
      plural(count, "commande non payée sera supprimée", "commandes non payées seront supprimées") +
      " d’ici demain",
    due: (count) =>
      `${upTo100(count, "ou plus")} ` +
      plural(
        count,
        "commande payée avec un reste à payer",
        "commandes payées avec un reste à payer",
      ),
    unreached: (count) =>
      `${upTo100(count, "ou plus")} ` +
      plural(count, "voyageur ne reçoit pas nos e-mails", "voyageurs ne reçoivent pas nos e-mails"),
    overused: (count) =>
      `${upTo100(count, "ou plus")} pass ` +
      plural(count, "a servi plus que payé", "ont servi plus que payé"),
    mails: (count) =>
      `${upTo100(count, "ou plus")} ` +
      plural(count, "e-mail n’a pas pu être envoyé", "e-mails n’ont pas pu être envoyés"),
    withdrawals: (count, due) =>
      `${upTo100(count, "ou plus")} ${plural(count, "rétractation", "rétractations")} à ` +
      `traiter : à rembourser avant le ${due}`,
    terminations: (count) =>
      `${upTo100(count, "ou plus")} ${plural(count, "abonnement", "abonnements")} à résilier`,
    problems: {
      order_closed: (count) =>
        `${upTo100(count, "ou plus")} ` +
        plural(
          count,
          "paiement reçu pour une commande close",
          "paiements reçus pour des commandes closes",
        ),
      wrong_amount: (count) =>
        `${upTo100(count, "ou plus")} ` +
        plural(count, "paiement d’un montant inexact", "paiements d’un montant inexact"),
      refund_failed: (count) =>
        `${upTo100(count, "ou plus")} ` +
        plural(count, "remboursement échoué", "remboursements échoués"),
      refund_slow: (count) =>
        `${upTo100(count, "ou plus")} ` +
        `${plural(count, "remboursement dure", "remboursements durent")} plus de 3 jours`,
      disputed: (count) =>
        `${upTo100(count, "ou plus")} ` +
        `${plural(count, "paiement contesté", "paiements contestés")}`,
    },
    nothing: "Rien à faire.",
  },
  quick: {
    heading: "Accès rapide",
    note: "Boutons désactivés. Passez par le menu.",
    items: ["Gérer les commandes", "Gérer les clients", "Répondre aux messages", "Paramètres"],
  },
  chart: {
    heading: "Commandes et chiffre d’affaires par jour",
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    image: (days) => `Commandes et chiffre d’affaires des ${days} derniers jours`,
    summary: (orders, revenue, best) =>
      `${orders} commandes en tout, ${revenue} de chiffre d’affaires. Jour le plus chargé : ` +
      `${best}.`,
    day: "Jour affiché",
    ordersOf: (count) => `${count} ${plural(count, "commande", "commandes")}`,
    reading: (day, orders, revenue) => `${day} : ${orders}, ${revenue}`,
    note:
      `Jours à l’${operatorZone.fr()} ; chiffre d’affaires des commandes payées et terminées, ` +
      "toutes devises additionnées. Survolez le graphique ou utilisez les flèches du clavier.",
    table: "Chiffres par semaine",
    week: "Semaine du",
    none: (days) => `Aucune commande ces ${days} derniers jours.`,
  },
  orders: {
    heading: "Commandes récentes",
    more: "Afficher plus de commandes",
    loadingMore: "Chargement...",
  },
  toPay: (amount) => `${amount} à payer`,
  statuses: orderStatuses.fr,
});

export const admin = { en, fr };

/** The pages of the admin navigation. */
export type AdminPageName = keyof ReturnType<typeof en>["nav"]["pages"];
