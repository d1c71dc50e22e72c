import { digestMail, digestText } from "#content/digest-mail.ts";
import { greeting, mail } from "#content/mail.ts";
import { site } from "#content/site.ts";
import { statementMails } from "#content/statement-mails.ts";
import { printFrench } from "#domain/french-typography.ts";
import { toOneLine } from "#domain/one-line.ts";
import { isStatement } from "#domain/statements/statement.ts";
import type { DigestCounts } from "#domain/dashboard/digest.ts";
import type { MessageKind } from "#domain/messages/message.ts";
import type { Language } from "#domain/language.ts";
import { languageOfPath } from "#domain/language-path.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { type MailMessage, type MailText, UNSUBSCRIBE_LINK_HOURS } from "#domain/mail/mail.ts";

export type { FactorChange } from "#content/mail.ts";
export { statementText } from "#content/statement-mails.ts";

type Words = (typeof mail)["en"];

type MailName =
  | "addressProof"
  | "bookingCode"
  | "emailChange"
  | "emailChanged"
  | "factorChanged"
  | "invitation"
  | "recovery"
  | "statusAlert";

export function factsMail<Name extends MailName>(
  language: Language,
  name: Name,
  facts: Parameters<Words[Name]>[1],
): MailMessage {
  const write = mail[language][name] as (of: SiteConfig, facts: unknown) => MailText;
  return greeted(language, write(site[language], facts));
}

export function leftAddressMessage(language: Language, orderNumber: string): MailMessage {
  return {
    ...greeted(language, mail[language].leftAddress(site[language], orderNumber)),
    replyTo: site[language].company.email,
  };
}

export function accountDeletedMessage(language: Language): MailMessage {
  return greeted(language, mail[language].accountDeleted(site[language]));
}

export function digestMessage(
  language: Language,
  counts: DigestCounts,
  link: string,
): MailMessage | undefined {
  const text = digestText(digestMail[language], site[language], { counts, link });
  return text && toMessage(language, text);
}

export function statementReceipt(
  language: Language,
  received: Parameters<(typeof statementMails)["en"]["receipt"]>[1],
): MailMessage {
  return {
    ...greeted(language, statementMails[language].receipt(site[language], received)),
    replyTo: site[language].company.email,
  };
}

export function teamMessage(message: TeamMessage): MailMessage {
  const text = mail[message.language].teamMessage(site[message.language], {
    ...message,
    name: toOneLine(message.name),
  });
  return { ...toMessage(message.language, text), replyTo: message.email };
}

/** Cuts strangers' texts, and keeps each on one line. */
export function teamMessages(
  listed: readonly Omit<TeamMessage, "phone" | "language">[],
  others: number,
  link: string,
): MailMessage {
  // Unrequested mails use the staff area's default language.
  const language = languageOfPath("/admin", undefined);
  const text = mail[language].teamMessages(site[language], {
    listed: listed.map(({ kind, name, email, message }) => ({
      kind,
      name: cutLine(name || email, NAME_LENGTH),
      about: cutLine(message, ABOUT_LENGTH),
    })),
    others,
    link,
  });
  return toMessage(language, text);
}

const NAME_LENGTH = 60;
const ABOUT_LENGTH = 100;

function cutLine(text: string, length: number): string {
  const letters = Array.from(toOneLine(text));
  return letters.length > length ? `${letters.slice(0, length - 1).join("")}…` : letters.join("");
}

type TeamMessage = Parameters<Words["teamMessage"]>[1] & { language: Language };

export function replyMessage(reply: ReplyToMessage): MailMessage {
  // A person wrote this, so automatic answers are welcome.
  return {
    ...mail[reply.language].messageReply(site[reply.language], reply),
    language: reply.language,
    replyTo: site[reply.language].company.email,
  };
}

export function conversationSubjects(language: Language, kind: MessageKind): string[] {
  const reply = replyMessage({ kind, language, text: "", message: "", createdAt: 0 });
  const statement = { name: "", email: "", reference: "", text: "" };
  return [
    reply,
    ...(isStatement(kind) ? [statementReceipt(language, { kind, statement, receivedAt: 0 })] : []),
  ].map(({ subject }) => subject);
}

type ReplyToMessage = Parameters<Words["messageReply"]>[1] & { language: Language };

/** The inbox shows this note instead of attachments, which we do not store. */
export function attachmentsNote(language: Language, names: readonly string[]): string {
  const note = mail[language].attachments(names);
  return language === "fr" ? printFrench(note) : note;
}

/** Mail programs post to `oneClick` (RFC 8058). */
export function unsubscribeLinkMessage(
  language: Language,
  { link, oneClick }: { link: string; oneClick: string },
): MailMessage {
  const message = greeted(
    language,
    mail[language].unsubscribeLink(site[language], { link, hours: UNSUBSCRIBE_LINK_HOURS }),
  );
  const oneClickHeaders = {
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...message, headers: { ...message.headers, ...oneClickHeaders } };
}

/** Puts the greeting below the heading, which is the first part. */
export function greeted(
  language: Language,
  { parts: [heading = "", ...parts], name, ...text }: MailText,
): MailMessage {
  return toMessage(language, {
    ...text,
    parts: [heading, { written: greeting[language].hello(name) }, ...parts],
  });
}

/** The header stops programs from answering with an absence note (RFC 3834). */
export function toMessage(language: Language, text: MailText): MailMessage {
  return { ...text, language, headers: { "Auto-Submitted": "auto-generated" } };
}
