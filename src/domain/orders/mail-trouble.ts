/** The reasons why mails of an order do not reach its address, by the mail service's events. */
export const MAIL_TROUBLES = ["bounced", "complained"] as const;
export type MailTrouble = (typeof MAIL_TROUBLES)[number];
