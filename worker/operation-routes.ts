import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { openapi } from "./api/openapi.endpoints.ts";
import { health } from "./api/health.endpoints.ts";

/** Health and the API's own document. */
export const operationRoutes = new Hono<HonoEnv>().route("/", health).route(
  "/",
  openapi(async (): Promise<Hono<HonoEnv>> => (await import("./all-routes.ts")).allRoutes),
);
