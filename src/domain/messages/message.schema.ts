import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MAIL_STATUSES } from "../mail/mail.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { choiceOf, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_REPLY_LENGTH, MESSAGE_KINDS, MESSAGE_STATUSES, REPLY_ORIGINS } from "./message.ts";
import { openPlaceholders, PLACEHOLDERS } from "./reply-template.ts";

const MessageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  message: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(MESSAGE_STATUSES),
  /** The address is also null once the assignee's account is deleted. */
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

export const MessageQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(choiceOf(MESSAGE_STATUSES)),
  kind: z.optional(choiceOf(MESSAGE_KINDS)),
  assignee: z.optional(choiceOf(["me"])),
  q: search(
    "How words of the sender's name or e-mail, of the message, or of what was written back begin",
  ),
  sort,
});
export type MessageQuery = z.infer<typeof MessageQuerySchema>;

/** A reply of staff, or a later mail of the sender. */
const MessageReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for an incoming mail. */
  author_id: z.nullable(z.string()),
  /** Also null once the account is deleted. */
  author_email: z.nullable(z.string()),
  /** The address that sent a mail, and how far we trust it; null for staff. */
  from_email: z.nullable(z.string()),
  origin: z.nullable(z.enum(REPLY_ORIGINS)),
  /** Null when the first attempt succeeded. */
  mail: z.nullable(z.enum(MAIL_STATUSES)),
  created_at: z.iso.datetime(),
});
export type MessageReply = z.infer<typeof MessageReplySchema>;

const MessageStatementSchema = z.object({
  reference: z.string(),
  /** The order with this number has the same email or another one, or there is no such order. */
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

/** `replies` are the newest SHOWN_REPLIES, oldest first. */
export const MessageDetailSchema = z.extend(MessageSchema, {
  replies: z.array(MessageReplySchema),
  order: z.nullable(MessageOrderSchema),
  /** The newest orders of all addresses that staff joined to the sender's. */
  sender_orders: z.array(MessageOrderSchema),
  /** The sender as a customer; null without bookings. */
  person_id: z.nullable(z.string()),
  /** True when the order has another address, which staff have not joined to the sender's. */
  from_other_address: z.boolean(),
  /** Values of placeholders in the message's language; unknown ones are absent. */
  facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  /** Values from another address's order. Staff reveal them only if they are sure of the sender. */
  withheld_facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  statement: z.nullable(MessageStatementSchema),
});
export type MessageDetail = z.infer<typeof MessageDetailSchema>;

/** If `version` changed since the caller read the message, nothing is sent. */
export const ReplyInputSchema = z.object({
  text: requiredText(MAX_REPLY_LENGTH, M.replyRequired).check(
    z.refine((text) => openPlaceholders(text).length === 0, M.replyOpenPlaceholder),
  ),
  version: z.optional(z.int(M.notWhole)),
});
export type ReplyInput = z.infer<typeof ReplyInputSchema>;

export const MessageChangeSchema = z
  .object({
    status: z.optional(choiceOf(MESSAGE_STATUSES)),
    assigneeId: z.optional(z.nullable(requiredText(64, M.notText))),
    /** Any spelling of an order number; null removes the order. */
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

/** 409: the message changed since the caller read it. */
export const MessageConflictSchema = z.object({
  error: z.object({ code: z.literal("message_changed"), message: z.string() }),
  message: MessageDetailSchema,
});
export type MessageConflict = z.infer<typeof MessageConflictSchema>;

export const ColleaguesSchema = z.object({
  items: z.array(z.object({ user_id: z.string(), email: z.string() })),
});
export type Colleague = z.infer<typeof ColleaguesSchema>["items"][number];
