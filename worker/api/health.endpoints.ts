import { Hono } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "./route.ts";
import { checkHealth, HealthSchema } from "./health.ts";

export const health = new Hono<HonoEnv>().get(
  "/health",
  route({
    summary: "Whether the database and the key-value store answer",
    responses: {
      200: { description: "Both answer", schema: HealthSchema },
      503: { description: "One does not", schema: HealthSchema },
    },
  }),
  async (c) => {
    const report = await checkHealth(c.var.ctx);
    const { VERSION } = c.var.ctx.settings;
    if (VERSION) c.header("x-worker-version", VERSION.id);
    return c.json(report, report.status === "ok" ? 200 : 503);
  },
);
