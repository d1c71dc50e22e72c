import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { cookies } from "./api/cookies.endpoints.ts";
import { openapi } from "./api/openapi.endpoints.ts";
import { health } from "./api/health.endpoints.ts";

/** Health, the browser's cookies and the API's own document. */
export const operationRoutes = new Hono<HonoEnv>()
  .route("/", health)
  .route("/", cookies)
  .route(
    "/",
    openapi(async (): Promise<Hono<HonoEnv>> => (await import("./all-routes.ts")).allRoutes),
  );
