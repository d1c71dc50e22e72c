import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  ColleaguesSchema,
  MessageChangeSchema,
  MessageConflictSchema,
  MessageDetailSchema,
  MessageListSchema,
  MessageQuerySchema,
  ReplyInputSchema,
} from "#domain/messages/message.schema.ts";
import {
  BulkMessagesResultSchema,
  BulkMessagesSchema,
  BulkReplySchema,
} from "#domain/messages/bulk-messages.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY_HEADER } from "../platform/http/request.ts";
import { changeMessages, replyToMessages } from "./bulk-messages.ts";
import { route } from "../api/route.ts";
import { changeMessage, replyToMessage, listColleagues } from "./message-changes.ts";
import { listMessages } from "./list-messages.ts";
import { findMessage } from "./message-detail.ts";

const forStaff = { access: STAFF_PARTS.messages } as const;
const unknown = { 404: { description: "There is no such message" } };
const refused = {
  ...unknown,
  409: {
    description: "message_changed, with the message as it is now",
    schema: MessageConflictSchema,
  },
};

export const adminMessages = new Hono<HonoEnv>()
  .get(
    "/admin/messages",
    route({
      ...forStaff,
      summary: "Messages of the inbox, newest first",
      query: MessageQuerySchema,
      responses: { 200: { description: "One page", schema: MessageListSchema } },
    }),
    async (c) => c.json(await listMessages(c.var.ctx, c.req.valid("query"))),
  )
  .get(
    "/admin/messages/:messageId",
    route({
      ...forStaff,
      summary: "A message with its answers",
      responses: {
        200: { description: "The oldest answer first", schema: MessageDetailSchema },
        ...unknown,
      },
    }),
    async (c) => c.json(await findMessage(c.var.ctx, c.req.param("messageId"))),
  )
  .post(
    "/admin/messages/:messageId/replies",
    route({
      ...forStaff,
      summary: "Answer a message by mail",
      description:
        "Mails it in the message's language, too. An answer whose mail waits says so in `mail`.",
      json: ReplyInputSchema,
      responses: {
        201: { description: "The message with this answer", schema: MessageDetailSchema },
        ...refused,
      },
    }),
    async (c) =>
      c.json(
        await replyToMessage(c.var.ctx, {
          messageId: c.req.param("messageId"),
          ...c.req.valid("json"),
        }),
        201,
      ),
  )
  .post(
    "/admin/messages/bulk",
    route({
      ...forStaff,
      summary: "Move several messages, or give them to someone",
      description: "A message that changed since it was listed stays as it is.",
      json: BulkMessagesSchema,
      responses: {
        200: { description: "What became of each message", schema: BulkMessagesResultSchema },
      },
    }),
    async (c) => c.json(await changeMessages(c.var.ctx, c.req.valid("json"))),
  )
  .post(
    "/admin/messages/bulk-replies",
    route({
      ...forStaff,
      summary: "Answer several messages with one text, each by its own mail and once",
      description:
        "A repeat with the same Idempotency-Key goes on where the first was cut off. A message " +
        "gets the text of its language.",
      parameters: [IDEMPOTENCY_KEY_HEADER],
      json: BulkReplySchema,
      responses: {
        200: { description: "What became of each message", schema: BulkMessagesResultSchema },
      },
    }),
    async (c) => {
      const key = getIdempotencyKey(c) ?? crypto.randomUUID();
      return c.json(await replyToMessages(c.var.ctx, { ...c.req.valid("json"), key }));
    },
  )
  .patch(
    "/admin/messages/:messageId",
    route({
      ...forStaff,
      summary:
        "Archive a message, mark it as spam, or take it back; " +
        "give it to someone; link it to an order",
      description: "What is absent stays. 422: `assignee_unknown`, `order_unknown`.",
      json: MessageChangeSchema,
      responses: {
        200: { description: "The message as it is now", schema: MessageDetailSchema },
        ...refused,
      },
    }),
    async (c) =>
      c.json(
        await changeMessage(c.var.ctx, {
          messageId: c.req.param("messageId"),
          ...c.req.valid("json"),
        }),
      ),
  )
  .get(
    "/admin/colleagues",
    route({
      ...forStaff,
      summary: "Those of the staff to whom a message can be given",
      responses: { 200: { description: "By address", schema: ColleaguesSchema } },
    }),
    async (c) => c.json({ items: await listColleagues(c.var.ctx) }),
  );
