import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { settingsOf } from "../env.ts";

/** Gives the endpoints checked bindings. Throws MisconfiguredError (503) when the deployment is not complete. */
export const settings: MiddlewareHandler<AppEnv> = async function settings(c, next) {
  c.set("settings", settingsOf(c.env));
  await next();
};
