import type { MiddlewareHandler } from "hono";
import { isLanguage } from "#domain/language.ts";
import { createCtx } from "../platform/context/context.ts";
import { getSettings } from "../platform/context/env.ts";
import { countRepeats } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { getBookmark, newestBookmark, setBookmark } from "../platform/http/bookmark.ts";
import { drainBody } from "../platform/http/request-body.ts";
import { toVisitorNetwork } from "../platform/http/visitor-network.ts";
import { EVERY_RESPONSE_HEADERS } from "../platform/http/security-headers.ts";
import { logRequest } from "../platform/context/log.ts";
import { routePattern } from "./reject-unknown-routes.ts";

/** Logs the route's pattern, because the path and query may hold personal data. */
export const requestLog: MiddlewareHandler<HonoEnv> = async function requestLog(c, next) {
  const requestId = crypto.randomUUID();
  const start = Date.now();
  c.set("requestId", requestId);
  c.header("x-request-id", requestId);
  await next();
  logRequest({
    request_id: requestId,
    method: c.req.method,
    route: routePattern(c) ?? null,
    status: c.res.status,
    ms: Date.now() - start,
    repeats: c.get("repeats") || undefined,
  });
};

// This policy lets JSON run nothing. Headers that only pages need are absent, because each costs time.
const HEADERS = Object.entries({
  ...EVERY_RESPONSE_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
});

/** Lane phones correct their clock by the date. A cacheable endpoint sets its own Cache-Control. */
export const responseHeaders: MiddlewareHandler<HonoEnv> = async function responseHeaders(c, next) {
  for (const [name, value] of HEADERS) c.header(name, value);
  // Cloudflare's network also sets the date; other servers do not.
  c.header("date", new Date().toUTCString());
  await next();
};

/** Without this, a refused request's unread body would cost the connection its next request. */
export const drainUnreadBody: MiddlewareHandler<HonoEnv> = async function drainUnreadBody(c, next) {
  await next();
  await drainBody(c.req.raw);
};

/** Throws MisconfiguredError (503) for an incomplete deployment. */
export const context: MiddlewareHandler<HonoEnv> = async function context(c, next) {
  const settings = getSettings(c.env);
  const seen = getBookmark(c);
  const db = settings.DB.withSession("first-primary");
  const replica = settings.DB.withSession(seen ?? "first-unconstrained");
  const language = c.req.header("x-language");
  const ctx = createCtx({
    settings,
    databases: { db, replica },
    now: Date.now(),
    requestId: c.get("requestId"),
    // Cloudflare sets this header, and clients cannot.
    visitor: toVisitorNetwork(c.req.header("cf-connecting-ip") ?? "local"),
    language: isLanguage(language) ? language : "en",
    url: c.req.url,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
  c.set("ctx", ctx);
  await next();
  c.set("repeats", countRepeats(db) + countRepeats(replica));
  const shown = newestBookmark([db.getBookmark(), replica.getBookmark()]);
  if (c.res.ok && shown && shown !== seen) setBookmark(c, shown);
};
