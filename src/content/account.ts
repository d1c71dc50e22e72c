import { PROOF_MINUTES } from "../domain/accounts/address.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Your account",
  description: `Your trips, details and sessions at ${site.company.name}.`,
  profile: {
    heading: "Your details",
    fullName: "Full name",
    submit: "Save",
    busy: "Saving...",
    saved: { title: "Saved", description: "Your name has changed." },
  },
  proof: {
    title: "Confirm your email address",
    email: "Email",
    proved: "Confirmed",
    unproved: "Not confirmed",
    why:
      "Confirm this address to see its bookings and messages here, in your data file, and " +
      "have them covered if you delete your account.",
    send: "Email me",
    sending: "Sending...",
    haveCode: "I have a code",
    sent:
      `We’ve sent an email. Open its link or enter its code here within ${PROOF_MINUTES} ` +
      "minutes.",
    sentAgain: "We’ve sent another email. Only its code works now.",
    code: "Code from the email",
    codeHint: "6 digits",
    submit: "Confirm the address",
    busy: "Confirming...",
    wrongCode: "That code is wrong or expired. Ask for a new one.",
    again: "Send another email",
    wait: "Nothing yet? Check your spam folder. You can ask again in a minute.",
    tooMany: "Several emails sent. The last code still works; ask again in 15 minutes.",
    notSent: "Nothing was sent. Try again shortly.",
    done: {
      title: "Address confirmed",
      description: "Its bookings and messages are now in your account.",
    },
  },
  password: {
    heading: "Password",
    lead: "Changing it ends your other sessions.",
    current: "Current password",
    next: "New password",
    submit: "Change the password",
    busy: "Changing...",
    changed: { title: "Password changed", description: "Your other sessions have ended." },
  },
  sessions: {
    heading: "Your sessions",
    lead: "Browsers signed in to your account. Don’t know one? End it, then change your password.",
    loading: "Loading...",
    failed: "We couldn’t load your sessions.",
    retry: "Try again",
    unknownDevice: "Unknown device",
    current: "This session",
    opened: (date: string) => `Signed in on ${date}`,
    lastUsed: (date: string) => `Last used on ${date}`,
    end: "End this session",
    endOthers: "End all other sessions",
    ended: { title: "Session ended", description: "That device must sign in again." },
    othersEnded: { title: "Sessions ended", description: "Only this one is left." },
  },
  /** Beside an account that offers less until the address is proved. */
  proveFirst: "Confirm my address first",
  data: {
    heading: "Your data",
    proved: "Your account, sessions, bookings and messages in one file (JSON).",
    unproved:
      "Your account and sessions in one file (JSON). Confirm your address to include " +
      "bookings and messages.",
    download: "Download my data",
    busy: "Preparing...",
    fileName: "my-data.json",
  },
  removal: {
    heading: "Delete your account",
    proved:
      "You can’t undo this. We delete your account, details, sessions and messages. By law " +
      "we keep your bookings, without your name, address or flight.",
    unproved:
      "You can’t undo this. We delete your account, details and sessions. Bookings and " +
      "messages stay, as your address is not confirmed.",
    membership:
      "This doesn’t cancel a membership. If you’ve asked us to cancel one, wait for our " +
      "answer first: we won’t know your address afterwards.",
    open: "Delete my account",
    question: "Delete your account?",
    confirm: "Enter your password to confirm.",
    password: "Password",
    submit: "Delete for good",
    busy: "Deleting...",
    cancel: "Keep my account",
    deleted: { title: "Account deleted", description: "Thank you for travelling with us." },
  },
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Votre compte",
  description: `Vos voyages, coordonnées et sessions chez ${site.company.name}.`,
  profile: {
    heading: "Vos coordonnées",
    fullName: "Nom complet",
    submit: "Enregistrer",
    busy: "Enregistrement...",
    saved: { title: "Enregistré", description: "Votre nom a été modifié." },
  },
  proof: {
    title: "Confirmer votre adresse e-mail",
    email: "E-mail",
    proved: "Confirmée",
    unproved: "Non confirmée",
    why:
      "Confirmez cette adresse pour voir ses réservations et messages ici et dans vos " +
      "données, et les inclure dans une suppression de compte.",
    send: "Recevoir l’e-mail",
    sending: "Envoi en cours...",
    haveCode: "J’ai déjà un code",
    sent:
      `E-mail envoyé. Ouvrez son lien ou saisissez son code ici sous ${PROOF_MINUTES} ` +
      "minutes.",
    sentAgain: "Nouvel e-mail envoyé. Seul son code est valable.",
    code: "Code reçu par e-mail",
    codeHint: "6 chiffres",
    submit: "Confirmer l’adresse",
    busy: "Confirmation...",
    wrongCode: "Code incorrect ou expiré. Demandez-en un nouveau.",
    again: "Recevoir un autre e-mail",
    wait:
      "Rien reçu ? Vérifiez vos courriers indésirables. Vous pourrez redemander dans une " +
      "minute.",
    tooMany:
      "Plusieurs e-mails envoyés. Le dernier code reste valable ; redemandez dans 15 minutes.",
    notSent: "Rien n’a été envoyé. Réessayez dans un instant.",
    done: {
      title: "Adresse confirmée",
      description: "Ses réservations et messages sont dans votre compte.",
    },
  },
  password: {
    heading: "Mot de passe",
    lead: "Le changer ferme vos autres sessions.",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    submit: "Changer le mot de passe",
    busy: "Changement...",
    changed: {
      title: "Mot de passe modifié",
      description: "Vos autres sessions sont terminées.",
    },
  },
  sessions: {
    heading: "Vos sessions",
    lead:
      "Navigateurs connectés à votre compte. Un inconnu ? Déconnectez-le, puis changez de " +
      "mot de passe.",
    loading: "Chargement...",
    failed: "Impossible de charger vos sessions.",
    retry: "Réessayer",
    unknownDevice: "Appareil inconnu",
    current: "Cette session",
    opened: (date) => `Ouverte le ${date}`,
    lastUsed: (date) => `Utilisée le ${date}`,
    end: "Fermer cette session",
    endOthers: "Fermer toutes les autres sessions",
    ended: { title: "Session fermée", description: "Cet appareil devra se reconnecter." },
    othersEnded: { title: "Sessions fermées", description: "Il ne reste que celle-ci." },
  },
  proveFirst: "Confirmer d’abord mon adresse",
  data: {
    heading: "Vos données",
    proved: "Compte, sessions, réservations et messages, dans un fichier (JSON).",
    unproved:
      "Compte et sessions, dans un fichier (JSON). Confirmez votre adresse pour inclure " +
      "réservations et messages.",
    download: "Télécharger mes données",
    busy: "Préparation...",
    fileName: "mes-donnees.json",
  },
  removal: {
    heading: "Supprimer votre compte",
    proved:
      "C’est irréversible. Nous supprimons votre compte, vos coordonnées, sessions et " +
      "messages. La loi nous oblige à conserver vos réservations, sans votre nom, votre " +
      "adresse ni votre vol.",
    unproved:
      "C’est irréversible. Nous supprimons votre compte, vos coordonnées et sessions. " +
      "Réservations et messages restent, car votre adresse n’est pas confirmée.",
    membership:
      "Cela ne résilie pas un abonnement. Si vous l’avez demandé, attendez notre réponse : " +
      "ensuite, nous n’aurons plus votre adresse.",
    open: "Supprimer mon compte",
    question: "Supprimer votre compte ?",
    confirm: "Saisissez votre mot de passe pour confirmer.",
    password: "Mot de passe",
    submit: "Supprimer définitivement",
    busy: "Suppression...",
    cancel: "Garder mon compte",
    deleted: { title: "Compte supprimé", description: "Merci d’avoir voyagé avec nous." },
  },
});

export const account = { en, fr };
