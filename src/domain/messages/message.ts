import { STATEMENT_KINDS } from "../statements/statement.ts";
import type { HoneypotFields, MessageInput } from "./contact.schema.ts";

/** `question` is 'Got questions', `cancellation` is of a membership (docs/product/messages.md). */
export const MESSAGE_KINDS = [
  "contact",
  "question",
  "mail",
  "cancellation",
  ...STATEMENT_KINDS,
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A form shows that it is sending for at least this time. */
export const SENDING_MS = 1000;

export const SHOWN_REPLIES = 100;

/** Robots fill in a form faster than this. */
export const MIN_FILL_MS = 2000;

/** API clients send neither field, and count as people. */
export function isSpam({ website, elapsedMs }: HoneypotFields): boolean {
  return Boolean(website?.trim()) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS);
}

export function senderName(input: MessageInput): string {
  return input.kind === "question" ? input.name : `${input.firstName} ${input.lastName}`;
}

/** Suspected spam is stored too, so that no person's message is lost. */
export const MESSAGE_STATUSES = ["new", "answered", "archived", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** An answer does not settle a statement, so staff archive it (docs/product/messages.md). */
export const OPEN_STATEMENT_STATUSES = [
  "new",
  "answered",
] as const satisfies readonly MessageStatus[];

/** `unproved` mails fail SPF, DKIM or DMARC; `automatic` ones are auto-replies. */
export const REPLY_ORIGINS = ["sender", "other_address", "unproved", "automatic"] as const;
export type ReplyOrigin = (typeof REPLY_ORIGINS)[number];

export const SENDER_DOUBTS = [
  "other_address",
  "unproved",
] as const satisfies readonly ReplyOrigin[];
export type SenderDoubt = (typeof SENDER_DOUBTS)[number];

/** `mine` holds the open messages that are assigned to the reader. */
export const INBOX_BOXES = ["open", "mine", "answered", "archived", "spam", "all"] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];

export const MAX_PICKED_MESSAGES = 50;

export const MAX_REPLY_LENGTH = 5000;
