import * as z from "zod/mini";
import { choiceOf, requiredText } from "../validation.schema.ts";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { MAX_PICKED_MESSAGES, MAX_REPLY_LENGTH, MESSAGE_STATUSES } from "./message.ts";
import { openPlaceholders } from "./reply-template.ts";

/** Each message has the version that the list showed. A message that changed since stays unchanged. */
const picked = z
  .array(
    z.object({
      id: z.string().check(z.maxLength(64, { abort: true })),
      version: z.int(M.notWhole),
    }),
  )
  .check(
    z.minLength(1, M.messagePickCount),
    z.maxLength(MAX_PICKED_MESSAGES, { error: M.messagePickCount, abort: true }),
  );

export const BulkMessagesSchema = z
  .object({
    messages: picked,
    status: z.optional(choiceOf(MESSAGE_STATUSES)),
    assigneeId: z.optional(z.nullable(requiredText(64, M.notText))),
  })
  .check(
    z.refine(({ status, assigneeId }) => status !== undefined || assigneeId !== undefined, {
      error: M.nothingToChange,
      path: ["status"],
    }),
  );
export type BulkMessages = z.infer<typeof BulkMessagesSchema>;

const answer = z.optional(
  requiredText(MAX_REPLY_LENGTH, M.replyRequired).check(
    z.refine((text) => openPlaceholders(text).length === 0, M.replyOpenPlaceholder),
  ),
);

/** A message gets the text in its language. */
export const BulkReplySchema = z.object({
  messages: picked,
  text: z
    .object({ en: answer, fr: answer })
    .check(z.refine(({ en, fr }) => en !== undefined || fr !== undefined, M.replyRequired)),
});
export type BulkReply = z.infer<typeof BulkReplySchema>;

const BULK_MESSAGE_REFUSALS = ["message_changed", "not_found", "language_missing"] as const;
export type BulkMessageRefusal = (typeof BULK_MESSAGE_REFUSALS)[number];

/** In the order of the request; null for a message that was answered or changed. */
export const BulkMessagesResultSchema = z.object({
  items: z.array(z.object({ id: z.string(), refusal: z.nullable(z.enum(BULK_MESSAGE_REFUSALS)) })),
});
export type BulkMessagesResult = z.infer<typeof BulkMessagesResultSchema>;
