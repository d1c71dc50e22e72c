import * as z from "zod/mini";
import { listed, ListQuerySchema, search, sort } from "./admin.ts";
import { MESSAGE_KINDS } from "./contact.ts";
import { LANGUAGES } from "./language.ts";
import { MAIL_STATUSES } from "./mail.ts";
import { requiredText, VALIDATION_MESSAGES as M } from "./validation.ts";

/** Where a message stands in the staff's inbox. What the spam trap caught is kept too, so that nothing is lost. */
export const MESSAGE_STATUSES = ["new", "answered", "archived", "spam"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What staff may set by hand; "answered" comes with an answer. */
export const SETTABLE_MESSAGE_STATUSES = ["new", "archived", "spam"] as const satisfies readonly MessageStatus[];

/** The longest answer, in UTF-16 units. */
export const MAX_REPLY_LENGTH = 5000;

/** A message of the inbox as the API shows it. Times are UTC ISO 8601. */
export const MessageSchema = z.object({
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

export const MessageListSchema = listed(MessageSchema);

/** The query of the inbox. `q` holds how words of the sender's name or e-mail begin. */
export const MessageQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(MESSAGE_STATUSES, M.inboxStatusUnknown)),
  kind: z.optional(z.enum(MESSAGE_KINDS, M.messageKindUnknown)),
  q: search,
  sort,
});
export type MessageQuery = z.infer<typeof MessageQuerySchema>;

/** An answer as it was mailed. */
export const MessageReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  author_id: z.string(),
  /** Null once the account is gone. */
  author_email: z.nullable(z.string()),
  /** Where its mail stands when the mail service did not take it at once; null when it did. */
  mail: z.nullable(z.enum(MAIL_STATUSES)),
  created_at: z.iso.datetime(),
});
export type MessageReply = z.infer<typeof MessageReplySchema>;

/** A message with its answers, the oldest first. */
export const MessageDetailSchema = z.extend(MessageSchema, { replies: z.array(MessageReplySchema) });
export type MessageDetail = z.infer<typeof MessageDetailSchema>;

/** An answer to a message. `version` is the one that was read: when the message changed since, nothing is sent. */
export const ReplyInputSchema = z.object({
  text: requiredText(MAX_REPLY_LENGTH, M.replyRequired),
  version: z.optional(z.int(M.notWhole)),
});
export type ReplyInput = z.infer<typeof ReplyInputSchema>;

/** Moves a message to another place in the inbox. */
export const MessageChangeSchema = z.object({
  status: z.enum(SETTABLE_MESSAGE_STATUSES, M.messageStatusUnknown),
  version: z.optional(z.int(M.notWhole)),
});
export type MessageChange = z.infer<typeof MessageChangeSchema>;

/** The answer (409) to an act on a message that changed since it was read. */
export const MessageConflictSchema = z.object({
  error: z.object({ code: z.literal("message_changed"), message: z.string() }),
  message: MessageDetailSchema,
});
