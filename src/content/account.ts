import { PROOF_MINUTES } from "../domain/accounts/address.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Your account",
  description: `Your details, your password and your sessions at ${site.company.name}.`,
  profile: {
    heading: "Your details",
    fullName: "Full name",
    submit: "Save",
    busy: "Saving...",
    saved: { title: "Saved", description: "Your name has been changed." },
  },
  proof: {
    title: "Confirm your e-mail address",
    email: "E-mail",
    proved: "Confirmed",
    unproved: "Not confirmed",
    why:
      "Confirm that this address is yours. Its bookings and messages then count as yours, on " +
      "this page and in your data file, and deleting your account covers them too.",
    send: "Send me the e-mail",
    sending: "Sending...",
    haveCode: "I have a code",
    sent:
      "An e-mail is on its way to this address. Open its link, or enter its code here. Both " +
      `work for ${PROOF_MINUTES} minutes.`,
    sentAgain: "Another e-mail is on its way. Only its own code works now.",
    code: "Code from the e-mail",
    codeHint: "6 digits",
    submit: "Confirm the address",
    busy: "Confirming...",
    wrongCode:
      "This code does not fit, or is no longer valid. Check it, or have another e-mail sent.",
    again: "Send another e-mail",
    wait:
      "Nothing there? Look among the unwanted e-mails. You can have another one sent in a " +
      "minute.",
    tooMany:
      "That was several e-mails in a short time. The code of the last one still works; you " +
      "can have another one sent in a quarter of an hour.",
    notSent: "The e-mail could not be sent. Please try again in a moment.",
    done: {
      title: "Address confirmed",
      description: "Its bookings and messages now belong to your account.",
    },
  },
  password: {
    heading: "Password",
    lead: "Changing it ends your sessions on all other devices.",
    current: "Current password",
    next: "New password",
    submit: "Change the password",
    busy: "Changing...",
    changed: { title: "Password changed", description: "Your other sessions have ended." },
  },
  sessions: {
    heading: "Your sessions",
    lead:
      "The browsers that are signed in to your account. End the ones you do not know, then " +
      "change your password.",
    loading: "Loading your sessions...",
    failed: "Your sessions could not be loaded.",
    retry: "Try again",
    unknownDevice: "Unknown device",
    current: "This session",
    opened: (date: string) => `Signed in on ${date}`,
    lastUsed: (date: string) => `Last used on ${date}`,
    end: "End this session",
    endOthers: "End all other sessions",
    ended: { title: "Session ended", description: "That device has to sign in again." },
    othersEnded: { title: "Sessions ended", description: "Only this one is left." },
  },
  /** Beside an account that offers less until the address is proved. */
  proveFirst: "Confirm my address first",
  data: {
    heading: "Your data",
    proved:
      "Everything we keep about you, in one file (JSON): your account, your sessions, and " +
      "every booking and message of your address.",
    unproved:
      "Your account and your sessions, in one file (JSON). Bookings and messages are not in " +
      "it yet, because your address is not confirmed.",
    download: "Download my data",
    busy: "Preparing...",
    fileName: "my-data.json",
  },
  removal: {
    heading: "Delete your account",
    proved:
      "Your account, your details, your sessions and your messages are deleted at once, and " +
      "cannot be brought back. Bookings stay, as the law asks us to keep them, without your " +
      "name, your address or your flight.",
    unproved:
      "Your account, your details and your sessions are deleted at once, and cannot be " +
      "brought back. Bookings and messages stay as they are, because your address is not " +
      "confirmed.",
    membership:
      "A membership does not end with the account. If you have asked us to cancel one, wait " +
      "for our answer first: afterwards we no longer know your address.",
    open: "Delete my account",
    question: "Delete your account?",
    confirm: "To confirm, enter your password.",
    password: "Password",
    submit: "Delete for good",
    busy: "Deleting...",
    cancel: "Keep my account",
    deleted: { title: "Account deleted", description: "Thank you for having travelled with us." },
  },
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Votre compte",
  description: `Vos coordonnées, votre mot de passe et vos sessions chez ${site.company.name}.`,
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
      "Confirmez que cette adresse est à vous. Ses réservations et ses messages seront " +
      "alors les vôtres, sur cette page et dans votre fichier de données, et la " +
      "suppression de votre compte les concernera aussi.",
    send: "Recevoir l’e-mail",
    sending: "Envoi en cours...",
    haveCode: "J’ai déjà un code",
    sent:
      "Un e-mail part vers cette adresse. Ouvrez son lien, ou saisissez son code ici. Les deux " +
      `sont valables ${PROOF_MINUTES} minutes.`,
    sentAgain: "Un nouvel e-mail est parti. Seul son code est valable maintenant.",
    code: "Code reçu par e-mail",
    codeHint: "6 chiffres",
    submit: "Confirmer l’adresse",
    busy: "Confirmation...",
    wrongCode:
      "Ce code ne convient pas ou n’est plus valable. Vérifiez-le, ou demandez un nouvel " +
      "e-mail.",
    again: "Recevoir un autre e-mail",
    wait:
      "Rien reçu ? Regardez dans les courriers indésirables. Vous pourrez en demander un autre " +
      "dans une minute.",
    tooMany:
      "Plusieurs e-mails sont partis en peu de temps. Le code du dernier reste valable ; " +
      "vous pourrez en demander un autre dans un quart d’heure.",
    notSent: "L’e-mail n’a pas pu partir. Veuillez réessayer dans un instant.",
    done: {
      title: "Adresse confirmée",
      description: "Ses réservations et ses messages font maintenant partie de votre compte.",
    },
  },
  password: {
    heading: "Mot de passe",
    lead: "Le changer met fin à vos sessions sur tous vos autres appareils.",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    submit: "Changer le mot de passe",
    busy: "Changement en cours...",
    changed: {
      title: "Mot de passe modifié",
      description: "Vos autres sessions sont terminées.",
    },
  },
  sessions: {
    heading: "Vos sessions",
    lead:
      "Les navigateurs connectés à votre compte. Déconnectez ceux que vous ne reconnaissez " +
      "pas, puis changez de mot de passe.",
    loading: "Chargement de vos sessions...",
    failed: "Vos sessions n’ont pas pu être chargées.",
    retry: "Réessayer",
    unknownDevice: "Appareil inconnu",
    current: "Cette session",
    opened: (date) => `Ouverte le ${date}`,
    lastUsed: (date) => `Utilisée le ${date}`,
    end: "Mettre fin à cette session",
    endOthers: "Mettre fin à toutes les autres sessions",
    ended: { title: "Session terminée", description: "Cet appareil devra se reconnecter." },
    othersEnded: { title: "Sessions terminées", description: "Il ne reste que celle-ci." },
  },
  proveFirst: "Confirmer d’abord mon adresse",
  data: {
    heading: "Vos données",
    proved:
      "Tout ce que nous conservons à votre sujet, dans un fichier (JSON) : votre compte, vos " +
      "sessions, et chaque réservation et message de votre adresse.",
    unproved:
      "Votre compte et vos sessions, dans un fichier (JSON). Les réservations et les " +
      "messages n’y sont pas encore, car votre adresse n’est pas confirmée.",
    download: "Télécharger mes données",
    busy: "Préparation...",
    fileName: "mes-donnees.json",
  },
  removal: {
    heading: "Supprimer votre compte",
    proved:
      "Votre compte, vos coordonnées, vos sessions et vos messages sont supprimés aussitôt, " +
      "sans retour possible. Les réservations restent, comme la loi le demande, mais sans " +
      "votre nom, votre adresse ni votre vol.",
    unproved:
      "Votre compte, vos coordonnées et vos sessions sont supprimés aussitôt, sans retour " +
      "possible. Les réservations et les messages restent tels quels, car votre adresse " +
      "n’est pas confirmée.",
    membership:
      "Un abonnement ne prend pas fin avec le compte. Si vous avez demandé une résiliation, " +
      "attendez d’abord notre réponse : ensuite, nous ne connaîtrons plus votre adresse.",
    open: "Supprimer mon compte",
    question: "Supprimer votre compte ?",
    confirm: "Pour confirmer, saisissez votre mot de passe.",
    password: "Mot de passe",
    submit: "Supprimer définitivement",
    busy: "Suppression...",
    cancel: "Garder mon compte",
    deleted: { title: "Compte supprimé", description: "Merci d’avoir voyagé avec nous." },
  },
});

export const account = { en, fr };
