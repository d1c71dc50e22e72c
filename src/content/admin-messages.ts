import type { MessageKind, MessageStatus } from "../domain/messages/message.ts";
import type { Language } from "../domain/language.ts";
import type { MailStatus } from "../domain/mail/mail.ts";
import type { StatementKind } from "../domain/statements/statement.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Messages",
  lead: "What people wrote to the team, withdrawals to settle and memberships to cancel.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Search a sender",
    searchHint: "How words of the name or e-mail begin.",
    empty: "No messages yet. What people send with the forms appears here.",
    shown: (count: number) => `${count} ${plural(count, "message shown", "messages shown")}.`,
  },
  sender: "Sender",
  message: "Message",
  kind: "Kind",
  anyKind: "All kinds",
  status: "Status",
  anyStatus: "All messages",
  received: "Received",
  order: "Order",
  newest: "Newest first",
  oldest: "Oldest first",
  kinds: {
    contact: "Contact",
    question: "Question",
    cancellation: "Cancellation",
    withdrawal: "Withdrawal",
    termination: "End of a membership",
  } satisfies Record<MessageKind, string> as Record<MessageKind, string>,
  statuses: { new: "New", answered: "Answered", archived: "Archived", spam: "Spam" } satisfies Record<MessageStatus, string> as Record<
    MessageStatus,
    string
  >,
  /** Stands for the text of a cancellation, which has none. */
  cancellation:
    "This person confirmed on the unsubscribe page that the membership of this address, if it has one, is to be cancelled. Cancel it, then confirm it here.",
  facts: {
    heading: "About the sender",
    email: "E-mail",
    phone: "Phone",
    language: "Writes in",
    languages: { en: "English", fr: "French" } satisfies Record<Language, string> as Record<Language, string>,
  },
  statement: {
    heading: { withdrawal: "Settle the withdrawal", termination: "End the membership" } satisfies Record<StatementKind, string>,
    guide: {
      withdrawal:
        "Refund what is due on the order’s page, write to the person, then archive this message: until then it is on your to-do list.",
      termination:
        "End the membership in the member portal, answer with the day on which it ends, then archive this message: until then it is on your to-do list.",
    } satisfies Record<StatementKind, string>,
    reference: "Contract",
    order: "Order",
    /** What stands instead of an order that is surely meant. */
    otherEmail: "It was booked with another e-mail address. Make sure who is writing before you tell them anything about it.",
    noOrder: "No order has this number. Look for one by name or e-mail, or ask the person.",
    refundBy: "Refund by",
  },
  wrote: (sender: string) => `${sender} wrote`,
  answered: (author: string) => `Answer by ${author}`,
  goneAuthor: "a deleted account",
  conversation: "Conversation",
  /** What became of an answer's mail that the mail service did not take at once. */
  mails: {
    waiting: "Not sent yet: the mail service did not take it. It is tried again by itself.",
    failed: "Not sent: the mail service refused it several times.",
    sent: "Sent after several tries.",
    discarded: "Never sent: the mail was discarded.",
  } satisfies Record<MailStatus, string> as Record<MailStatus, string>,
  toMails: "See the e-mails",
  moves: {
    archived: "Archive",
    spam: "Mark as spam",
    new: "Back to new",
    busy: "Moving...",
    done: {
      archived: "Message archived",
      spam: "Message marked as spam",
      new: "Message is new again",
    },
  },
  reply: {
    heading: "Answer",
    text: "Your answer",
    hint: (email: string, language: string) =>
      `Mailed to ${email}, with the message quoted below it and the address of ${site.company.name}. This person writes in ${language}.`,
    submit: "Send the answer",
    busy: "Sending...",
    sent: { title: "Answer sent", description: "The message counts as answered." },
    waiting: { title: "Answer stored, not sent yet", description: "The mail service did not take it. It is tried again by itself." },
    changed: "Someone changed this message meanwhile. Look at it as it is now; what you typed is still here, and you can send it.",
  },
  refusals: {
    message_changed: "Someone changed this message meanwhile. It is shown as it is now; what you typed is still here.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Messages",
  lead: "Ce que les visiteurs ont écrit à l’équipe, les rétractations à traiter et les abonnements à résilier.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Chercher un expéditeur",
    searchHint: "Le début des mots du nom ou de l’e-mail.",
    empty: "Aucun message pour l’instant. Ce qui est envoyé par les formulaires apparaît ici.",
    shown: (count) => `${count} ${plural(count, "message affiché", "messages affichés")}.`,
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
  kinds: {
    contact: "Contact",
    question: "Question",
    cancellation: "Résiliation",
    withdrawal: "Rétractation",
    termination: "Fin d’abonnement",
  },
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
  statement: {
    heading: { withdrawal: "Traiter la rétractation", termination: "Résilier l’abonnement" },
    guide: {
      withdrawal:
        "Remboursez ce qui est dû sur la page de la commande, écrivez à la personne, puis archivez ce message : d’ici là, il reste dans vos tâches.",
      termination:
        "Résiliez l’abonnement dans l’espace membre, répondez en indiquant le jour où il prend fin, puis archivez ce message : d’ici là, il reste dans vos tâches.",
    },
    reference: "Contrat",
    order: "Commande",
    otherEmail:
      "Elle a été passée avec une autre adresse e-mail. Assurez-vous de l’identité de cette personne avant de lui en dire quoi que ce soit.",
    noOrder: "Aucune commande n’a ce numéro. Cherchez-en une par le nom ou l’e-mail, ou demandez à la personne.",
    refundBy: "À rembourser avant le",
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

export const adminMessages = { en, fr };
