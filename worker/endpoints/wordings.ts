import { type Context, Hono } from "hono";
import { WordingsAboutSchema, WordingsAnswerSchema, WordingsInputSchema } from "../../src/domain/generator/wordings.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { inBackground } from "../http/background.ts";
import { liveAnswer } from "../http/streamed-response.ts";
import { logFailedWordings } from "../log.ts";
import { generatorAccess } from "../middleware/generator-access.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { countUse, visitorOf } from "../middleware/rate-limit.ts";
import { describe } from "../openapi/route-docs.ts";
import { follow } from "../services/generator/follow.ts";
import { aboutWordings, longestMs, wordings } from "../services/generator/wordings.ts";

export const wordingsEndpoint = new Hono<AppEnv>()
  .get(
    "/wordings",
    describe({
      tags: ["Generator"],
      summary: "Who would write the words, and who may ask",
      answers: { 200: { description: "The model's name, or built-in", schema: WordingsAboutSchema } },
    }),
    (c) => c.json(aboutWordings(c.get("settings")), 200),
  )
  .post(
    "/wordings",
    describe({
      tags: ["Generator"],
      summary: "Rewrite the site's wording for a brand",
      description:
        "With `Accept: text/event-stream`: events `partial` (the content so far), then one `result` with the answer. A generation that fails is answered too, with 200, `success: false` and the error for the visitor. `x-cache` says `hit` for words that were kept.",
      answers: { 200: { description: "The rewritten content, or why there is none", schema: WordingsAnswerSchema } },
    }),
    generatorAccess,
    jsonInput(WordingsInputSchema),
    async (c) => {
      const settings = c.get("settings");
      const { cached, generation } = await wordings({
        settings,
        input: c.req.valid("json"),
        admit: () => countUse(c, "WORDINGS_LIMIT", visitorOf(c)),
        background: (work) => inBackground(c, work),
        onFailure: (failure) => logFailedWordings(c.get("requestId"), failure),
      });
      c.header("x-cache", cached ? "hit" : "miss");
      const onGone = generation.join();
      const patienceMs = longestMs(settings);
      if (wantsEvents(c)) {
        return liveAnswer(c, {
          contentType: "text/event-stream; charset=utf-8",
          heartbeat: ":\n\n",
          onGone,
          work: async (write) => {
            const onPartial = (json: string) => write(event("partial", json));
            await write(event("result", JSON.stringify(await follow(generation, { onPartial, patienceMs }))));
          },
        });
      }
      return liveAnswer(c, {
        contentType: "application/json",
        heartbeat: " ",
        onGone,
        work: async (write) => write(JSON.stringify(await follow(generation, { patienceMs }))),
      });
    },
  );

const event = (name: string, json: string) => `event: ${name}\ndata: ${json}\n\n`;
const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
