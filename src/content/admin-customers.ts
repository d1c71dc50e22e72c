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
  export: {
    label: "Export data",
    busy: "Exporting...",
    done: {
      title: "Export ready",
      description: "The file holds everything that is stored about this address. Make sure that the person who asked is its owner.",
    },
  },
  anonymize: {
    open: "Make anonymous",
    question: "Make this person anonymous?",
    explanation: (email: string) =>
      `Everything that is stored about ${email} is erased: names, company, notes, flights, messages and replies, waiting e-mails, and the account with this address. Orders keep their number, amount, status and airport, for the books.`,
    forGood: "It cannot be undone. Make sure that the person who asked is the owner of the address.",
    email: "Type the e-mail to confirm",
    mismatch: "This is not the e-mail of this customer.",
    submit: "Erase for good",
    busy: "Erasing...",
    done: { title: "The person is anonymous", description: "Nothing is stored about this address any more." },
  },
  refusals: {
    already_anonymous: "This customer is anonymous already. Load the page again.",
    customer_changed: "The e-mail of this customer was changed meanwhile. Load the page again.",
    has_role: "This address belongs to someone of the staff. Take their role away first.",
  } as Partial<Record<string, string>>,
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
  export: {
    label: "Exporter les données",
    busy: "Export en cours...",
    done: {
      title: "Export prêt",
      description:
        "Le fichier contient tout ce qui est conservé sur cette adresse. Vérifiez que la personne qui l’a demandé en est bien titulaire.",
    },
  },
  anonymize: {
    open: "Anonymiser",
    question: "Anonymiser cette personne\u00a0?",
    explanation: (email) =>
      `Tout ce qui est conservé sur ${email} sera effacé\u00a0: noms, société, notes, vols, messages et réponses, e-mails en attente, ainsi que le compte qui a cette adresse. Les commandes gardent leur numéro, leur montant, leur statut et leur aéroport, pour les comptes.`,
    forGood: "C’est irréversible. Vérifiez que la personne qui l’a demandé est bien titulaire de l’adresse.",
    email: "Saisissez l’e-mail pour confirmer",
    mismatch: "Ce n’est pas l’e-mail de ce client.",
    submit: "Effacer définitivement",
    busy: "Effacement en cours...",
    done: { title: "La personne est anonyme", description: "Plus rien n’est conservé sur cette adresse." },
  },
  refusals: {
    already_anonymous: "Ce client est déjà anonyme. Rechargez la page.",
    customer_changed: "L’e-mail de ce client a changé entre-temps. Rechargez la page.",
    has_role: "Cette adresse est celle d’un membre de l’équipe. Retirez-lui d’abord son rôle.",
  },
});

export const adminCustomers = { en, fr };
