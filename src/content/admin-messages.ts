import type {
  InboxBox,
  MessageKind,
  MessageStatus,
  ReplyOrigin,
} from "../domain/messages/message.ts";
import type { Language } from "../domain/language.ts";
import type { MailStatus } from "../domain/mail/mail.ts";
import type { StatementKind } from "../domain/statements/statement.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural, site }: Facts) => ({
  title: "Messages",
  lead: "Messages, withdrawals and cancellations. The longest waiting come first.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Search messages",
    searchHint: "Name, email, phone or words.",
    empty: "Nothing to answer.",
    shown: (count: number) => `${count} ${plural(count, "message shown", "messages shown")}.`,
  },
  sender: "Sender",
  message: "Message",
  kind: "Kind",
  anyKind: "All kinds",
  status: "Status",
  boxes: {
    label: "Part of the inbox",
    names: {
      open: "To answer",
      mine: "Mine",
      answered: "Answered",
      archived: "Archived",
      spam: "Spam",
      all: "All",
    } satisfies Record<InboxBox, string> as Record<InboxBox, string>,
  },
  refundsDue: (count: number, due: string) =>
    `${count} ${plural(count, "withdrawal is", "withdrawals are")} to be settled: refund by ` +
    `${due}.`,
  refundBy: (day: string) => `Refund by ${day}`,
  takenBy: "Taken by",
  you: "you",
  received: "Received",
  order: "Order",
  newest: "Newest first",
  oldest: "Oldest first",
  kinds: {
    contact: "Contact",
    question: "Question",
    mail: "Email",
    cancellation: "Cancellation",
    withdrawal: "Withdrawal",
    termination: "End of a membership",
  } satisfies Record<MessageKind, string> as Record<MessageKind, string>,
  statuses: {
    new: "New",
    answered: "Answered",
    archived: "Archived",
    spam: "Spam",
  } satisfies Record<MessageStatus, string> as Record<MessageStatus, string>,
  /** Stands for the text of a cancellation, which has none. */
  cancellation:
    "This person confirmed on the unsubscribe page that any membership of this address " +
    "should be cancelled. Cancel it, then confirm it here.",
  facts: {
    heading: "About the sender",
    email: "Email",
    person: "Person",
    personLink: "Open the person",
    phone: "Phone",
    language: "Writes in",
    languages: { en: "English", fr: "French" } satisfies Record<Language, string> as Record<
      Language,
      string
    >,
  },
  statement: {
    heading: {
      withdrawal: "Settle the withdrawal",
      termination: "End the membership",
    } satisfies Record<StatementKind, string>,
    guide: {
      withdrawal:
        "Refund on the order’s page, write to the person, then archive this message. Until " +
        "then it’s on your to-do list.",
      termination:
        "Cancel it in the member portal, answer with its last day, then archive this " +
        "message. Until then it’s on your to-do list.",
    } satisfies Record<StatementKind, string>,
    reference: "Contract",
    order: "Order",
    /** Instead of an order that is surely meant. */
    otherEmail:
      "Booked with another email address. Make sure who’s writing before you tell them " +
      "anything.",
    noOrder: "No such order. Search by name or email, or ask the person.",
    refundBy: "Refund by",
  },
  wrote: (sender: string) => `${sender} wrote`,
  answered: (author: string) => `Answer by ${author}`,
  wroteBack: (sender: string) => `${sender} wrote back`,
  origins: {
    sender: null,
    other_address:
      "From another address than the message. Make sure who’s writing before you tell them " +
      "anything.",
    unproved:
      "The mail server says this sender is forged. Don’t tell them anything until you’re " +
      "sure.",
    automatic: "Automatic reply. The message stays as it was.",
  } satisfies Record<ReplyOrigin, string | null> as Record<ReplyOrigin, string | null>,
  otherThanBooking:
    "From another address than the booking’s. Make sure who’s writing before you tell them " +
    "anything about the order.",
  goneAuthor: "a deleted account",
  conversation: "Conversation",
  /** An answer's mail that the mail service did not take at once. */
  mails: {
    waiting: "Not sent yet. We’ll try again.",
    failed: "Not sent: refused several times.",
    sent: "Sent after several tries.",
    discarded: "Never sent: discarded.",
  } satisfies Record<MailStatus, string> as Record<MailStatus, string>,
  toMails: "See the emails",
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
    undo: "Undo",
    undone: "Undone",
    noNext: "That was the last one here.",
  },
  shortcuts: {
    heading: "Shortcuts",
    list: [
      ["e", "archive"],
      ["s", "mark as spam"],
      ["t", "take it"],
      ["r", "write the answer"],
      ["n", "next message"],
      ["z", "undo"],
      ["Ctrl + Enter", "send the answer"],
    ] as readonly (readonly [string, string])[],
  },
  assignee: {
    heading: "Assigned to",
    nobody: "Nobody yet",
    you: "You",
    gone: "a deleted account",
    take: "Take it",
    free: "Set it free",
    giveTo: "Give it to",
    choose: "Choose a colleague",
    give: "Give it",
    busy: "One moment...",
    done: {
      you: "Assigned to you",
      other: (email: string) => `Assigned to ${email}`,
      nobody: "Assigned to nobody",
    },
  },
  linked: {
    heading: "Order",
    none: "No order linked.",
    unlink: "Not this order",
    link: "Link",
    linkTo: (number: string) => `Link to order ${number}`,
    number: "Order number",
    numberHint: "Capitals and dashes optional. The message joins the order’s history.",
    numberMissing: "Enter an order number",
    ofSender: "Orders of this person",
    noneOfSender: "No bookings from this address.",
    more: "More about this person",
    busy: "One moment...",
    done: (number: string) => `Linked to ${number}`,
    undone: "No order linked",
  },
  reply: {
    heading: "Answer",
    template: "Canned answer",
    chooseTemplate: "Choose a text",
    manageTemplates: "Edit these texts",
    open: "Still to be filled in:",
    openOne: (placeholder: string) => `Go to ${placeholder}`,
    withheld: (placeholders: string) =>
      `Booked with another address, so ${placeholders} stays open. Sure the traveller is ` +
      "writing?",
    tell: "Yes, fill it in",
    reopen: "Open it again",
    text: "Your answer",
    hint: (email: string, language: string) =>
      `Goes to ${email} with the message quoted, from ${site.company.name}. They write in ` +
      `${language}.`,
    submit: "Send the answer",
    busy: "Sending...",
    sent: { title: "Answer sent", description: "The message is answered." },
    waiting: {
      title: "Saved, not sent yet",
      description: "We’ll try again.",
    },
    changed: "Someone changed this message. Check it, then send: your text is still here.",
  },
  templates: {
    title: "Canned answers",
    lead: "Frequent answers in both languages. Braces are filled in from the order.",
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
    saved: "Text saved",
    remove: {
      open: "Delete",
      openOf: (name: string) => `Delete “${name}”`,
      question: "Delete this text?",
      explanation: (name: string) => `You can’t choose “${name}” any longer. Sent answers stay.`,
      submit: "Delete the text",
      busy: "Deleting...",
      done: "Text deleted",
    },
    unknown: (names: string) => `${names}: no such placeholder`,
    refusals: {
      template_name_taken: "Another text has this name.",
      template_changed: "Someone changed this text. Compare, then save again.",
    } as Partial<Record<string, string>>,
  },
  refusals: {
    assignee_unknown: "This person has left the staff.",
    order_unknown: "No such order.",
    message_changed: "Someone changed this message. Your text is still here.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Messages",
  lead: "Messages, rétractations et résiliations. Les plus anciens d’abord.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Chercher un message",
    searchHint: "Nom, e-mail, téléphone ou mots.",
    empty: "Rien à traiter.",
    shown: (count) => `${count} ${plural(count, "message affiché", "messages affichés")}.`,
  },
  sender: "Expéditeur",
  message: "Message",
  kind: "Type",
  anyKind: "Tous les types",
  status: "Statut",
  boxes: {
    label: "Partie de la boîte de réception",
    names: {
      open: "À traiter",
      mine: "Les miens",
      answered: "Répondus",
      archived: "Archivés",
      spam: "Indésirables",
      all: "Tous",
    },
  },
  refundsDue: (count, due) =>
    `${count} ${plural(count, "rétractation", "rétractations")} à traiter : à rembourser ` +
    `avant le ${due}.`,
  refundBy: (day) => `À rembourser avant le ${day}`,
  takenBy: "Pris par",
  you: "vous",
  received: "Reçu",
  order: "Ordre",
  newest: "Les plus récents d’abord",
  oldest: "Les plus anciens d’abord",
  kinds: {
    contact: "Contact",
    question: "Question",
    mail: "E-mail",
    cancellation: "Résiliation",
    withdrawal: "Rétractation",
    termination: "Fin d’abonnement",
  },
  statuses: { new: "Nouveau", answered: "Répondu", archived: "Archivé", spam: "Indésirable" },
  cancellation:
    "Cette personne a confirmé, sur la page de désabonnement, la résiliation de tout " +
    "abonnement de cette adresse. Résiliez-le, puis confirmez-le ici.",
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
        "Remboursez sur la page de la commande, écrivez à la personne, puis archivez ce " +
        "message. D’ici là, il reste dans vos tâches.",
      termination:
        "Résiliez dans l’espace membre, répondez avec le dernier jour, puis archivez ce " +
        "message. D’ici là, il reste dans vos tâches.",
    },
    reference: "Contrat",
    order: "Commande",
    otherEmail: "Réservée avec une autre adresse e-mail. Vérifiez qui écrit avant d’en parler.",
    noOrder: "Aucune commande. Cherchez par nom ou e-mail, ou demandez à la personne.",
    refundBy: "À rembourser avant le",
  },
  wrote: (sender) => `${sender} a écrit`,
  answered: (author) => `Réponse de ${author}`,
  wroteBack: (sender) => `${sender} a répondu`,
  origins: {
    sender: null,
    other_address:
      "Vient d’une autre adresse que le message. Vérifiez qui écrit avant d’en parler.",
    unproved:
      "Le serveur de messagerie signale un expéditeur falsifié. Ne dites rien sans certitude.",
    automatic: "Réponse automatique. Le message reste tel qu’il était.",
  },
  otherThanBooking:
    "Vient d’une autre adresse que la réservation. Vérifiez qui écrit avant de parler de la " +
    "commande.",
  goneAuthor: "un compte supprimé",
  conversation: "Échange",
  mails: {
    waiting: "Pas encore envoyée. Nous réessaierons.",
    failed: "Non envoyée : refusée plusieurs fois.",
    sent: "Envoyée après plusieurs essais.",
    discarded: "Jamais envoyée : abandonnée.",
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
    undo: "Annuler",
    undone: "Annulé",
    noNext: "C’était le dernier.",
  },
  shortcuts: {
    heading: "Raccourcis",
    list: [
      ["e", "archiver"],
      ["s", "marquer comme indésirable"],
      ["t", "le prendre"],
      ["r", "écrire la réponse"],
      ["n", "message suivant"],
      ["z", "revenir en arrière"],
      ["Ctrl + Entrée", "envoyer la réponse"],
    ],
  },
  assignee: {
    heading: "Attribué à",
    nobody: "Personne pour l’instant",
    you: "Vous",
    gone: "un compte supprimé",
    take: "Le prendre",
    free: "Le laisser à tous",
    giveTo: "Le confier à",
    choose: "Choisir un collègue",
    give: "Confier",
    busy: "Un instant...",
    done: {
      you: "Attribué à vous",
      other: (email) => `Attribué à ${email}`,
      nobody: "Attribué à personne",
    },
  },
  linked: {
    heading: "Commande",
    none: "Aucune commande liée.",
    unlink: "Ce n’est pas celle-ci",
    link: "Rattacher",
    linkTo: (number) => `Rattacher à la commande ${number}`,
    number: "Numéro de commande",
    numberHint: "Majuscules et tirets facultatifs. Le message rejoint l’historique de la commande.",
    numberMissing: "Saisissez un numéro de commande",
    ofSender: "Commandes de cette personne",
    noneOfSender: "Aucune réservation de cette adresse.",
    more: "Plus sur cette personne",
    busy: "Un instant...",
    done: (number) => `Rattaché à ${number}`,
    undone: "Aucune commande liée",
  },
  reply: {
    heading: "Répondre",
    template: "Réponse type",
    chooseTemplate: "Choisir un texte",
    manageTemplates: "Modifier ces textes",
    open: "Reste à compléter :",
    openOne: (placeholder) => `Aller à ${placeholder}`,
    withheld: (placeholders) =>
      `Réservée avec une autre adresse : ${placeholders} reste vide. Est-ce bien le ` +
      "voyageur qui écrit ?",
    tell: "Oui, compléter",
    reopen: "Le rouvrir",
    text: "Votre réponse",
    hint: (email, language) =>
      `Envoyée à ${email} avec le message cité, de ${site.company.name}. Cette personne ` +
      `écrit en ${language}.`,
    submit: "Envoyer la réponse",
    busy: "Envoi en cours...",
    sent: { title: "Réponse envoyée", description: "Le message est traité." },
    waiting: {
      title: "Enregistrée, pas encore envoyée",
      description: "Nous réessaierons.",
    },
    changed:
      "Message modifié par un collègue. Vérifiez-le, puis envoyez : votre texte est conservé.",
  },
  templates: {
    title: "Réponses types",
    lead:
      "Réponses fréquentes, dans les deux langues. Les accolades se remplissent depuis la " +
      "commande.",
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
    saved: "Texte enregistré",
    remove: {
      open: "Supprimer",
      openOf: (name) => `Supprimer « ${name} »`,
      question: "Supprimer ce texte ?",
      explanation: (name) => `« ${name} » ne sera plus proposé. Les réponses envoyées restent.`,
      submit: "Supprimer le texte",
      busy: "Suppression...",
      done: "Texte supprimé",
    },
    unknown: (names) => `${names} : ce champ n’existe pas`,
    refusals: {
      template_name_taken: "Un autre texte porte ce nom.",
      template_changed: "Texte modifié par un collègue. Comparez, puis enregistrez.",
    },
  },
  refusals: {
    assignee_unknown: "Cette personne a quitté l’équipe.",
    order_unknown: "Aucune commande.",
    message_changed: "Message modifié par un collègue. Votre texte est conservé.",
  },
});

export const adminMessages = { en, fr };
