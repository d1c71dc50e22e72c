import { Hono } from "hono";
import { InvitationSchema, InvitationsSchema } from "#domain/accounts/invitation.schema.ts";
import { RoleChangeSchema } from "#domain/accounts/role.schema.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { languageHeader } from "../platform/http/request.ts";
import { route } from "../api/route.ts";
import { invite, listInvitations, revokeInvitation } from "./invitations.ts";

const forAdmins = { access: STAFF_PARTS.roles } as const;

export const adminInvitations = new Hono<HonoEnv>()
  .get(
    "/admin/invitations",
    route({
      ...forAdmins,
      summary: "Open invitations to the staff",
      responses: { 200: { description: "The newest first", schema: InvitationsSchema } },
    }),
    async (c) => c.json({ items: await listInvitations(c.var.ctx) }),
  )
  .post(
    "/admin/invitations",
    route({
      ...forAdmins,
      summary: "Invite someone to a role by mail",
      description:
        "The link works once, for a week, and proves the address. A newer one replaces it.",
      parameters: [languageHeader("The language of the mail.")],
      json: RoleChangeSchema,
      responses: {
        201: { description: "The invitation is on its way", schema: InvitationSchema },
        409: { description: "role_held: they have this role already" },
      },
    }),
    async (c) => c.json(await invite(c.var.ctx, c.req.valid("json")), 201),
  )
  .delete(
    "/admin/invitations/:invitationId",
    route({
      ...forAdmins,
      summary: "Revoke an invitation",
      responses: {
        204: { description: "Its link opens nothing any more" },
        404: { description: "No such invitation: it was accepted, replaced or revoked" },
      },
    }),
    async (c) => {
      await revokeInvitation(c.var.ctx, c.req.param("invitationId"));
      return c.body(null, 204);
    },
  );
