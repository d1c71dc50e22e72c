import type { BulkMessageRefusal } from "#domain/messages/bulk-messages.schema.ts";
import type { InboxBox, ReplyOrigin } from "#domain/messages/message.ts";
import type { Language } from "#domain/language.ts";
import type { MailStatus } from "#domain/mail/mail.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import type { Facts } from "./facts.ts";
import { messageNames } from "./message-names.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Messages",
  lead: "Unanswered messages come oldest first.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Search messages",
    searchHint: "Name, email, phone or words",
    empty: "Nothing to reply to.",
    shown: (count: number) => `${count} ${plural(count, "message shown", "messages shown")}.`,
  },
  sender: "Sender",
  message: "Message",
  kind: "Kind",
  anyKind: "All kinds",
  status: "Status",
  bulk: {
    archive: "Archive",
    archived: (count: number) => `${count} ${plural(count, "message", "messages")} archived`,
    titles: {
      answer: (count: number) => `Reply to ${count} ${plural(count, "message", "messages")}`,
      assign: (count: number) => `Assign ${count} ${plural(count, "message", "messages")}`,
      refused: (_count: number) => "Some messages weren’t changed",
    },
    answer: {
      open: "Reply to all…",
      lead: "Each sender gets an email of their own, in the language of their message.",
      text: (language: string) => `Reply (${language})`,
      missing: "Write a reply",
      submit: "Send to all",
      busy: "Sending...",
      done: (count: number) => `Replied to ${count} ${plural(count, "message", "messages")}`,
    },
    assign: {
      open: "Assign to…",
      to: "Colleague",
      nobody: "Nobody",
      submit: "Assign",
      busy: "One moment...",
      done: (count: number) => `${count} ${plural(count, "message", "messages")} assigned`,
    },
    refusals: {
      message_changed: "this message has changed. Check it again.",
      not_found: "this message was deleted.",
      language_missing: "you wrote no reply in the language of this message.",
    } satisfies Record<BulkMessageRefusal, string>,
  },
  boxes: {
    label: "Part of the inbox",
    names: {
      open: "To do",
      mine: "Mine",
      answered: "Replied",
      archived: "Archived",
      spam: "Spam",
      all: "All",
    } satisfies Record<InboxBox, string>,
  },
  refundsDue: (count: number, due: string) =>
    `${count} ${plural(count, "withdrawal is", "withdrawals are")} waiting for a refund by ${due}.`,
  refundBy: (day: string) => `Refund by ${day}`,
  takenBy: "Assigned to",
  you: "you",
  received: "Received",
  sort: "Sort",
  newest: "Newest first",
  oldest: "Oldest first",
  ...messageNames.en(),
  cancellation:
    "The sender confirmed a cancellation on the unsubscribe page. Cancel any membership with " +
    "this address, then reply.",
  facts: {
    heading: "About the sender",
    email: "Email",
    person: "Person",
    personLink: "Open their record",
    phone: "Phone",
    language: "Writes in",
    languages: { en: "English", fr: "French" } satisfies Record<Language, string>,
  },
  statement: {
    heading: {
      withdrawal: "Settle the withdrawal",
      termination: "End the membership",
    } satisfies Record<StatementKind, string>,
    guide: {
      withdrawal: "Refund the order on its page, reply to the sender, then archive the message.",
      termination:
        "Cancel the membership in the member portal, reply with its last day, then archive the " +
        "message.",
    } satisfies Record<StatementKind, string>,
    reference: "Contract",
    order: "Order",
    /** Shown unless the statement certainly concerns one order. */
    otherEmail: "The order was booked with another email. Check who’s writing.",
    noOrder: "There is no such order. Search by name or email, or ask the sender.",
  },
  wrote: (sender: string) => `${sender} wrote`,
  answered: (author: string) => `Reply by ${author}`,
  wroteBack: (sender: string) => `${sender} wrote back`,
  onlyNewest: (count: number) => `Only the newest ${count} replies are shown.`,
  origins: {
    sender: null,
    other_address: "From another address. Check who’s writing.",
    unproved:
      "The mail server says that the sender’s address is forged. Don’t reply until you’re sure.",
    automatic: "This is an automatic reply, so nothing has changed.",
  } satisfies Record<ReplyOrigin, string | null>,
  otherThanBooking: "This isn’t the booking’s address. Check who’s writing.",
  goneAuthor: "a deleted account",
  conversation: "Conversation",
  mails: {
    waiting: "Not sent yet. We’ll try to send it again.",
    failed: "This reply was refused, so it didn’t arrive.",
    sent: "Sent after several tries.",
    discarded: "Never sent, because it was discarded.",
  } satisfies Record<MailStatus, string>,
  toMails: "See the emails",
  moves: {
    archived: "Archive",
    spam: "Mark as spam",
    new: "Mark as new",
    busy: "Moving...",
    done: {
      archived: "Message archived",
      spam: "Message marked as spam",
      new: "Message marked as new",
    },
    undo: "Undo",
    undone: "Undone",
    noNext: "That was the last one here.",
  },
  assignee: {
    heading: "Assigned to",
    nobody: "Nobody yet",
    you: "You",
    gone: "a deleted account",
    take: "Assign to me",
    free: "Unassign",
    giveTo: "Assign to",
    choose: "Choose a colleague",
    give: "Assign",
    busy: "One moment...",
  },
  linked: {
    heading: "Order",
    none: "No order linked.",
    unlink: "Not this order",
    link: "Link",
    linkTo: (number: string) => `Link to order ${number}`,
    number: "Order number",
    numberHint: "Capitals and dashes are optional.",
    numberMissing: "Enter an order number",
    ofSender: "Orders of this person",
    noneOfSender: "This address has no bookings.",
    more: "More about this person",
    busy: "One moment...",
    done: (number: string) => `Linked to ${number}`,
    undone: "No order linked",
  },
  reply: {
    heading: "Reply",
    template: "Saved reply",
    chooseTemplate: "Choose a text",
    insert: "Insert",
    manageTemplates: "Edit these texts",
    open: "Still to be filled in:",
    openOne: (placeholder: string) => `Go to ${placeholder}`,
    withheld: (placeholders: string) =>
      `The order has another address, so we’ve left ${placeholders} blank. Is the sender the ` +
      "traveller?",
    tell: "Yes, fill it in",
    reopen: "Open it again",
    text: "Your reply",
    hint: (email: string, language: string) =>
      `Your reply goes to ${email} from ${site.company.name}, with the message quoted. The sender ` +
      `writes in ${language}.`,
    submit: "Send reply",
    busy: "Sending...",
    sent: { title: "Reply sent" },
    waiting: {
      title: "Saved, not sent yet",
      description: "We’ll try to send it again.",
    },
    changed: "This message has changed. Check it, then send your reply.",
  },
  templates: {
    title: "Saved replies",
    lead: "We fill in the words in braces from the order.",
    placeholders: "Placeholders",
    empty: "No texts yet.",
    name: "Name",
    textEn: "Text in English",
    textFr: "Text in French",
    add: "Write a new text",
    edit: "Edit",
    editOf: (name: string) => `Edit “${name}”`,
    heading: { add: "New text", edit: "Edit the text" },
    submit: "Save",
    busy: "Saving...",
    cancel: "Close without saving",
    now: "As it is now:",
    saved: "Text saved",
    remove: {
      open: "Delete",
      openOf: (name: string) => `Delete “${name}”`,
      question: "Delete this text?",
      explanation: "Deleting this text doesn’t change replies you’ve already sent.",
      submit: "Delete the text",
      busy: "Deleting...",
      done: "Text deleted",
    },
    unknown: (names: string) => `${names}: no such placeholder`,
    refusals: {
      template_name_taken: "Another text has this name.",
      template_changed: "This text has changed. Read it, then try again.",
    },
  },
  refusals: {
    assignee_unknown: "This person has left the team.",
    order_unknown: "There is no such order.",
    message_changed: "This message has changed. Your text is still here.",
  },
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Messages",
  lead: "Les messages sans réponse s’affichent du plus ancien au plus récent.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Chercher un message",
    searchHint: "Nom, e-mail, téléphone ou mots",
    empty: "Rien à traiter.",
    shown: (count) => `${count} ${plural(count, "message affiché", "messages affichés")}.`,
  },
  sender: "Expéditeur",
  message: "Message",
  kind: "Type",
  anyKind: "Tous les types",
  status: "Statut",
  bulk: {
    archive: "Archiver",
    archived: (count) => `${count} ${plural(count, "message archivé", "messages archivés")}`,
    titles: {
      answer: (count) => `Répondre à ${count} ${plural(count, "message", "messages")}`,
      assign: (count) => `Attribuer ${count} ${plural(count, "message", "messages")}`,
      refused: (_count) => "Certains messages n’ont pas changé",
    },
    answer: {
      open: "Répondre à tous…",
      lead: "Chaque expéditeur reçoit son propre e-mail, dans la langue de son message.",
      text: (language) => `Réponse (${language})`,
      missing: "Écrivez une réponse",
      submit: "Envoyer à tous",
      busy: "Envoi en cours...",
      done: (count) =>
        `${count} ${plural(count, "message a reçu", "messages ont reçu")} une réponse`,
    },
    assign: {
      open: "Attribuer à…",
      to: "Collègue",
      nobody: "Personne",
      submit: "Attribuer",
      busy: "Un instant...",
      done: (count) => `${count} ${plural(count, "message attribué", "messages attribués")}`,
    },
    refusals: {
      message_changed: "ce message a changé. Vérifiez-le.",
      not_found: "ce message a été supprimé.",
      language_missing: "vous n’avez pas écrit de réponse dans la langue de ce message.",
    },
  },
  boxes: {
    label: "Partie de la boîte de réception",
    names: {
      open: "À traiter",
      mine: "Les miens",
      answered: "Avec réponse",
      archived: "Archivés",
      spam: "Indésirables",
      all: "Tous",
    },
  },
  refundsDue: (count, due) =>
    `${count} ${plural(count, "rétractation", "rétractations")} à traiter, avec remboursement ` +
    `au plus tard le ${due}.`,
  refundBy: (day) => `À rembourser au plus tard le ${day}`,
  takenBy: "Attribué à",
  you: "vous",
  received: "Reçu",
  sort: "Tri",
  newest: "Les plus récents d’abord",
  oldest: "Les plus anciens d’abord",
  ...messageNames.fr(),
  cancellation:
    "Cette personne a confirmé une résiliation sur la page de désabonnement. Si un abonnement " +
    "est lié à son adresse, résiliez-le, puis répondez-lui.",
  facts: {
    heading: "À propos de l’expéditeur",
    email: "E-mail",
    person: "Personne",
    personLink: "Ouvrir la fiche",
    phone: "Téléphone",
    language: "Écrit en",
    languages: { en: "anglais", fr: "français" },
  },
  statement: {
    heading: { withdrawal: "Traiter la rétractation", termination: "Résilier l’abonnement" },
    guide: {
      withdrawal:
        "Remboursez le voyageur sur la page de la commande, répondez-lui, puis archivez le " +
        "message.",
      termination:
        "Résiliez l’abonnement dans l’espace membre, répondez au membre en indiquant le " +
        "dernier jour, puis archivez le message.",
    },
    reference: "Contrat",
    order: "Commande",
    otherEmail:
      "La commande a été passée avec une autre adresse e-mail. Vérifiez l’identité de l’expéditeur.",
    noOrder:
      "Cette commande n’existe pas. Cherchez la bonne commande par nom ou par e-mail, ou " +
      "demandez son numéro à l’expéditeur.",
  },
  wrote: (sender) => `${sender} a écrit`,
  answered: (author) => `Réponse de ${author}`,
  wroteBack: (sender) => `${sender} a répondu`,
  onlyNewest: (count) => `Seules les ${count} réponses les plus récentes sont affichées.`,
  origins: {
    sender: null,
    other_address: "Cette réponse vient d’une autre adresse. Vérifiez l’identité de l’expéditeur.",
    unproved:
      "Selon le serveur de messagerie, l’adresse de l’expéditeur est falsifiée. Ne répondez " +
      "qu’après avoir vérifié son identité.",
    automatic: "C’est une réponse automatique, donc rien n’a changé.",
  },
  otherThanBooking:
    "Cette adresse n’est pas celle de la réservation. Vérifiez l’identité de l’expéditeur.",
  goneAuthor: "un compte supprimé",
  conversation: "Échange",
  mails: {
    waiting: "Cette réponse n’est pas encore partie. Nous réessaierons de l’envoyer.",
    failed: "Cette réponse n’est pas arrivée, car elle a été refusée.",
    sent: "Cette réponse est partie après plusieurs essais.",
    discarded: "Cette réponse n’est jamais partie, car elle a été abandonnée.",
  },
  toMails: "Voir les e-mails",
  moves: {
    archived: "Archiver",
    spam: "Marquer comme indésirable",
    new: "Marquer comme nouveau",
    busy: "Un instant...",
    done: {
      archived: "Message archivé",
      spam: "Message marqué comme indésirable",
      new: "Message marqué comme nouveau",
    },
    undo: "Annuler",
    undone: "Annulé",
    noNext: "C’était le dernier message.",
  },
  assignee: {
    heading: "Attribué à",
    nobody: "Personne pour l’instant",
    you: "Vous",
    gone: "un compte supprimé",
    take: "M’attribuer le message",
    free: "Le laisser à tous",
    giveTo: "Attribuer à",
    choose: "Choisir un collègue",
    give: "Attribuer",
    busy: "Un instant...",
  },
  linked: {
    heading: "Commande",
    none: "Aucune commande liée.",
    unlink: "Ce n’est pas celle-ci",
    link: "Rattacher",
    linkTo: (number) => `Rattacher à la commande ${number}`,
    number: "Numéro de commande",
    numberHint: "Les majuscules et les tirets sont facultatifs.",
    numberMissing: "Saisissez un numéro de commande",
    ofSender: "Commandes de cette personne",
    noneOfSender: "Cette adresse n’a aucune réservation.",
    more: "En savoir plus sur cette personne",
    busy: "Un instant...",
    done: (number) => `Rattaché à ${number}`,
    undone: "Aucune commande liée",
  },
  reply: {
    heading: "Répondre",
    template: "Réponse type",
    chooseTemplate: "Choisir un texte",
    insert: "Insérer",
    manageTemplates: "Modifier ces textes",
    open: "Reste à compléter :",
    openOne: (placeholder) => `Aller à ${placeholder}`,
    withheld: (placeholders) =>
      `La commande a une autre adresse, donc nous n’avons pas rempli ${placeholders}. L’expéditeur ` +
      "est-il bien le voyageur ?",
    tell: "Oui, compléter",
    reopen: "Le rouvrir",
    text: "Votre réponse",
    hint: (email, language) =>
      `${site.company.name} enverra votre réponse à ${email}, avec le message cité. Cette ` +
      `personne écrit en ${language}.`,
    submit: "Envoyer la réponse",
    busy: "Envoi en cours...",
    sent: { title: "Réponse envoyée" },
    waiting: {
      title: "Enregistrée, pas encore envoyée",
      description: "Nous réessaierons d’envoyer votre réponse.",
    },
    changed: "Le message a changé. Vérifiez-le, puis envoyez votre réponse.",
  },
  templates: {
    title: "Réponses types",
    lead: "Les champs entre accolades sont remplacés par les données de la commande.",
    placeholders: "Champs",
    empty: "Aucun texte pour l’instant.",
    name: "Nom",
    textEn: "Texte en anglais",
    textFr: "Texte en français",
    add: "Écrire un texte",
    edit: "Modifier",
    editOf: (name) => `Modifier « ${name} »`,
    heading: { add: "Nouveau texte", edit: "Modifier le texte" },
    submit: "Enregistrer",
    busy: "Enregistrement...",
    cancel: "Fermer sans enregistrer",
    now: "Texte actuel :",
    saved: "Texte enregistré",
    remove: {
      open: "Supprimer",
      openOf: (name) => `Supprimer « ${name} »`,
      question: "Supprimer ce texte ?",
      explanation: "Les réponses déjà envoyées sont conservées.",
      submit: "Supprimer le texte",
      busy: "Suppression...",
      done: "Texte supprimé",
    },
    unknown: (names) => `Aucun champ ne porte ce nom : ${names}`,
    refusals: {
      template_name_taken: "Un autre texte porte ce nom.",
      template_changed: "Le texte a changé. Relisez-le, puis réessayez.",
    },
  },
  refusals: {
    assignee_unknown: "Cette personne a quitté l’équipe.",
    order_unknown: "Cette commande n’existe pas.",
    message_changed: "Le message a changé. Votre texte est conservé.",
  },
});

export const adminMessages = { en, fr };
