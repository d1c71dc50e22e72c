import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Customers",
  lead: "Everyone who booked, one row for each person, whichever addresses they booked with.",
  list: {
    label: "Customers",
    search: "Find a customer",
    searchHint:
      "Whatever is in one of their orders: name, company, e-mail, number. The first letters " +
      "will do.",
    empty: "No customers yet. They appear here with their first booking.",
    shown: (count: number) => `${count} ${plural(count, "person shown", "people shown")}.`,
  },
  sort: "Sort",
  sorts: { newest: "Last booked first", oldest: "Booked longest ago first" },
  columns: {
    name: "Name",
    email: "E-mail",
    orders: "Orders",
    value: "Value",
    account: "Account",
    last: "Last booking",
  },
  exportAll: {
    label: "Export all as CSV",
    busy: "Exporting...",
    done: {
      title: "Export ready",
      description:
        "The file holds everyone who booked, one line each. The export is in the audit log.",
    },
  },
  more: (count: number) => `and ${count} ${plural(count, "other address", "other addresses")}`,
  hasAccount: "Yes",
  noAccount: "No",
  detail: {
    title: "Customer",
    back: "Customers",
    facts: "Person",
    company: "Company",
    orders: "Orders",
    value: "Value",
    valueNote: "What was paid, less what was given back.",
    last: "Last booking",
    noOrders: "This person has not booked.",
    allOrders: "Orders",
    moreOrders: "Load more orders",
    loadingMore: "Loading...",
    with: "Booked with",
    messages: "Messages",
    noMessages: "No message came from these addresses.",
    accounts: "Account",
    noAccount: "None of these addresses has an account.",
    accountPage: "Open the account",
    anonymous: "This customer is anonymous: nothing is known of the person any more.",
  },
  addresses: {
    heading: "Addresses",
    main: "Main address",
    orders: (count: number) =>
      count === 0 ? "no orders" : `${count} ${plural(count, "order", "orders")}`,
    split: "Separate",
    splitFor: (email: string) => `Separate ${email}`,
    splitDone: (email: string) => ({
      title: "Separated",
      description: `${email} stands for itself again.`,
    }),
    join: "Join another address",
    joinLead:
      "Do they also write or book from another address? Joined, it is one person with this " +
      "one. It can be separated again.",
    email: "E-mail",
    submit: "Join",
    busy: "Joining...",
    joinDone: (email: string) => ({
      title: "Joined",
      description: `${email} is one person with this one now.`,
    }),
    similar: "Perhaps the same person",
    similarLead: "The same name, and an address that is written almost alike.",
    joinFor: (email: string) => `Join ${email}`,
    refusals: {
      same_person: "This address is of this person already.",
      never_booked: "Neither of the two has booked yet. Addresses are joined to someone who has.",
      too_many_addresses: "One person has at most ten addresses.",
      person_changed: "A colleague has changed these addresses meanwhile. Load the page again.",
      already_anonymous: "This customer is anonymous already.",
      address_unknown: "Nobody has booked, written or signed up with this address.",
    } as Partial<Record<string, string>>,
  },
  export: {
    label: "Export data",
    busy: "Exporting...",
    done: {
      title: "Export ready",
      description:
        "The file holds everything that is stored about these addresses. Make sure that the " +
        "person who asked is their owner.",
    },
  },
  anonymize: {
    open: "Make anonymous",
    question: "Make this person anonymous?",
    explanation: (emails: string) =>
      `Everything that is stored about ${emails} is erased: names, company, notes, flights, ` +
      "messages and replies, waiting e-mails, and the account with this address. Orders keep " +
      "their number, amount, status and airport, for the books.",
    forGood:
      "It cannot be undone. Make sure that the person who asked is the owner of all of this.",
    email: "Type the main e-mail to confirm",
    mismatch: "This is not the main e-mail of this person.",
    submit: "Erase for good",
    busy: "Erasing...",
    done: {
      title: "The person is anonymous",
      description: "Nothing is stored about these addresses any more.",
    },
  },
  refusals: {
    already_anonymous: "This customer is anonymous already. Load the page again.",
    customer_changed: "This person’s addresses were changed meanwhile. Load the page again.",
    has_role: "This address belongs to someone of the staff. Take their role away first.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Clients",
  lead:
    "Toutes les personnes qui ont réservé, une ligne par personne, quelles que soient ses " +
    "adresses.",
  list: {
    label: "Clients",
    search: "Trouver un client",
    searchHint:
      "Ce qui figure dans une de ses commandes : nom, société, e-mail, numéro. Les premières " +
      "lettres suffisent.",
    empty: "Aucun client pour l’instant. Ils apparaissent ici avec leur première réservation.",
    shown: (count) => `${count} ${plural(count, "personne affichée", "personnes affichées")}.`,
  },
  sort: "Tri",
  sorts: { newest: "Plus récents", oldest: "Plus anciens" },
  columns: {
    name: "Nom",
    email: "E-mail",
    orders: "Commandes",
    value: "Valeur",
    account: "Compte",
    last: "Dernière réservation",
  },
  exportAll: {
    label: "Tout exporter en CSV",
    busy: "Export en cours...",
    done: {
      title: "Export prêt",
      description:
        "Le fichier contient toutes les personnes qui ont réservé, une par ligne. L’export " +
        "figure au journal.",
    },
  },
  more: (count) => `et ${count} ${plural(count, "autre adresse", "autres adresses")}`,
  hasAccount: "Oui",
  noAccount: "Non",
  detail: {
    title: "Client",
    back: "Clients",
    facts: "Personne",
    company: "Société",
    orders: "Commandes",
    value: "Valeur",
    valueNote: "Ce qui a été payé, moins ce qui a été remboursé.",
    last: "Dernière réservation",
    noOrders: "Cette personne n’a rien réservé.",
    allOrders: "Commandes",
    moreOrders: "Charger d’autres commandes",
    loadingMore: "Chargement...",
    with: "Réservée avec",
    messages: "Messages",
    noMessages: "Aucun message n’est venu de ces adresses.",
    accounts: "Compte",
    noAccount: "Aucune de ces adresses n’a de compte.",
    accountPage: "Ouvrir le compte",
    anonymous: "Ce client est anonyme : on ne sait plus rien de la personne.",
  },
  addresses: {
    heading: "Adresses",
    main: "Adresse principale",
    orders: (count) =>
      count === 0 ? "aucune commande" : `${count} ${plural(count, "commande", "commandes")}`,
    split: "Séparer",
    splitFor: (email) => `Séparer ${email}`,
    splitDone: (email) => ({
      title: "Adresse séparée",
      description: `${email} est de nouveau à part.`,
    }),
    join: "Réunir une autre adresse",
    joinLead:
      "Cette personne écrit ou réserve aussi depuis une autre adresse ? Réunies, elles ne " +
      "font qu’une personne. On peut les séparer de nouveau.",
    email: "E-mail",
    submit: "Réunir",
    busy: "Un instant...",
    joinDone: (email) => ({
      title: "Adresse réunie",
      description: `${email} ne fait plus qu’une personne avec celle-ci.`,
    }),
    similar: "Peut-être la même personne",
    similarLead: "Le même nom, et une adresse écrite presque pareil.",
    joinFor: (email) => `Réunir ${email}`,
    refusals: {
      same_person: "Cette adresse est déjà celle de cette personne.",
      never_booked: "Aucune des deux n’a réservé. Une adresse se réunit à quelqu’un qui a réservé.",
      too_many_addresses: "Une personne a dix adresses au plus.",
      person_changed: "Un collègue a modifié ces adresses entre-temps. Rechargez la page.",
      already_anonymous: "Ce client est déjà anonyme.",
      address_unknown: "Personne n’a réservé, écrit ou ouvert de compte avec cette adresse.",
    },
  },
  export: {
    label: "Exporter les données",
    busy: "Export en cours...",
    done: {
      title: "Export prêt",
      description:
        "Le fichier contient tout ce qui est conservé sur ces adresses. Vérifiez que la " +
        "personne qui l’a demandé en est bien titulaire.",
    },
  },
  anonymize: {
    open: "Anonymiser",
    question: "Anonymiser cette personne ?",
    explanation: (emails) =>
      `Tout ce qui est conservé sur ${emails} sera effacé : noms, société, notes, vols, ` +
      "messages et réponses, e-mails en attente, ainsi que le compte qui a cette adresse. " +
      "Les commandes gardent leur numéro, leur montant, leur statut et leur aéroport, pour " +
      "les comptes.",
    forGood:
      "C’est irréversible. Vérifiez que la personne qui l’a demandé est bien titulaire de " +
      "tout cela.",
    email: "Saisissez l’e-mail principal pour confirmer",
    mismatch: "Ce n’est pas l’e-mail principal de cette personne.",
    submit: "Effacer définitivement",
    busy: "Effacement en cours...",
    done: {
      title: "La personne est anonyme",
      description: "Plus rien n’est conservé sur ces adresses.",
    },
  },
  refusals: {
    already_anonymous: "Ce client est déjà anonyme. Rechargez la page.",
    customer_changed: "Les adresses de cette personne ont changé entre-temps. Rechargez la page.",
    has_role: "Cette adresse est celle d’un membre de l’équipe. Retirez-lui d’abord son rôle.",
  },
});

export const adminCustomers = { en, fr };
