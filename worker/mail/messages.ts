import { siteConfig } from "../../app.config.ts";
import { digestMail, digestText } from "#content/digest-mail.ts";
import { type FactorChange, mail } from "#content/mail.ts";
import { statementMails, statementText } from "#content/statement-mails.ts";
import { printFrench } from "#domain/french-typography.ts";
import { isStatement, type StatementKind } from "#domain/statements/statement.ts";
import type { Statement } from "#domain/statements/statement.schema.ts";
import type { DigestCounts } from "#domain/dashboard/digest.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { MessageKind } from "#domain/messages/message.ts";
import type { Language } from "#domain/language.ts";
import { type MailMessage, type MailText, UNSUBSCRIBE_LINK_HOURS } from "#domain/mail/mail.ts";

/** Returns the mail with the code that opens a booking, valid for `minutes`. */
export function bookingCodeMessage(
  language: Language,
  code: string,
  orderNumber: string,
  minutes: number,
): MailMessage {
  return toMessage(
    language,
    mail[language].bookingCode(siteConfig, { code, orderNumber, minutes }),
  );
}

/** Returns the notice to the address that staff removed from a booking. */
export function leftAddressMessage(language: Language, orderNumber: string): MailMessage {
  return {
    ...toMessage(language, mail[language].leftAddress(siteConfig, orderNumber)),
    replyTo: siteConfig.company.email,
  };
}

/** Returns the mail that recovers an account; its link works for `minutes`. */
export function recoveryMessage(language: Language, link: string, minutes: number): MailMessage {
  return toMessage(language, mail[language].recovery(siteConfig, { link, minutes }));
}

/** Returns the mail that proves an account's address; link and code work for `minutes`. */
export function proofMessage(
  language: Language,
  proof: { link: string; code: string; minutes: number },
): MailMessage {
  return toMessage(language, mail[language].addressProof(siteConfig, proof));
}

/** Returns the mail that confirms a new address; link and code work for `hours`. */
export function emailChangeMessage(
  language: Language,
  change: { link: string; code: string; hours: number },
): MailMessage {
  return toMessage(language, mail[language].emailChange(siteConfig, change));
}

/** Returns the mail to the old address; its link undoes the change for `days`. */
export function emailChangedMessage(language: Language, link: string, days: number): MailMessage {
  return toMessage(language, mail[language].emailChanged(siteConfig, { link, days }));
}

/** Returns the mail about a changed second factor. */
export function factorChangedMessage(language: Language, change: FactorChange): MailMessage {
  return toMessage(language, mail[language].factorChanged(siteConfig, change));
}
export type { FactorChange };

/** Returns the mail to the former owner of an account. */
export function accountDeletedMessage(language: Language): MailMessage {
  return toMessage(language, mail[language].accountDeleted(siteConfig));
}

/** Returns the mail that invites to the staff; its link works for `days`. */
export function invitationMessage(
  language: Language,
  invitation: { role: Role; invitedBy: string; link: string; days: number },
): MailMessage {
  return toMessage(language, mail[language].invitation(siteConfig, invitation));
}

/** Returns the staff's morning mail, or undefined without news; `link` opens the dashboard. */
export function digestMessage(
  language: Language,
  counts: DigestCounts,
  link: string,
): MailMessage | undefined {
  const text = digestText(digestMail[language], siteConfig, { counts, link });
  return text && toMessage(language, text);
}

/** Returns the mail to admins when an agent sets a money status that no payment caused. */
export function statusAlertMessage(
  language: Language,
  alert: { orderNumber: string; status: "paid" | "refunded"; link: string; auditLink: string },
): MailMessage {
  return toMessage(language, mail[language].statusAlert(siteConfig, alert));
}

/** Returns a statement in the words of the law's model form, for its receipt. */
export function declaredText(
  language: Language,
  kind: StatementKind,
  statement: Statement,
): string {
  return statementText(language, kind, statement);
}

/** Returns the receipt of a statement: its whole content and its time (epoch ms). */
export function statementReceipt(
  language: Language,
  received: { kind: StatementKind; statement: Statement; receivedAt: number },
): MailMessage {
  return {
    ...toMessage(language, statementMails[language].receipt(siteConfig, received)),
    replyTo: siteConfig.company.email,
  };
}

/** Returns the mail to the team about a message. A reply goes to the visitor. */
export function teamMessage(message: TeamMessage): MailMessage {
  const text = mail[message.language].teamMessage(siteConfig, {
    ...message,
    name: toOneLine(message.name),
  });
  return { ...toMessage(message.language, text), replyTo: message.email };
}

interface TeamMessage {
  kind: MessageKind;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  language: Language;
}

/** Returns the mail with an admin's reply, which quotes the message in its language. */
export function replyMessage(reply: ReplyToMessage): MailMessage {
  // A person wrote it, so automatic answers are welcome.
  return {
    ...mail[reply.language].messageReply(siteConfig, reply),
    language: reply.language,
    replyTo: siteConfig.company.email,
  };
}

/** Returns the subjects of a conversation's mails: its replies, and the receipt of a statement. */
export function conversationSubjects(language: Language, kind: MessageKind): string[] {
  const reply = replyMessage({ kind, language, text: "", message: "", createdAt: 0 });
  const statement = { name: "", email: "", reference: "", text: "" };
  return [
    reply,
    ...(isStatement(kind) ? [statementReceipt(language, { kind, statement, receivedAt: 0 })] : []),
  ].map(({ subject }) => subject);
}

interface ReplyToMessage {
  kind: MessageKind;
  text: string;
  /** The visitor's message; `createdAt` is epoch ms. */
  message: string;
  createdAt: number;
  language: Language;
}

/** Returns the inbox's note of a mail's attachments, which we do not store. */
export function attachmentsNote(language: Language, names: readonly string[]): string {
  const note = mail[language].attachments(names);
  return language === "fr" ? printFrench(note) : note;
}

/** Returns the mail with the unsubscribe link; programs post to `oneClick` (RFC 8058). */
export function unsubscribeLinkMessage(
  language: Language,
  { link, oneClick }: { link: string; oneClick: string },
): MailMessage {
  const message = toMessage(
    language,
    mail[language].unsubscribeLink(siteConfig, { link, hours: UNSUBSCRIBE_LINK_HOURS }),
  );
  const oneClickHeaders = {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...message, headers: { ...message.headers, ...oneClickHeaders } };
}

/** Returns an automatic mail: no program answers it with an absence note (RFC 3834). */
export function toMessage(language: Language, text: MailText): MailMessage {
  return { ...text, language, headers: { "Auto-Submitted": "auto-generated" } };
}

/** Joins lines with spaces: a line break in a subject could add a header. */
export function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
