import type { Language } from "../language.ts";
import { MINUTE_MS } from "../time.ts";

/** Mails to travellers about their order. */
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
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** The same, and the notice to an order's former address. */
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

/** Waiting for its next attempt, given up, sent after all, or discarded by an admin. */
export const MAIL_STATUSES = ["waiting", "failed", "sent", "discarded"] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** May work later, never works for this mail, or for no mail until the configuration is mended. */
export const MAIL_FAILURES = ["passing", "permanent", "configuration"] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Permanent for this mail: recipient suppressed or not allowed, or the mail is invalid. */
const PERMANENT =
  /^E_(RECIPIENT_(SUPPRESSED|NOT_ALLOWED)|VALIDATION_\w+|FIELD_MISSING|TOO_MANY_(RECIPIENTS|ATTACHMENTS)|CONTENT_TOO_LARGE|HEADERS?_\w+)$/;
/** These hold for every mail until the owner mends the sender's address or domain. */
const CONFIGURATION = /^E_SENDER_\w+$/;

/** Returns a mail service code's or error name's kind of failure (docs/operations.md, "Mails"). */
export function mailFailure(code: string): MailFailure {
  if (PERMANENT.test(code)) return "permanent";
  return CONFIGURATION.test(code) ? "configuration" : "passing";
}

/** Facts of an order's mail besides the order. Money in minor units of its currency. */
export interface OrderMailFacts {
  /** The amount paid, refunded, or about to be refunded. */
  amountMinor?: number;
  /** The part of a difference that is waived. */
  waivedMinor?: number;
  /** The time of the payment or refund (epoch ms), where the mail is written at another time. */
  at?: number;
  /** True when money came after the flight's day and is refunded. */
  isLate?: boolean;
  /** The flight day at queueing: the flight may have moved since. */
  flightDate?: string;
  /** The flight day that a change took away. */
  removedDate?: string;
}

type MailFacts = readonly (readonly [label: string, value: string])[];

/**
 * A part of a mail, in HTML and in plain text. A person's words stay as written; plain text leaves
 * out QR codes and shows a link's address unless it has a label.
 */
export type MailPart =
  | string
  | { written: string }
  | { heading: string }
  | { facts: MailFacts }
  /** A boarding pass's airport and facts. */
  | { trip: MailFacts; airport: { code: string; name: string } | null }
  | { code: string }
  | { qrCode: string; alt: string }
  | { href: string; label?: string; isButton?: boolean }
  | { text: string; quote: string }
  | { footer: string };

export interface MailText {
  subject: string;
  /** Shown beside the subject; by default the first words. */
  preview?: string;
  parts: readonly MailPart[];
}

export interface MailFile {
  name: string;
  /** The media type with parameters. */
  type: string;
  text: string;
}

export interface MailMessage extends MailText {
  language: Language;
  files?: readonly MailFile[];
  /** Where a reply goes, if not to the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
}

/**
 * Never queued, so that no secret is stored: the person can ask again. The notice of a deleted
 * account would also store the last copy of its address.
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

/** True when neither recipient nor text may be stored. */
export function carriesSecret(kind: MailKind): boolean {
  return SECRET_KINDS.has(kind);
}

/**
 * True for mails that strangers can trigger by typing an address: each mailbox gets only so many.
 * All other mails always arrive (docs/product/mails.md).
 */
const SENT_FOR_ANYONE: Readonly<Record<MailKind, boolean>> = {
  "team-message": false,
  "message-reply": false,
  // Anyone can book in another's name, change that and cancel it.
  "order-booked": true,
  // Likewise anyone can declare something in another's name.
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
  // Buyers send it to an address that they type.
  "order-pass": true,
  "booking-code": true,
  recovery: true,
  "address-proof": true,
  "email-change": true,
  "email-changed": false,
  "factor-changed": false,
  "unsubscribe-link": true,
  // Only admins send it; they see when an address had enough.
  invitation: false,
  "account-deleted": false,
  "staff-digest": false,
  "status-alert": false,
};

/** True when a stranger can trigger it, so that each mailbox has a limit. */
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

/**
 * True when strangers can trigger it but law or contract owes it: over the limit it is sent later,
 * not dropped.
 */
export function isOwed(kind: MailKind): boolean {
  return OWED_KINDS.has(kind);
}

/**
 * Returns the mailbox of an address, for counting: without case and +tags (RFC 5233). Gmail also
 * ignores dots and has two domains.
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

/** Waits after each attempt: five attempts within a day. */
const RETRY_WAITS_MINUTES = [10, 60, 6 * 60, 17 * 60] as const;

/**
 * Returns the next attempt's time (epoch ms) after `attempts` failures, the last at `now`;
 * undefined when given up.
 */
export function nextAttemptAt(attempts: number, now: number): number | undefined {
  const minutes = RETRY_WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? undefined : now + minutes * MINUTE_MS;
}

/** Hours for which the mailed link works (docs/product/messages.md). */
export const UNSUBSCRIBE_LINK_HOURS = 24;

/** Parses "Name <name@host>", or an address alone, whose name is "". */
export function parseMailbox(mailbox: string): { name: string; email: string } {
  const [, name = "", email = mailbox] = /^([^<\n]*)<(.+)>$/.exec(mailbox) ?? [];
  return { name: name.trim(), email };
}
