import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import {
  UnsubscribeConfirmSchema,
  UnsubscribeSchema,
} from "#domain/messages/unsubscribe.schema.ts";
import { UnprocessableError, UnsupportedMediaTypeError } from "../platform/errors/errors.ts";
import { readBody } from "../platform/http/request-body.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { languageHeader } from "../platform/http/request.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import { confirmUnsubscribe, readUnsubscribeToken, sendUnsubscribeLink } from "./unsubscribe.ts";

const AcceptedSchema = z.object({ status: z.literal("accepted") });
const UnsubscribedSchema = z.object({ status: z.literal("unsubscribed") });
const unsubscribed = { status: "unsubscribed" } as const;
const ONE_CLICK = "/unsubscribe/one-click";
const tokenParameter = {
  in: "query" as const,
  name: "token",
  required: true,
  schema: { type: "string" as const },
};

/** People unsubscribe with a mailed link (docs/decisions/0033) or a mail program's button (RFC 8058). */
export const unsubscribe = new Hono<HonoEnv>()
  .post(
    "/unsubscribe",
    route({
      summary: "Ask for the unsubscribe link",
      description:
        "Same answer for every address. The mailed link works once, for 24 hours; one a minute.",
      parameters: [languageHeader("The language of the mail.")],
      json: UnsubscribeSchema,
      responses: { 202: { description: "The mail is on its way", schema: AcceptedSchema } },
    }),
    async (c) => {
      await consumeRateLimit(c, "CODE_LIMIT", `unsubscribe:${c.var.ctx.visitor}`);
      const { ctx } = c.var;
      const origin = c.var.ctx.origin;
      await sendUnsubscribeLink(ctx, {
        email: c.req.valid("json").email,
        page: (token) => `${origin}${pagePath(ctx.language, token)}`,
        oneClick: (token) => `${origin}/api${ONE_CLICK}?token=${token}`,
      });
      return c.json({ status: "accepted" as const }, 202);
    },
  )
  .post(
    "/unsubscribe/confirm",
    route({
      summary: "Unsubscribe with the mailed token",
      description: "With `cancelMembership` the team is asked to cancel the membership.",
      json: UnsubscribeConfirmSchema,
      responses: {
        200: { description: "The address gets no more news", schema: UnsubscribedSchema },
      },
    }),
    async (c) => {
      await confirmUnsubscribe(c.var.ctx, c.req.valid("json"));
      return c.json(unsubscribed);
    },
  )
  .post(
    ONE_CLICK,
    route({
      summary: "Unsubscribe with a mail program's own button (RFC 8058)",
      description:
        "Needs no public key: the token is the permission. A membership is not cancelled.",
      security: [],
      parameters: [tokenParameter],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": {
            schema: {
              type: "object",
              properties: { "List-Unsubscribe": { type: "string", enum: ["One-Click"] } },
            },
          },
        },
      },
      responses: {
        200: { description: "The address gets no more news", schema: UnsubscribedSchema },
        413: { description: "The body is over 64 KiB" },
        415: { description: "The body is not a form" },
        422: { description: "The link no longer works, or this is not a one-click request" },
      },
    }),
    async (c) => {
      if ((await readForm(c)).get("List-Unsubscribe") !== "One-Click")
        throw new UnprocessableError(
          "not_one_click",
          "Send List-Unsubscribe=One-Click (RFC 8058).",
        );
      await confirmUnsubscribe(c.var.ctx, {
        token: c.req.query("token") ?? "",
        cancelMembership: false,
      });
      return c.json(unsubscribed);
    },
  )
  .get(
    ONE_CLICK,
    route({
      summary: "Open the unsubscribe page",
      description:
        "For mail programs that follow List-Unsubscribe instead of posting. Changes nothing.",
      parameters: [tokenParameter],
      responses: { 303: { description: "To the page that asks for confirmation" } },
    }),
    async (c) => {
      const token = c.req.query("token") ?? "";
      const link = await readUnsubscribeToken(c.var.ctx, token);
      return c.redirect(pagePath(link?.language ?? "en", token), 303);
    },
  );

function pagePath(language: Language, token: string): string {
  return `${localizePath("/unsubscribe", language)}?token=${encodeURIComponent(token)}`;
}

async function readForm(c: Context<HonoEnv>): Promise<FormData> {
  const type = c.req.header("content-type") ?? "";
  const body = await readBody(c.req.raw);
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new UnsupportedMediaTypeError("a form");
  }
}
