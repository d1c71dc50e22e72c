import type { PaymentProblem } from "#domain/payments/payment.ts";
import type { Facts } from "./facts.ts";
import { orderStatuses } from "./order-statuses.ts";
import { operatorZone } from "./operator-zone.ts";

const countUp =
  (plural: Facts["plural"], orMore: (most: number) => string) =>
  (most: number, one: string, other: string) =>
  (count: number): string =>
    `${count >= most ? orMore(most) : count} ${plural(count, one, other)}`;

type Keys = readonly (readonly [key: string, text: string])[];

const en = ({ plural }: Facts, count = countUp(plural, (most) => `${most} or more`)) => ({
  /** The title until we know that the reader is one of the staff. */
  area: "Staff area",
  title: "Dashboard",
  backToSite: "Back to the site",
  signOut: "Sign out",
  loading: "Loading the data...",
  colon: ": ",
  erased: "Deleted",
  times: `In ${operatorZone.en()}.`,
  loadFailed: "Error loading the data",
  offline: "You’re offline. What you see may be out of date.",
  search: { open: "Search", title: "Search everything" },
  accessRevoked: {
    title: "You no longer have staff access",
    description: "If this is a mistake, ask an admin.",
  },
  notAllowed: {
    title: "This page is for admins",
    otherRole: "This page isn’t for your role",
    text: "Ask an admin for access.",
    back: "Go to the dashboard",
  },
  keys: {
    open: "Keyboard shortcuts",
    on: "Shortcuts are on",
    list: [
      ["j  k", "Next and previous row"],
      ["Enter", "Open the row"],
      ["x", "Select the row"],
      ["/", "Search the list"],
      ["g  d", "Dashboard"],
      ["g  o", "Orders"],
      ["g  p", "Departures"],
      ["g  c", "Customers"],
      ["g  m", "Messages"],
      ["?", "Show these shortcuts"],
    ] as Keys,
    order: [
      ["e", "Edit the order"],
      ["n", "Write a note on the order"],
      ["r", "Refund the order, or ask an admin to"],
    ] as Keys,
    message: [
      ["e", "Archive"],
      ["s", "Mark as spam"],
      ["t", "Assign to me"],
      ["r", "Write the reply"],
      ["i", "Choose a saved reply"],
      ["n", "Next message"],
      ["z", "Undo"],
      ["Ctrl + Enter", "Send the reply"],
    ] as Keys,
  },
  nav: {
    badges: {
      orders: count(10, "new order", "new orders"),
      problems: count(10, "payment to check", "payments to check"),
      messages: count(Infinity, "unanswered message", "unanswered messages"),
      mails: count(10, "email couldn’t be sent", "emails couldn’t be sent"),
    },
    label: "Staff pages",
    scan: "Scan passes",
    pages: {
      dashboard: "Dashboard",
      orders: "Orders",
      departures: "Departures",
      "sale-stops": "Stopped sales",
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
    offline: "You’re offline. We’ll keep trying.",
    missing: "This doesn’t exist, or it has been deleted.",
    address: "There’s no list at this address. Open the list from the menu.",
    failed: "We couldn’t load the data. Try again shortly.",
    retry: "Try again",
  },
  failure: {
    title: "That didn’t work",
    description: "Try again shortly.",
    offline: "We got no answer. Check your connection and try again.",
    missing: "This no longer exists. Reload the page.",
  },
  textKept: "You’re offline. Your text is still here.",
  list: {
    submit: "Search",
    clear: "Show all",
    noMatch: "Nothing found.",
    pages: "Pages",
    first: "First page",
    previous: "Previous",
    next: "Next",
    range: (first: string, last: string, total: string | null) =>
      total === null
        ? `Rows ${first} to ${last} are shown, and there are more.`
        : `Rows ${first} to ${last} of ${total} are shown.`,
    filters: (count: number) => (count > 0 ? `Filters (${count})` : "Filters"),
    backwards: "The end date is before the start date.",
    csv: {
      open: "Format of the file",
      formats: { standard: "Standard CSV (commas)", french: "French Excel (semicolons)" },
    },
    views: {
      label: "Saved views",
      all: "All",
      save: "Save this view",
      name: "View name",
      hint: "The view keeps these filters, and only you can see it.",
      submit: "Save",
      busy: "Saving...",
      rename: "Rename the view",
      remove: "Delete the view",
      removeText: (name: string) => `We’ll delete “${name}” but keep the orders.`,
      removeBusy: "Deleting...",
      exists: "This name is taken",
      tooMany: "You already have 30 views. Delete one first",
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
    revenueNote: "Revenue counts paid and completed orders, in all currencies.",
    refunded: (sums: string) => `Refunded: ${sums}`,
    status: "System status",
    operational: "Operational",
    degraded: "Degraded",
    statusNote: "Database and storage",
  },
  todo: {
    heading: "To do",
    messages: count(Infinity, "unanswered message", "unanswered messages"),
    held: count(
      100,
      "unpaid order that we kept expires within 24 hours",
      "unpaid orders that we kept expire within 24 hours",
    ),
    due: count(100, "partly paid order", "partly paid orders"),
    unreached: count(
      100,
      "traveller isn’t getting our emails",
      "travellers aren’t getting our emails",
    ),
    overused: count(
      100,
      "code was used by too many travellers",
      "codes were used by too many travellers",
    ),
    refundRequests: count(100, "refund requested by an agent", "refunds requested by agents"),
    groupRequests: count(
      100,
      "refund requested for a whole flight",
      "refunds requested for whole flights",
    ),
    mails: count(100, "email couldn’t be sent", "emails couldn’t be sent"),
    withdrawals: (n: number, due: string) =>
      `${count(100, "withdrawal", "withdrawals")(n)} to refund by ${due}`,
    terminations: count(100, "membership to cancel", "memberships to cancel"),
    problems: {
      order_closed: count(100, "payment for a closed order", "payments for closed orders"),
      wrong_amount: count(100, "payment of the wrong amount", "payments of the wrong amount"),
      refund_failed: count(100, "refund failed", "refunds failed"),
      refund_slow: count(100, "refund is taking over 3 days", "refunds are taking over 3 days"),
      disputed: count(100, "payment is disputed", "payments are disputed"),
    } satisfies Record<PaymentProblem, (count: number) => string>,
    nothing: "Nothing to do.",
  },
  quick: {
    heading: "Quick access",
    note: "These buttons are disabled. Use the menu instead.",
    items: ["Manage orders", "Manage customers", "Reply to messages", "Settings"],
  },
  chart: {
    heading: "Orders and revenue by day",
    orders: "Orders",
    revenue: "Revenue",
    image: (days: number) => `Orders and revenue of the last ${days} days`,
    summary: (orders: string, revenue: string, best: string) =>
      `${orders}, ${revenue}. Most orders: ${best}.`,
    day: "Day shown",
    ordersOf: (count: number) => `${count} ${plural(count, "order", "orders")}`,
    reading: (day: string, orders: string, revenue: string) => `${day}: ${orders}, ${revenue}`,
    note:
      `Days are in ${operatorZone.en()}. Revenue counts paid and completed orders, in all ` +
      "currencies.",
    table: "Figures by week",
    week: "Week from",
    none: (days: number) => `There were no orders in the last ${days} days.`,
  },
  orders: {
    heading: "Recent orders",
    more: "Load more orders",
    loading: "Loading...",
  },
  toPay: (amount: string) => `${amount} to pay`,
  statuses: orderStatuses.en,
});

const fr = (
  { plural }: Facts,
  count = countUp(plural, (most) => `au moins ${most}`),
): ReturnType<typeof en> => ({
  area: "Espace équipe",
  title: "Tableau de bord",
  backToSite: "Retour au site",
  signOut: "Déconnexion",
  loading: "Chargement des données...",
  colon: " : ",
  erased: "Effacé",
  times: `À l’${operatorZone.fr()}.`,
  loadFailed: "Erreur lors du chargement des données",
  offline: "Vous êtes hors connexion. Ces données ne sont peut-être plus à jour.",
  search: { open: "Rechercher", title: "Tout rechercher" },
  accessRevoked: {
    title: "Vous n’avez plus accès à l’espace équipe",
    description: "S’il s’agit d’une erreur, adressez-vous à un administrateur.",
  },
  notAllowed: {
    title: "Page réservée aux administrateurs",
    otherRole: "Votre rôle ne donne pas accès à cette page",
    text: "Pour y accéder, adressez-vous à un administrateur.",
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
    order: [
      ["e", "Modifier la commande"],
      ["n", "Écrire une note sur la commande"],
      ["r", "Rembourser la commande, ou demander son remboursement à un administrateur"],
    ],
    message: [
      ["e", "Archiver"],
      ["s", "Marquer comme indésirable"],
      ["t", "S’attribuer le message"],
      ["r", "Écrire la réponse"],
      ["i", "Choisir une réponse type"],
      ["n", "Message suivant"],
      ["z", "Revenir en arrière"],
      ["Ctrl + Entrée", "Envoyer la réponse"],
    ],
  },
  nav: {
    badges: {
      orders: count(10, "nouvelle commande", "nouvelles commandes"),
      problems: count(10, "paiement à vérifier", "paiements à vérifier"),
      messages: count(Infinity, "message sans réponse", "messages sans réponse"),
      mails: count(10, "e-mail n’a pas pu être envoyé", "e-mails n’ont pas pu être envoyés"),
    },
    label: "Pages de l’équipe",
    scan: "Scanner",
    pages: {
      dashboard: "Tableau de bord",
      orders: "Commandes",
      departures: "Départs",
      "sale-stops": "Ventes suspendues",
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
    offline: "Vous êtes hors connexion. Nous réessaierons de charger les données.",
    missing: "Cet élément n’existe pas, ou il a été supprimé.",
    address: "Aucune liste n’existe à cette adresse. Choisissez une liste dans le menu.",
    failed: "Chargement impossible. Réessayez dans un instant.",
    retry: "Réessayer",
  },
  failure: {
    title: "Échec",
    description: "Réessayez dans un instant.",
    offline: "Nous n’avons reçu aucune réponse. Vérifiez votre connexion, puis réessayez.",
    missing: "Cet élément a été supprimé. Rechargez la page.",
  },
  textKept: "Vous êtes hors connexion. Votre saisie est conservée.",
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
        ? `Vous voyez les lignes ${first} à ${last}, et il y en a d’autres.`
        : `Vous voyez les lignes ${first} à ${last} sur ${total}.`,
    filters: (count) => (count > 0 ? `Filtres (${count})` : "Filtres"),
    backwards: "La date de fin précède la date de début.",
    csv: {
      open: "Format du fichier",
      formats: { standard: "CSV standard (virgules)", french: "Excel français (points-virgules)" },
    },
    views: {
      label: "Vues enregistrées",
      all: "Toutes",
      save: "Enregistrer cette vue",
      name: "Nom de la vue",
      hint: "La vue garde vos filtres. Personne d’autre ne la voit.",
      submit: "Enregistrer",
      busy: "Enregistrement...",
      rename: "Renommer la vue",
      remove: "Supprimer la vue",
      removeText: (name) => `« ${name} » sera supprimée. Les commandes sont conservées.`,
      removeBusy: "Suppression...",
      exists: "Ce nom est déjà pris",
      tooMany: "Vous avez déjà 30 vues. Supprimez-en une",
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
    revenueNote:
      "Le chiffre d’affaires est celui des commandes payées et terminées, toutes devises " +
      "confondues.",
    refunded: (sums) => `Remboursé : ${sums}`,
    status: "État du système",
    operational: "Opérationnel",
    degraded: "Perturbé",
    statusNote: "Base de données et stockage",
  },
  todo: {
    heading: "À faire",
    messages: count(Infinity, "message sans réponse", "messages sans réponse"),
    held: count(
      100,
      "commande impayée conservée expire sous 24 heures",
      "commandes impayées conservées expirent sous 24 heures",
    ),
    due: count(100, "commande payée en partie", "commandes payées en partie"),
    unreached: count(
      100,
      "voyageur ne reçoit pas nos e-mails",
      "voyageurs ne reçoivent pas nos e-mails",
    ),
    overused: count(
      100,
      "code utilisé par trop de voyageurs",
      "codes utilisés par trop de voyageurs",
    ),
    refundRequests: count(
      100,
      "demande de remboursement faite par un agent",
      "demandes de remboursement faites par des agents",
    ),
    groupRequests: count(
      100,
      "demande de remboursement de tout un vol",
      "demandes de remboursement de vols entiers",
    ),
    mails: count(100, "e-mail n’a pas pu être envoyé", "e-mails n’ont pas pu être envoyés"),
    withdrawals: (n, due) =>
      `${count(100, "rétractation", "rétractations")(n)} à traiter, avec remboursement au ` +
      `plus tard le ${due}`,
    terminations: count(100, "abonnement à résilier", "abonnements à résilier"),
    problems: {
      order_closed: count(
        100,
        "paiement reçu pour une commande close",
        "paiements reçus pour des commandes closes",
      ),
      wrong_amount: count(100, "paiement d’un montant inexact", "paiements d’un montant inexact"),
      refund_failed: count(100, "remboursement a échoué", "remboursements ont échoué"),
      refund_slow: count(
        100,
        "remboursement est en cours depuis plus de 3 jours",
        "remboursements sont en cours depuis plus de 3 jours",
      ),
      disputed: count(100, "paiement contesté", "paiements contestés"),
    },
    nothing: "Rien à faire.",
  },
  quick: {
    heading: "Accès rapide",
    note: "Ces boutons sont désactivés. Passez par le menu.",
    items: ["Gérer les commandes", "Gérer les clients", "Répondre aux messages", "Paramètres"],
  },
  chart: {
    heading: "Commandes et chiffre d’affaires par jour",
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    image: (days) => `Commandes et chiffre d’affaires des ${days} derniers jours`,
    summary: (orders, revenue, best) =>
      `${orders}, ${revenue}. Le jour le plus chargé est le ${best}.`,
    day: "Jour affiché",
    ordersOf: (count) => `${count} ${plural(count, "commande", "commandes")}`,
    reading: (day, orders, revenue) => `${day} : ${orders}, ${revenue}`,
    note:
      `Les jours sont comptés à l’${operatorZone.fr()}. Le chiffre d’affaires est celui des ` +
      "commandes payées et terminées, toutes devises confondues.",
    table: "Chiffres par semaine",
    week: "Semaine du",
    none: (days) => `Il n’y a eu aucune commande ces ${days} derniers jours.`,
  },
  orders: {
    heading: "Commandes récentes",
    more: "Afficher plus de commandes",
    loading: "Chargement...",
  },
  toPay: (amount) => `${amount} à payer`,
  statuses: orderStatuses.fr,
});

export const admin = { en, fr };

export type AdminPageName = keyof ReturnType<typeof en>["nav"]["pages"];
