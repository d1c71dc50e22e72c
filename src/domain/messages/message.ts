import { STATEMENT_KINDS } from "../statements/statement.ts";
import type { HoneypotFields, MessageInput } from "./contact.schema.ts";

/**
 * What a stored message is: the contact form, 'Got questions', a mail, a membership cancelled on the unsubscribe page, or what someone
 * declared about a contract (docs/product/messages.md).
 */
export const MESSAGE_KINDS = [
  "contact",
  "question",
  "mail",
  "cancellation",
  ...STATEMENT_KINDS,
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The least time, in ms, that a form shows that it is sending (docs/product/messages.md). */
export const SENDING_MS = 1000;

/** A form filled in faster than this, in ms, was filled in by a robot. */
export const MIN_FILL_MS = 2000;

/** True when a robot filled in the form. A client that sends neither field is taken for a person, so that API clients are heard. */
export function isSpam({ website, elapsedMs }: HoneypotFields): boolean {
  return Boolean(website?.trim()) || (elapsedMs !== undefined && elapsedMs < MIN_FILL_MS);
}

/** The sender's name, as the inbox and the mail to the team show it. */
export function senderName(input: MessageInput): string {
  return input.kind === "question" ? input.name : `${input.firstName} ${input.lastName}`;
}

/** The states of a message in the inbox. Suspected spam is stored too, so that a person's message is never lost. */
export const MESSAGE_STATUSES = ["new", "answered", "archived", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The statuses that an admin may set by hand; "answered" is set by a reply. */
export const SETTABLE_MESSAGE_STATUSES = [
  "new",
  "archived",
  "spam",
] as const satisfies readonly MessageStatus[];

/**
 * What is known of a mail that came back to a conversation: it is its sender's; it is of another address; SPF, DKIM or DMARC say
 * that it is forged; or a program wrote it, such as that its reader is away.
 */
export const REPLY_ORIGINS = ["sender", "other_address", "unproved", "automatic"] as const;
export type ReplyOrigin = (typeof REPLY_ORIGINS)[number];

/** Why it may not be the traveller who wrote: from another address than the booking's, or its sender is forged. */
export const SENDER_DOUBTS = [
  "other_address",
  "unproved",
] as const satisfies readonly ReplyOrigin[];
export type SenderDoubt = (typeof SENDER_DOUBTS)[number];

/** The parts of the inbox: what is to be answered, those that the reader takes care of, and by what became of them. */
export const INBOX_BOXES = ["open", "mine", "answered", "archived", "spam", "all"] as const;
export type InboxBox = (typeof INBOX_BOXES)[number];

/** The longest reply, in UTF-16 units. */
export const MAX_REPLY_LENGTH = 5000;
