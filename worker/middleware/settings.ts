import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { settingsOf } from "../env.ts";

/** Sets `settings`, the checked bindings and vars. Throws MisconfiguredError (503) when one is missing or invalid. */
export const settings: MiddlewareHandler<AppEnv> = async function settings(c, next) {
  c.set("settings", settingsOf(c.env));
  await next();
};
