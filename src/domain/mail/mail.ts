import type { Language } from "../language.ts";
import { MINUTE_MS } from "../time.ts";

export const ORDER_MAIL_KINDS = [
  "order-booked",
  "order-reminder",
  "order-paid",
  "order-day-before",
  "order-changed",
  "order-due",
  "order-cancelled",
  "order-refunded",
  "order-pass",
  "order-letter",
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

export const MAILS_ABOUT_ORDERS = [...ORDER_MAIL_KINDS, "order-address-left"] as const;

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

/** Waiting for the next attempt, given up, sent after a failure, or discarded by an admin. */
export const MAIL_STATUSES = ["waiting", "failed", "sent", "discarded"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** In order: a retry may work, this mail never works, no mail works until the owner acts. */
export const MAIL_FAILURES = ["passing", "permanent", "configuration"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

const PERMANENT =
  /^E_(RECIPIENT_(SUPPRESSED|NOT_ALLOWED)|VALIDATION_\w+|FIELD_MISSING|TOO_MANY_(RECIPIENTS|ATTACHMENTS)|CONTENT_TOO_LARGE|HEADERS?_\w+)$/;
/** Every mail fails until the owner corrects the sender's address or domain. */
const CONFIGURATION = /^E_SENDER_\w+$/;

/** `code` is the mail service's code or an error's name (docs/operations.md, "Mails"). */
export function mailFailure(code: string): MailFailure {
  if (PERMANENT.test(code)) return "permanent";
  return CONFIGURATION.test(code) ? "configuration" : "passing";
}

/** Money is in minor units of the order's currency. */
export interface OrderMailFacts {
  /** The amount paid, refunded, or about to be refunded. 0 if staff gave the order away. */
  amountMinor?: number;
  /** True if staff returned the amount by hand, so that nothing goes to a card. */
  byHand?: true;
  /** A change of the booking sends this back to the card. */
  backMinor?: number;
  waivedMinor?: number;
  /** When the money moved (epoch ms), if the mail is written at another time. */
  at?: number;
  /** True when money arrived after the flight's day and is refunded. */
  isLate?: boolean;
  /** What staff write to the traveller. The mail has the text in the order's language. */
  letter?: Record<Language, string>;
  /** The flight day when the mail was queued; the flight may have moved since. */
  flightDate?: string;
  /** Names of the booking's changed fields. */
  changed?: readonly string[];
  removedDate?: string;
}

/** The new messages that one mail to the team lists. */
export interface TeamMailFacts {
  count: number;
  /** Ids of the first ones. */
  messages: string[];
}

type MailFacts = readonly (readonly [label: string, value: string])[];

/** `written` is a person's own text, unchanged. Plain text omits QR codes and labelled links. */
export type MailPart =
  | string
  | { written: string }
  | { heading: string }
  | { facts: MailFacts }
  | { trip: MailFacts; airport: { code: string; name: string } | null }
  | { code: string }
  | { qrCode: string; alt: string }
  | { href: string; label?: string; isButton?: boolean }
  | { text: string; quote: string }
  | { footer: string };

export interface MailText {
  subject: string;
  /** Mail programs show it beside the subject. The default is the first words. */
  preview?: string;
  /** The first part is the heading; `greeted` puts the greeting below it. */
  parts: readonly MailPart[];
  /** The greeting's name. Only mails about received money have one: a stranger could have typed it. */
  name?: string | undefined;
}

export interface MailFile {
  name: string;
  /** Media type with parameters. */
  type: string;
  text: string;
}

export interface MailMessage extends MailText {
  language: Language;
  files?: readonly MailFile[];
  /** The address for replies, if it is not the sender's. */
  replyTo?: string;
  headers?: Record<string, string>;
}

/** These mails are never queued, so that no secret and no address of a deleted account is stored. */
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

export function carriesSecret(kind: MailKind): boolean {
  return SECRET_KINDS.has(kind);
}

/** True for mails that strangers can trigger. Each mailbox gets only a few of them (docs/product/mails.md). */
const SENT_FOR_ANYONE: Readonly<Record<MailKind, boolean>> = {
  "team-message": false,
  "message-reply": false,
  // Anyone can book, change and cancel in another person's name.
  "order-booked": true,
  // Anyone can make a declaration in another person's name.
  "withdrawal-receipt": true,
  "termination-receipt": true,
  "order-reminder": false,
  "order-paid": false,
  "order-day-before": false,
  "order-changed": true,
  "order-due": false,
  "order-cancelled": true,
  "order-refunded": false,
  "order-address-left": false,
  "order-letter": false,
  // Buyers send it to an address that they type.
  "order-pass": true,
  "booking-code": true,
  recovery: true,
  "address-proof": true,
  "email-change": true,
  "email-changed": false,
  "factor-changed": false,
  "unsubscribe-link": true,
  // Only admins send it, and they see when an address reached its limit.
  invitation: false,
  "account-deleted": false,
  "staff-digest": false,
  "status-alert": false,
};

export function isSentForAnyone(kind: MailKind): boolean {
  return SENT_FOR_ANYONE[kind];
}

const OWED_KINDS: ReadonlySet<MailKind> = new Set([
  "order-booked",
  "order-changed",
  "order-cancelled",
  "order-pass",
  "withdrawal-receipt",
  "termination-receipt",
]);

/** Law or contract requires these mails, so a mail over the mailbox limit is sent later. */
export function isOwed(kind: MailKind): boolean {
  return OWED_KINDS.has(kind);
}

/** The mailbox for counting, without +tag (RFC 5233). Gmail ignores dots and has two domains. */
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

/** Minutes to wait after each attempt: five attempts take a day. */
const RETRY_WAITS_MINUTES = [10, 60, 6 * 60, 17 * 60] as const;

/** In epoch ms, after `attempts` failures. Undefined when we give the mail up. */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * MINUTE_MS;
}

export const UNSUBSCRIBE_LINK_HOURS = 24;

/** Parses "Name <name@host>", or an address alone, whose name becomes "". */
export function parseMailbox(mailbox: string): { name: string; email: string } {
  const [, name = "", email = mailbox] = /^([^<\n]*)<(.+)>$/.exec(mailbox) ?? [];
  return { name: name.trim(), email };
}
