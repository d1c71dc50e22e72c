import type { Context, MiddlewareHandler } from "hono";
import { equalInConstantTime } from "../platform/crypto/hash.ts";
import { ForbiddenError, UnauthorizedError } from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { isWrite, isForeign } from "../platform/http/request.ts";
import { findRouteDocs } from "./route-docs.ts";

/** Refuses a browser's writes for another site's page. Other clients send neither header. */
export const sameOrigin: MiddlewareHandler<HonoEnv> = async function sameOrigin(c, next) {
  if (
    isWrite(c.req.method) &&
    isForeign(c.req.header("sec-fetch-site"), c.req.header("origin"), c.req.url)
  )
    throw new ForbiddenError();
  await next();
};

/** Requires the public key in `apikey`, a header that forms on other sites cannot send. */
export const apiKey: MiddlewareHandler<HonoEnv> = async function apiKey(c, next) {
  if (isWrite(c.req.method) && !needsNoKey(c)) {
    const sent = c.req.header("apikey") ?? "";
    if (!equalInConstantTime(sent, c.get("ctx").settings.PUBLIC_ANON_KEY))
      throw new UnauthorizedError("apikey_invalid", "Send the public key in the apikey header.");
  }
  await next();
};

/** True for a route with `security: []`, whose input proves the permission. */
function needsNoKey(c: Context): boolean {
  return findRouteDocs(c)?.security?.length === 0;
}
