import { siteConfig } from "../../app.config.ts";
import { digestMail, digestText } from "../../src/content/digest-mail.ts";
import { type FactorChange, mail } from "../../src/content/mail.ts";
import { statementMails, statementText } from "../../src/content/statement-mails.ts";
import { printFrench } from "../../src/domain/french-typography.ts";
import { isStatement, type StatementKind } from "../../src/domain/statements/statement.ts";
import type { Statement } from "../../src/domain/statements/statement.schema.ts";
import type { DigestCounts } from "../../src/domain/dashboard/digest.ts";
import type { Role } from "../../src/domain/accounts/role.ts";
import type { MessageKind } from "../../src/domain/messages/message.ts";
import type { Language } from "../../src/domain/language.ts";
import {
  type MailMessage,
  type MailText,
  UNSUBSCRIBE_LINK_HOURS,
} from "../../src/domain/mail/mail.ts";

/** The mail with the one-time code that opens a booking; `minutes` is how long the code works. */
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

/** The notice to the address that staff have taken a booking away from; answers go to the team. */
export function leftAddressMessage(language: Language, orderNumber: string): MailMessage {
  return {
    ...toMessage(language, mail[language].leftAddress(siteConfig, orderNumber)),
    replyTo: siteConfig.company.email,
  };
}

/** The mail with the link that opens an account whose password was forgotten; `minutes` is how long it works. */
export function recoveryMessage(language: Language, link: string, minutes: number): MailMessage {
  return toMessage(language, mail[language].recovery(siteConfig, { link, minutes }));
}

/** The mail with the link and the code that prove the address of an account; `minutes` is how long they work. */
export function proofMessage(
  language: Language,
  proof: { link: string; code: string; minutes: number },
): MailMessage {
  return toMessage(language, mail[language].addressProof(siteConfig, proof));
}

/** The mail to a new address with the link and the code that confirm it; `hours` is how long they work. */
export function emailChangeMessage(
  language: Language,
  change: { link: string; code: string; hours: number },
): MailMessage {
  return toMessage(language, mail[language].emailChange(siteConfig, change));
}

/** The mail to the old address when it has changed, with the link that undoes it; `days` is how long it works. */
export function emailChangedMessage(language: Language, link: string, days: number): MailMessage {
  return toMessage(language, mail[language].emailChanged(siteConfig, { link, days }));
}

/** The mail to a person whose second factor has changed. */
export function factorChangedMessage(language: Language, change: FactorChange): MailMessage {
  return toMessage(language, mail[language].factorChanged(siteConfig, change));
}
export type { FactorChange };

/** The mail to whom an account was, which is the last trace of it. */
export function accountDeletedMessage(language: Language): MailMessage {
  return toMessage(language, mail[language].accountDeleted(siteConfig));
}

/** The mail with the link that invites to the staff; `days` is how long it works. */
export function invitationMessage(
  language: Language,
  invitation: { role: Role; invitedBy: string; link: string; days: number },
): MailMessage {
  return toMessage(language, mail[language].invitation(siteConfig, invitation));
}

/** The mail of a morning to the staff with what waits; `link` opens the dashboard. Undefined when there is nothing to tell. */
export function digestMessage(
  language: Language,
  counts: DigestCounts,
  link: string,
): MailMessage | undefined {
  const text = digestText(digestMail[language], siteConfig, { counts, link });
  return text && toMessage(language, text);
}

/** The mail to the admins when an agent gives an order a status of money that nobody moved here. */
export function statusAlertMessage(
  language: Language,
  alert: { orderNumber: string; status: "paid" | "refunded"; link: string; auditLink: string },
): MailMessage {
  return toMessage(language, mail[language].statusAlert(siteConfig, alert));
}

/** A statement in the words of the law's model form, as its receipt quotes it. */
export function declaredText(
  language: Language,
  kind: StatementKind,
  statement: Statement,
): string {
  return statementText(language, kind, statement);
}

/** The mail that acknowledges a statement: its whole content, and when it was received (epoch ms). Replies go to the support address. */
export function statementReceipt(
  language: Language,
  received: { kind: StatementKind; statement: Statement; receivedAt: number },
): MailMessage {
  return {
    ...toMessage(language, statementMails[language].receipt(siteConfig, received)),
    replyTo: siteConfig.company.email,
  };
}

/** The mail to the team about a visitor's message. Replying to it writes to the visitor. */
export function teamMessage(message: TeamMessage): MailMessage {
  const text = mail[message.language].teamMessage(siteConfig, {
    ...message,
    name: oneLine(message.name),
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

/** The mail with an admin's reply, in the language of the message, which it quotes. Replies to it go to the support address. */
export function replyMessage(reply: ReplyToMessage): MailMessage {
  // A person wrote it, so a mail program may answer that its reader is away.
  return {
    ...mail[reply.language].messageReply(siteConfig, reply),
    language: reply.language,
    replyTo: siteConfig.company.email,
  };
}

/** The subjects of the mails that a conversation sends: of its replies, and of the receipt of a statement. */
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
  /** The admin's reply. */
  text: string;
  /** The visitor's message, and when it was written (epoch ms). */
  message: string;
  createdAt: number;
  language: Language;
}

/** What stands in the inbox for the attachments of a mail, which are not kept. */
export function attachmentsNote(language: Language, names: readonly string[]): string {
  const note = mail[language].attachments(names);
  return language === "fr" ? printFrench(note) : note;
}

/** The mail with the link that unsubscribes. `oneClick` is where a mail program's own button posts to (RFC 8058). */
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

/** A mail that the product writes by itself: no program answers it that its reader is away (RFC 3834). */
export function toMessage(language: Language, text: MailText): MailMessage {
  return { ...text, language, headers: { "Auto-Submitted": "auto-generated" } };
}

/** Joins lines with blanks: a line break in a subject could add a header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
