import type { Context, Hono, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { METHODS } from "hono/router";
import { MethodNotAllowedError, NotFoundError } from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";

/** Returns a pattern such as /api/bookings/:orderId, never the raw path. */
export function routePattern(c: Context): string | undefined {
  return matchedRoutes(c).findLast((route) => route.method !== "ALL")?.path;
}

/** Unknown paths (404) and methods (405 with Allow) are refused before all other checks. */
export function rejectUnknownRoutes(app: () => Hono<HonoEnv>): MiddlewareHandler<HonoEnv> {
  return async function rejectUnknownRoutes(c, next) {
    if (routePattern(c)) return next();
    const allowed = allowedMethods(app(), c.req.path);
    throw allowed.length > 0 ? new MethodNotAllowedError(allowed) : new NotFoundError();
  };
}

function allowedMethods(app: Hono<HonoEnv>, path: string): string[] {
  const isRouted = (method: string) =>
    app.router.match(method.toUpperCase(), path)[0].some(([[, route]]) => route.method !== "ALL");
  const methods = METHODS.filter(isRouted).map((method) => method.toUpperCase());
  return methods.includes("GET")
    ? ["GET", "HEAD", ...methods.filter((method) => method !== "GET")]
    : methods;
}
