import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { htmlToText } from "#domain/messages/html-text.ts";
import { toOneLine } from "#domain/one-line.ts";
import { isWordless, ownWords } from "#domain/messages/own-words.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { cutMail } from "./mail-bytes.ts";

/** We read MAX_READ and store MAX_TEXT, in UTF-16 units. */
const MAX_READ = 200_000;
const MAX_TEXT = 20_000;
const MAX_NAME = 200;
const MAX_SUBJECT = 300;
const MAX_ATTACHMENTS = 20;

export interface InboundMail {
  /** SHA-256 (base64url) of the mail's identity, to recognise a repeat. */
  hash: string;
  /** From the From header, in lower case. */
  email: string;
  name: string;
  subject: string;
  /** Excludes quoted history, but no forwarded mail. */
  text: string;
  /** True if the body is empty or contains only history. */
  isWordless: boolean;
  attachments: string[];
  /** True for a program's mail: a bounce, a newsletter or an absence note (RFC 3834). */
  isAutomatic: boolean;
  language: string | undefined;
}

/** `from` is the envelope's sender, empty for bounces. Throws postal-mime's errors. */
export async function readMail(raw: Uint8Array, from: string): Promise<InboundMail> {
  // A mail inside the mail counts as an attachment, because the sender did not write it.
  const mail = await PostalMime.parse(cutMail(raw), {
    forceRfc822Attachments: true,
    maxNestingDepth: 20,
    maxHeadersSize: 100_000,
  });
  const sender = toMailbox(mail.from) ?? toMailbox(mail.sender) ?? { name: "", address: from };
  const email = sender.address.trim().toLowerCase();
  const html = htmlToText(mail.html ?? "");
  const plain = mail.text?.slice(0, MAX_READ) ?? "";
  const whole = plain.trim() ? plain : html;
  const subject = oneLine(mail.subject ?? "", MAX_SUBJECT);
  const text = cleaned(withPictureNames(ownWords(whole, subject), mail.attachments), MAX_TEXT);
  const shown = new Set(Array.from(ownWords(html, subject).matchAll(PICTURES), ([, id]) => id));
  const identity = mail.messageId
    ? [mail.messageId, email]
    : [mail.date ?? "", email, subject, whole];
  return {
    hash: await sha256(JSON.stringify(identity)),
    email,
    subject,
    text,
    isWordless: isWordless(whole, subject),
    name: oneLine(sender.name, MAX_NAME),
    attachments: mail.attachments
      // Keeps a picture between the sender's words, such as a boarding pass, but no picture of the history.
      .filter((attachment) => !attachment.related || shown.has(toContentId(attachment)))
      .slice(0, MAX_ATTACHMENTS)
      .map(toName),
    isAutomatic: isAutomatic(mail, from),
    language: readHeader(mail, "content-language"),
  };
}

const toName = ({ filename, mimeType }: Attachment) => oneLine(filename ?? mimeType, MAX_NAME);
const toContentId = ({ contentId }: Attachment) => contentId?.replaceAll(/[<>]/g, "");

/** Marks a picture's place. A Content-ID has no brackets, so the search stays linear. */
const PICTURES = /\[cid:([^[\]\s]{1,200})\]/g;

function withPictureNames(text: string, attachments: readonly Attachment[]): string {
  const names = new Map(
    attachments.map((attachment) => [toContentId(attachment), toName(attachment)]),
  );
  return text
    .slice(0, 2 * MAX_TEXT)
    .replaceAll(PICTURES, (whole, id: string) => (names.has(id) ? `[${names.get(id)}]` : whole));
}

function toMailbox(address: Address | undefined): { name: string; address: string } | undefined {
  const mailbox = address?.group ? address.group[0] : address;
  return mailbox?.address ? { name: mailbox.name, address: mailbox.address } : undefined;
}

const readHeader = ({ headers }: Email, name: string) =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase();

/** Recognises programs, because answering one could start an endless exchange. */
function isAutomatic(mail: Email, from: string): boolean {
  const submitted = readHeader(mail, "auto-submitted");
  return (
    isEmptyPath(from) ||
    isEmptyPath(readHeader(mail, "return-path") ?? from) ||
    (submitted !== undefined && submitted !== "no") ||
    /^(bulk|junk|list|auto_reply)/.test(readHeader(mail, "precedence") ?? "") ||
    /^multipart\/report\b/.test(readHeader(mail, "content-type") ?? "") ||
    ["x-autoreply", "x-autorespond", "list-id", "list-unsubscribe"].some(
      (name) => readHeader(mail, name) !== undefined,
    ) ||
    /^(mailer-daemon|postmaster)@/.test(from.toLowerCase())
  );
}

const isEmptyPath = (path: string) => path.replaceAll(/[<>\s]/g, "") === "";

const LONE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Removes characters that no form accepts. */
function cleaned(text: string, max: number): string {
  const cut = text.length > max ? `${text.slice(0, max)} […]` : text;
  return cut
    .replaceAll(LONE, "")
    .replaceAll(/[^\P{Cc}\t\n]/gu, "")
    .trim();
}

const oneLine = (text: string, max: number) => cleaned(toOneLine(text), max);
