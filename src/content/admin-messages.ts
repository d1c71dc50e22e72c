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
  lead:
    "What people wrote to the team, withdrawals to settle and memberships to cancel. What has " +
    "waited longest comes first.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Search messages",
    searchHint: "Name, e-mail, phone or words of the message.",
    empty: "Nothing is left to answer. What people send appears here.",
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
    mail: "E-mail",
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
    "This person confirmed on the unsubscribe page that the membership of this address, if " +
    "it has one, is to be cancelled. Cancel it, then confirm it here.",
  facts: {
    heading: "About the sender",
    email: "E-mail",
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
        "Refund what is due on the order’s page, write to the person, then archive this " +
        "message: until then it is on your to-do list.",
      termination:
        "End the membership in the member portal, answer with the day on which it ends, then " +
        "archive this message: until then it is on your to-do list.",
    } satisfies Record<StatementKind, string>,
    reference: "Contract",
    order: "Order",
    /** Instead of an order that is surely meant. */
    otherEmail:
      "It was booked with another e-mail address. Make sure who is writing before you tell " +
      "them anything about it.",
    noOrder: "No order has this number. Look for one by name or e-mail, or ask the person.",
    refundBy: "Refund by",
  },
  wrote: (sender: string) => `${sender} wrote`,
  answered: (author: string) => `Answer by ${author}`,
  wroteBack: (sender: string) => `${sender} wrote back`,
  origins: {
    sender: null,
    other_address:
      "It came from another address than the message. Make sure who is writing before you " +
      "tell them anything.",
    unproved:
      "The mail server says that its sender is forged. Do not tell them anything before you " +
      "are sure who is writing.",
    automatic: "A program wrote this, not the person. The message was not opened again for it.",
  } satisfies Record<ReplyOrigin, string | null> as Record<ReplyOrigin, string | null>,
  otherThanBooking:
    "It came from another address than the booking’s. Make sure who is writing before you " +
    "tell them anything about the order.",
  goneAuthor: "a deleted account",
  conversation: "Conversation",
  /** An answer's mail that the mail service did not take at once. */
  mails: {
    waiting: "Not sent yet: the mail service did not take it. It is tried again by itself.",
    failed: "Not sent: the mail service refused it several times.",
    sent: "Sent after several tries.",
    discarded: "Never sent: the e-mail was discarded.",
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
    undo: "Undo",
    undone: "Undone",
    noNext: "That was the last one here.",
  },
  shortcuts: {
    heading: "Keys",
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
    heading: "Who takes care of it",
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
      you: "You take care of it",
      other: (email: string) => `${email} takes care of it`,
      nobody: "It is everybody’s again",
    },
  },
  linked: {
    heading: "Order",
    none: "It is linked to no order.",
    unlink: "Not this order",
    link: "Link",
    linkTo: (number: string) => `Link to order ${number}`,
    number: "Order number",
    numberHint: "However it is written. The message then stands in the order’s history.",
    numberMissing: "Enter an order number",
    ofSender: "Orders of this person",
    noneOfSender: "This address has booked nothing.",
    more: "Everything about this person",
    busy: "One moment...",
    done: (number: string) => `Linked to ${number}`,
    undone: "Linked to no order any more",
  },
  reply: {
    heading: "Answer",
    template: "Canned answer",
    chooseTemplate: "Choose a text",
    manageTemplates: "Edit these texts",
    open: "Still to be filled in:",
    openOne: (placeholder: string) => `Go to ${placeholder}`,
    withheld: (placeholders: string) =>
      `The order was booked with another address, so ${placeholders} was left open. Are you ` +
      "sure that its traveller is writing?",
    tell: "Yes, fill it in",
    reopen: "Open it again",
    text: "Your answer",
    hint: (email: string, language: string) =>
      `Mailed to ${email}, with the message quoted below it and the address of ` +
      `${site.company.name}. This person writes in ${language}.`,
    submit: "Send the answer",
    busy: "Sending...",
    sent: { title: "Answer sent", description: "The message counts as answered." },
    waiting: {
      title: "Answer stored, not sent yet",
      description: "The mail service did not take it. It is tried again by itself.",
    },
    changed:
      "Someone changed this message meanwhile. Look at it as it is now; what you typed is " +
      "still here, and you can send it.",
  },
  templates: {
    title: "Canned answers",
    lead:
      "Texts that the team answers with often, in both languages. What stands in braces is " +
      "filled in from the order of the message.",
    placeholders: "Placeholders",
    empty: "No text yet. Write the first one.",
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
      explanation: (name: string) =>
        `“${name}” can no longer be chosen. Answers that were made of it stay.`,
      submit: "Delete the text",
      busy: "Deleting...",
      done: "Text deleted",
    },
    unknown: (names: string) => `${names}: no such placeholder`,
    refusals: {
      template_name_taken: "Another text has this name.",
      template_changed: "Someone changed this text meanwhile. Compare, then save again.",
    } as Partial<Record<string, string>>,
  },
  refusals: {
    assignee_unknown: "This person is no longer of the staff.",
    order_unknown: "No order has this number.",
    message_changed:
      "Someone changed this message meanwhile. It is shown as it is now; what you typed is " +
      "still here.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural, site }: Facts): ReturnType<typeof en> => ({
  title: "Messages",
  lead:
    "Ce que les visiteurs ont écrit à l’équipe, les rétractations à traiter et les " +
    "abonnements à résilier. Ce qui attend depuis le plus longtemps vient en premier.",
  loadingTitle: "Message",
  list: {
    label: "Messages",
    search: "Chercher un message",
    searchHint: "Nom, e-mail, téléphone ou mots du message.",
    empty: "Plus rien à traiter. Ce que les gens envoient apparaît ici.",
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
    "Cette personne a confirmé sur la page de désabonnement que l’abonnement de cette " +
    "adresse, si elle en a un, doit être résilié. Résiliez-le, puis confirmez-le ici.",
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
        "Remboursez ce qui est dû sur la page de la commande, écrivez à la personne, puis " +
        "archivez ce message : d’ici là, il reste dans vos tâches.",
      termination:
        "Résiliez l’abonnement dans l’espace membre, répondez en indiquant le jour où il " +
        "prend fin, puis archivez ce message : d’ici là, il reste dans vos tâches.",
    },
    reference: "Contrat",
    order: "Commande",
    otherEmail:
      "Elle a été passée avec une autre adresse e-mail. Assurez-vous de l’identité de " +
      "cette personne avant de lui en dire quoi que ce soit.",
    noOrder:
      "Aucune commande n’a ce numéro. Cherchez-en une par le nom ou l’e-mail, ou " +
      "demandez à la personne.",
    refundBy: "À rembourser avant le",
  },
  wrote: (sender) => `${sender} a écrit`,
  answered: (author) => `Réponse de ${author}`,
  wroteBack: (sender) => `${sender} a répondu`,
  origins: {
    sender: null,
    other_address:
      "Cet e-mail vient d’une autre adresse que le message. Assurez-vous de l’identité de " +
      "cette personne avant de lui dire quoi que ce soit.",
    unproved:
      "Le serveur de messagerie signale un expéditeur falsifié. Ne dites rien avant d’être " +
      "sûr de l’identité de cette personne.",
    automatic:
      "Un programme a écrit ceci, pas la personne. Le message n’a pas été rouvert pour " +
      "autant.",
  },
  otherThanBooking:
    "Ce message vient d’une autre adresse que celle de la réservation. Assurez-vous de " +
    "l’identité de cette personne avant de lui parler de la commande.",
  goneAuthor: "un compte supprimé",
  conversation: "Échange",
  mails: {
    waiting:
      "Pas encore envoyée : le service d’e-mail ne l’a pas acceptée. Un nouvel essai " +
      "se fait tout seul.",
    failed: "Non envoyée : le service d’e-mail l’a refusée plusieurs fois.",
    sent: "Envoyée après plusieurs essais.",
    discarded: "Jamais envoyée : l’e-mail a été abandonné.",
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
    undo: "Revenir en arrière",
    undone: "C’est défait",
    noNext: "C’était le dernier de cette liste.",
  },
  shortcuts: {
    heading: "Touches",
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
    heading: "Qui s’en occupe",
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
      you: "Vous vous en occupez",
      other: (email) => `${email} s’en occupe`,
      nobody: "Il est de nouveau à tous",
    },
  },
  linked: {
    heading: "Commande",
    none: "Rattaché à aucune commande.",
    unlink: "Ce n’est pas celle-ci",
    link: "Rattacher",
    linkTo: (number) => `Rattacher à la commande ${number}`,
    number: "Numéro de commande",
    numberHint:
      "Quelle que soit son écriture. Le message figure alors dans l’historique de la commande.",
    numberMissing: "Saisissez un numéro de commande",
    ofSender: "Commandes de cette personne",
    noneOfSender: "Cette adresse n’a rien réservé.",
    more: "Tout sur cette personne",
    busy: "Un instant...",
    done: (number) => `Rattaché à ${number}`,
    undone: "N’est plus rattaché à une commande",
  },
  reply: {
    heading: "Répondre",
    template: "Réponse type",
    chooseTemplate: "Choisir un texte",
    manageTemplates: "Modifier ces textes",
    open: "Reste à compléter :",
    openOne: (placeholder) => `Aller à ${placeholder}`,
    withheld: (placeholders) =>
      `La commande a été passée avec une autre adresse : ${placeholders} reste à compléter. ` +
      "Êtes-vous sûr que c’est son voyageur qui écrit ?",
    tell: "Oui, compléter",
    reopen: "Le rouvrir",
    text: "Votre réponse",
    hint: (email, language) =>
      `Envoyée à ${email}, suivie des coordonnées ${site.company.name} et du message ` +
      `d’origine. Cette personne écrit en ${language}.`,
    submit: "Envoyer la réponse",
    busy: "Envoi en cours...",
    sent: { title: "Réponse envoyée", description: "Le message est marqué comme répondu." },
    waiting: {
      title: "Réponse enregistrée, pas encore envoyée",
      description: "Le service d’e-mail ne l’a pas acceptée. Un nouvel essai se fait tout seul.",
    },
    changed:
      "Quelqu’un a modifié ce message entre-temps. Regardez où il en est ; votre texte est " +
      "toujours là, et vous pouvez l’envoyer.",
  },
  templates: {
    title: "Réponses types",
    lead:
      "Les textes dont l’équipe se sert souvent, dans les deux langues. Ce qui est entre " +
      "accolades se remplit d’après la commande du message.",
    placeholders: "Champs",
    empty: "Aucun texte pour l’instant. Écrivez le premier.",
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
      explanation: (name) =>
        `« ${name} » ne pourra plus être choisi. Les réponses qui en sont faites restent.`,
      submit: "Supprimer le texte",
      busy: "Suppression...",
      done: "Texte supprimé",
    },
    unknown: (names) => `${names} : ce champ n’existe pas`,
    refusals: {
      template_name_taken: "Un autre texte porte ce nom.",
      template_changed:
        "Quelqu’un a modifié ce texte entre-temps. Comparez, puis enregistrez de nouveau.",
    },
  },
  refusals: {
    assignee_unknown: "Cette personne ne fait plus partie de l’équipe.",
    order_unknown: "Aucune commande n’a ce numéro.",
    message_changed:
      "Quelqu’un a modifié ce message entre-temps. Il est affiché tel qu’il est ; votre " +
      "texte est toujours là.",
  },
});

export const adminMessages = { en, fr };
