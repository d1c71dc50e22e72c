import { Hono } from "hono";
import { MESSAGE_KINDS } from "../../../src/domain/messages/message.ts";
import { MESSAGE_STATUSES } from "../../../src/domain/messages/message.ts";
import {
  MessageChangeSchema,
  MessageConflictSchema,
  MessageDetailSchema,
  MessageListSchema,
  MessageQuerySchema,
  ReplyInputSchema,
} from "../../../src/domain/messages/message.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { logUnknown } from "../../log.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { queryInput } from "../../middleware/query-input.ts";
import { describe } from "../../openapi/route-docs.ts";
import { changeMessage, replyToMessage } from "../../services/messages/message-changes.ts";
import { findMessage, listMessages } from "../../services/messages/list-messages.ts";
import { brokenRule, paging, sorting } from "./list-docs.ts";

const tags = ["Admin"];
const access = "admin";
const unknown = { 404: { description: "There is no such message" } };
const refused = {
  ...unknown,
  409: { description: "message_changed, with the message as it is now", schema: MessageConflictSchema },
  ...brokenRule,
};

/** The inbox: lists messages, sends replies, changes statuses. Each action leaves a row in the audit log. */
export const adminMessages = new Hono<SignedInEnv>()
  .get(
    "/admin/messages",
    describe({
      tags,
      access,
      summary: "Messages of the inbox, newest first",
      parameters: [
        ...paging,
        ...sorting,
        { in: "query", name: "status", schema: { type: "string", enum: [...MESSAGE_STATUSES] } },
        { in: "query", name: "kind", schema: { type: "string", enum: [...MESSAGE_KINDS] } },
        { in: "query", name: "q", description: "How words of the sender's name or e-mail begin", schema: { type: "string" } },
      ],
      answers: { 200: { description: "One page", schema: MessageListSchema }, ...brokenRule },
    }),
    queryInput(MessageQuerySchema),
    async (c) => c.json(await listMessages(c.get("settings").DB, c.req.valid("query")), 200),
  )
  .get(
    "/admin/messages/:messageId",
    describe({
      tags,
      access,
      summary: "A message with its answers",
      answers: { 200: { description: "The oldest answer first", schema: MessageDetailSchema }, ...unknown },
    }),
    async (c) => c.json(await findMessage(c.get("settings").DB, c.req.param("messageId")), 200),
  )
  .post(
    "/admin/messages/:messageId/replies",
    describe({
      tags,
      access,
      summary: "Answer a message by mail",
      description:
        "The answer is stored and mailed in the language of the message. When the mail service does not take the mail, it waits: the answer's `mail` says so.",
      answers: { 201: { description: "The message with this answer", schema: MessageDetailSchema }, ...refused },
    }),
    jsonInput(ReplyInputSchema),
    async (c) => {
      const { message, problem } = await replyToMessage({
        settings: c.get("settings"),
        messageId: c.req.param("messageId"),
        input: c.req.valid("json"),
        actorId: c.get("signedIn").userId,
        now: Date.now(),
      });
      if (problem) logUnknown(problem, c.get("requestId"));
      return c.json(message, 201);
    },
  )
  .patch(
    "/admin/messages/:messageId",
    describe({
      tags,
      access,
      summary: "Archive a message, mark it as spam, or take it back",
      answers: { 200: { description: "The message as it is now", schema: MessageDetailSchema }, ...refused },
    }),
    jsonInput(MessageChangeSchema),
    async (c) => {
      const message = await changeMessage({
        settings: c.get("settings"),
        messageId: c.req.param("messageId"),
        input: c.req.valid("json"),
        actorId: c.get("signedIn").userId,
        now: Date.now(),
      });
      return c.json(message, 200);
    },
  );
