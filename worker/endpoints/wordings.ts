import { type Context, Hono } from "hono";
import { WordingsAboutSchema, WordingsAnswerSchema, WordingsInputSchema } from "../../src/domain/wordings.ts";
import type { AppEnv } from "../app-env.ts";
import { inBackground } from "../background.ts";
import { logFailedWordings } from "../log.ts";
import { generatorAccess } from "../middleware/generator-access.ts";
import { jsonInput } from "../middleware/json-input.ts";
import { countUse, visitorOf } from "../middleware/rate-limit.ts";
import { describe } from "../openapi/route-docs.ts";
import { follow } from "../services/wordings/follow.ts";
import { aboutWordings, wordings } from "../services/wordings/wordings.ts";
import { eventStream } from "../event-stream.ts";

/** A request that shares another's writing gives up a little after that one would have. */
const GRACE_MS = 5_000;

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
      const leave = generation.join();
      c.req.raw.signal.addEventListener("abort", leave);
      const silenceMs = settings.WORDINGS_SILENCE_MS + GRACE_MS;
      if (!wantsEvents(c)) return c.json(await follow(generation, { onPartial: () => undefined, silenceMs }), 200);
      return eventStream(c, {
        onGone: leave,
        work: async (send) =>
          send("result", JSON.stringify(await follow(generation, { onPartial: (json) => send("partial", json), silenceMs }))),
      });
    },
  );

const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header("accept") ?? "");
