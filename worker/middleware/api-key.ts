import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { equalInConstantTime } from "../crypto/constant-time.ts";
import { UnauthorizedError } from "../errors.ts";
import { isWrite } from "../http/write-method.ts";
import { routePattern } from "./known-route.ts";

/** What mail programs post to: they know no key, and the token in the address is the permission (RFC 8058). */
const KEYLESS = new Set(["/api/unsubscribe/one-click"]);

/** Every write carries the public key in `apikey`: a form on another site cannot send that header. */
export const apiKey: MiddlewareHandler<AppEnv> = async function apiKey(c, next) {
  if (
    isWrite(c.req.method) &&
    !KEYLESS.has(routePattern(c) ?? "") &&
    !equalInConstantTime(c.req.header("apikey") ?? "", c.get("settings").PUBLIC_ANON_KEY)
  ) {
    throw new UnauthorizedError("apikey_invalid", "Send the public key in the apikey header.");
  }
  await next();
};
