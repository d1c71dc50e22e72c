import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { siteConfigs } from "./generator/site-configs.endpoints.ts";
import { wordings } from "./generator/wordings.endpoints.ts";

/** The generator of configurations. */
export const generatorRoutes = new Hono<HonoEnv>().route("/", wordings).route("/", siteConfigs);
