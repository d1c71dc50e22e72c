import { TERMS } from "../domain/site/terms.ts";
import type { PassState } from "../domain/passes/pass.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours, plural }: Facts) => ({
  title: "Your Fast Track pass",
  description: "A pass for the Fast Track lane: show its code at the airport.",
  loading: "Loading your pass...",
  noScript:
    "Without JavaScript this page shows the pass as it was when you opened it. Load it again to " +
    "see it as it is.",
  states: {
    valid: "VALID",
    open: "OPEN",
    used: "USED",
    cancelled: "CANCELLED",
    refunded: "REFUNDED",
    expired: "EXPIRED",
  } satisfies Record<PassState, string> as Record<PassState, string>,
  /** A state's meaning for the traveller, beside its word. */
  meaning: {
    today: "Today. Show it at the lane.",
    otherDay: "Show it at the lane on its day.",
    open: "Airport or day is missing: add it to your booking. A lane may accept it as it is.",
    used: (moment: string) => `${moment}.`,
    usedSometime: "The lane has accepted it.",
    cancelled: "The order was cancelled. The lane does not accept it.",
    refunded: "The order was refunded. The lane does not accept it.",
    expired: "Its day is over at the airport.",
  },
  airport: "Airport",
  anyAirport: "Your airport",
  day: "Day",
  anyDay: "Any day",
  party: "Travellers",
  left: (count: number) => `${count} ${plural(count, "pass", "passes")} left`,
  unpaid: (count: number, all: number) => `For ${count} of ${all} until the rest is paid`,
  qrCode: "QR code of this pass",
  code: "Code, to be typed where it cannot be scanned",
  shortCode: (code: string) => `Can’t scan? On the day, ${code} is enough at the lane.`,
  unchecked: (moment: string) => `No network. Seen online on ${moment}; the lane checks it.`,
  failed:
    "We cannot say just now how the pass stands. Its code is here all the same: the lane reads it.",
  retry: "Check again",
  unknown: {
    heading: "This link opens no pass",
    text:
      "The address may be incomplete, or a newer pass has replaced this one. The newest is in " +
      "our latest e-mail, and on your booking.",
    find: "Find your booking",
  },
  addTrip: "Add airport and day",
  mailTrouble: { text: "Our e-mail did not reach you.", link: "Correct your address" },
  send: {
    heading: "Send it to a traveller",
    text: "By e-mail: the pass with its code, without your name or order number.",
    email: "Traveller’s e-mail",
    submit: "Send the pass",
    busy: "Sending...",
    done: { title: "On its way", description: "The pass is on its way to this address." },
    failure: { title: "Not sent", description: "The pass could not be sent. Please try again." },
  },
  print: "Print the pass",
  booking: {
    heading: "Your booking",
    of: (name: string) => `In the name of ${name},`,
    order: (number: string) => `order ${number}.`,
    onlyHere: "Only this browser shows it: whoever else has the link does not see it.",
  },
  kept: {
    heading: "Without network",
    text: "This page opens in this browser without network too, until the day of the pass is over.",
    textDateless:
      "This page opens in this browser without network too, for 30 days after you last opened it.",
    forget: "Remove it from this browser",
    forgotten: "It is removed. The link in your e-mail still opens the pass.",
  },
  how: {
    heading: "At the airport",
    steps: [
      "Go to the Fast Track lane: the one code holds a pass for each of you. Those who come " +
        "later that day show it again.",
      "Show this page, with the screen at its brightest, or print it. The lane scans the code.",
      "Keep boarding passes and identity documents at hand for the checks that follow.",
    ],
  },
  conditions: {
    heading: "Conditions",
    items: [
      "Each of its passes works once, at the airport and on the day that it names.",
      "It exempts nobody from security or border checks, and promises no waiting time.",
      "Whoever holds this page holds the pass. Pass it on only to those who travel with you.",
      `You may change your mind within ${TERMS.changeOfMindDays} days of paying; if you ` +
        "asked us to begin earlier, until it is used: [Withdraw from contract here](/withdraw).",
      "If the lane is closed, or turns you away by our mistake, tell us: [Terms & " +
        "Conditions](/terms).",
    ],
  },
  calendar: {
    heading: "Keep the day",
    file: "Calendar file",
    google: "Google Calendar",
    outlook: "Outlook",
    newTab: "opens in a new tab",
    event: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
    /** Others read calendars, and the pass's address gives the pass: the note has none. */
    note: `Your pass is in the e-mail from ${site.company.name}.`,
  },
  support: {
    heading: "Help",
    text:
      `Write to ${site.company.email}. ${promises.en({ site, hours }).hours} ` +
      promises.en({ site, hours }).urgent,
    lost: "Lost the e-mail, or something has changed? [Find your booking](/find-booking)",
  },
});

const fr = ({ site, hours, plural }: Facts): ReturnType<typeof en> => ({
  title: "Votre pass Fast Track",
  description: "Un pass pour la file Fast Track : son code se présente à l’aéroport.",
  loading: "Chargement de votre pass...",
  noScript:
    "Sans JavaScript, cette page montre le pass tel qu’il était à l’ouverture. " +
    "Rechargez-la pour le voir tel qu’il est.",
  states: {
    valid: "VALABLE",
    open: "OUVERT",
    used: "UTILISÉ",
    cancelled: "ANNULÉ",
    refunded: "REMBOURSÉ",
    expired: "EXPIRÉ",
  },
  meaning: {
    today: "C’est aujourd’hui. Présentez-le à la file.",
    otherDay: "Présentez-le à la file le jour indiqué.",
    open:
      "Il manque l’aéroport ou le jour : ajoutez-le à votre réservation. Une file peut " +
      "l’accepter tel quel.",
    used: (moment) => `${moment}.`,
    usedSometime: "La file l’a accepté.",
    cancelled: "La commande a été annulée. La file ne l’accepte pas.",
    refunded: "La commande a été remboursée. La file ne l’accepte pas.",
    expired: "Le jour indiqué est passé à l’aéroport.",
  },
  airport: "Aéroport",
  anyAirport: "Votre aéroport",
  day: "Jour",
  anyDay: "Au choix",
  party: "Voyageurs",
  left: (count) => `${count} pass ${plural(count, "restant", "restants")}`,
  unpaid: (count, all) => `Pour ${count} sur ${all} tant que le reste n’est pas payé`,
  qrCode: "Code QR de ce pass",
  code: "Code à saisir là où il ne peut pas être scanné",
  shortCode: (code) => `Scan impossible ? Le jour même, ${code} suffit à la file.`,
  unchecked: (moment) => `Pas de réseau. Vu en ligne le ${moment} ; la file le vérifie.`,
  failed:
    "Nous ne pouvons pas dire pour l’instant où en est le pass. Son code est là malgré tout " +
    ": la file sait le lire.",
  retry: "Vérifier à nouveau",
  unknown: {
    heading: "Ce lien n’ouvre aucun pass",
    text:
      "L’adresse est peut-être incomplète, ou un pass plus récent a remplacé celui-ci. " +
      "Le plus récent se trouve dans notre dernier e-mail et dans votre réservation.",
    find: "Retrouver votre réservation",
  },
  addTrip: "Ajouter l’aéroport et le jour",
  mailTrouble: {
    text: "Notre e-mail ne vous est pas parvenu.",
    link: "Corriger votre adresse",
  },
  send: {
    heading: "L’envoyer à un voyageur",
    text: "Par e-mail : le pass avec son code, sans votre nom ni votre numéro de commande.",
    email: "E-mail du voyageur",
    submit: "Envoyer le pass",
    busy: "Envoi...",
    done: { title: "Envoyé", description: "Le pass est en route vers cette adresse." },
    failure: {
      title: "Non envoyé",
      description: "Le pass n’a pas pu être envoyé. Veuillez réessayer.",
    },
  },
  print: "Imprimer le pass",
  booking: {
    heading: "Votre réservation",
    of: (name) => `Au nom de ${name},`,
    order: (number) => `commande ${number}.`,
    onlyHere:
      "Seul ce navigateur l’affiche : les autres personnes qui ont le lien ne le voient pas.",
  },
  kept: {
    heading: "Sans réseau",
    text:
      "Cette page s’ouvre aussi sans réseau dans ce navigateur, jusqu’à la fin du jour " +
      "indiqué.",
    textDateless:
      "Cette page s’ouvre aussi sans réseau dans ce navigateur, pendant 30 jours après votre " +
      "dernière visite.",
    forget: "La retirer de ce navigateur",
    forgotten: "Elle est retirée. Le lien de votre e-mail ouvre toujours le pass.",
  },
  how: {
    heading: "À l’aéroport",
    steps: [
      "Présentez-vous à la file Fast Track : ce code unique contient un pass par voyageur. Qui " +
        "vient plus tard ce jour-là le présente à nouveau.",
      "Montrez cette page, luminosité au maximum, ou imprimez-la. La file scanne le code.",
      "Gardez cartes d’embarquement et pièces d’identité à portée de main pour les " +
        "contrôles qui suivent.",
    ],
  },
  conditions: {
    heading: "Conditions",
    items: [
      "Chacun de ses pass sert une fois, à l’aéroport et le jour indiqués.",
      "Il ne dispense personne des contrôles de sûreté ou aux frontières et ne garantit " +
        "aucun temps d’attente.",
      "Qui détient cette page détient le pass. Ne la transmettez qu’à ceux qui voyagent " +
        "avec vous.",
      `Vous pouvez changer d’avis dans les ${TERMS.changeOfMindDays} jours qui suivent le ` +
        "paiement ; si vous avez demandé une exécution anticipée, jusqu’à son " +
        "utilisation : [Renoncer au contrat ici](/withdraw).",
      "Si la file est fermée, ou si elle vous refuse par notre faute, dites-le-nous : " +
        "[Conditions générales](/terms).",
    ],
  },
  calendar: {
    heading: "Notez le jour",
    file: "Fichier d’agenda",
    google: "Google Agenda",
    outlook: "Outlook",
    newTab: "s’ouvre dans un nouvel onglet",
    event: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
    note: `Votre pass se trouve dans l’e-mail envoyé par ${site.company.name}.`,
  },
  support: {
    heading: "Aide",
    text:
      `Écrivez à ${site.company.email}. ${promises.fr({ site, hours }).hours} ` +
      promises.fr({ site, hours }).urgent,
    lost: "E-mail perdu, ou un changement ? [Retrouvez votre réservation](/find-booking)",
  },
});

export const pass = { en, fr };
