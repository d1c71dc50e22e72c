import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MAIL_STATUSES } from "../mail/mail.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_REPLY_LENGTH, MESSAGE_KINDS, MESSAGE_STATUSES, REPLY_ORIGINS } from "./message.ts";
import { openPlaceholders, PLACEHOLDERS } from "./reply-template.ts";

/** Times are UTC ISO 8601. */
const MessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(MESSAGE_STATUSES),
  /** Its assignee; the address is null too once the account is gone. */
  assignee_id: z.nullable(z.string()),
  assignee_email: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  version: z.number(),
  created_at: z.iso.datetime(),
});
export type Message = z.infer<typeof MessageSchema>;

export const MessageListSchema = pageSchema(MessageSchema);

const OwnMessageSchema = z.object({
  id: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  answers: z.array(z.object({ text: z.string(), created_at: z.iso.datetime() })),
});
export type OwnMessage = z.infer<typeof OwnMessageSchema>;
export const OwnMessageListSchema = pageSchema(OwnMessageSchema);

/** `q` begins words of the sender's name or e-mail. */
export const MessageQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(MESSAGE_STATUSES, M.messageStatusUnknown)),
  kind: z.optional(z.enum(MESSAGE_KINDS, M.messageKindUnknown)),
  /** "me": assigned to the caller. */
  assignee: z.optional(z.enum(["me"], M.assigneeUnknown)),
  q: search(
    "How words of the sender's name or e-mail, of the message, or of what was written back begin",
  ),
  sort,
});
export type MessageQuery = z.infer<typeof MessageQuerySchema>;

/** A later text: staff's reply, or the sender's mail. */
const MessageReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for a mail that came in. */
  author_id: z.nullable(z.string()),
  /** Null also once the account is gone. */
  author_email: z.nullable(z.string()),
  /** The sending address and our knowledge about it; null for staff. */
  from_email: z.nullable(z.string()),
  origin: z.nullable(z.enum(REPLY_ORIGINS)),
  /** Set when the first attempt failed; null when it was sent at once. */
  mail: z.nullable(z.enum(MAIL_STATUSES)),
  created_at: z.iso.datetime(),
});
export type MessageReply = z.infer<typeof MessageReplySchema>;

/** The basis for settling a withdrawal or termination. */
const MessageStatementSchema = z.object({
  reference: z.string(),
  /** An order with this number: of the same e-mail, of another, or none. */
  match: z.enum(["order", "other_email", "none"]),
  order: z.nullable(
    z.object({ id: z.string(), order_number: z.string(), status: z.enum(ORDER_STATUSES) }),
  ),
  /** A withdrawal's refund deadline; null for a termination. */
  refund_due_at: z.nullable(z.iso.datetime()),
});
export type MessageStatement = z.infer<typeof MessageStatementSchema>;

const MessageOrderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  airport: z.string(),
  flight_date: z.nullable(z.string()),
});
export type MessageOrder = z.infer<typeof MessageOrderSchema>;

/** A message with its newest replies (`SHOWN_REPLIES`), oldest first. */
export const MessageDetailSchema = z.extend(MessageSchema, {
  replies: z.array(MessageReplySchema),
  order: z.nullable(MessageOrderSchema),
  /** The sender's newest orders, by all addresses that staff joined. */
  sender_orders: z.array(MessageOrderSchema),
  /** The sender as a customer; null without bookings. */
  person_id: z.nullable(z.string()),
  /** True when the order's address is another and staff have not joined the two. */
  from_other_address: z.boolean(),
  /** Values for placeholders, in the message's language; unknown ones are absent. */
  facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  /** Values from another address's order: staff tell them only when sure of the sender. */
  withheld_facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  /** Null for a message without a declaration. */
  statement: z.nullable(MessageStatementSchema),
});
export type MessageDetail = z.infer<typeof MessageDetailSchema>;

/** When the message no longer has the seen `version`, nothing is sent. */
export const ReplyInputSchema = z.object({
  text: requiredText(MAX_REPLY_LENGTH, M.replyRequired).check(
    z.refine((text) => openPlaceholders(text).length === 0, M.replyOpenPlaceholder),
  ),
  version: z.optional(z.int(M.notWhole)),
});
export type ReplyInput = z.infer<typeof ReplyInputSchema>;

/** Changes status, assignee or order of a message. `version` as in a reply. */
export const MessageChangeSchema = z
  .object({
    status: z.optional(z.enum(MESSAGE_STATUSES, M.messageStatusUnknown)),
    assigneeId: z.optional(z.nullable(requiredText(64, M.notText))),
    /** Any spelling of an order number, or null for no order. */
    orderNumber: z.optional(z.nullable(requiredText(100, M.orderNumberInvalid))),
    version: z.optional(z.int(M.notWhole)),
  })
  .check(
    z.refine(
      ({ status, assigneeId, orderNumber }) =>
        [status, assigneeId, orderNumber].some((change) => change !== undefined),
      {
        error: M.nothingToChange,
        path: ["status"],
      },
    ),
  );
export type MessageChange = z.infer<typeof MessageChangeSchema>;

/** 409: the message changed since it was read. */
export const MessageConflictSchema = z.object({
  error: z.object({ code: z.literal("message_changed"), message: z.string() }),
  message: MessageDetailSchema,
});
export type MessageConflict = z.infer<typeof MessageConflictSchema>;

export const ColleaguesSchema = z.object({
  items: z.array(z.object({ user_id: z.string(), email: z.string() })),
});
export type Colleague = z.infer<typeof ColleaguesSchema>["items"][number];
