import { Hono } from "hono";
import * as z from "zod/mini";
import { type UserRole, UserRoleSchema } from "#domain/accounts/role.schema.ts";
import { ROLES } from "#domain/accounts/role.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { hasSecondFactor } from "../identity/users/users.ts";

export const userRoles = new Hono<HonoEnv>().get(
  "/user-roles",
  route({
    access: "member",
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
  (c) => {
    const { account, staff, ctx } = c.var;
    const { role, isFactorRequired } = staff;
    const asked = c.req.query("role");
    const roles: UserRole[] = [];
    const mustEnroll = isFactorRequired && ctx.actor.aal !== "aal2" && !hasSecondFactor(account);
    if (role !== null && (asked === undefined || asked === role))
      roles.push(mustEnroll ? { role, must_enroll: true } : { role });
    return c.json(roles);
  },
);
