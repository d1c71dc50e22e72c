import type { Language } from "../language.ts";
import { MINUTE_MS } from "../time.ts";

/** The mails that tell a traveller of their order. */
export const ORDER_MAIL_KINDS = [
  "order-booked",
  "order-reminder",
  "order-paid",
  "order-day-before",
  "order-changed",
  "order-due",
  "order-cancelled",
  "order-refunded",
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** Every mail about an order: besides those, the notice to the address that it had before. */
export const MAILS_ABOUT_ORDERS = [...ORDER_MAIL_KINDS, "order-address-left"] as const;

/** Every mail that the product sends. */
export const MAIL_KINDS = [
  ...MAILS_ABOUT_ORDERS,
  "withdrawal-receipt",
  "termination-receipt",
  "team-message",
  "message-reply",
  "booking-code",
  "recovery",
  "address-proof",
  "email-change",
  "email-changed",
  "factor-changed",
  "unsubscribe-link",
  "account-deleted",
  "invitation",
  "staff-digest",
  "status-alert",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The states of a mail that the mail service refused: waiting for its next attempt, given up, sent after all, or discarded by an admin. */
export const MAIL_STATUSES = ["waiting", "failed", "sent", "discarded"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What went wrong when a mail was not sent: it may work later, never will for this mail, or for none until the owner mends the configuration. */
export const MAIL_FAILURES = ["passing", "permanent", "configuration"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Codes of the mail service that stay so for this mail: its recipient is suppressed or not allowed, or the mail itself is not valid. */
const PERMANENT =
  /^E_(RECIPIENT_(SUPPRESSED|NOT_ALLOWED)|VALIDATION_\w+|FIELD_MISSING|TOO_MANY_(RECIPIENTS|ATTACHMENTS)|CONTENT_TOO_LARGE|HEADERS?_\w+)$/;
/** Codes that hold for every mail until the owner mends the sender's address or domain. */
const CONFIGURATION = /^E_SENDER_\w+$/;

/** What a code of the mail service, or the name of an error without one, says of the mail (docs/operations.md, "Mails"). */
export function mailFailure(code: string): MailFailure {
  if (PERMANENT.test(code)) return "permanent";
  return CONFIGURATION.test(code) ? "configuration" : "passing";
}

/** What a mail of an order tells beside the order itself. Money in minor units of the order's currency. */
export interface OrderMailFacts {
  /** What was paid, what was refunded, or what is to be refunded as the order is cancelled. */
  amountMinor?: number;
  /** What of a difference is not asked for after all. */
  waivedMinor?: number;
  /** When the money came or went (epoch ms), where that is not when the mail is written. */
  at?: number;
  /** True where money came when the flight's day was over, and is given back. */
  isLate?: boolean;
  /** The flight day that a reminder was queued for: the flight may be on another one by now. */
  flightDate?: string;
}

/**
 * One part of a mail's body, which says the same words in HTML and in plain text: a paragraph, whose line breaks stay; what a person
 * wrote, as they wrote it; a heading; a table of facts; a code; a picture of a QR code, which plain text leaves out; a link, shown as its
 * address unless it has a label; words that are quoted; how the sender is reached.
 */
export type MailPart =
  | string
  | { written: string }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { code: string }
  | { qrCode: string; alt: string }
  | { href: string; label?: string; isButton?: boolean }
  | { text: string; quote: string }
  | { footer: string };

/** The words of a mail. */
export interface MailText {
  subject: string;
  /** What mail programs show beside the subject; by default the first words. */
  preview?: string;
  parts: readonly MailPart[];
}

/** A text file that a mail brings along. */
export interface MailFile {
  name: string;
  /** A media type with its parameters. */
  type: string;
  text: string;
}

/** A mail without its sender and recipient. */
export interface MailMessage extends MailText {
  language: Language;
  files?: readonly MailFile[];
  /** Where a reply goes, when not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
}

/**
 * Mails with a code or a link. They are not queued, so that no secret is stored; whoever asked for one can ask again. Nor is the
 * notice that an account was deleted: its address would be the last of a person who is stored nowhere else.
 */
const SECRET_KINDS: ReadonlySet<MailKind> = new Set([
  "booking-code",
  "recovery",
  "address-proof",
  "email-change",
  "email-changed",
  "unsubscribe-link",
  "account-deleted",
  "invitation",
]);

/** True for a mail that carries a secret, if only whose account is gone, so that neither its recipient nor its text is stored. */
export function carriesSecret(kind: MailKind): boolean {
  return SECRET_KINDS.has(kind);
}

/**
 * Mails that anyone can have sent to any address, by typing it into a form: a mailbox gets only so many of them in all. The others
 * follow what its owner or the team did, and always arrive (docs/product/mails.md).
 */
const SENT_FOR_ANYONE: Readonly<Record<MailKind, boolean>> = {
  "team-message": false,
  "message-reply": false,
  // Anyone can book in anyone's name.
  "order-booked": true,
  // So can anyone declare anything in anyone's name.
  "withdrawal-receipt": true,
  "termination-receipt": true,
  "order-reminder": false,
  "order-paid": false,
  "order-day-before": false,
  "order-changed": false,
  "order-due": false,
  "order-cancelled": false,
  "order-refunded": false,
  "order-address-left": false,
  "booking-code": true,
  recovery: true,
  "address-proof": true,
  "email-change": true,
  "email-changed": false,
  "factor-changed": false,
  "unsubscribe-link": true,
  // Admins alone send it, and are told when an address has had enough of them.
  invitation: false,
  "account-deleted": false,
  "staff-digest": false,
  "status-alert": false,
};

/** True for a mail that a stranger can have sent, so that those to one mailbox are counted. */
export function isSentForAnyone(kind: MailKind): boolean {
  return SENT_FOR_ANYONE[kind];
}

const OWED_KINDS: ReadonlySet<MailKind> = new Set([
  "order-booked",
  "withdrawal-receipt",
  "termination-receipt",
]);

/** True for a mail that strangers can have sent but that is owed: it is sent later, not dropped, when its mailbox has had enough. */
export function isOwed(kind: MailKind): boolean {
  return OWED_KINDS.has(kind);
}

/**
 * The mailbox of an address, for counting: any case, and with any tag behind a +, it is the same
 * one (RFC 5233). Gmail reads past dots, and has two domains.
 */
export function toMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const [domain, local] = [address.slice(at + 1), address.slice(0, Math.max(at, 0))];
  const tag = local.indexOf("+", 1);
  const name = tag === -1 ? local : local.slice(0, tag);
  return domain === "gmail.com" || domain === "googlemail.com"
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/** How long a mail waits after its first attempt, its second and so on: five attempts over a day. */
const RETRY_WAITS_MINUTES = [10, 60, 6 * 60, 17 * 60] as const;

/** When a mail is due again (epoch ms) after `attempts` failed attempts, the last one at `now`; undefined when it is given up. */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * MINUTE_MS;
}

/** How long the mailed link works (docs/product/messages.md). */
export const UNSUBSCRIBE_LINK_HOURS = 24;
