import { Hono } from "hono";
import * as z from "zod/mini";
import { UserRoleSchema } from "../../src/domain/accounts/role.schema.ts";
import { ROLES } from "../../src/domain/accounts/role.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { staffNeedSecondFactor } from "../identity/factors/staff-requirement.ts";
import { hasSecondFactor } from "../identity/users/users.ts";
import { listRoles } from "./roles.ts";

/** Lists the caller's own roles (docs/product/staff.md). */
export const userRoles = new Hono<HonoEnv>().get(
  "/user-roles",
  route({
    access: "member",
    tags: ["Account"],
    summary: "One's own roles",
    parameters: [
      {
        in: "query",
        name: "role",
        description: "Only this one, if the caller has it.",
        schema: { type: "string", enum: [...ROLES] },
      },
    ],
    responses: {
      200: { description: "The roles; none for most people", schema: z.array(UserRoleSchema) },
    },
  }),
  async (c) => {
    const { ctx, account } = c.var;
    const asked = c.req.query("role");
    const held = await listRoles(ctx, ctx.actor.userId);
    const mustEnroll =
      held.length > 0 && !hasSecondFactor(account) && (await staffNeedSecondFactor(ctx));
    const roles = mustEnroll
      ? held.map(({ role }) => ({ role, must_enroll: true as const }))
      : held;
    return c.json(asked === undefined ? roles : roles.filter(({ role }) => role === asked), 200);
  },
);
