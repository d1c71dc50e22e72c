import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { EVERY_ANSWER_HEADERS } from "../http/security-headers.ts";

// The policy lets JSON do nothing, and be framed nowhere. What only pages heed is left out: each header costs time.
const HEADERS = Object.entries({
  ...EVERY_ANSWER_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
});

/** Security headers on every answer, and no caching: an endpoint that may be cached says so itself. */
export const answerHeaders: MiddlewareHandler<AppEnv> = async function answerHeaders(c, next) {
  for (const [name, value] of HEADERS) c.header(name, value);
  await next();
};
