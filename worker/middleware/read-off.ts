import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { discardBody } from "../http/body-text.ts";

/** Reads a body that nobody looked at, because the request was refused first: else the connection's next request would be lost. */
export const readOff: MiddlewareHandler<AppEnv> = async function readOff(c, next) {
  await next();
  await discardBody(c.req.raw);
};
