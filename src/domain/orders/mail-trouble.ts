/** Events of the mail service: mails do not reach the order's address. */
export const MAIL_TROUBLES = ["bounced", "complained"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];
