import type { AdminMailsContent } from "../en/admin-mails.ts";
import type { Facts } from "../facts.ts";

export const adminMails = (_facts: Facts): AdminMailsContent => ({
  title: "E-mails",
  lead: "Les e-mails que le service d’envoi n’a pas acceptés du premier coup. Tous les autres sont partis et ne figurent pas ici.",
  list: {
    label: "E-mails qui ne sont pas partis du premier coup",
    empty: "Tous les e-mails sont partis. Ceux que le service d’envoi refuse apparaissent ici.",
    shown: (count) => `${count === 1 ? "1 e-mail affiché" : `${count} e-mails affichés`}. Heure de Londres.`,
  },
  kind: "E-mail",
  to: (recipient) => `À ${recipient}`,
  notKept: "non conservé",
  status: "Statut",
  anyStatus: "Tous",
  tries: (count) => (count === 1 ? "1 essai" : `${count} essais`),
  since: "Premier essai",
  next: "Prochain essai",
  act: "Action",
  kinds: {
    "team-message": "Message à l’équipe",
    "message-reply": "Réponse à un message",
    "booking-code": "Code de réservation",
    recovery: "Lien de mot de passe",
    "unsubscribe-link": "Lien de désabonnement",
  },
  statuses: { waiting: "En attente", failed: "Échec", sent: "Envoyé", discarded: "Abandonné" },
  toMessage: "le message",
  secret: "Il contenait un code ou un lien, il n’est donc pas conservé\u00a0: la personne peut en demander un nouveau.",
  retry: {
    submit: "Envoyer",
    busy: "Envoi en cours...",
    forMail: (kind, recipient) => `Envoyer\u00a0: ${kind}, ${recipient}`,
    sent: { title: "E-mail envoyé", description: "Son adresse et son texte ne sont plus conservés." },
    failed: { title: "Toujours pas envoyé", description: "Le service d’envoi ne l’a pas accepté cette fois non plus." },
  },
  discard: {
    open: "Abandonner",
    forMail: (kind, recipient) => `Abandonner\u00a0: ${kind}, ${recipient}`,
    question: "Abandonner cet e-mail\u00a0?",
    explanation: (kind, recipient) => `${kind}, à ${recipient}\u00a0: il ne sera jamais envoyé, et son texte est effacé.`,
    explanationNotKept: (kind) => `${kind}\u00a0: il ne compte plus parmi les échecs. Il n’y a plus rien à envoyer.`,
    submit: "Abandonner l’e-mail",
    busy: "Un instant...",
    done: { title: "E-mail abandonné" },
  },
  refusals: {
    mail_changed: "Un nouvel essai a eu lieu entre-temps, ou l’e-mail est parti. Rechargez la page.",
  },
});
