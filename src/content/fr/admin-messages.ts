import type { AdminMessagesContent } from "../en/admin-messages.ts";
import type { Facts } from "../facts.ts";

export const adminMessages = ({ site }: Facts): AdminMessagesContent => ({
  title: "Messages",
  lead: "Ce que les visiteurs ont écrit à l’équipe, et les abonnements à résilier.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Chercher un expéditeur",
    searchHint: "Le début des mots du nom ou de l’e-mail.",
    empty: "Aucun message pour l’instant. Ce qui est envoyé par les formulaires apparaît ici.",
    shown: (count) => `${count === 1 ? "1 message affiché" : `${count} messages affichés`}. Heure de Londres.`,
  },
  sender: "Expéditeur",
  message: "Message",
  kind: "Type",
  anyKind: "Tous les types",
  status: "Statut",
  anyStatus: "Tous les messages",
  received: "Reçu",
  order: "Ordre",
  newest: "Les plus récents d’abord",
  oldest: "Les plus anciens d’abord",
  kinds: { contact: "Contact", question: "Question", cancellation: "Résiliation" },
  statuses: { new: "Nouveau", answered: "Répondu", archived: "Archivé", spam: "Indésirable" },
  cancellation:
    "Cette personne a confirmé sur la page de désabonnement que l’abonnement de cette adresse, si elle en a un, doit être résilié. Résiliez-le, puis confirmez-le ici.",
  facts: {
    heading: "À propos de l’expéditeur",
    email: "E-mail",
    phone: "Téléphone",
    language: "Écrit en",
    languages: { en: "anglais", fr: "français" },
  },
  wrote: (sender) => `${sender} a écrit`,
  answered: (author) => `Réponse de ${author}`,
  goneAuthor: "un compte supprimé",
  conversation: "Échange",
  mails: {
    waiting: "Pas encore envoyée\u00a0: le service d’e-mail ne l’a pas acceptée. Un nouvel essai se fait tout seul.",
    failed: "Non envoyée\u00a0: le service d’e-mail l’a refusée plusieurs fois.",
    sent: "Envoyée après plusieurs essais.",
    discarded: "Jamais envoyée\u00a0: l’e-mail a été abandonné.",
  },
  toMails: "Voir les e-mails",
  moves: {
    archived: "Archiver",
    spam: "Marquer comme indésirable",
    new: "Remettre en nouveau",
    busy: "Un instant...",
    done: {
      archived: "Message archivé",
      spam: "Message marqué comme indésirable",
      new: "Message remis en nouveau",
    },
  },
  reply: {
    heading: "Répondre",
    text: "Votre réponse",
    hint: (email, language) =>
      `Envoyée à ${email}, suivie des coordonnées de ${site.company.name} et du message d’origine. Cette personne écrit en ${language}.`,
    submit: "Envoyer la réponse",
    busy: "Envoi en cours...",
    sent: { title: "Réponse envoyée", description: "Le message est marqué comme répondu." },
    waiting: {
      title: "Réponse enregistrée, pas encore envoyée",
      description: "Le service d’e-mail ne l’a pas acceptée. Un nouvel essai se fait tout seul.",
    },
    changed:
      "Quelqu’un a modifié ce message entre-temps. Regardez où il en est\u00a0; votre texte est toujours là, et vous pouvez l’envoyer.",
  },
  refusals: {
    message_changed: "Quelqu’un a modifié ce message entre-temps. Il est affiché tel qu’il est\u00a0; votre texte est toujours là.",
  },
});
