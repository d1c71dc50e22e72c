import { Hono } from "hono";
import type { HonoEnv } from "./http/hono-env.ts";
import { account } from "./endpoints/account.ts";
import { adminAccounts } from "./endpoints/admin/accounts.ts";
import { adminAudit } from "./endpoints/admin/audit.ts";
import { adminCustomers } from "./endpoints/admin/customers.ts";
import { adminDepartures } from "./endpoints/admin/departures.ts";
import { adminDigest } from "./endpoints/admin/digest.ts";
import { adminDevices } from "./endpoints/admin/devices.ts";
import { adminInvitations } from "./endpoints/admin/invitations.ts";
import { adminMails } from "./endpoints/admin/mails.ts";
import { adminMessages } from "./endpoints/admin/messages.ts";
import { adminOrders } from "./endpoints/admin/orders.ts";
import { adminPayments } from "./endpoints/admin/payments.ts";
import { adminPeople } from "./endpoints/admin/people.ts";
import { adminReplyTemplates } from "./endpoints/admin/reply-templates.ts";
import { adminRoles } from "./endpoints/admin/roles.ts";
import { adminSearch } from "./endpoints/admin/search.ts";
import { adminSiteConfigs } from "./endpoints/admin/site-configs.ts";
import { adminSecurity } from "./endpoints/admin/security.ts";
import { adminSummary } from "./endpoints/admin/summary.ts";
import { adminViews } from "./endpoints/admin/views.ts";
import { auth } from "./endpoints/auth/auth.ts";
import { bookingLookup } from "./endpoints/booking-lookup.ts";
import { bookings } from "./endpoints/bookings.ts";
import { contact } from "./endpoints/contact.ts";
import { demoPayments } from "./endpoints/demo-payments.ts";
import { invitations } from "./endpoints/invitations.ts";
import { health } from "./endpoints/health.ts";
import { passes } from "./endpoints/passes.ts";
import { payments } from "./endpoints/payments.ts";
import { paymentWebhooks } from "./endpoints/payment-webhooks.ts";
import { openapi } from "./endpoints/openapi.ts";
import { sessions } from "./endpoints/sessions.ts";
import { siteConfigs } from "./endpoints/site-configs.ts";
import { statements } from "./endpoints/statements.ts";
import { unsubscribe } from "./endpoints/unsubscribe.ts";
import { wordings } from "./endpoints/wordings.ts";
import { userRoles } from "./endpoints/user-roles.ts";
import { authErrorResponse, isAuthRequest } from "./http/auth-error-response.ts";
import { errorResponse } from "./http/error-response.ts";
import {
  context,
  drainUnreadBody,
  requestLog,
  responseHeaders,
} from "./middleware/every-request.ts";
import { writeLimit } from "./middleware/rate-limit.ts";
import { rejectUnknownRoutes } from "./middleware/reject-unknown-routes.ts";
import { assertStaffRoutes } from "./middleware/route.ts";
import { apiKey, sameOrigin } from "./middleware/write-guards.ts";

/**
 * The API: middleware first, then one endpoint file per noun.
 * @throws when a route under /admin does not declare that it is for staff or for admins.
 */
export function createApp() {
  const app = new Hono<HonoEnv>().basePath("/api");
  app.onError((error, c) =>
    isAuthRequest(c) ? authErrorResponse(error, c) : errorResponse(error, c),
  );
  const api = app
    .use(requestLog, responseHeaders, drainUnreadBody)
    .use(rejectUnknownRoutes(() => app))
    .use(context, sameOrigin, apiKey, writeLimit)
    .route("/", auth)
    .route("/", userRoles)
    .route("/", sessions)
    .route("/", invitations)
    .route("/", account)
    .route("/", adminSummary)
    .route("/", adminViews)
    .route("/", adminOrders)
    .route("/", adminPayments)
    .route("/", adminDepartures)
    .route("/", adminCustomers)
    .route("/", adminPeople)
    .route("/", adminAccounts)
    .route("/", adminRoles)
    .route("/", adminInvitations)
    .route("/", adminSecurity)
    .route("/", adminDigest)
    .route("/", adminMessages)
    .route("/", adminReplyTemplates)
    .route("/", adminMails)
    .route("/", adminAudit)
    .route("/", adminDevices)
    .route("/", adminSearch)
    .route("/", adminSiteConfigs)
    .route("/", bookings)
    .route("/", payments)
    .route("/", passes)
    .route("/", paymentWebhooks)
    .route("/", bookingLookup)
    .route("/", demoPayments)
    .route("/", contact)
    .route("/", unsubscribe)
    .route("/", statements)
    .route("/", wordings)
    .route("/", siteConfigs)
    .route("/", health)
    .route(
      "/",
      openapi(() => app),
    );
  assertStaffRoutes(api.routes);
  return api;
}

/** What the typed client of the pages (hono/client) is made from. */
export type Api = ReturnType<typeof createApp>;

/** One app per isolate. */
export const api = createApp();
