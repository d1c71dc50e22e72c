import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/hono-env.ts";
import { EVERY_ANSWER_HEADERS } from "../http/security-headers.ts";

// The policy lets JSON run nothing and be framed nowhere. Headers that only matter to pages are left out: each costs time.
const HEADERS = Object.entries({
  ...EVERY_ANSWER_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
});

/** Sets security headers and forbids caching; an endpoint that may be cached sets its own Cache-Control. */
export const answerHeaders: MiddlewareHandler<AppEnv> = async function answerHeaders(c, next) {
  for (const [name, value] of HEADERS) c.header(name, value);
  await next();
};
