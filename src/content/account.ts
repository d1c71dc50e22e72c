import { PROOF_MINUTES } from "#domain/accounts/address.ts";
import type { Facts } from "./facts.ts";

const en = ({ site }: Facts) => ({
  title: "Your account",
  description: `See your trips, details and sessions at ${site.company.name}.`,
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
    why: "Confirm your email to see your bookings here.",
    send: "Email me a code",
    sending: "Sending...",
    haveCode: "I have a code",
    sent: `We’ve emailed you a link and a code. Both work for ${PROOF_MINUTES} minutes.`,
    sentAgain: "We’ve sent another email. Only the new code works.",
    code: "Code from the email",
    codeHint: "6 digits",
    submit: "Confirm the address",
    busy: "Confirming...",
    wrongCode:
      "That code is wrong or has expired. Ask for a new one, or open the link in the email.",
    again: "Send another email",
    wait: "Nothing yet? Check your spam folder.",
    tooMany:
      "We’ve sent several emails. The last code still works. You can ask for another in 15 " +
      "minutes.",
    notSent: "We couldn’t send the email. Try again in a moment.",
    done: {
      title: "Address confirmed",
      description: "Your bookings are now in your account.",
    },
  },
  password: {
    heading: "Password",
    lead: "Changing your password signs you out everywhere else.",
    current: "Current password",
    next: "New password",
    submit: "Change the password",
    busy: "Changing...",
    changed: { title: "Password changed" },
  },
  sessions: {
    heading: "Your sessions",
    lead: "Don’t recognise a session? End it, then change your password.",
    loading: "Loading...",
    failed: "We couldn’t load your sessions.",
    retry: "Try again",
    unknownDevice: "Unknown device",
    current: "This session",
    opened: (date: string) => `Signed in on ${date}`,
    lastUsed: (date: string) => `Last used on ${date}`,
    end: "End this session",
    endOthers: "End all other sessions",
    ended: { title: "Session ended" },
    othersEnded: { title: "Sessions ended" },
  },
  data: {
    heading: "Your data",
    proved: "You’ll get your account details, sessions, bookings and messages in one file (JSON).",
    unproved:
      "You’ll get your account details and sessions in one file (JSON). Confirm your email to " +
      "include your bookings.",
    download: "Download my data",
    busy: "Preparing...",
    fileName: "my-data.json",
  },
  removal: {
    heading: "Delete your account",
    proved:
      "You can’t undo this. Your messages will be deleted too. By law, we have to keep your " +
      "bookings, but without your name, address or flight. For paid bookings, we also keep your " +
      "company’s name and VAT number.",
    unproved:
      "You can’t undo this. We’ll keep your bookings and messages, because you haven’t " +
      "confirmed your address.",
    membership:
      "Deleting your account doesn’t cancel your membership. If you’ve asked us to cancel your " +
      "membership, wait for our reply first.",
    flights:
      "You’ll lose access to the bookings below: you won’t be able to pay for, change, cancel or " +
      "find them. A pass you’ve paid for stays valid, so save it first.",
    flight: (place: string, day: string) => `${place}, ${day}`,
    noDay: "no flight day yet",
    open: "Delete my account",
    question: "Delete your account?",
    confirm: "Enter your password.",
    password: "Password",
    submit: "Delete for good",
    busy: "Deleting...",
    cancel: "Keep my account",
    deleted: { title: "Account deleted", description: "Thank you for travelling with us." },
  },
});

const fr = ({ site }: Facts): ReturnType<typeof en> => ({
  title: "Votre compte",
  description: `Retrouvez vos voyages, vos coordonnées et vos sessions chez ${site.company.name}.`,
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
    why: "Confirmez votre adresse pour voir ici vos réservations.",
    send: "Recevoir un code",
    sending: "Envoi en cours...",
    haveCode: "J’ai déjà un code",
    sent:
      "Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient ou saisissez ici son " +
      `code dans les ${PROOF_MINUTES} minutes.`,
    sentAgain: "Nous vous avons envoyé un nouvel e-mail. Seul le code qu’il contient est valable.",
    code: "Code reçu par e-mail",
    codeHint: "6 chiffres",
    submit: "Confirmer l’adresse",
    busy: "Confirmation...",
    wrongCode:
      "Ce code est incorrect ou a expiré. Demandez-en un nouveau, ou ouvrez le lien de l’e-mail.",
    again: "Recevoir un autre e-mail",
    wait: "Rien reçu ? Vérifiez vos courriers indésirables.",
    tooMany:
      "Nous vous avons déjà envoyé plusieurs e-mails. Le dernier code reste valable. Vous pourrez en " +
      "redemander un dans 15 minutes.",
    notSent: "Rien n’a été envoyé. Réessayez dans un instant.",
    done: {
      title: "Adresse confirmée",
      description: "Vos réservations sont maintenant dans votre compte.",
    },
  },
  password: {
    heading: "Mot de passe",
    lead: "Si vous changez de mot de passe, vos autres sessions seront fermées.",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    submit: "Changer le mot de passe",
    busy: "Changement...",
    changed: { title: "Mot de passe modifié" },
  },
  sessions: {
    heading: "Vos sessions",
    lead: "Vous ne reconnaissez pas une session ? Fermez-la, puis changez de mot de passe.",
    loading: "Chargement...",
    failed: "Nous n’avons pas pu charger vos sessions.",
    retry: "Réessayer",
    unknownDevice: "Appareil inconnu",
    current: "Cette session",
    opened: (date) => `Ouverte le ${date}`,
    lastUsed: (date) => `Dernière utilisation le ${date}`,
    end: "Fermer cette session",
    endOthers: "Fermer toutes les autres sessions",
    ended: { title: "Session fermée" },
    othersEnded: { title: "Sessions fermées" },
  },
  data: {
    heading: "Vos données",
    proved:
      "Téléchargez les données de votre compte, la liste de vos sessions, vos réservations et vos " +
      "messages dans un seul fichier (JSON).",
    unproved:
      "Téléchargez les données de votre compte et la liste de vos sessions dans un seul fichier " +
      "(JSON). Pour que ce fichier contienne aussi vos réservations, confirmez d’abord votre " +
      "adresse e-mail.",
    download: "Télécharger mes données",
    busy: "Préparation...",
    fileName: "mes-donnees.json",
  },
  removal: {
    heading: "Supprimer votre compte",
    proved:
      "C’est irréversible. Vos messages seront aussi supprimés. La loi nous oblige à conserver " +
      "vos réservations, mais elles ne contiendront plus ni votre nom, ni votre adresse, ni " +
      "votre vol. Pour celles que vous avez payées, nous gardons aussi le nom et le numéro de " +
      "TVA de votre société.",
    unproved:
      "C’est irréversible. Vos réservations et vos messages seront conservés, car votre adresse " +
      "n’est pas " +
      "confirmée.",
    membership:
      "Supprimer votre compte ne résilie pas votre abonnement. Si vous avez demandé une " +
      "résiliation, attendez d’abord notre réponse.",
    flights:
      "Vous n’aurez plus accès aux réservations ci-dessous : vous ne pourrez plus les payer, les " +
      "modifier, les annuler ni les retrouver. Un pass déjà payé reste valable. Enregistrez-le donc " +
      "d’abord.",
    flight: (place, day) => `${place}, ${day}`,
    noDay: "jour du vol à préciser",
    open: "Supprimer mon compte",
    question: "Supprimer votre compte ?",
    confirm: "Saisissez votre mot de passe.",
    password: "Mot de passe",
    submit: "Supprimer définitivement",
    busy: "Suppression...",
    cancel: "Garder mon compte",
    deleted: { title: "Compte supprimé", description: "Merci d’avoir voyagé avec nous." },
  },
});

export const account = { en, fr };
