import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { LaunchSchema } from "#domain/going-live/launch.schema.ts";
import { route } from "../api/route.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { readLaunch } from "./read-launch.ts";

export const adminLaunch = new Hono<HonoEnv>().get(
  "/admin/launch",
  route({
    access: STAFF_PARTS.launch,
    summary: "What still stands between the site and its customers",
    responses: { 200: { description: "Every check, in its order", schema: LaunchSchema } },
  }),
  async (c) => c.json({ items: await readLaunch(c.var.ctx) }),
);
