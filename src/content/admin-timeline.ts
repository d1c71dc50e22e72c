import type { SenderDoubt } from "#domain/messages/message.ts";
import type { PassRefusal } from "#domain/passes/pass.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  heading: "Timeline",
  fields: {
    status: "Status",
    due: "To pay",
    beyond: "Too many let through",
  },
  created: "Booked",
  unchanged: "Status unchanged",
  byProduct: "Automatic",
  byGone: "Deleted account",
  byTraveller: "The traveller",
  none: "none",
  payment: (amount: string, provider: string) => `Payment of ${amount} (${provider})`,
  refund: (amount: string) => `Refund of ${amount}`,
  mail: (name: string) => `Email “${name}”`,
  access: {
    ended: "Browser access ended",
    open: "End browser access…",
    question: "End access for all browsers?",
    explanation:
      "The traveller will be able to open the booking again with a code sent to the booking’s " +
      "address.",
    submit: "End the access",
    busy: "Ending...",
    done: { title: "Access ended" },
  },
  letter: {
    written: "We wrote to the traveller",
    open: "Write to the traveller…",
    title: "Write to the traveller",
    lead: (email: string, language: string) =>
      `Your text goes to ${email}, who reads ${language}. We’ll add the booking and a link to it.`,
    languages: { en: "English", fr: "French" },
    text: "Your text",
    submit: "Send",
    busy: "Sending...",
    done: { title: "Email on its way", description: "You’ll find it in the timeline." },
  },
  note: "Note",
  forLane: "Also shown with the departures",
  redemption: {
    accepted: (count: number) => `${count} ${plural(count, "traveller", "travellers")} let through`,
    beyond: (count: number) => `${count} too many, offline`,
    overuse: (count: number) =>
      `Offline phones let ${count} more ${plural(count, "traveller", "travellers")} ` +
      "through than this pass allows.",
    takenBack: "undone",
    refused: (why: string) => `Pass refused: ${why}`,
    refusals: {
      used: "already used",
      unpaid: "not paid",
      cancelled: "cancelled",
      refunded: "refunded",
      wrong_airport: "another airport",
      wrong_day: "another day",
      unknown: "unknown code",
    } satisfies Record<PassRefusal, string>,
    at: (device: string) => `at ${device}`,
    late: "shown offline",
  },
  message: {
    aboutOrder: (kind: string) => `${kind} about this order`,
    fromTraveller: (kind: string) => `${kind} from the same address`,
    open: "Open the message",
    reply: "Our reply",
    fromSender: "The sender’s reply",
    doubts: {
      other_address: "From another address than the booking’s",
      unproved: "Forged sender, according to the mail server",
    } satisfies Record<SenderDoubt, string>,
  },
  notes: {
    label: "New note",
    hint: "Notes are for colleagues, but the traveller may ask for a copy.",
    forLane: "Show it with the day’s departures",
    submit: "Add the note",
    busy: "Adding...",
    missing: "Write the note",
    done: { title: "Note added" },
    remove: "Delete",
    removeFor: (text: string) => `Delete the note “${text}”`,
    question: "Delete this note?",
    explanation: "You can’t undo this. The audit log will show that the note was deleted.",
    confirm: "Delete the note",
    removing: "Deleting...",
    removed: { title: "Note deleted" },
    gone: "The note is gone, or a colleague wrote it. Only its author and admins can delete it.",
  },
  mails: {
    open: "Send an email again…",
    title: "Send an email again",
    lead: (email: string) => `The email goes to ${email}, with the order as it is now.`,
    kind: "Email",
    submit: "Send",
    busy: "Sending...",
    sent: { title: "Email sent" },
    waiting: {
      title: "Not sent yet",
      description: "We’ll try to send it again.",
    },
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  heading: "Chronologie",
  fields: {
    status: "Statut",
    due: "Reste à payer",
    beyond: "Passés en trop",
  },
  created: "Réservation",
  unchanged: "Statut inchangé",
  byProduct: "Automatique",
  byGone: "Compte supprimé",
  byTraveller: "Le voyageur",
  none: "aucun",
  payment: (amount, provider) => `Paiement de ${amount} (${provider})`,
  refund: (amount) => `Remboursement de ${amount}`,
  mail: (name) => `E-mail « ${name} »`,
  access: {
    ended: "Accès des navigateurs retiré",
    open: "Retirer l’accès des navigateurs…",
    question: "Retirer l’accès à tous les navigateurs ?",
    explanation:
      "Pour rouvrir la réservation, le voyageur devra saisir un code envoyé à l’adresse e-mail de " +
      "la réservation.",
    submit: "Retirer l’accès",
    busy: "Retrait...",
    done: { title: "Accès retiré" },
  },
  letter: {
    written: "Nous avons écrit au voyageur",
    open: "Écrire au voyageur…",
    title: "Écrire au voyageur",
    lead: (email, language) =>
      `Nous enverrons votre texte à ${email}, avec la réservation et un lien pour l’ouvrir. ` +
      `Cette personne lit ${language}.`,
    languages: { en: "l’anglais", fr: "le français" },
    text: "Votre texte",
    submit: "Envoyer",
    busy: "Envoi en cours...",
    done: {
      title: "E-mail en cours d’envoi",
      description: "Vous le trouverez dans la chronologie.",
    },
  },
  note: "Note",
  forLane: "Affichée aussi avec les départs",
  redemption: {
    accepted: (count) => `${count} ${plural(count, "voyageur passé", "voyageurs passés")}`,
    beyond: (count) => `${count} de trop hors connexion`,
    overuse: (count) =>
      `Des téléphones hors connexion ont laissé passer ${count} ` +
      `${plural(count, "voyageur", "voyageurs")} de plus que ce pass ne le permet.`,
    takenBack: "annulé",
    refused: (why) => `Pass refusé : ${why}`,
    refusals: {
      used: "déjà utilisé",
      unpaid: "non payé",
      cancelled: "annulé",
      refunded: "remboursé",
      wrong_airport: "autre aéroport",
      wrong_day: "autre jour",
      unknown: "code inconnu",
    },
    at: (device) => `sur ${device}`,
    late: "présenté hors connexion",
  },
  message: {
    aboutOrder: (kind) => `${kind}, au sujet de cette commande`,
    fromTraveller: (kind) => `${kind}, de la même adresse`,
    open: "Ouvrir le message",
    reply: "Notre réponse",
    fromSender: "Réponse de l’expéditeur",
    doubts: {
      other_address: "D’une autre adresse que celle de la réservation",
      unproved: "Expéditeur falsifié, selon le serveur de messagerie",
    },
  },
  notes: {
    label: "Nouvelle note",
    hint: "La note est destinée à vos collègues, mais le voyageur peut en demander une copie.",
    forLane: "L’afficher avec les départs du jour",
    submit: "Ajouter la note",
    busy: "Ajout en cours...",
    missing: "Écrivez la note",
    done: { title: "Note ajoutée" },
    remove: "Supprimer",
    removeFor: (text) => `Supprimer la note « ${text} »`,
    question: "Supprimer cette note ?",
    explanation: "C’est irréversible. La suppression sera inscrite au journal.",
    confirm: "Supprimer la note",
    removing: "Suppression...",
    removed: { title: "Note supprimée" },
    gone:
      "La note n’existe plus, ou un collègue l’a écrite. Seuls son auteur et les " +
      "administrateurs peuvent la supprimer.",
  },
  mails: {
    open: "Renvoyer un e-mail…",
    title: "Renvoyer un e-mail",
    lead: (email) => `L’e-mail sera envoyé à ${email}, avec la commande à jour.`,
    kind: "E-mail",
    submit: "Envoyer",
    busy: "Envoi en cours...",
    sent: { title: "E-mail envoyé" },
    waiting: {
      title: "Pas encore envoyé",
      description: "Nous réessaierons d’envoyer l’e-mail.",
    },
  },
});

export const adminTimeline = { en, fr };
