import * as z from "zod/mini";
import { LANGUAGES } from "../language.ts";
import { MAIL_STATUSES } from "../mail/mail.ts";
import { ORDER_STATUSES } from "../orders/order-status.ts";
import { ListQuerySchema, pageSchema, search, sort } from "../paging.schema.ts";
import { requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import {
  MAX_REPLY_LENGTH,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  REPLY_ORIGINS,
  SETTABLE_MESSAGE_STATUSES,
} from "./message.ts";
import { openPlaceholders, PLACEHOLDERS } from "./reply-template.ts";

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
  /** The user of the staff who takes care of it, and their address, which is null too once the account is gone. */
  assignee_id: z.nullable(z.string()),
  assignee_email: z.nullable(z.string()),
  /** The order that it is about. */
  order_id: z.nullable(z.string()),
  version: z.number(),
  created_at: z.iso.datetime(),
});
export type Message = z.infer<typeof MessageSchema>;

export const MessageListSchema = pageSchema(MessageSchema);

/** The query of the inbox. `q` is the beginnings of words in the sender's name or e-mail. */
export const MessageQuerySchema = z.extend(ListQuerySchema, {
  status: z.optional(z.enum(MESSAGE_STATUSES, M.inboxStatusUnknown)),
  kind: z.optional(z.enum(MESSAGE_KINDS, M.messageKindUnknown)),
  /** "me": those that the caller takes care of. */
  assignee: z.optional(z.enum(["me"], M.assigneeUnknown)),
  q: search(
    "How words of the sender's name or e-mail, of the message, or of what was written back begin",
  ),
  sort,
});
export type MessageQuery = z.infer<typeof MessageQuerySchema>;

/** What was written after a message: a reply of staff, or what the sender mailed back. */
const MessageReplySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for what came back by mail. */
  author_id: z.nullable(z.string()),
  /** Null also once the account is gone. */
  author_email: z.nullable(z.string()),
  /** The address that it was mailed from, and what is known of it; null for what staff wrote. */
  from_email: z.nullable(z.string()),
  origin: z.nullable(z.enum(REPLY_ORIGINS)),
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
  order: z.nullable(
    z.object({ id: z.string(), order_number: z.string(), status: z.enum(ORDER_STATUSES) }),
  ),
  /** Until when a withdrawal is to be refunded; null for the end of a membership. */
  refund_due_at: z.nullable(z.iso.datetime()),
});
export type MessageStatement = z.infer<typeof MessageStatementSchema>;

/** An order beside a message. */
const MessageOrderSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  status: z.enum(ORDER_STATUSES),
  airport: z.string(),
  flight_date: z.nullable(z.string()),
});
export type MessageOrder = z.infer<typeof MessageOrderSchema>;

/** A message with its replies, the oldest first. */
export const MessageDetailSchema = z.extend(MessageSchema, {
  replies: z.array(MessageReplySchema),
  /** The order that it is about; null when there is none, or it was deleted. */
  order: z.nullable(MessageOrderSchema),
  /** The newest orders of its sender: of the address, and of those that staff said are the same person's. */
  sender_orders: z.array(MessageOrderSchema),
  /** The sender among those who booked; null for who never did. */
  person_id: z.nullable(z.string()),
  /** True when its order was booked with another address, which staff have not joined with the sender's. */
  from_other_address: z.boolean(),
  /** What placeholders of canned answers stand for, in the language of the message. One that is not known is left out. */
  facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  /** Those of an order of another address, which only somebody who is sure of the sender may tell them. */
  withheld_facts: z.partialRecord(z.enum(PLACEHOLDERS), z.string()),
  /** Null for a message that declares nothing about a contract. */
  statement: z.nullable(MessageStatementSchema),
});
export type MessageDetail = z.infer<typeof MessageDetailSchema>;

/** A reply to a message. `version` is the one that the admin read: when the message has changed since, nothing is sent. */
export const ReplyInputSchema = z.object({
  text: requiredText(MAX_REPLY_LENGTH, M.replyRequired).check(
    z.refine((text) => openPlaceholders(text).length === 0, M.replyOpenPlaceholder),
  ),
  version: z.optional(z.int(M.notWhole)),
});
export type ReplyInput = z.infer<typeof ReplyInputSchema>;

/** Changes a message: its status, who takes care of it, the order that it is about. `version` as in a reply. */
export const MessageChangeSchema = z
  .object({
    status: z.optional(z.enum(SETTABLE_MESSAGE_STATUSES, M.messageStatusUnknown)),
    /** A user of the staff, or null for nobody. */
    assigneeId: z.optional(z.nullable(requiredText(64, M.notText))),
    /** An order number in any spelling, or null for no order. */
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

/** The response (409) to a change of a message that has changed since it was read. */
export const MessageConflictSchema = z.object({
  error: z.object({ code: z.literal("message_changed"), message: z.string() }),
  message: MessageDetailSchema,
});

/** Those of the staff to whom a message can be given. */
export const ColleaguesSchema = z.object({
  items: z.array(z.object({ user_id: z.string(), email: z.string() })),
});
export type Colleague = z.infer<typeof ColleaguesSchema>["items"][number];
