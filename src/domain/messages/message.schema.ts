import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MAIL_STATUSES } from "../mail/mail.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_REPLY_LENGTH, MESSAGE_KINDS, MESSAGE_STATUSES, SETTABLE_MESSAGE_STATUSES } from "./message.ts";

/** A message of the inbox as the API shows it. Times are UTC ISO 8601. */
const MessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(MESSAGE_STATUSES),
  version: z.number(),
  created_at: z.iso.datetime(),
});
export type Message = z.infer<typeof MessageSchema>;

export const MessageListSchema = pageSchema(MessageSchema);

/** The query of the inbox. `q` is the beginnings of words in the sender's name or e-mail. */
export const MessageQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(MESSAGE_STATUSES, M.inboxStatusUnknown)),
  kind: z.optional(z.enum(MESSAGE_KINDS, M.messageKindUnknown)),
  q: search("How words of the sender's name or e-mail begin"),
  sort,
});
export type MessageQuery = z.infer<typeof MessageQuerySchema>;

/** What was written after a message: a reply of staff, or what the sender mailed back. */
const MessageReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for the sender's own words. */
  author_id: z.nullable(z.string()),
  /** Null also once the account is gone. */
  author_email: z.nullable(z.string()),
  /** The status of its mail when the first attempt failed; null when it was sent at once. */
  mail: z.nullable(z.enum(MAIL_STATUSES)),
  created_at: z.iso.datetime(),
});
export type MessageReply = z.infer<typeof MessageReplySchema>;

/** What staff need to settle a withdrawal or the end of a membership. */
const MessageStatementSchema = z.object({
  /** The contract in the person's words. */
  reference: z.string(),
  /** Whether an order has this number: one of the same e-mail, one of another, or none. */
  match: z.enum(["order", "other_email", "none"]),
  order: z.nullable(z.object({ id: z.string(), order_number: z.string(), status: z.enum(ORDER_STATUSES) })),
  /** Until when a withdrawal is to be refunded; null for the end of a membership. */
  refund_due_at: z.nullable(z.iso.datetime()),
});
export type MessageStatement = z.infer<typeof MessageStatementSchema>;

/** A message with its replies, the oldest first. */
export const MessageDetailSchema = z.extend(MessageSchema, {
  replies: z.array(MessageReplySchema),
  /** Null for a message that declares nothing about a contract. */
  statement: z.nullable(MessageStatementSchema),
});
export type MessageDetail = z.infer<typeof MessageDetailSchema>;

/** A reply to a message. `version` is the one that the admin read: when the message has changed since, nothing is sent. */
export const ReplyInputSchema = z.object({
  text: requiredText(MAX_REPLY_LENGTH, M.replyRequired),
  version: z.optional(z.int(M.notWhole)),
});
export type ReplyInput = z.infer<typeof ReplyInputSchema>;

/** Sets the status of a message. `version` as in a reply. */
export const MessageChangeSchema = z.object({
  status: z.enum(SETTABLE_MESSAGE_STATUSES, M.messageStatusUnknown),
  version: z.optional(z.int(M.notWhole)),
});
export type MessageChange = z.infer<typeof MessageChangeSchema>;

/** The response (409) to a change of a message that has changed since it was read. */
export const MessageConflictSchema = z.object({
  error: z.object({ code: z.literal("message_changed"), message: z.string() }),
  message: MessageDetailSchema,
});
