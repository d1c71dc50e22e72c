import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { adminSiteConfigs } from "./generator/staff-site-configs.endpoints.ts";
import { adminDevices } from "./passes/devices.endpoints.ts";
import { adminAccounts } from "./staff/accounts.endpoints.ts";
import { adminAudit } from "./staff/audit.endpoints.ts";
import { adminDigest } from "./staff/digest.endpoints.ts";
import { adminInvitations } from "./staff/invitations.endpoints.ts";
import { adminLaunch } from "./staff/launch.endpoints.ts";
import { adminRoles } from "./staff/roles.endpoints.ts";
import { adminSearch } from "./staff/search.endpoints.ts";
import { adminSecurity } from "./staff/security.endpoints.ts";
import { adminSummary } from "./staff/summary.endpoints.ts";
import { adminViews } from "./staff/views.endpoints.ts";

/** The dashboard, and what staff set up: roles, accounts, devices, views. */
export const staffRoutes = new Hono<HonoEnv>()
  .route("/", adminSummary)
  .route("/", adminViews)
  .route("/", adminAccounts)
  .route("/", adminRoles)
  .route("/", adminInvitations)
  .route("/", adminSecurity)
  .route("/", adminDigest)
  .route("/", adminAudit)
  .route("/", adminLaunch)
  .route("/", adminDevices)
  .route("/", adminSearch)
  .route("/", adminSiteConfigs);
