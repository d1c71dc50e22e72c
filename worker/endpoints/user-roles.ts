import { Hono } from "hono";
import * as z from "zod/mini";
import { ROLES } from "../../src/domain/accounts/role.ts";
import { UserRoleSchema } from "../../src/domain/accounts/role.schema.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { requireSession } from "../middleware/require-session.ts";
import { describe } from "../openapi/route-docs.ts";
import { rolesOf } from "../services/roles/roles.ts";

/** Lists the caller's own roles (docs/product.md, "Roles"). */
export const userRoles = new Hono<AppEnv>().get(
  "/user-roles",
  describe({
    tags: ["Account"],
    summary: "One's own roles",
    access: "member",
    parameters: [
      { in: "query", name: "role", description: "Only this one, if the caller has it.", schema: { type: "string", enum: [...ROLES] } },
    ],
    answers: { 200: { description: "The roles; none for most people", schema: z.array(UserRoleSchema) } },
  }),
  requireSession,
  async (c) => {
    const asked = c.req.query("role");
    const roles = await rolesOf(c.get("settings").DB, c.get("signedIn").userId);
    return c.json(asked === undefined ? roles : roles.filter(({ role }) => role === asked), 200);
  },
);
