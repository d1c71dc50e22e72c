import type { PassRefusal } from "#domain/passes/pass.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Scan passes",
  description: "Lane staff scan Fast Track passes here.",
  loading: "One moment...",
  noScript: "This page needs JavaScript. Turn it on, or use another phone.",
  idle: "Start the camera, or type a code.",
  staff: "All airports",
  stranger: {
    heading: "This phone isn’t allowed yet",
    text: "Scan the code an admin shows you. Staff can sign in instead.",
    signIn: "Sign in",
  },
  pairingFailed: "This code has been used or has expired. Ask an admin for a new one.",
  failed: "There is no connection.",
  retry: "Try again",
  mute: "Sound off",
  unmute: "Sound on",
  camera: {
    start: "Start the camera",
    stop: "Stop the camera",
    starting: "Starting the camera...",
    ready: "Hold the code in front of the camera.",
    refused: "The camera isn’t available. Allow it in the browser, or type the code.",
    preview: "Camera view",
  },
  clock: {
    ahead: (time: string) => `This phone’s clock is ${time} ahead.`,
    behind: (time: string) => `This phone’s clock is ${time} behind.`,
    goOn: "Passes are checked against the correct time, so you can carry on.",
    mend: "When you’re online, turn on automatic date and time in the phone’s settings.",
  },
  field: "Pass code or link",
  submit: "Check",
  busy: "Checking...",
  answers: {
    valid: "VALID",
    unchecked: "NOT CHECKED",
    noPass: "NOT A PASS",
    takenBack: "UNDONE",
    notTakenBack: "NOT UNDONE",
    reasons: {
      used: "USED",
      unpaid: "NOT PAID",
      cancelled: "CANCELLED",
      refunded: "REFUNDED",
      wrong_airport: "WRONG AIRPORT",
      wrong_day: "WRONG DAY",
      unknown: "UNKNOWN",
    } satisfies Record<PassRefusal, string>,
  },
  advice: {
    unchecked: "You’re offline. Decide based on the day and the airport.",
    noPass: "Check the code.",
    reasons: {
      used: "Already used.",
      unpaid: "The booking is not paid.",
      cancelled: "The booking was cancelled.",
      refunded: "The booking was refunded.",
      wrong_airport: "This pass is for another airport.",
      wrong_day: "This pass is for another day.",
      unknown:
        "This pass does not exist, or a newer one has replaced it. Short code? Try the full one.",
    } satisfies Record<PassRefusal, string>,
    byList: "You’re offline, so this answer comes from today’s list.",
    late: "This pass was checked once you were back online.",
    notTakenBack: "You’re offline, or the admission was over a minute ago, so nothing has changed.",
    validFor: (trip: string) => `Valid for: ${trip}.`,
    usedAt: (moment: string) => `Used on ${moment}.`,
  },
  letThrough: (count: number, all: number) => `Let ${count} of ${all} through`,
  left: (count: number) => `${count} left`,
  unpaid: (count: number) => `${count} not paid, so ask them to wait`,
  withdrawn: (moment: string) => `Withdrawal received on ${moment}. The pass stays valid.`,
  correct: {
    /** They name the pass by its order's number or, offline, by its short code. */
    admitted: {
      order: (count: number, number: string) =>
        `You let ${count} ${plural(count, "traveller", "travellers")} of order ${number} through.`,
      code: (count: number, code: string) =>
        `You let ${count} ${plural(count, "traveller", "travellers")} with code ${code} through.`,
    },
    question: "Was that a mistake, or is somebody missing?",
    only: (count: number) => `Only ${count}`,
    undo: "Undo this admission",
  },
  recent: "Recent passes",
  none: "None yet.",
  late: "checked later",
  byList: (count: number) => `${count} from the list`,
  lost: "not sent",
  waiting: (count: number) =>
    `We’ll check ${count} ${plural(count, "pass", "passes")} once you’re back online.`,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Scanner les pass",
  description: "Les agents du contrôle scannent ici les pass Fast Track.",
  loading: "Un instant...",
  noScript: "Cette page nécessite JavaScript. Activez-le, ou prenez un autre téléphone.",
  idle: "Démarrez la caméra, ou saisissez un code.",
  staff: "Tous les aéroports",
  stranger: {
    heading: "Téléphone non autorisé",
    text:
      "Scannez le code que vous montre un administrateur. Si vous faites partie de l’équipe, " +
      "vous pouvez aussi vous connecter.",
    signIn: "Se connecter",
  },
  pairingFailed: "Ce code a été utilisé ou a expiré. Demandez-en un autre à un administrateur.",
  failed: "La connexion est coupée.",
  retry: "Réessayer",
  mute: "Couper le son",
  unmute: "Activer le son",
  camera: {
    start: "Démarrer la caméra",
    stop: "Arrêter la caméra",
    starting: "Démarrage de la caméra...",
    ready: "Placez le code devant la caméra.",
    refused: "La caméra est indisponible. Autorisez-la dans le navigateur, ou saisissez le code.",
    preview: "Vue de la caméra",
  },
  clock: {
    ahead: (time) => `L’horloge de ce téléphone avance de ${time}.`,
    behind: (time) => `L’horloge de ce téléphone retarde de ${time}.`,
    goOn: "Vous pouvez continuer, car les pass sont vérifiés selon l’heure exacte.",
    mend: "Une fois en ligne, activez la date et l’heure automatiques du téléphone.",
  },
  field: "Code ou lien du pass",
  submit: "Vérifier",
  busy: "Vérification...",
  answers: {
    valid: "VALIDE",
    unchecked: "NON VÉRIFIÉ",
    noPass: "CE N’EST PAS UN PASS",
    takenBack: "PASSAGE ANNULÉ",
    notTakenBack: "PASSAGE NON ANNULÉ",
    reasons: {
      used: "UTILISÉ",
      unpaid: "NON PAYÉ",
      cancelled: "ANNULÉ",
      refunded: "REMBOURSÉ",
      wrong_airport: "AUTRE AÉROPORT",
      wrong_day: "AUTRE JOUR",
      unknown: "INCONNU",
    },
  },
  advice: {
    unchecked: "Vous êtes hors connexion. Décidez d’après le jour et l’aéroport.",
    noPass: "Vérifiez la saisie.",
    reasons: {
      used: "Déjà utilisé.",
      unpaid: "La réservation n’est pas payée.",
      cancelled: "La réservation a été annulée.",
      refunded: "La réservation a été remboursée.",
      wrong_airport: "Ce pass est valable dans un autre aéroport.",
      wrong_day: "Ce pass est valable un autre jour.",
      unknown: "Ce pass est inconnu ou a été remplacé. Code court ? Essayez le code entier.",
    },
    byList: "Vous êtes hors connexion. Ce résultat vient donc de la liste du jour.",
    late: "Ce pass a été vérifié une fois la connexion rétablie.",
    notTakenBack:
      "Vous êtes hors connexion, ou le passage date de plus d’une minute. Rien n’a donc changé.",
    validFor: (trip) => `Valable pour : ${trip}.`,
    usedAt: (moment) => `Utilisé le ${moment}.`,
  },
  letThrough: (count, all) => `Laissez passer ${count} sur ${all}`,
  left: (count) => `${count} ${plural(count, "restant", "restants")}`,
  unpaid: (count) => `${count} ${plural(count, "non payé", "non payés")} : à faire attendre`,
  withdrawn: (moment) => `Rétractation reçue le ${moment}. Le pass reste valable.`,
  correct: {
    admitted: {
      order: (count, number) =>
        `Vous avez laissé passer ${count} ${plural(count, "voyageur", "voyageurs")} ` +
        `(commande ${number}).`,
      code: (count, code) =>
        `Vous avez laissé passer ${count} ${plural(count, "voyageur", "voyageurs")} ` +
        `(code ${code}).`,
    },
    question: "Est-ce une erreur, ou manque-t-il quelqu’un ?",
    only: (count) => `Seulement ${count}`,
    undo: "Annuler ce passage",
  },
  recent: "Derniers pass",
  none: "Aucun pour l’instant.",
  late: "vérifié plus tard",
  byList: (count) => `${count} d’après la liste`,
  lost: "non transmis",
  waiting: (count) => `Nous vérifierons ${count} pass une fois la connexion rétablie.`,
});

export const scan = { en, fr };
