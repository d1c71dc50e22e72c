import type { PaymentProblem } from "../domain/payments/payment.ts";
import type { Facts } from "./facts.ts";
import { orderStatuses } from "./order-statuses.ts";

/** These counts stop at 100. */
const upTo100 = (count: number, orMore: string) => (count >= 100 ? `100 ${orMore}` : count);

const en = ({ plural }: Facts) => ({
  /** The title until the reader is known to be of the staff. */
  area: "Staff area",
  title: "Dashboard",
  lead: "How things stand, and what waits for you.",
  backToSite: "Back to the site",
  signOut: "Sign out",
  loading: "Loading the data...",
  times: "Times are London’s.",
  loadFailed: "Error loading the data",
  offline: "You are offline. What you see may be old; what you type stays here.",
  search: { open: "Search", title: "Search everything" },
  accessRevoked: {
    title: "You no longer have access to the staff area",
    description: "Your role was taken away. Ask an admin if this is a mistake.",
  },
  notAllowed: {
    title: "This page is for admins",
    text:
      "Your role does not allow it. Orders, customers, accounts and messages are open to you; " +
      "ask an admin for anything else.",
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
        `${count >= 10 ? "10 or more" : count} ${plural(count, "e-mail", "e-mails")} could ` +
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
      mails: "E-mails",
      previews: "Previews",
      devices: "Lane phones",
      roles: "Roles",
      audit: "Audit log",
      launch: "Going live",
    },
  },
  problems: {
    offline: "The network cannot be reached. The page tries again by itself when it is back.",
    missing: "There is nothing at this address, or it was deleted.",
    address:
      "This address asks for something that the list does not know. Open the list again from " +
      "the navigation.",
    failed: "The data could not be loaded. It is not your fault: try again in a moment.",
    retry: "Try again",
  },
  /** Failed actions of an admin. */
  failure: {
    title: "That did not work",
    description: "Try again in a moment.",
    offline: "The network cannot be reached. What you typed is still here.",
    missing: "It is not there any more. Load the page again.",
    tooMany: "Too many requests. Wait a minute, then try again.",
  },
  list: {
    submit: "Search",
    clear: "Show all",
    noMatch: "Nothing fits this search.",
    pages: "Pages",
    first: "First page",
    previous: "Previous",
    next: "Next",
    range: (first: string, last: string, total: string | null) =>
      total === null ? `${first} to ${last}, and more.` : `${first} to ${last} of ${total}.`,
    filters: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
    backwards: "This day comes before the first one",
    csv: {
      open: "Format of the file",
      formats: { standard: "Standard CSV (commas)", french: "French Excel (semicolons)" },
    },
    views: {
      label: "Saved views",
      all: "All",
      save: "Save this view",
      name: "Name of the view",
      hint: "Its filters are kept, for you alone. What you searched for is not.",
      submit: "Save",
      busy: "Saving...",
      rename: "Rename the view",
      remove: "Delete the view",
      removeText: (name: string) => `“${name}” goes from your views. The orders stay as they are.`,
      removeBusy: "Deleting...",
      exists: "You have a view of that name",
      tooMany: "You have 30 views: delete one first",
    },
    display: { open: "Display", compact: "Compact rows", columns: "Columns" },
    pick: {
      heading: "Selection",
      all: "Select all rows of this page",
      one: "Select",
      count: (count: number) => `${count} selected`,
      drop: "Drop the selection",
    },
  },
  cards: {
    heading: "Overview",
    customers: "Total customers",
    people: (count: number) => `${count} ${plural(count, "person", "people")}`,
    orders: "Orders",
    revenue: "Revenue",
    revenueNote: "Paid and completed orders, all currencies added.",
    refunded: (sums: string) => `Given back through payments: ${sums}`,
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
      `${plural(count, "does", "do")} not get our e-mails`,
    overused: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "pass", "passes")} let more through than ` +
      "paid",
    mails: (count: number) =>
      `${upTo100(count, "or more")} ${plural(count, "e-mail", "e-mails")} could not be sent`,
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
    nothing: "Nothing waits for you.",
  },
  quick: {
    heading: "Quick access",
    note:
      "These buttons are disabled. Orders, customers and messages have their pages in the " +
      "navigation.",
    items: ["Manage orders", "Manage customers", "Answer messages", "Settings"],
  },
  chart: {
    heading: "Orders and revenue by day",
    orders: "Orders",
    revenue: "Revenue",
    image: (days: number) => `Orders and revenue of the last ${days} days`,
    summary: (orders: string, revenue: string, best: string) =>
      `${orders} orders in all, ${revenue} of revenue. Most orders: ${best}.`,
    day: "Day shown",
    ordersOf: (count: number) => `${count} ${plural(count, "order", "orders")}`,
    reading: (day: string, orders: string, revenue: string) => `${day}: ${orders}, ${revenue}`,
    note:
      "Days in London time; revenue of paid and completed orders, all currencies added. Move " +
      "over the chart, or use the arrow keys.",
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
  lead: "Où en sont les choses, et ce qui vous attend.",
  backToSite: "Retour au site",
  signOut: "Déconnexion",
  loading: "Chargement des données...",
  times: "Heure de Londres.",
  loadFailed: "Erreur lors du chargement des données",
  offline: "Vous êtes hors ligne. Ce qui est affiché a pu changer ; ce que vous tapez reste ici.",
  search: { open: "Rechercher", title: "Tout rechercher" },
  accessRevoked: {
    title: "Vous n’avez plus accès à l’espace équipe",
    description:
      "Votre rôle vous a été retiré. S’il s’agit d’une erreur, adressez-vous à un " +
      "administrateur.",
  },
  notAllowed: {
    title: "Page réservée aux administrateurs",
    text:
      "Votre rôle ne vous y donne pas accès. Commandes, clients, comptes et messages vous sont " +
      "ouverts ; pour le reste, adressez-vous à un administrateur.",
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
    offline: "Le réseau est injoignable. La page réessaiera d’elle-même dès son retour.",
    missing: "Il n’y a rien à cette adresse, ou cela a été supprimé.",
    address:
      "Cette adresse demande ce que la liste ne connaît pas. Rouvrez la liste depuis le menu.",
    failed:
      "Les données n’ont pas pu être chargées. Vous n’y êtes pour rien : réessayez " +
      "dans un instant.",
    retry: "Réessayer",
  },
  /** Failed actions of an admin. */
  failure: {
    title: "Cela n’a pas fonctionné",
    description: "Réessayez dans un instant.",
    offline: "Le réseau est injoignable. Ce que vous avez tapé est toujours là.",
    missing: "Cela n’existe plus. Rechargez la page.",
    tooMany: "Trop de requêtes. Patientez une minute, puis réessayez.",
  },
  list: {
    submit: "Rechercher",
    clear: "Tout afficher",
    noMatch: "Rien ne correspond à cette recherche.",
    pages: "Pages",
    first: "Première page",
    previous: "Précédent",
    next: "Suivant",
    range: (first, last, total) =>
      total === null
        ? `De ${first} à ${last}, et d’autres.`
        : `De ${first} à ${last} sur ${total}.`,
    filters: (count) => (count > 0 ? `Filtres (${count})` : "Filtres"),
    backwards: "Ce jour précède le premier",
    csv: {
      open: "Format du fichier",
      formats: { standard: "CSV standard (virgules)", french: "Excel français (points-virgules)" },
    },
    views: {
      label: "Vues enregistrées",
      all: "Toutes",
      save: "Enregistrer cette vue",
      name: "Nom de la vue",
      hint: "Ses filtres sont conservés, pour vous seul. Ce que vous cherchez ne l’est pas.",
      submit: "Enregistrer",
      busy: "Enregistrement...",
      rename: "Renommer la vue",
      remove: "Supprimer la vue",
      removeText: (name) =>
        `« ${name} » disparaîtra de vos vues. Les commandes restent telles quelles.`,
      removeBusy: "Suppression...",
      exists: "Vous avez déjà une vue de ce nom",
      tooMany: "Vous avez 30 vues : supprimez-en une d’abord",
    },
    display: { open: "Affichage", compact: "Lignes serrées", columns: "Colonnes" },
    pick: {
      heading: "Sélection",
      all: "Sélectionner toutes les lignes de la page",
      one: "Sélectionner",
      count: (count) => `${count} ${plural(count, "sélectionnée", "sélectionnées")}`,
      drop: "Abandonner la sélection",
    },
  },
  cards: {
    heading: "Vue d’ensemble",
    customers: "Total clients",
    people: (count) => `${count} ${plural(count, "personne", "personnes")}`,
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    revenueNote: "Commandes payées et terminées, toutes devises additionnées.",
    refunded: (sums) => `Remboursé par les paiements : ${sums}`,
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
    nothing: "Rien ne vous attend.",
  },
  quick: {
    heading: "Accès rapide",
    note:
      "Ces boutons sont désactivés. Commandes, clients et messages ont leur page dans le " +
      "menu.",
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
      "Jours à l’heure de Londres ; chiffre d’affaires des commandes payées et terminées, " +
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
