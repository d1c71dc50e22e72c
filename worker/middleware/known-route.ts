import type { Context, Hono, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import { METHODS } from "hono/router";
import type { AppEnv } from "../http/hono-env.ts";
import { MethodNotAllowedError, NotFoundError } from "../errors.ts";

/** The pattern of the endpoint that this request matched, such as /api/bookings/:orderId, or undefined. Never the raw path. */
export function routePattern(c: Context): string | undefined {
  return matchedRoutes(c).findLast((route) => route.method !== "ALL")?.path;
}

/** Refuses unknown paths (404) and unknown methods on known paths (405 with Allow) before anything else is asked. */
export function knownRoute(app: () => Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return async function knownRoute(c, next) {
    if (routePattern(c)) return next();
    const allowed = methodsOf(app(), c.req.path);
    throw allowed.length ? new MethodNotAllowedError(allowed) : new NotFoundError();
  };
}

function methodsOf(app: Hono<AppEnv>, path: string): string[] {
  const answers = (method: string) => app.router.match(method.toUpperCase(), path)[0].some(([[, route]]) => route.method !== "ALL");
  const methods = METHODS.filter(answers).map((method) => method.toUpperCase());
  return methods.includes("GET") ? ["GET", "HEAD", ...methods.filter((method) => method !== "GET")] : methods;
}
