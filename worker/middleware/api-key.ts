import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { equalInConstantTime } from "../crypto/constant-time.ts";
import { UnauthorizedError } from "../errors.ts";
import { isWrite } from "../http/write-method.ts";
import { routePattern } from "./known-route.ts";

/** Mail programs post here without a key; the token in the address is the permission (RFC 8058). */
const KEYLESS = new Set(["/api/unsubscribe/one-click"]);

/** Refuses writes without the public key in the header `apikey`, which a form on another site cannot send. */
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
