import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { auth } from "./identity/auth.endpoints.ts";
import { sessions } from "./identity/sessions.endpoints.ts";
import { account } from "./people/account.endpoints.ts";
import { invitations } from "./staff/own-invitation.endpoints.ts";
import { userRoles } from "./staff/user-roles.endpoints.ts";

/** Accounts, sessions and what belongs to the person who is signed in. */
export const identityRoutes = new Hono<HonoEnv>()
  .route("/", auth)
  .route("/", userRoles)
  .route("/", sessions)
  .route("/", invitations)
  .route("/", account);
