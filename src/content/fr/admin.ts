import type { AdminContent } from "../en/admin.ts";
import type { Facts } from "../facts.ts";

/** These counts stop at 100. */
const upTo100 = (count: number) => (count >= 100 ? "100 ou plus" : count);

export const admin = ({ site }: Facts): AdminContent => ({
  title: "Tableau de bord",
  description: `Clients, commandes et chiffre d’affaires de ${site.company.name}, pour l’équipe.`,
  lead: "Où en sont les choses, et ce qui vous attend.",
  backToSite: "Retour au site",
  signOut: "Déconnexion",
  loading: "Chargement des données...",
  loadFailed: "Erreur lors du chargement des données",
  loadFailedMore: "Vérifiez votre connexion. Ce qui était affiché reste inchangé.",
  retry: "Réessayer",
  offline: "Vous êtes hors ligne. Ce qui est affiché a pu changer ; ce que vous tapez reste ici.",
  turnedAway: {
    title: "Vous n’avez plus accès à l’espace équipe",
    description: "Votre rôle d’administrateur vous a été retiré. S’il s’agit d’une erreur, adressez-vous à un administrateur.",
  },
  nav: {
    label: "Pages de l’équipe",
    pages: {
      dashboard: "Tableau de bord",
      orders: "Commandes",
      customers: "Clients",
      messages: "Messages",
      mails: "E-mails",
      roles: "Rôles",
      audit: "Journal",
    },
  },
  problems: {
    offline: "Le réseau est injoignable. La page réessaiera d’elle-même dès son retour.",
    missing: "Il n’y a rien à cette adresse, ou cela a été supprimé.",
    address: "Cette adresse demande ce que la liste ne connaît pas. Rouvrez la liste depuis le menu.",
    failed: "Les données n’ont pas pu être chargées. Vous n’y êtes pour rien : réessayez dans un instant.",
  },
  act: {
    failed: "Cela n’a pas fonctionné",
    failedMore: "Réessayez dans un instant.",
    offline: "Le réseau est injoignable. Ce que vous avez tapé est toujours là.",
    gone: "Cela n’existe plus. Rechargez la page.",
    tooMany: "Trop de requêtes. Patientez une minute, puis réessayez.",
    cancel: "Annuler",
    close: "Fermer",
  },
  list: {
    submit: "Rechercher",
    clear: "Tout afficher",
    noMatch: "Rien ne correspond à cette recherche.",
    pages: "Pages",
    first: "Première page",
    next: "Suivant",
  },
  cards: {
    heading: "Vue d’ensemble",
    customers: "Total clients",
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    revenueNote: "Commandes payées et terminées, toutes devises additionnées.",
    status: "État du système",
    operational: "Opérationnel",
    degraded: "Perturbé",
    statusNote: "Base de données et stockage",
  },
  todo: {
    heading: "À faire",
    messages: (count) => (count === 1 ? "1 message sans réponse" : `${count} messages sans réponse`),
    unpaid: (count) => (count === 1 ? "1 commande non payée" : `${count} commandes non payées`),
    expiring: (count) =>
      count === 1
        ? "1 commande non payée sera supprimée d’ici demain"
        : `${upTo100(count)} commandes non payées seront supprimées d’ici demain`,
    mails: (count) => (count === 1 ? "1 e-mail n’a pas pu être envoyé" : `${upTo100(count)} e-mails n’ont pas pu être envoyés`),
    nothing: "Rien ne vous attend.",
  },
  quick: {
    heading: "Accès rapide",
    note: "Ces boutons sont désactivés. Commandes, clients et messages ont leur page dans le menu.",
    items: ["Gérer les commandes", "Gérer les clients", "Répondre aux messages", "Paramètres"],
  },
  chart: {
    heading: "Commandes et chiffre d’affaires par jour",
    orders: "Commandes",
    revenue: "Chiffre d’affaires",
    image: (days) => `Commandes et chiffre d’affaires des ${days} derniers jours`,
    summary: (orders, revenue, best) => `${orders} commandes en tout, ${revenue} de chiffre d’affaires. Jour le plus chargé : ${best}.`,
    day: "Jour affiché",
    ordersOf: (count) => (count < 2 ? `${count} commande` : `${count} commandes`),
    reading: (day, orders, revenue) => `${day} : ${orders}, ${revenue}`,
    note: "Jours en temps universel ; chiffre d’affaires des commandes payées et terminées, toutes devises additionnées. Survolez le graphique ou utilisez les flèches du clavier.",
    table: "Chiffres par semaine",
    week: "Semaine du",
    none: (days) => `Aucune commande ces ${days} derniers jours.`,
  },
  orders: {
    heading: "Commandes récentes",
    number: "N° de commande",
    customer: "Client",
    service: "Service",
    amount: "Montant",
    status: "Statut",
    date: "Date",
    empty: "Aucune commande pour l’instant. Elles apparaissent ici dès la première réservation.",
    more: "Afficher plus de commandes",
    loadingMore: "Chargement...",
    shown: (count) => `${count === 1 ? "1 commande affichée" : `${count} commandes affichées`}. Heure de Londres.`,
  },
  statuses: {
    "Not Paid": "Non payée",
    paid: "Payée",
    completed: "Terminée",
    cancelled: "Annulée",
    refunded: "Remboursée",
  },
});
