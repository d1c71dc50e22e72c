import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { drainBody } from "../http/request-body.ts";

/** Drains the body of a request that was refused before it was read; otherwise the connection's next request would be lost. */
export const readOff: MiddlewareHandler<AppEnv> = async function readOff(c, next) {
  await next();
  await drainBody(c.req.raw);
};
