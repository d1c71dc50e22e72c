import { Hono } from "hono";
import {
  AcceptedInvitationSchema,
  InvitationAcceptanceSchema,
  InvitationLookupSchema,
  ReceivedInvitationSchema,
} from "#domain/accounts/invitation.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { findActor } from "../api/access.ts";
import { route } from "../api/route.ts";
import { acceptInvitation, showInvitation } from "./accept-invitation.ts";

const unusable = {
  404: {
    description: "The link was used, replaced or revoked, is over, or its inviter is no admin",
  },
};

export const invitations = new Hono<HonoEnv>()
  .post(
    "/invitations/lookup",
    route({
      summary: "What a mailed link invites to",
      description: "Changes nothing. `account` says what accepting asks for.",
      limit: "password",
      json: InvitationLookupSchema,
      responses: {
        200: { description: "The invitation", schema: ReceivedInvitationSchema },
        ...unusable,
      },
    }),
    async (c) => c.json(await showInvitation(c.var.ctx, c.req.valid("json").token)),
  )
  .post(
    "/invitations/accept",
    route({
      summary: "Accept an invitation",
      description:
        "With a session of the address's account, when proved. Else with a new password, which " +
        "makes the account or ends what opened it, and proves the address.",
      limit: "password",
      json: InvitationAcceptanceSchema,
      responses: {
        200: { description: "The role is given", schema: AcceptedInvitationSchema },
        401: { description: "sign_in_needed: sign in with the account of the address" },
        ...unusable,
        409: { description: "account_changed: look the invitation up again; last_admin" },
      },
    }),
    async (c) => {
      const ctx = { ...c.var.ctx, actor: await findActor(c) };
      return c.json(await acceptInvitation(ctx, c.req.valid("json")));
    },
  );
