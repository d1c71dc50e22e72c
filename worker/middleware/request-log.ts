import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { logRequest } from "../log.ts";
import { routePattern } from "./known-route.ts";

/**
 * Gives the request an id (none is taken from outside), sends it back as x-request-id, and logs one line:
 * the route's pattern, never the raw path or query, so that no personal data reaches the log.
 */
export const requestLog: MiddlewareHandler<AppEnv> = async function requestLog(c, next) {
  const requestId = crypto.randomUUID();
  const start = Date.now();
  c.set("requestId", requestId);
  c.header("x-request-id", requestId);
  await next();
  logRequest({ request_id: requestId, method: c.req.method, route: routePattern(c) ?? null, status: c.res.status, ms: Date.now() - start });
};
