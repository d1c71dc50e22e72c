import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { StaffDigestSchema } from "#domain/dashboard/dashboard.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { readSetting } from "../platform/settings.ts";
import { changeStaffDigest } from "./staff-digest.ts";

const forAdmins = {
  access: STAFF_PARTS.roles,
  responses: { 200: { description: "As it is now", schema: StaffDigestSchema } },
} as const;

export const adminDigest = new Hono<HonoEnv>()
  .get(
    "/admin/digest",
    route({ ...forAdmins, summary: "Whether the staff get a digest by mail each morning" }),
    async (c) => c.json({ enabled: await readSetting(c.var.ctx, "staff_digest") }),
  )
  .put(
    "/admin/digest",
    route({
      ...forAdmins,
      summary: "Switch the digest of the staff on or off; recorded in the audit log",
      json: StaffDigestSchema,
    }),
    async (c) => c.json(await changeStaffDigest(c.var.ctx, c.req.valid("json"))),
  );
