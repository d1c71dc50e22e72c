import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import {
  RoleChangeSchema,
  RoleGrantSchema,
  RoleHolderSchema,
  RoleHoldersSchema,
} from "#domain/accounts/role.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { grantRole, listRoleHolders, revokeRole } from "./roles.ts";

const forAdmins = { access: STAFF_PARTS.roles } as const;

const conflict = {
  409: { description: "last_admin: there must always be one; role_changed: read them again" },
};

export const adminRoles = new Hono<HonoEnv>()
  .get(
    "/admin/roles",
    route({
      ...forAdmins,
      summary: "Everyone who has a role",
      responses: { 200: { description: "The first one first", schema: RoleHoldersSchema } },
    }),
    async (c) => c.json({ items: await listRoleHolders(c.var.ctx) }),
  )
  .put(
    "/admin/roles",
    route({
      ...forAdmins,
      summary: "Give someone a role",
      json: RoleGrantSchema,
      responses: {
        200: { description: "Who has it now", schema: RoleHolderSchema },
        ...conflict,
      },
    }),
    async (c) => c.json(await grantRole(c.var.ctx, c.req.valid("json"))),
  )
  .delete(
    "/admin/roles",
    route({
      ...forAdmins,
      summary: "Take a role away",
      json: RoleChangeSchema,
      responses: {
        204: { description: "They do not have it any more" },
        ...conflict,
      },
    }),
    async (c) => {
      await revokeRole(c.var.ctx, c.req.valid("json"));
      return c.body(null, 204);
    },
  );
