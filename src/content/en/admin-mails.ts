import type { MailKind, MailStatus } from "../../domain/mail/mail.ts";
import type { Facts } from "../facts.ts";

export const adminMails = (_facts: Facts) => ({
  title: "E-mails",
  lead: "E-mails that the mail service did not take at once. All others have left and are not listed.",
  list: {
    label: "E-mails that did not leave at once",
    empty: "Every e-mail has left. One that the mail service does not take appears here.",
    shown: (count: number) => `${count === 1 ? "1 e-mail shown" : `${count} e-mails shown`}. Times are London’s.`,
  },
  kind: "E-mail",
  to: (recipient: string) => `To ${recipient}`,
  /** Stands for the address of a mail that is not kept. */
  notKept: "not kept",
  status: "Status",
  anyStatus: "All of them",
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  since: "First try",
  next: "Next try",
  act: "Action",
  kinds: {
    "team-message": "Message to the team",
    "message-reply": "Answer to a message",
    "booking-code": "Booking code",
    recovery: "Password link",
    "unsubscribe-link": "Unsubscribe link",
  } satisfies Record<MailKind, string> as Record<MailKind, string>,
  statuses: { waiting: "Waiting", failed: "Failed", sent: "Sent", discarded: "Discarded" } satisfies Record<MailStatus, string> as Record<
    MailStatus,
    string
  >,
  toMessage: "the message",
  secret: "It held a code or a link, so it is not kept: the person can ask for a new one.",
  retry: {
    submit: "Send now",
    busy: "Sending...",
    forMail: (kind: string, recipient: string) => `Send now: ${kind}, ${recipient}`,
    sent: { title: "E-mail sent", description: "Its address and text are no longer kept." },
    failed: { title: "Still not sent", description: "The mail service did not take it this time either." },
  },
  discard: {
    open: "Discard",
    forMail: (kind: string, recipient: string) => `Discard: ${kind}, ${recipient}`,
    question: "Discard this e-mail?",
    explanation: (kind: string, recipient: string) => `${kind} to ${recipient}: it will never be sent, and its text is deleted.`,
    explanationNotKept: (kind: string) => `${kind}: it no longer counts as failed. There is nothing left to send.`,
    submit: "Discard the e-mail",
    busy: "One moment...",
    done: { title: "E-mail discarded" },
  },
  refusals: {
    mail_changed: "This e-mail was tried again meanwhile, or has left. Load the page again.",
  } as Partial<Record<string, string>>,
});
export type AdminMailsContent = ReturnType<typeof adminMails>;
