import { Hono } from "hono";
import * as z from "zod/mini";
import { MessageBodySchema, MessageInputSchema } from "../../src/domain/messages/contact.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { inBackground } from "../http/background.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { describe } from "../openapi/route-docs.ts";
import { languageOf } from "../http/request-language.ts";
import { mailToTeam, storeMessage } from "../services/messages/store-message.ts";

const AcceptedSchema = z.object({ status: z.literal("accepted") });

/** Stores a message from the contact form or 'Got questions' (docs/product.md, "Contact forms"). */
export const contact = new Hono<AppEnv>().post(
  "/contact",
  describe({
    tags: ["Contact"],
    summary: "Send a message to the team",
    description: "With a `name` it is a question, otherwise the contact form. It is stored, and mailed to the support address.",
    parameters: [
      {
        in: "header",
        name: "x-language",
        description: "The language to answer in.",
        schema: { type: "string", enum: ["en", "fr"], default: "en" },
      },
    ],
    answers: { 202: { description: "The message is stored", schema: AcceptedSchema } },
  }),
  jsonInput(MessageInputSchema, MessageBodySchema),
  async (c) => {
    const settings = c.get("settings");
    const now = Date.now();
    const message = await storeMessage(settings.DB, c.req.valid("json"), languageOf(c), now);
    inBackground(c, mailToTeam(settings, message, now));
    return c.json({ status: "accepted" as const }, 202);
  },
);
