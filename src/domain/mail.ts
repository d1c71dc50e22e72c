/** Every mail that the product sends. */
export const MAIL_KINDS = ["team-message", "message-reply", "booking-code", "recovery", "unsubscribe-link"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Where a mail stands that the mail service did not take: to be tried again, given up, or gone out after all. */
export const MAIL_STATUSES = ["waiting", "failed", "sent"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];
