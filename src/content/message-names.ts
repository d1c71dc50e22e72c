import type { MessageKind, MessageStatus } from "#domain/messages/message.ts";

const en = () => ({
  kinds: {
    contact: "Contact",
    question: "Question",
    mail: "Email",
    cancellation: "Cancellation",
    withdrawal: "Withdrawal",
    termination: "End of membership",
  } satisfies Record<MessageKind, string>,
  statuses: {
    new: "New",
    answered: "Replied",
    archived: "Archived",
    spam: "Spam",
  } satisfies Record<MessageStatus, string>,
  refundDue: "Refund by",
});

const fr: typeof en = () => ({
  kinds: {
    contact: "Contact",
    question: "Question",
    mail: "E-mail",
    cancellation: "Résiliation",
    withdrawal: "Rétractation",
    termination: "Fin d’abonnement",
  },
  statuses: { new: "Nouveau", answered: "Avec réponse", archived: "Archivé", spam: "Indésirable" },
  refundDue: "À rembourser au plus tard le",
});

export const messageNames = { en, fr };
