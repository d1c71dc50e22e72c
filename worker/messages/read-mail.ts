import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { htmlToText } from "../../src/domain/mail/html-text.ts";
import { isWordless, ownWords } from "../../src/domain/mail/own-words.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { cutMail } from "./mail-bytes.ts";

/** The most text of a mail that is read, and that is kept, in UTF-16 units. */
const MAX_READ = 200_000;
const MAX_TEXT = 20_000;
const MAX_NAME = 200;
const MAX_SUBJECT = 300;
/** How many attachments are named. */
const MAX_ATTACHMENTS = 20;

/** What is kept of a mail that came in. */
export interface InboundMail {
  /** SHA-256, base64url, of what tells it from every other mail. */
  hash: string;
  /** The address of its From header, in lower case, and the name beside it. */
  email: string;
  name: string;
  subject: string;
  /** What its sender wrote, without the history below it. */
  text: string;
  /** True when its body is empty, or the history alone. */
  isWordless: boolean;
  /** The names of its attachments, which are not kept. */
  attachments: string[];
  /** True for what a program wrote: a bounce, a newsletter, that somebody is away (RFC 3834). */
  isAutomatic: boolean;
  /** The language that it says to be in, if it does. */
  language: string | undefined;
}

/**
 * Reads a mail (RFC 5322, MIME) with postal-mime: any charset and transfer encoding, HTML where there is no text.
 * @param from the envelope's sender, which is empty for bounces
 * @throws what postal-mime throws for parts nested without end, or headers without end.
 */
export async function readMail(raw: Uint8Array, from: string): Promise<InboundMail> {
  // Another mail inside it is an attachment, so that its words are not taken for the sender's.
  const mail = await PostalMime.parse(cutMail(raw), {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 100_000,
  });
  const sender = mailboxOf(mail.from) ?? mailboxOf(mail.sender) ?? { name: "", address: from };
  const email = sender.address.trim().toLowerCase();
  const html = htmlToText(mail.html ?? "");
  const plain = mail.text?.slice(0, MAX_READ) ?? "";
  const whole = plain.trim() ? plain : html;
  const text = cleaned(withPictureNames(ownWords(whole), mail.attachments), MAX_TEXT);
  const shown = new Set(Array.from(ownWords(html).matchAll(PICTURES), ([, id]) => id));
  const subject = oneLine(mail.subject ?? "", MAX_SUBJECT);
  const identity = mail.messageId
    ? [mail.messageId, email]
    : [mail.date ?? "", email, subject, whole];
  return {
    hash: await sha256(JSON.stringify(identity)),
    email,
    subject,
    text,
    isWordless: isWordless(whole),
    name: oneLine(sender.name, MAX_NAME),
    attachments: mail.attachments
      // A picture among the words is theirs too, such as a pasted boarding pass; one that stands only in the history is not.
      .filter((attachment) => !attachment.related || shown.has(contentIdOf(attachment)))
      .slice(0, MAX_ATTACHMENTS)
      .map(nameOf),
    isAutomatic: isAutomatic(mail, from),
    language: headerOf(mail, "content-language"),
  };
}

const nameOf = ({ filename, mimeType }: Attachment) => oneLine(filename ?? mimeType, MAX_NAME);
const contentIdOf = ({ contentId }: Attachment) => contentId?.replaceAll(/[<>]/g, "");

/** Where a picture stands in a text. A Content-ID ends where another could begin, so that none is looked for in the rest. */
const PICTURES = /\[cid:([^[\]\s]{1,200})\]/g;

/** A text in which pictures stand by their names, where mail programs put their Content-IDs. */
function withPictureNames(text: string, attachments: readonly Attachment[]): string {
  const names = new Map(
    attachments.map((attachment) => [contentIdOf(attachment), nameOf(attachment)]),
  );
  return text
    .slice(0, 2 * MAX_TEXT)
    .replaceAll(PICTURES, (whole, id: string) => (names.has(id) ? `[${names.get(id)}]` : whole));
}

function mailboxOf(address: Address | undefined): { name: string; address: string } | undefined {
  const mailbox = address?.group ? address.group[0] : address;
  return mailbox?.address ? { name: mailbox.name, address: mailbox.address } : undefined;
}

const headerOf = ({ headers }: Email, name: string) =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase();

/** True for a mail that a program wrote. Answering one, or taking it for news, is how two programs talk for ever. */
function isAutomatic(mail: Email, from: string): boolean {
  const submitted = headerOf(mail, "auto-submitted");
  return (
    isEmptyPath(from) ||
    isEmptyPath(headerOf(mail, "return-path") ?? from) ||
    (submitted !== undefined && submitted !== "no") ||
    /^(bulk|junk|list|auto_reply)/.test(headerOf(mail, "precedence") ?? "") ||
    /^multipart\/report\b/.test(headerOf(mail, "content-type") ?? "") ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"].some(
      (name) => headerOf(mail, name) !== undefined,
    ) ||
    /^(mailer-daemon|postmaster)@/.test(from.toLowerCase())
  );
}

const isEmptyPath = (path: string) => path.replaceAll(/[<>\s]/g, "") === "";

/** Halves of a pair of UTF-16 units without the other half. */
const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text without the characters that no form takes either, and not longer than `max`. */
function cleaned(text: string, max: number): string {
  const cut = text.length > max ? `${text.slice(0, max)} […]` : text;
  return cut
    .replaceAll(LONE, "")
    .replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .trim();
}

const oneLine = (text: string, max: number) => cleaned(text.replaceAll(/\s+/g, " "), max);
