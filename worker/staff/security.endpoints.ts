import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  ColleagueSchema,
  StaffSecurityChangeSchema,
  StaffSecuritySchema,
} from "#domain/accounts/staff-security.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import {
  changeStaffSecurity,
  readStaffSecurity,
  removeColleagueFactor,
} from "./staff-requirement.ts";

const forAdmins = { access: STAFF_PARTS.roles } as const;
const needsOwn = { 403: { description: "insufficient_aal: show your own second factor first" } };

/** See docs/decisions/0028 for the rules of staff's second factor. */
export const adminSecurity = new Hono<HonoEnv>()
  .get(
    "/admin/security",
    route({
      ...forAdmins,
      summary: "What is asked of staff, and who of them has a second factor",
      responses: { 200: { description: "The first one first", schema: StaffSecuritySchema } },
    }),
    async (c) => c.json(await readStaffSecurity(c.var.ctx)),
  )
  .put(
    "/admin/security",
    route({
      ...forAdmins,
      summary: "Ask all staff for a second factor, or no longer",
      json: StaffSecurityChangeSchema,
      responses: { 200: { description: "As it is now", schema: StaffSecuritySchema }, ...needsOwn },
    }),
    async (c) => c.json(await changeStaffSecurity(c.var.ctx, c.req.valid("json"))),
  )
  .delete(
    "/admin/security/second-factor",
    route({
      ...forAdmins,
      summary: "Remove the second factor of a colleague who has lost it",
      description: "They are told by mail.",
      json: ColleagueSchema,
      responses: {
        204: { description: "They have none any more" },
        422: { description: "no_second_factor" },
        ...needsOwn,
      },
    }),
    async (c) => {
      await removeColleagueFactor(c.var.ctx, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
