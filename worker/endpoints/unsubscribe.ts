import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { siteConfig } from "../../app.config.ts";
import type { Language } from "../../src/domain/language.ts";
import { UnsubscribeConfirmSchema, UnsubscribeSchema } from "../../src/domain/messages/unsubscribe.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { inBackground } from "../http/background.ts";
import { readBody } from "../http/request-body.ts";
import { UnsupportedMediaTypeError, UnprocessableError } from "../errors.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { countUse, visitorOf } from "../middleware/rate-limit.ts";
import { describe } from "../openapi/route-docs.ts";
import { languageOf } from "../http/request-language.ts";
import { confirmUnsubscribe, readUnsubscribeToken, sendUnsubscribeLink } from "../services/unsubscribe/unsubscribe.ts";

const tags = ["Unsubscribe"];
const AcceptedSchema = z.object({ status: z.literal("accepted") });
const UnsubscribedSchema = z.object({ status: z.literal("unsubscribed") });
const ONE_CLICK = "/unsubscribe/one-click";
const tokenParameter = { in: "query" as const, name: "token", required: true, schema: { type: "string" as const } };

/** Unsubscribes by a mailed link (docs/decisions/0009), and by a mail program's own button (RFC 8058). */
export const unsubscribe = new Hono<AppEnv>()
  .post(
    "/unsubscribe",
    describe({
      tags,
      summary: "Ask for the unsubscribe link",
      description:
        "The same answer for every address. The link is mailed; it works once, for 24 hours. At most one a minute for one address.",
      parameters: [
        {
          in: "header",
          name: "x-language",
          description: "The language of the mail.",
          schema: { type: "string", enum: ["en", "fr"], default: "en" },
        },
      ],
      answers: { 202: { description: "The mail is on its way", schema: AcceptedSchema } },
    }),
    jsonInput(UnsubscribeSchema),
    async (c) => {
      await countUse(c, "CODE_LIMIT", `unsubscribe:${visitorOf(c)}`);
      const language = languageOf(c);
      const origin = originOf(c);
      await sendUnsubscribeLink(
        c.get("settings"),
        c.req.valid("json").email,
        language,
        {
          page: (token) => `${origin}${pagePath(language, token)}`,
          oneClick: (token) => `${origin}/api${ONE_CLICK}?token=${token}`,
        },
        Date.now(),
      );
      return c.json({ status: "accepted" as const }, 202);
    },
  )
  .post(
    "/unsubscribe/confirm",
    describe({
      tags,
      summary: "Unsubscribe with the mailed token",
      description: "With `cancelMembership` the team is also asked to cancel the membership of this address.",
      answers: { 200: { description: "The address gets no more news", schema: UnsubscribedSchema } },
    }),
    jsonInput(UnsubscribeConfirmSchema),
    async (c) => {
      const { token, cancelMembership } = c.req.valid("json");
      return confirm(c, token, cancelMembership);
    },
  )
  .post(
    ONE_CLICK,
    describe({
      tags,
      summary: "Unsubscribe with a mail program's own button (RFC 8058)",
      description: "Needs no public key: the token is the permission. A membership is not cancelled.",
      security: [],
      parameters: [tokenParameter],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: { type: "object", properties: { "List-Unsubscribe": { type: "string", enum: ["One-Click"] } } },
          },
        },
      },
      answers: {
        200: { description: "The address gets no more news", schema: UnsubscribedSchema },
        413: { description: "The body is over 64 KiB" },
        415: { description: "The body is not a form" },
        422: { description: "The link no longer works, or this is not a one-click request" },
      },
    }),
    async (c) => {
      if ((await formOf(c)).get("List-Unsubscribe") !== "One-Click") {
        throw new UnprocessableError("not_one_click", "Send List-Unsubscribe=One-Click (RFC 8058).");
      }
      return confirm(c, c.req.query("token") ?? "", false);
    },
  )
  .get(
    ONE_CLICK,
    describe({
      tags,
      summary: "Open the unsubscribe page",
      description: "For mail programs that follow the address of List-Unsubscribe instead of posting to it. Changes nothing.",
      parameters: [tokenParameter],
      answers: { 303: { description: "To the page that asks for confirmation" } },
    }),
    async (c) => {
      const token = c.req.query("token") ?? "";
      const link = await readUnsubscribeToken(c.get("settings"), token);
      return c.redirect(pagePath(link?.language ?? "en", token), 303);
    },
  );

async function confirm(c: Context<AppEnv>, token: string, cancelMembership: boolean) {
  const afterwards = await confirmUnsubscribe(c.get("settings"), token, cancelMembership, Date.now());
  inBackground(c, afterwards());
  return c.json({ status: "unsubscribed" as const }, 200);
}

/** Where this deployment is reached. A client cannot choose it there: mails must lead to us and nowhere else. */
function originOf(c: Context<AppEnv>): string {
  return c.get("settings").ENVIRONMENT === "local" ? new URL(c.req.url).origin : `https://${siteConfig.domains.main}`;
}

function pagePath(language: Language, token: string): string {
  return `${language === "fr" ? "/fr" : ""}/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** A form's fields, sent in either of the two ways that forms are. */
async function formOf(c: Context<AppEnv>): Promise<FormData> {
  const type = c.req.header("content-type") ?? "";
  const body = await readBody(c.req.raw);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new UnsupportedMediaTypeError("a form");
  }
}
