import { Hono } from "hono";
import * as z from "zod/mini";
import {
  PasskeyRequirementSchema,
  type UserRole,
  UserRoleSchema,
} from "#domain/accounts/role.schema.ts";
import { ROLES } from "#domain/accounts/role.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { ForbiddenError } from "../platform/errors/errors.ts";
import { requirePasskey } from "./passkey-requirement.ts";
import { hasSecondFactor } from "../identity/users/users.ts";

export const userRoles = new Hono<HonoEnv>()
  .get(
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
      const { role, isFactorRequired, isPasskeyRequired } = staff;
      const asked = c.req.query("role");
      const roles: UserRole[] = [];
      const mustEnroll = isFactorRequired && ctx.actor.aal !== "aal2" && !hasSecondFactor(account);
      if (role !== null && (asked === undefined || asked === role))
        roles.push({
          role,
          ...(mustEnroll && { must_enroll: true }),
          ...(isPasskeyRequired && { passkey_required: true }),
        });
      return c.json(roles);
    },
  )
  .put(
    "/user-roles/passkey",
    route({
      access: "member",
      summary: "Open one's own dashboard with a passkey only, or no longer",
      description: "In a session that a passkey opened which had verified its user.",
      json: PasskeyRequirementSchema,
      responses: {
        204: { description: "So it is now" },
        403: { description: "passkey_required: sign in with such a passkey; forbidden: no role" },
      },
    }),
    async (c) => {
      const { ctx, staff } = c.var;
      if (staff.role === null) throw new ForbiddenError();
      await requirePasskey(ctx, c.req.valid("json").passkey_required);
      return c.body(null, 204);
    },
  );
