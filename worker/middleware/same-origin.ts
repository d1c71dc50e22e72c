import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { ForbiddenError } from "../errors.ts";
import { isWrite } from "../http/write-method.ts";

/** Refuses writes that a browser makes for another site's page. Other clients send neither header and pass. */
export const sameOrigin: MiddlewareHandler<AppEnv> = async function sameOrigin(c, next) {
  if (isWrite(c.req.method) && isForeign(c.req.header("sec-fetch-site"), c.req.header("origin"), c.req.url)) throw new ForbiddenError();
  await next();
};

function isForeign(fetchSite: string | undefined, origin: string | undefined, url: string): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  return origin !== undefined && origin !== new URL(url).origin;
}
