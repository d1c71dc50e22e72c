import { Hono } from "hono";
import { RoleChangeSchema, RoleHolderSchema, RoleHoldersSchema } from "../../../src/domain/accounts/role.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { describe } from "../../openapi/route-docs.ts";
import { grantRole, revokeRole } from "../../services/roles/role-changes.ts";
import { roleHolders } from "../../services/roles/roles.ts";

const tags = ["Admin"];
const access = "admin";

/** Lists, grants and revokes roles. Each change leaves a row in the audit log. */
export const adminRoles = new Hono<SignedInEnv>()
  .get(
    "/admin/roles",
    describe({
      tags,
      access,
      summary: "Everyone who has a role",
      answers: { 200: { description: "The first one first", schema: RoleHoldersSchema } },
    }),
    async (c) => c.json({ items: await roleHolders(c.get("settings").DB) }, 200),
  )
  .put(
    "/admin/roles",
    describe({
      tags,
      access,
      summary: "Give someone a role",
      answers: {
        200: { description: "Who has it now", schema: RoleHolderSchema },
        422: { description: "A rule is broken, or user_unknown" },
      },
    }),
    jsonInput(RoleChangeSchema),
    async (c) => {
      const { DB: db } = c.get("settings");
      const holder = await grantRole({ db, change: c.req.valid("json"), actorId: c.get("signedIn").userId, now: Date.now() });
      return c.json(holder, 200);
    },
  )
  .delete(
    "/admin/roles",
    describe({
      tags,
      access,
      summary: "Take a role away",
      answers: {
        204: { description: "They do not have it any more" },
        409: { description: "last_admin: there must always be one" },
        422: { description: "A rule is broken, or user_unknown" },
      },
    }),
    jsonInput(RoleChangeSchema),
    async (c) => {
      const { DB: db } = c.get("settings");
      await revokeRole({ db, change: c.req.valid("json"), actorId: c.get("signedIn").userId, now: Date.now() });
      return c.body(null, 204);
    },
  );
