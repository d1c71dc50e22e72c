import { Hono } from "hono";
import type { Schema } from "hono/types";
import { authErrorResponse, isAuthRequest } from "../identity/auth-error-response.ts";
import { errorResponse } from "../platform/http/error-response.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { context, drainUnreadBody, requestLog, responseHeaders } from "./every-request.ts";
import { writeLimit } from "./rate-limit.ts";
import { rejectUnknownRoutes } from "./reject-unknown-routes.ts";
import { assertStaffRoutes } from "./route.ts";
import { apiKey, sameOrigin } from "./write-guards.ts";

export function createApi(endpoints: readonly Hono<HonoEnv, Schema>[]): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>().basePath("/api");
  app.onError((error, c) =>
    isAuthRequest(c) ? authErrorResponse(error, c) : errorResponse(error, c),
  );
  app
    .use(requestLog, responseHeaders, drainUnreadBody)
    .use(rejectUnknownRoutes(() => app))
    .use(context, sameOrigin, apiKey, writeLimit);
  for (const each of endpoints) app.route("/", each);
  assertStaffRoutes(app.routes);
  return app;
}
