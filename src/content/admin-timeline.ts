import type { SenderDoubt } from "../domain/messages/message.ts";
import type { PassRefusal } from "../domain/passes/pass.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  heading: "Timeline",
  created: "Booked",
  unchanged: "Status unchanged",
  byProduct: "The product itself",
  byGone: "Deleted account",
  byTraveller: "The traveller",
  none: "none",
  payment: (amount: string, provider: string) => `Payment of ${amount}, ${provider}`,
  refund: (amount: string) => `Refund of ${amount}`,
  mail: (name: string) => `E-mail “${name}”`,
  access: {
    ended: "Access of browsers ended",
    open: "End access of browsers…",
    question: "End the access of all browsers?",
    explanation:
      "Browsers that opened this booking no longer see it. A code that is mailed to its " +
      "address opens it again.",
    submit: "End the access",
    busy: "Ending...",
    done: { title: "Access ended" },
  },
  note: "Note",
  forLane: "Also shown with the departures",
  redemption: {
    accepted: (count: number) => `${count} ${plural(count, "traveller", "travellers")} let through`,
    beyond: (count: number) => `${count} too many let through offline`,
    overuse: (count: number) =>
      `Lanes without network let ${count} more ${plural(count, "traveller", "travellers")} ` +
      "through than this pass allows.",
    takenBack: "taken back",
    refused: (why: string) => `Pass refused: ${why}`,
    refusals: {
      used: "used already",
      unpaid: "not paid",
      cancelled: "cancelled",
      refunded: "refunded",
      wrong_airport: "another airport",
      wrong_day: "another day",
      unknown: "unknown code",
    } satisfies Record<PassRefusal, string>,
    at: (device: string) => `at ${device}`,
    late: "shown without network",
  },
  message: {
    aboutOrder: (kind: string) => `${kind} about this order`,
    fromTraveller: (kind: string) => `${kind} from the same address`,
    open: "Open the message",
    reply: "Our answer",
    fromSender: "The sender’s answer",
    doubts: {
      other_address: "From another address than the booking’s",
      unproved: "Its sender is forged, says the mail server",
    } satisfies Record<SenderDoubt, string>,
  },
  notes: {
    label: "New note",
    hint:
      "For colleagues. The traveller does not see it, but may ask for a copy of all that is " +
      "stored.",
    forLane: "Show it with the departures of the day",
    submit: "Add the note",
    busy: "Adding...",
    missing: "Write the note",
    done: { title: "Note added" },
    remove: "Delete",
    removeFor: (text: string) => `Delete the note “${text}”`,
    question: "Delete this note?",
    explanation: "It goes for good. The audit log keeps that there was one.",
    confirm: "Delete the note",
    removing: "Deleting...",
    removed: { title: "Note deleted" },
    gone: "This note is gone, or it is a colleague’s: only its author and admins delete it.",
  },
  mails: {
    open: "Send an e-mail again…",
    title: "Send an e-mail again",
    lead: (email: string) => `It goes to ${email} and tells the order as it is now.`,
    kind: "E-mail",
    submit: "Send",
    busy: "Sending...",
    sent: { title: "E-mail sent" },
    waiting: {
      title: "Not sent yet",
      description: "The mail service did not take it. It is tried again by itself.",
    },
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  heading: "Chronologie",
  created: "Réservation",
  unchanged: "Statut inchangé",
  byProduct: "Le produit lui-même",
  byGone: "Compte supprimé",
  byTraveller: "Le voyageur",
  none: "aucun",
  payment: (amount, provider) => `Paiement de ${amount}, ${provider}`,
  refund: (amount) => `Remboursement de ${amount}`,
  mail: (name) => `E-mail « ${name} »`,
  access: {
    ended: "Accès des navigateurs retiré",
    open: "Retirer l’accès des navigateurs…",
    question: "Retirer l’accès à tous les navigateurs ?",
    explanation:
      "Les navigateurs qui ouvraient cette réservation ne la voient plus. Un code envoyé à " +
      "son adresse la rouvre.",
    submit: "Retirer l’accès",
    busy: "Retrait...",
    done: { title: "Accès retiré" },
  },
  note: "Note",
  forLane: "Affichée aussi avec les départs",
  redemption: {
    accepted: (count) => `${count} ${plural(count, "voyageur passé", "voyageurs passés")}`,
    beyond: (count) => `${count} de trop hors connexion`,
    overuse: (count) =>
      `Des files sans réseau ont laissé passer ${count} ` +
      `${plural(count, "voyageur", "voyageurs")} de plus que ce pass ne le permet.`,
    takenBack: "repris",
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
    late: "présenté sans réseau",
  },
  message: {
    aboutOrder: (kind) => `${kind}, au sujet de cette commande`,
    fromTraveller: (kind) => `${kind}, de la même adresse`,
    open: "Ouvrir le message",
    reply: "Notre réponse",
    fromSender: "Réponse de l’expéditeur",
    doubts: {
      other_address: "D’une autre adresse que celle de la réservation",
      unproved: "Expéditeur falsifié, d’après le serveur de messagerie",
    },
  },
  notes: {
    label: "Nouvelle note",
    hint:
      "Pour les collègues. Le voyageur ne la voit pas, mais peut demander une copie de tout ce " +
      "qui est conservé.",
    forLane: "L’afficher avec les départs du jour",
    submit: "Ajouter la note",
    busy: "Ajout en cours...",
    missing: "Écrivez la note",
    done: { title: "Note ajoutée" },
    remove: "Supprimer",
    removeFor: (text) => `Supprimer la note « ${text} »`,
    question: "Supprimer cette note ?",
    explanation: "Elle disparaît définitivement. Le journal garde la trace de son existence.",
    confirm: "Supprimer la note",
    removing: "Suppression...",
    removed: { title: "Note supprimée" },
    gone:
      "Cette note n’existe plus, ou c’est celle d’un collègue : seuls son auteur et " +
      "les admins la suppriment.",
  },
  mails: {
    open: "Renvoyer un e-mail…",
    title: "Renvoyer un e-mail",
    lead: (email) => `Il part à ${email} et décrit la commande telle qu’elle est maintenant.`,
    kind: "E-mail",
    submit: "Envoyer",
    busy: "Envoi en cours...",
    sent: { title: "E-mail envoyé" },
    waiting: {
      title: "Pas encore envoyé",
      description: "Le service d’envoi ne l’a pas accepté. Un nouvel essai se fera tout seul.",
    },
  },
});

export const adminTimeline = { en, fr };
