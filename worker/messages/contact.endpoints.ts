import { Hono } from "hono";
import * as z from "zod/mini";
import { MessageBodySchema, MessageInputSchema } from "#domain/messages/contact.schema.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import {
  getIdempotencyKey,
  IDEMPOTENCY_KEY_HEADER,
  languageHeader,
} from "../platform/http/request.ts";
import { route } from "../api/route.ts";
import { storeMessage } from "./store-message.ts";

const AcceptedSchema = z.object({ status: z.literal("accepted") });

export const contact = new Hono<HonoEnv>().post(
  "/contact",
  route({
    summary: "Send a message to the team",
    description:
      "With a `name` a question, else the contact form. It is stored and mailed to the team.",
    parameters: [IDEMPOTENCY_KEY_HEADER, languageHeader("The language to answer in.")],
    json: MessageInputSchema,
    jsonDocs: MessageBodySchema,
    responses: { 202: { description: "The message is stored", schema: AcceptedSchema } },
  }),
  async (c) => {
    const { ctx } = c.var;
    const key = getIdempotencyKey(c);
    await repeatByKey(ctx, key, () => storeMessage(ctx, c.req.valid("json"), key));
    return c.json({ status: "accepted" as const }, 202);
  },
);
