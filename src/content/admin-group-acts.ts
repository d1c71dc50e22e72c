import type { GroupActName, GroupActState } from "#domain/group-acts/group-act.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "A whole flight",
  lead:
    "Write to all travellers on a given day, move them or refund them. You’ll see a preview " +
    "first.",
  open: "Write, move, refund…",
  back: "Departures",
  acts: {
    write: "Write to the travellers",
    move: "Move to another day",
    refund: "Refund",
  } satisfies Record<GroupActName, string>,
  states: {
    preview: "Preview",
    running: "Running",
    stopped: "Stopped",
    done: "Done",
    declined: "Declined",
  } satisfies Record<GroupActState, string>,
  requested: "Requested",
  form: {
    heading: "Which travellers",
    airport: "Airport",
    anyAirport: "All airports",
    date: "Flight day",
    flight: "Flight number",
    flightHint: "Leave this empty for all flights.",
    act: "What to do",
    about: {
      write: "We’ll email your text for every order that isn’t cancelled or refunded.",
      move: "We’ll move every paid order to the new day, and each traveller will get one email.",
      refund: "We’ll refund everything paid by card, and the passes will stop working.",
    } satisfies Record<GroupActName, string>,
    toDate: "New flight day",
    toFlight: "New flight number",
    toFlightHint: "Leave this empty to keep each order’s flight number.",
    text: {
      en: "Text for travellers who read English",
      fr: "Text for travellers who read French",
    },
    textHint: {
      write: "We’ll add the traveller’s booking and a link to it.",
      move:
        "If you write a text, write it in both languages. We’ll put it above the new booking in " +
        "the email.",
      refund:
        "If you write a text, write it in both languages. We’ll put it above the sum in the " +
        "email.",
    } satisfies Record<GroupActName, string>,
    textMissing: "Write this text as well",
    dateMissing: "Choose a day",
    reason: "Reason",
    reasonHint: "Your colleagues will see this reason in the history of each order.",
    submit: "Show the preview",
    busy: "Counting...",
    askForRefund: "Ask for a refund",
    aboutAsking:
      "An admin will see your request. If they grant it, we’ll refund everything paid by card.",
    reasonAskingHint:
      "The admin will read this reason first, and we’ll keep it in the history of each order.",
    asking: { submit: "Ask for the refund", busy: "Asking..." },
  },
  recent: {
    heading: "Latest",
    empty: "Nothing yet.",
    by: (email: string) => `by ${email}`,
  },
  act: {
    name: (act: string, where: string) => `${act}: ${where}`,
    all: "all airports",
    orders: "Orders",
    travellers: "Travellers",
    sums: { write: "Worth", move: "Worth", refund: "To refund" } satisfies Record<
      GroupActName,
      string
    >,
    to: "To",
    text: { en: "In English", fr: "In French" },
    reason: "Reason",
    by: "Previewed by",
    startedBy: "Started by",
    at: "Previewed",
    nothing: "No order matches, so nothing will happen.",
    asks: {
      write: (count: number) =>
        `No email has been sent yet. Once you start, we’ll send an email for ${count} ` +
        `${plural(count, "order", "orders")}.`,
      move: (count: number) =>
        `Nothing has changed yet. Once you start, we’ll move ${count} ` +
        `${plural(count, "order", "orders")}.`,
      refund: (count: number) =>
        `No money has moved yet. Once you start, we’ll refund ${count} ` +
        `${plural(count, "order", "orders")}. ` +
        "You can’t undo this.",
    },
    second: {
      needed: "A refund of this sum needs two admins. Another admin must start it.",
      first: "A refund of this sum needs two admins, so you grant it and another admin starts it.",
      granted: "You granted this refund, so another admin must start it.",
      send: "Send them this page’s address:",
      yours: "You previewed this refund, so another admin must start it.",
    },
    asked: (email: string, count: number) =>
      `${email} has asked to refund ${count} ${plural(count, "order", "orders")}.`,
    adminDecides: "An admin can grant or decline this request. You’ll see the answer here.",
    askedBy: "Requested by",
    askedAt: "Requested",
    grantedBy: "Granted by",
    byGone: "A deleted account",
    grant: "Grant and refund",
    grantFirst: "Grant",
    decline: "Decline…",
    declining: {
      title: "Decline the refund",
      lead: "No order will be refunded. The agent who asked will read your reason here.",
      reason: "Reason",
      submit: "Decline",
      busy: "Declining...",
    },
    declinedBy: (email: string) => `${email} declined the request, and no order was refunded.`,
    start: "Start",
    goOn: "Continue",
    starting: "Starting...",
    stop: "Stop",
    stopping: "Stopping...",
    progress: (done: number, all: number) => `${done} of ${all} done`,
    running: "We’ll carry on even if you close this page.",
    stopped: "Nothing more will happen until somebody presses “Continue”.",
    done: "All done.",
    doneBut: (count: number) =>
      `${count} ${plural(count, "order needs", "orders need")} your attention. See the list below.`,
    retry: "Try the failed ones again",
    retrying: "Trying...",
  },
  failed: {
    heading: "Not done",
    order: "Order",
    why: "Why",
    remedy: "What to do",
    reasons: {
      balance_insufficient: [
        "The account at the payment provider is empty",
        "Top it up, then try again.",
      ],
      order_changed: [
        "The order was moved, used or cancelled after the preview",
        "Open the order and decide what to do.",
      ],
      order_missing: ["The order no longer exists", "Nothing to do."],
      refund_blocked: [
        "This payment can’t be refunded now",
        "Open the order, because the payment may be disputed.",
      ],
      paid_by_hand: [
        "We refunded the card, but the rest was paid by hand, so the pass still works",
        "Return the rest to the traveller, then set the order to “Refunded”.",
      ],
      charge_already_refunded: [
        "The provider has already refunded this payment",
        "Open the order and press “Check now”.",
      ],
      charge_disputed: [
        "The payer is disputing this payment",
        "Don’t refund. Respond to the dispute with the provider.",
      ],
      trip_closed: ["The pass has been used", "Open the order and decide what to do."],
      customer_anonymous: ["The person’s data was erased", "Nothing to do."],
      no_address: ["There is no email address", "Call the traveller if there is a phone number."],
      internal: ["Something went wrong on our side", "Try again."],
    } as Partial<Record<string, readonly [why: string, remedy: string]>>,
    other: (code: string): readonly [why: string, remedy: string] => [
      `The provider says: ${code}`,
      "Open the order and try there.",
    ],
  },
  byHand: {
    heading: "Paid by hand",
    text:
      "These orders were paid by transfer or in cash, so nothing can be sent back to a card. " +
      "Refund the travellers yourself, one by one.",
    amount: "Amount",
  },
  refusals: {
    second_admin_needed: "You previewed or granted this refund, so another admin must start it.",
    request_answered: "Another admin has answered this request.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Tout un vol",
  lead:
    "Écrivez à tous les voyageurs d’un jour, changez leur date de vol ou remboursez-les. Vous " +
    "verrez d’abord un aperçu.",
  open: "Écrire, déplacer, rembourser…",
  back: "Départs",
  acts: {
    write: "Écrire aux voyageurs",
    move: "Déplacer à un autre jour",
    refund: "Rembourser",
  },
  states: {
    preview: "Aperçu",
    running: "En cours",
    stopped: "Arrêtée",
    done: "Terminée",
    declined: "Refusée",
  },
  requested: "Demandée",
  form: {
    heading: "Quels voyageurs",
    airport: "Aéroport",
    anyAirport: "Tous les aéroports",
    date: "Jour du vol",
    flight: "Numéro de vol",
    flightHint: "Laissez vide pour tous les vols.",
    act: "Que faire",
    about: {
      write:
        "Nous envoyons votre texte par e-mail pour chaque commande qui n’est ni annulée ni " +
        "remboursée.",
      move:
        "Nous déplaçons chaque commande payée au nouveau jour, et chaque voyageur reçoit un " +
        "e-mail.",
      refund:
        "Nous remboursons tout ce qui a été payé par carte, et les pass ne fonctionnent plus.",
    },
    toDate: "Nouveau jour du vol",
    toFlight: "Nouveau numéro de vol",
    toFlightHint: "Laissez vide pour garder le numéro de vol de chaque commande.",
    text: {
      en: "Texte pour les voyageurs qui lisent l’anglais",
      fr: "Texte pour les voyageurs qui lisent le français",
    },
    textHint: {
      write: "Sous votre texte, nous ajoutons la réservation du voyageur et un lien pour l’ouvrir.",
      move:
        "Si vous écrivez un texte, écrivez-le dans les deux langues. Il figurera dans " +
        "l’e-mail, au-dessus de la réservation à jour.",
      refund:
        "Si vous écrivez un texte, écrivez-le dans les deux langues. Il figurera dans " +
        "l’e-mail, au-dessus de la somme remboursée.",
    },
    textMissing: "Écrivez aussi ce texte",
    dateMissing: "Choisissez un jour",
    reason: "Motif",
    reasonHint: "Vos collègues verront ce motif dans l’historique de chaque commande.",
    submit: "Voir l’aperçu",
    busy: "Calcul en cours...",
    askForRefund: "Demander un remboursement",
    aboutAsking:
      "Un administrateur verra votre demande. S’il l’accorde, nous rembourserons tout ce qui a " +
      "été payé par carte.",
    reasonAskingHint:
      "L’administrateur lira d’abord ce motif. Il restera dans l’historique de chaque " +
      "commande.",
    asking: { submit: "Demander le remboursement", busy: "Demande..." },
  },
  recent: {
    heading: "Dernières actions",
    empty: "Aucune pour l’instant.",
    by: (email) => `par ${email}`,
  },
  act: {
    name: (act, where) => `${act} : ${where}`,
    all: "tous les aéroports",
    orders: "Commandes",
    travellers: "Voyageurs",
    sums: { write: "Valeur", move: "Valeur", refund: "À rembourser" },
    to: "Vers",
    text: { en: "En anglais", fr: "En français" },
    reason: "Motif",
    by: "Aperçu demandé par",
    startedBy: "Lancée par",
    at: "Aperçu du",
    nothing: "Aucune commande ne correspond à ces critères, donc il ne se passera rien.",
    asks: {
      write: (count) =>
        "Aucun e-mail n’a encore été envoyé. Au lancement, nous enverrons un e-mail pour " +
        `${count} ${plural(count, "commande", "commandes")}.`,
      move: (count) =>
        `Rien n’a encore changé. Au lancement, nous déplacerons ${count} ` +
        `${plural(count, "commande", "commandes")}.`,
      refund: (count) =>
        `Rien n’a encore été remboursé. Au lancement, nous rembourserons ${count} ` +
        `${plural(count, "commande", "commandes")}. C’est irréversible.`,
    },
    second: {
      needed:
        "Un remboursement de cette somme nécessite deux administrateurs. Un autre administrateur " +
        "doit le lancer.",
      first:
        "Un remboursement de cette somme nécessite deux administrateurs. Vous l’accordez, puis " +
        "un autre administrateur le lance.",
      granted:
        "Vous avez accordé ce remboursement. Un autre administrateur doit maintenant le lancer.",
      send: "Envoyez-lui l’adresse de cette page :",
      yours:
        "Vous avez demandé l’aperçu, donc un autre administrateur doit lancer le remboursement.",
    },
    asked: (email, count) =>
      `${email} demande le remboursement de ${count} ${plural(count, "commande", "commandes")}.`,
    adminDecides:
      "Un administrateur accordera ou refusera ce remboursement. Vous verrez sa réponse ici.",
    askedBy: "Demandée par",
    askedAt: "Demandée le",
    grantedBy: "Accordée par",
    byGone: "Un compte supprimé",
    grant: "Accorder et rembourser",
    grantFirst: "Accorder",
    decline: "Refuser…",
    declining: {
      title: "Refuser le remboursement",
      lead:
        "Aucune commande ne sera remboursée. L’agent qui a demandé le remboursement lira ici " +
        "le motif du refus.",
      reason: "Motif",
      submit: "Refuser",
      busy: "Refus...",
    },
    declinedBy: (email) => `${email} a refusé la demande, donc aucune commande n’a été remboursée.`,
    start: "Lancer",
    goOn: "Reprendre",
    starting: "Lancement...",
    stop: "Arrêter",
    stopping: "Arrêt...",
    progress: (done, all) => `${done} sur ${all} ${plural(done, "traitée", "traitées")}`,
    running: "L’action continue même si vous fermez cette page.",
    stopped: "Il ne se passera plus rien tant que personne n’aura cliqué sur « Reprendre ».",
    done: "Tout est fait.",
    doneBut: (count) =>
      `${count} ${plural(count, "commande vous attend", "commandes vous attendent")} dans la ` +
      "liste.",
    retry: "Réessayer pour les commandes en échec",
    retrying: "Nouvel essai...",
  },
  failed: {
    heading: "Commandes non traitées",
    order: "Commande",
    why: "Pourquoi",
    remedy: "Que faire",
    reasons: {
      balance_insufficient: [
        "Le compte chez le prestataire de paiement est vide",
        "Approvisionnez ce compte, puis réessayez.",
      ],
      order_changed: [
        "La commande a été déplacée ou annulée, ou le pass a été utilisé, depuis l’aperçu",
        "Ouvrez la commande et décidez de la suite.",
      ],
      order_missing: ["La commande n’existe plus", "Vous n’avez rien à faire."],
      refund_blocked: [
        "Ce paiement ne peut pas être remboursé maintenant",
        "Ouvrez la commande, car ce paiement est peut-être contesté.",
      ],
      paid_by_hand: [
        "Nous avons remboursé le paiement par carte. Le reste a été payé autrement : le pass " +
          "fonctionne encore",
        "Remboursez le reste au voyageur, puis choisissez le statut « Remboursée ».",
      ],
      charge_already_refunded: [
        "Le prestataire a déjà remboursé ce paiement",
        "Ouvrez la commande et cliquez sur « Vérifier maintenant ».",
      ],
      charge_disputed: [
        "Le payeur conteste ce paiement",
        "Ne remboursez pas. Répondez à la contestation chez le prestataire.",
      ],
      trip_closed: ["Le pass a été utilisé", "Ouvrez la commande et décidez de la suite."],
      customer_anonymous: [
        "Les données de la personne ont été effacées",
        "Vous n’avez rien à faire.",
      ],
      no_address: [
        "Nous n’avons pas d’adresse e-mail pour cette personne",
        "Appelez-la si vous avez son numéro.",
      ],
      internal: ["Une erreur s’est produite chez nous", "Réessayez."],
    },
    other: (code) => [
      `Réponse du prestataire : ${code}`,
      "Ouvrez la commande et réessayez depuis sa page.",
    ],
  },
  byHand: {
    heading: "Payées autrement que par carte",
    text:
      "Ces commandes ont été payées par virement ou en espèces, donc nous ne pouvons pas les " +
      "rembourser par carte. Remboursez vous-même les voyageurs, un par un.",
    amount: "Montant",
  },
  refusals: {
    second_admin_needed:
      "Un autre administrateur doit lancer cette action, car vous en avez demandé l’aperçu ou " +
      "vous l’avez accordée.",
    request_answered: "Un autre administrateur a déjà répondu à cette demande.",
  },
});

export const adminGroupActs = { en, fr };
