import { type Context, Hono } from "hono";
import {
  WordingsAboutSchema,
  WordingsInputSchema,
  WordingsResultSchema,
} from "#domain/generator/wordings.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { streamResponse } from "./streamed-response.ts";
import { consumeRateLimit } from "../api/rate-limit.ts";
import { route } from "../api/route.ts";
import { getModelName } from "./model.ts";
import { rewriteWordings } from "./rewrite-wordings.ts";

export const wordings = new Hono<HonoEnv>()
  .get(
    "/wordings",
    route({
      summary: "Who would write the words, and who may ask",
      responses: {
        200: { description: "The model's name, or built-in", schema: WordingsAboutSchema },
      },
    }),
    (c) => {
      const { settings } = c.var.ctx;
      return c.json({ model: getModelName(settings), access: settings.GENERATOR_ACCESS });
    },
  )
  .post(
    "/wordings",
    route({
      summary: "Rewrite the site's wording for a brand",
      description:
        "With `Accept: text/event-stream`: events `partial` (the content so far) and `waiting` " +
        "(the seconds that the provider asks for), then one `result` with the answer. A failure " +
        "is 200 too, with `success: false` and the visitor's error. `x-cache` says `hit` for kept words.",
      access: "generator",
      json: WordingsInputSchema,
      responses: {
        200: {
          description: "The rewritten content, or why there is none",
          schema: WordingsResultSchema,
        },
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const { cached, write } = await rewriteWordings(ctx, {
        input: c.req.valid("json"),
        checkLimit: () => consumeRateLimit(c, "WORDINGS_LIMIT", ctx.visitor),
      });
      c.header("x-cache", cached ? "hit" : "miss");
      if (!wantsEvents(c))
        return streamResponse(c, {
          contentType: "application/json",
          heartbeat: " ",
          work: async (send, gone) => send(JSON.stringify(await write({ gone }))),
        });
      return streamResponse(c, {
        contentType: "text/event-stream; charset=utf-8",
        heartbeat: ":\n\n",
        work: async (send, gone) => {
          const onPartial = (json: string) => send(toEvent("partial", json));
          const onWait = (ms: number) => {
            const seconds = Math.ceil(ms / 1000);
            // The next heartbeat notices a visitor who has left.
            void send(toEvent("waiting", JSON.stringify({ seconds }))).catch(() => undefined);
          };
          await send(toEvent("result", JSON.stringify(await write({ gone, onPartial, onWait }))));
        },
      });
    },
  );

const toEvent = (name: string, json: string) => `event: ${name}\ndata: ${json}\n\n`;
const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
