import type { MailFailure, MailKind, MailStatus } from "../domain/mail/mail.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "E-mails",
  lead:
    "E-mails that the mail service did not take at once. All others have left and are not " +
    "listed.",
  list: {
    label: "E-mails that did not leave at once",
    empty: "Every e-mail has left. One that the mail service does not take appears here.",
    shown: (count: number) => `${count} ${plural(count, "e-mail shown", "e-mails shown")}.`,
  },
  kind: "E-mail",
  to: (recipient: string) => `To ${recipient}`,
  /** Stands for an address that is not kept. */
  notKept: "not kept",
  status: "Status",
  anyStatus: "All of them",
  tries: (count: number) => `${count} ${plural(count, "try", "tries")}`,
  since: "First try",
  next: "Next try",
  action: "Action",
  kinds: {
    "order-booked": "Booking received",
    "order-reminder": "Reminder to pay",
    "order-paid": "Payment received",
    "order-day-before": "Day before the flight",
    "order-changed": "Booking changed",
    "order-due": "Difference to pay",
    "order-cancelled": "Booking cancelled",
    "order-pass": "Pass sent to a traveller",
    "order-refunded": "Refund",
    "order-address-left": "Booking’s change of address, to the old one",
    "withdrawal-receipt": "Receipt of a withdrawal",
    "termination-receipt": "Receipt of the end of a membership",
    "team-message": "Message to the team",
    "message-reply": "Answer to a message",
    "booking-code": "Booking code",
    recovery: "Password link",
    "address-proof": "Proof of an address",
    "email-change": "Change of address, to the new one",
    "email-changed": "Change of address, to the old one",
    "factor-changed": "Change of two-step sign-in",
    "account-deleted": "Notice of a deleted account",
    "unsubscribe-link": "Unsubscribe link",
    invitation: "Invitation to the team",
    "staff-digest": "Digest of the morning",
    "status-alert": "Status without money",
  } satisfies Record<MailKind, string> as Record<MailKind, string>,
  statuses: {
    waiting: "Waiting",
    failed: "Failed",
    sent: "Sent",
    discarded: "Discarded",
  } satisfies Record<MailStatus, string> as Record<MailStatus, string>,
  failures: {
    passing: "The mail service did not take it. It may work later.",
    permanent: "It will never be taken: the address, or the e-mail itself, is refused for good.",
    configuration:
      "The mail service takes no e-mail of ours: the sender’s address or domain is not set up.",
  } satisfies Record<MailFailure, string> as Record<MailFailure, string>,
  toMessage: "the message",
  secret: "It held a code or a link, so it is not kept: the person can ask for a new one.",
  retry: {
    submit: "Send now",
    busy: "Sending...",
    forMail: (kind: string, recipient: string) => `Send now: ${kind}, ${recipient}`,
    sent: { title: "E-mail sent", description: "Its address and text are no longer kept." },
    failed: {
      title: "Still not sent",
      description: "The mail service did not take it this time either.",
    },
    outdated: {
      title: "No longer needed",
      description: "The order has changed since: this e-mail has nothing to tell any more.",
    },
  },
  discard: {
    open: "Discard",
    forMail: (kind: string, recipient: string) => `Discard: ${kind}, ${recipient}`,
    question: "Discard this e-mail?",
    explanation: (kind: string, recipient: string) =>
      `${kind} to ${recipient}: it will never be sent, and its text is deleted.`,
    explanationNotKept: (kind: string) =>
      `${kind}: it no longer counts as failed. There is nothing left to send.`,
    submit: "Discard the e-mail",
    busy: "One moment...",
    done: { title: "E-mail discarded" },
  },
  refusals: {
    mail_changed: "This e-mail was tried again meanwhile, or has left. Load the page again.",
  } as Partial<Record<string, string>>,
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "E-mails",
  lead:
    "Les e-mails que le service d’envoi n’a pas acceptés du premier coup. Tous les " +
    "autres sont partis et ne figurent pas ici.",
  list: {
    label: "E-mails qui ne sont pas partis du premier coup",
    empty: "Tous les e-mails sont partis. Ceux que le service d’envoi refuse apparaissent ici.",
    shown: (count) => `${count} ${plural(count, "e-mail affiché", "e-mails affichés")}.`,
  },
  kind: "E-mail",
  to: (recipient) => `À ${recipient}`,
  notKept: "non conservé",
  status: "Statut",
  anyStatus: "Tous",
  tries: (count) => `${count} ${plural(count, "essai", "essais")}`,
  since: "Premier essai",
  next: "Prochain essai",
  action: "Action",
  kinds: {
    "order-booked": "Réservation reçue",
    "order-reminder": "Rappel de paiement",
    "order-paid": "Paiement reçu",
    "order-day-before": "Veille du vol",
    "order-changed": "Réservation modifiée",
    "order-due": "Différence à payer",
    "order-cancelled": "Réservation annulée",
    "order-pass": "Pass envoyé à un voyageur",
    "order-refunded": "Remboursement",
    "order-address-left": "Changement d’adresse d’une réservation, à l’ancienne",
    "withdrawal-receipt": "Accusé de réception d’une rétractation",
    "termination-receipt": "Accusé de réception d’une résiliation",
    "team-message": "Message à l’équipe",
    "message-reply": "Réponse à un message",
    "booking-code": "Code de réservation",
    recovery: "Lien de mot de passe",
    "address-proof": "Preuve d’une adresse",
    "email-change": "Changement d’adresse, à la nouvelle",
    "email-changed": "Changement d’adresse, à l’ancienne",
    "factor-changed": "Changement de la connexion en deux étapes",
    "account-deleted": "Avis de suppression de compte",
    "unsubscribe-link": "Lien de désabonnement",
    invitation: "Invitation dans l’équipe",
    "staff-digest": "Récapitulatif du matin",
    "status-alert": "Statut sans argent",
  },
  statuses: { waiting: "En attente", failed: "Échec", sent: "Envoyé", discarded: "Abandonné" },
  failures: {
    passing: "Le service d’envoi ne l’a pas accepté. Un prochain essai peut réussir.",
    permanent:
      "Il ne sera jamais accepté : l’adresse, ou l’e-mail lui-même, est refusé " +
      "définitivement.",
    configuration:
      "Le service d’envoi n’accepte aucun de nos e-mails : l’adresse ou le domaine de " +
      "l’expéditeur n’est pas configuré.",
  },
  toMessage: "le message",
  secret:
    "Il contenait un code ou un lien, il n’est donc pas conservé : la personne peut en " +
    "demander un nouveau.",
  retry: {
    submit: "Envoyer",
    busy: "Envoi en cours...",
    forMail: (kind, recipient) => `Envoyer : ${kind}, ${recipient}`,
    sent: {
      title: "E-mail envoyé",
      description: "Son adresse et son texte ne sont plus conservés.",
    },
    failed: {
      title: "Toujours pas envoyé",
      description: "Le service d’envoi ne l’a pas accepté cette fois non plus.",
    },
    outdated: {
      title: "Plus nécessaire",
      description: "La commande a changé depuis : cet e-mail n’a plus rien à annoncer.",
    },
  },
  discard: {
    open: "Abandonner",
    forMail: (kind, recipient) => `Abandonner : ${kind}, ${recipient}`,
    question: "Abandonner cet e-mail ?",
    explanation: (kind, recipient) =>
      `${kind}, à ${recipient} : il ne sera jamais envoyé, et son texte est effacé.`,
    explanationNotKept: (kind) =>
      `${kind} : il ne compte plus parmi les échecs. Il n’y a plus rien à envoyer.`,
    submit: "Abandonner l’e-mail",
    busy: "Un instant...",
    done: { title: "E-mail abandonné" },
  },
  refusals: {
    mail_changed:
      "Un nouvel essai a eu lieu entre-temps, ou l’e-mail est parti. Rechargez la page.",
  },
});

export const adminMails = { en, fr };
