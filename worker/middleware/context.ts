import type { MiddlewareHandler } from "hono";
import { createCtx } from "../context.ts";
import { settingsOf } from "../env.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { languageOf } from "../http/request-language.ts";

/** Makes the request's context, which every service gets. Throws MisconfiguredError (503) when the deployment is not complete. */
export const context: MiddlewareHandler<AppEnv> = async function context(c, next) {
  const settings = settingsOf(c.env);
  const ctx = createCtx({
    settings,
    now: Date.now(),
    requestId: c.get("requestId"),
    language: languageOf(c),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
  c.set("settings", settings);
  c.set("ctx", ctx);
  c.set("reads", ctx.reads);
  await next();
};
