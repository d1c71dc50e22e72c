import { STATEMENT_KINDS } from "../statements/statement.ts";
import type { HoneypotFields, MessageInput } from "./contact.schema.ts";

/**
 * The contact form, 'Got questions', a mail, a cancelled membership, or a declaration about a
 * contract (docs/product/messages.md).
 */
export const MESSAGE_KINDS = [
  "contact",
  "question",
  "mail",
  "cancellation",
  ...STATEMENT_KINDS,
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The shortest time, in ms, that a form shows as sending. */
export const SENDING_MS = 1000;

/** The newest replies of a message that its page shows. */
export const SHOWN_REPLIES = 100;

/** Forms filled in faster (ms) come from robots. */
export const MIN_FILL_MS = 2000;

/** True for a robot's form. API clients, which send neither field, count as people. */
export function isSpam({ website, elapsedMs }: HoneypotFields): boolean {
  return Boolean(website?.trim()) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS);
}

/** Returns the sender's name for the inbox and the mail to the team. */
export function senderName(input: MessageInput): string {
  return input.kind === "question" ? input.name : `${input.firstName} ${input.lastName}`;
}

/** Suspected spam is stored too: no person's message gets lost. */
export const MESSAGE_STATUSES = ["new", "answered", "archived", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * The origin of a mail that came back: its sender, another address, forged by SPF, DKIM or DMARC,
 * or an automatic answer.
 */
export const REPLY_ORIGINS = ["sender", "other_address", "unproved", "automatic"] as const;
export type ReplyOrigin = (typeof REPLY_ORIGINS)[number];

/** Reasons to doubt the sender: another address than the booking's, or a forged one. */
export const SENDER_DOUBTS = [
  "other_address",
  "unproved",
] as const satisfies readonly ReplyOrigin[];
export type SenderDoubt = (typeof SENDER_DOUBTS)[number];

/** The inbox's parts: open, the reader's own, and closed ones by outcome. */
export const INBOX_BOXES = ["open", "mine", "answered", "archived", "spam", "all"] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];

/** In UTF-16 units. */
export const MAX_REPLY_LENGTH = 5000;
