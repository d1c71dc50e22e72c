import type { PassRefusal } from "../domain/passes/pass.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Scan passes",
  description: "Where a lane accepts Fast Track passes.",
  loading: "One moment...",
  noScript:
    "This page needs JavaScript, which is off in this browser: it reads codes and checks passes. " +
    "Turn it on in the browser’s settings, or use another phone.",
  idle: "Start the camera, or type the code of a pass.",
  staff: "All airports",
  stranger: {
    heading: "This browser accepts no passes",
    text:
      "Ask an admin to add this phone and scan the code that they are shown. Staff can sign in " +
      "instead.",
    signIn: "Sign in",
  },
  pairingFailed: "This code has been used, or has expired. Ask an admin for a new one.",
  failed: "The network cannot be reached.",
  retry: "Try again",
  mute: "Sound off",
  unmute: "Sound on",
  camera: {
    start: "Start the camera",
    stop: "Stop the camera",
    starting: "Starting the camera...",
    ready: "Hold the code in front of the camera.",
    refused: "The camera cannot be used. Allow it in the browser’s settings, or type the code.",
    preview: "What the camera sees",
  },
  field: "Code or link of the pass",
  submit: "Check",
  checking: "Checking...",
  answers: {
    valid: "VALID",
    unchecked: "NOT CHECKED",
    noPass: "NOT A PASS",
    takenBack: "TAKEN BACK",
    notTakenBack: "NOT TAKEN BACK",
    reasons: {
      used: "USED",
      unpaid: "NOT PAID",
      cancelled: "CANCELLED",
      refunded: "REFUNDED",
      wrong_airport: "WRONG AIRPORT",
      wrong_day: "WRONG DAY",
      unknown: "UNKNOWN",
    } satisfies Record<PassRefusal, string> as Record<PassRefusal, string>,
  },
  advice: {
    unchecked:
      "The network cannot be reached. The pass is kept and handed in later; decide by its " +
      "day and airport.",
    noPass: "That is no code of a pass. Check what was typed.",
    reasons: {
      used: "It has been used before.",
      unpaid: "The order is not paid.",
      cancelled: "The order was cancelled.",
      refunded: "The order was refunded.",
      wrong_airport: "It is for another airport.",
      wrong_day: "It is for another day.",
      unknown:
        "No pass has this code, or a newer one replaced it. After a short code, try the whole one.",
    } satisfies Record<PassRefusal, string> as Record<PassRefusal, string>,
    byList: "Offline: decided by this phone’s list of the day.",
    notTakenBack: "The network cannot be reached, or a minute has passed: it stays as it was.",
    validFor: (trip: string) => `Valid for: ${trip}.`,
    usedAt: (moment: string) => `Used on ${moment}.`,
  },
  letThrough: (count: number, all: number) => `Let ${count} of ${all} through`,
  left: (count: number) => `${count} left`,
  unpaid: (count: number) => `${count} not paid: they wait`,
  correct: {
    heading: "A wrong tap, or not all there?",
    only: (count: number) => `Only ${count}`,
    takeBack: "Take back",
  },
  recent: "Last passes",
  none: "None yet.",
  late: "checked later",
  byList: (count: number) => `${count} by the list`,
  lost: "could not be handed in",
  waiting: (count: number) =>
    `${count} ` +
    `${plural(count, "pass waits to be checked. It is", "passes wait to be checked. They are")} ` +
    "handed in when the network is back.",
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "Scanner les pass",
  description: "Là où une file accepte les pass Fast Track.",
  loading: "Un instant...",
  noScript:
    "Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur : elle lit les " +
    "codes et vérifie les passes. Activez-le dans les réglages, ou prenez un autre téléphone.",
  idle: "Démarrez la caméra, ou saisissez le code d’un pass.",
  staff: "Tous les aéroports",
  stranger: {
    heading: "Ce navigateur n’accepte pas de pass",
    text:
      "Demandez à un administrateur d’ajouter ce téléphone, puis scannez le code qui " +
      "lui est montré. L’équipe peut aussi se connecter.",
    signIn: "Se connecter",
  },
  pairingFailed: "Ce code a déjà servi ou a expiré. Demandez-en un autre à un administrateur.",
  failed: "Le réseau est injoignable.",
  retry: "Réessayer",
  mute: "Couper le son",
  unmute: "Activer le son",
  camera: {
    start: "Démarrer la caméra",
    stop: "Arrêter la caméra",
    starting: "Démarrage de la caméra...",
    ready: "Placez le code devant la caméra.",
    refused:
      "La caméra n’est pas utilisable. Autorisez-la dans les réglages du navigateur, ou " +
      "saisissez le code.",
    preview: "Ce que voit la caméra",
  },
  field: "Code ou lien du pass",
  submit: "Vérifier",
  checking: "Vérification...",
  answers: {
    valid: "VALABLE",
    unchecked: "NON VÉRIFIÉ",
    noPass: "PAS UN PASS",
    takenBack: "REPRIS",
    notTakenBack: "PAS REPRIS",
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
    unchecked:
      "Le réseau est injoignable. Le pass est conservé et sera transmis plus tard ; décidez " +
      "d’après son jour et son aéroport.",
    noPass: "Ce n’est pas le code d’un pass. Vérifiez la saisie.",
    reasons: {
      used: "Il a déjà servi.",
      unpaid: "La commande n’est pas payée.",
      cancelled: "La commande a été annulée.",
      refunded: "La commande a été remboursée.",
      wrong_airport: "Il est valable dans un autre aéroport.",
      wrong_day: "Il est valable un autre jour.",
      unknown:
        "Aucun pass n’a ce code, ou un plus récent l’a remplacé. Après un code court, " +
        "essayez le code entier.",
    },
    byList: "Hors connexion : décidé d’après la liste du jour de ce téléphone.",
    notTakenBack: "Le réseau est injoignable, ou une minute est passée : rien n’a changé.",
    validFor: (trip) => `Valable pour : ${trip}.`,
    usedAt: (moment) => `Utilisé : ${moment}.`,
  },
  letThrough: (count, all) => `Laissez passer ${count} sur ${all}`,
  left: (count) => `${count} ${plural(count, "restant", "restants")}`,
  unpaid: (count) => `${count} ${plural(count, "non payé", "non payés")} : à faire attendre`,
  correct: {
    heading: "Une erreur, ou pas tous là ?",
    only: (count) => `Seulement ${count}`,
    takeBack: "Reprendre",
  },
  recent: "Derniers pass",
  none: "Aucun pour l’instant.",
  late: "vérifié plus tard",
  byList: (count) => `${count} d’après la liste`,
  lost: "n’a pas pu être transmis",
  waiting: (count) =>
    `${count} ${plural(count, "pass attend", "pass attendent")} d’être ` +
    `vérifié${plural(count, "", "s")}. Transmission au retour du réseau.`,
});

export const scan = { en, fr };
