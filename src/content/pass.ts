import type { Wallet } from "#domain/orders/wallet.ts";
import type { PassState } from "#domain/passes/pass.ts";
import { changeOfMind } from "./change-of-mind.ts";
import type { Facts } from "./facts.ts";
import { promises } from "./promises.ts";

const en = ({ site, hours, plural }: Facts) => ({
  title: "Your Fast Track pass",
  description: "Show this code at the priority lane.",
  loading: "Loading your pass...",
  noScript: "Without JavaScript, you need to reload this page to update your pass.",
  states: {
    valid: "VALID",
    open: "ALMOST READY",
    used: "USED",
    cancelled: "CANCELLED",
    refunded: "REFUNDED",
    expired: "EXPIRED",
  } satisfies Record<PassState, string>,
  meaning: {
    today: "This pass is valid today. Show this code at the lane.",
    otherDay: "Show this code on your flight day.",
    open: "Add the missing details before you fly.",
    unpaid: "This pass will be valid once the amount due is paid.",
    used: (moment: string) => `${moment}.`,
    usedSometime: "This pass has been used.",
    cancelled: "The booking was cancelled.",
    refunded: "The booking was refunded.",
    expired: "The flight day has passed.",
  },
  airport: "Airport",
  day: "Day",
  open: "To be added",
  party: "Travellers",
  holder: "Booked by",
  flight: "Flight",
  lane: "Where",
  left: (count: number) => `${count} ${plural(count, "pass", "passes")} left`,
  unpaid: (count: number, all: number) => `${count} of ${all} travellers (amount due)`,
  qrCode: "QR code of this pass",
  enlarge: "Show the code full screen",
  code: "Code to type",
  shortCode: (code: string) => `Scanner not working? Lane staff can type ${code}.`,
  unchecked: (moment: string) => `You’re offline. We last checked this pass on ${moment}.`,
  failed: "We can’t check this pass right now. Show the code anyway.",
  retry: "Check again",
  unknown: {
    heading: "We can’t find this pass",
    text:
      "The link may be incomplete, or the pass may have been replaced. Use the link in our latest email, or " +
      "open the pass from your booking.",
    find: "Find your booking",
  },
  addTrip: "Add airport and day",
  mailTrouble: { text: "Our emails don’t reach you.", link: "Correct your address" },
  send: {
    heading: "Share with a traveller",
    text: "The traveller won’t see your name or order number.",
    email: "Traveller’s email",
    submit: "Send the pass",
    busy: "Sending...",
    done: { title: "Sent" },
    failure: { title: "Not sent", description: "That didn’t work. Try again." },
  },
  /** Shown around the pass of a paid booking. Without a name, the comma is left out. */
  paid: {
    ready: (name: string) => `You’re all set${name && `, ${name}`}.`,
    almostReady: (name: string) => `You’re nearly there${name && `, ${name}`}.`,
    complete: "Add the missing details, and your pass will be ready.",
    page: (path: string) => `To print your pass or keep it offline, [open the pass page](${path}).`,
  },
  print: "Print the pass",
  printed: (day: string) => `Printed on ${day}. Lane staff check the code.`,
  fold: "Fold here",
  /** Apple and Google prescribe these words. */
  wallets: {
    apple: "Add to Apple Wallet",
    google: "Add to Google Wallet",
  } satisfies Record<Wallet, string>,
  booking: {
    heading: "Your booking",
    of: (name: string) => `Booked by ${name},`,
    order: (number: string) => `order ${number}.`,
    onlyHere: "Your name and order number appear only in your own browser.",
  },
  kept: {
    heading: "Offline",
    text:
      "This page works offline. Open it again the day before you fly, because some browsers forget " +
      "it after a week.",
    textDateless:
      "This page works offline for 30 days after your last visit, or for a week in some browsers.",
    forget: "Remove this page from the browser",
    forgotten: "Removed. The link in your email still opens the pass.",
  },
  how: {
    heading: "At the airport",
    together:
      "Go through together or one by one. The code keeps count of how many have gone through.",
    brightness: "Turn up your screen’s brightness, or print the pass before you leave.",
    papers: "Keep your boarding passes and IDs ready.",
  },
  conditions: {
    heading: "Conditions",
    items: [
      "Each pass works once, at the airport and on the day shown.",
      "You still go through security and border checks. We promise no particular waiting time.",
      "Anyone with this code can use it.",
      `${changeOfMind.en().right(false)} ${changeOfMind.en().whenEarly} See [how to ` +
        "withdraw](/withdraw).",
      "Was the lane closed, or were you wrongly turned away? [Write to us](/contact). See our " +
        "[Terms\u00a0& Conditions](/terms).",
    ],
  },
  calendar: {
    /** The same file serves any calendar; the other two open in the browser. */
    file: "Add to calendar",
    google: "Google Calendar",
    outlook: "Outlook",
    newTab: "opens in a new tab",
    event: (airport: string) => (airport ? `Fast Track at ${airport}` : "Fast Track"),
    /** Other people may read a calendar, so the note does not contain the pass's address. */
    note: `Your pass is in the email from ${site.company.name}.`,
  },
  support: {
    heading: "Help",
    text:
      `Write to ${site.company.email}. ${promises.en({ site, hours }).hours} ` +
      promises.en({ site, hours }).urgent,
    lost: "Have your plans changed? [Find your booking](/find-booking).",
  },
});

const fr = ({ site, hours, plural }: Facts): ReturnType<typeof en> => ({
  title: "Votre pass Fast Track",
  description: "Présentez ce code à l’entrée de la file prioritaire.",
  loading: "Chargement de votre pass...",
  noScript: "Sans JavaScript, rechargez cette page pour actualiser votre pass.",
  states: {
    valid: "VALIDE",
    open: "À COMPLÉTER",
    used: "UTILISÉ",
    cancelled: "ANNULÉ",
    refunded: "REMBOURSÉ",
    expired: "EXPIRÉ",
  },
  meaning: {
    today: "Votre pass est valable aujourd’hui. Présentez ce code au contrôle.",
    otherDay: "Présentez ce code le jour indiqué.",
    open: "Avant le départ, ajoutez ce qui manque.",
    unpaid: "Ce pass sera valable dès que le reste à payer sera réglé.",
    used: (moment) => `${moment}.`,
    usedSometime: "Votre pass a été utilisé.",
    cancelled: "La réservation a été annulée.",
    refunded: "La réservation a été remboursée.",
    expired: "Le jour du vol est passé.",
  },
  airport: "Aéroport",
  day: "Jour",
  open: "À préciser",
  party: "Voyageurs",
  holder: "Réservé par",
  flight: "Vol",
  lane: "Où",
  left: (count) => `${count} pass ${plural(count, "restant", "restants")}`,
  unpaid: (count, all) => `${count} des ${all} voyageurs (reste à payer)`,
  qrCode: "Code QR de ce pass",
  enlarge: "Afficher le code en plein écran",
  code: "Code à saisir",
  shortCode: (code) => `Scan impossible ? L’agent peut saisir ${code}.`,
  unchecked: (moment) =>
    `Vous êtes hors connexion. Nous avons vérifié ce pass pour la dernière fois le ${moment}.`,
  failed: "Nous ne pouvons pas vérifier ce pass pour l’instant. Présentez le code quand même.",
  retry: "Vérifier à nouveau",
  unknown: {
    heading: "Ce pass est introuvable",
    text:
      "Le lien est peut-être incomplet, ou le pass a été remplacé. Consultez notre dernier e-mail " +
      "ou votre réservation.",
    find: "Retrouver votre réservation",
  },
  addTrip: "Ajouter l’aéroport et le jour",
  mailTrouble: {
    text: "Nos e-mails ne vous parviennent pas.",
    link: "Corriger votre adresse",
  },
  send: {
    heading: "Envoyer à un voyageur",
    text: "Le voyageur ne verra ni votre nom ni votre numéro de commande.",
    email: "E-mail du voyageur",
    submit: "Envoyer le pass",
    busy: "Envoi...",
    done: { title: "Envoyé" },
    failure: { title: "Non envoyé", description: "L’envoi a échoué. Réessayez." },
  },
  paid: {
    ready: (name) => `Tout est prêt${name && `, ${name}`}.`,
    almostReady: (name) => `C’est presque prêt${name && `, ${name}`}.`,
    complete: "Ajoutez ce qui manque, et votre pass sera prêt.",
    page: (path) =>
      `Pour imprimer votre pass ou le garder hors connexion, [ouvrez la page du pass](${path}).`,
  },
  print: "Imprimer le pass",
  printed: (day) => `Imprimé le ${day}. L’agent du contrôle vérifie le code.`,
  fold: "Pliez ici",
  wallets: { apple: "Ajouter à Apple Wallet", google: "Ajouter à Google Wallet" },
  booking: {
    heading: "Votre réservation",
    of: (name) => `Réservé par ${name},`,
    order: (number) => `commande ${number}.`,
    onlyHere: "Ces informations ne s’affichent que dans votre navigateur.",
  },
  kept: {
    heading: "Hors connexion",
    text:
      "Cette page reste disponible hors connexion. Ouvrez-la à nouveau la veille du vol, car certains " +
      "navigateurs la suppriment après une semaine.",
    textDateless:
      "Cette page reste disponible hors connexion pendant 30 jours après votre dernière visite, ou " +
      "une semaine dans certains navigateurs.",
    forget: "Retirer cette page du navigateur",
    forgotten: "C’est fait. Vous pouvez toujours ouvrir le pass avec le lien de notre e-mail.",
  },
  how: {
    heading: "À l’aéroport",
    together: "Passez ensemble ou l’un après l’autre. Chaque passage est compté.",
    brightness: "Augmentez la luminosité de l’écran, ou imprimez le pass avant de partir.",
    papers: "Préparez vos cartes d’embarquement et vos pièces d’identité.",
  },
  conditions: {
    heading: "Conditions",
    items: [
      "Chaque pass sert une fois, à l’aéroport et le jour indiqués.",
      "Les contrôles habituels restent obligatoires. Nous ne garantissons aucun temps d’attente " +
        "précis.",
      "Toute personne qui a ce code peut l’utiliser.",
      `${changeOfMind.fr().right(false)} ${changeOfMind.fr().whenEarly} Consultez la ` +
        "[procédure de rétractation](/withdraw).",
      "La file était fermée, ou l’accès vous a été refusé à tort ? [Écrivez-nous](/contact). Nos " +
        "[Conditions générales](/terms) s’appliquent.",
    ],
  },
  calendar: {
    file: "Ajouter à l’agenda",
    google: "Google Agenda",
    outlook: "Outlook",
    newTab: "s’ouvre dans un nouvel onglet",
    event: (airport) => (airport ? `Fast Track à ${airport}` : "Fast Track"),
    note: `Votre pass est dans l’e-mail envoyé par ${site.company.name}.`,
  },
  support: {
    heading: "Aide",
    text:
      `Écrivez à ${site.company.email}. ${promises.fr({ site, hours }).hours} ` +
      promises.fr({ site, hours }).urgent,
    lost: "Vos projets changent ? [Retrouvez votre réservation](/find-booking).",
  },
});

export const pass = { en, fr };
