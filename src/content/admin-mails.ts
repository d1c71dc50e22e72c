import type { MailFailure } from "#domain/mail/mail.ts";
import type { Facts } from "./facts.ts";

const en = ({ plural }: Facts) => ({
  title: "Emails",
  lead: "Emails that are delayed or have failed appear here.",
  list: {
    label: "Late emails",
    empty: "Every email has been sent.",
    shown: (count: number) => `${count} ${plural(count, "email shown", "emails shown")}.`,
  },
  kind: "Email",
  to: (recipient: string) => `To ${recipient}`,
  notKept: "not kept",
  status: "Status",
  anyStatus: "All emails",
  tries: (count: number) => `${count} ${plural(count, "try", "tries")}`,
  since: "First try",
  next: "Next try",
  action: "Action",
  failures: {
    passing: "The email wasn’t accepted, but a later try may work.",
    permanent: "The address or the email was permanently refused.",
    configuration: "Our sender address isn’t set up.",
  } satisfies Record<MailFailure, string>,
  toMessage: "the message",
  secret:
    "The email held a code or a link, so we didn’t keep it. The person can ask for a new one.",
  retry: {
    submit: "Send now",
    busy: "Sending...",
    forMail: (kind: string, recipient: string) => `Send now: ${kind}, ${recipient}`,
    sent: { title: "Email sent" },
    failed: {
      title: "Still not sent",
      description: "The email was refused again.",
    },
    outdated: {
      title: "No longer needed",
      description: "The order has changed.",
    },
  },
  discard: {
    open: "Discard",
    forMail: (kind: string, recipient: string) => `Discard: ${kind}, ${recipient}`,
    question: "Discard this email?",
    explanation: (kind: string, recipient: string) =>
      `We won’t send “${kind}” to ${recipient}, and we’ll delete its text.`,
    explanationNotKept: (kind: string) => `“${kind}” will no longer count as failed.`,
    submit: "Discard the email",
    busy: "One moment...",
    done: { title: "Email discarded" },
  },
  refusals: {
    mail_changed: "This email has since been sent or tried again. Reload the page.",
  },
});

const fr = ({ plural }: Facts): ReturnType<typeof en> => ({
  title: "E-mails",
  lead: "Les e-mails en attente ou en échec s’affichent ici.",
  list: {
    label: "E-mails en retard",
    empty: "Tous les e-mails sont partis.",
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
  failures: {
    passing: "L’e-mail n’a pas été accepté, mais un nouvel essai peut aboutir.",
    permanent: "L’adresse ou l’e-mail a été refusé définitivement.",
    configuration: "Notre adresse d’envoi n’est pas configurée.",
  },
  toMessage: "le message",
  secret:
    "Cet e-mail contenait un code ou un lien, donc nous ne l’avons pas conservé. La personne " +
    "peut demander un nouveau code ou un nouveau lien.",
  retry: {
    submit: "Envoyer",
    busy: "Envoi en cours...",
    forMail: (kind, recipient) => `Envoyer : ${kind}, ${recipient}`,
    sent: { title: "E-mail envoyé" },
    failed: {
      title: "Toujours pas envoyé",
      description: "L’e-mail a encore été refusé.",
    },
    outdated: {
      title: "Plus nécessaire",
      description: "La commande a changé.",
    },
  },
  discard: {
    open: "Abandonner",
    forMail: (kind, recipient) => `Abandonner : ${kind}, ${recipient}`,
    question: "Abandonner cet e-mail ?",
    explanation: (kind, recipient) =>
      `Nous n’enverrons pas « ${kind} » à ${recipient}, et nous effacerons le texte de cet e-mail.`,
    explanationNotKept: (kind) => `« ${kind} » ne comptera plus parmi les échecs.`,
    submit: "Abandonner l’e-mail",
    busy: "Un instant...",
    done: { title: "E-mail abandonné" },
  },
  refusals: {
    mail_changed: "Cet e-mail est parti ou a été renvoyé depuis. Rechargez la page.",
  },
});

export const adminMails = { en, fr };
