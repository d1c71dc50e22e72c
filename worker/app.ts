import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { account } from "./people/account.endpoints.ts";
import { adminAccounts } from "./staff/accounts.endpoints.ts";
import { adminAudit } from "./staff/audit.endpoints.ts";
import { adminCustomers } from "./people/customers.endpoints.ts";
import { adminDepartures } from "./orders/departures.endpoints.ts";
import { adminDigest } from "./staff/digest.endpoints.ts";
import { adminDevices } from "./passes/devices.endpoints.ts";
import { adminInvitations } from "./staff/invitations.endpoints.ts";
import { adminMails } from "./mail/mails.endpoints.ts";
import { adminMessages } from "./messages/messages.endpoints.ts";
import { adminOrders } from "./orders/staff-orders.endpoints.ts";
import { adminPayments } from "./payments/staff-payments.endpoints.ts";
import { adminPeople } from "./people/people.endpoints.ts";
import { adminReplyTemplates } from "./messages/reply-templates.endpoints.ts";
import { adminRoles } from "./staff/roles.endpoints.ts";
import { adminSearch } from "./staff/search.endpoints.ts";
import { adminSiteConfigs } from "./generator/staff-site-configs.endpoints.ts";
import { adminSecurity } from "./staff/security.endpoints.ts";
import { adminSummary } from "./staff/summary.endpoints.ts";
import { adminViews } from "./staff/views.endpoints.ts";
import { auth } from "./identity/auth.endpoints.ts";
import { bookingLookup } from "./orders/booking-lookup.endpoints.ts";
import { bookings } from "./orders/bookings.endpoints.ts";
import { contact } from "./messages/contact.endpoints.ts";
import { demoPayments } from "./payments/demo-payments.endpoints.ts";
import { invitations } from "./staff/own-invitation.endpoints.ts";
import { health } from "./api/health.endpoints.ts";
import { passes } from "./passes/passes.endpoints.ts";
import { payments } from "./payments/payments.endpoints.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.endpoints.ts";
import { openapi } from "./api/openapi.endpoints.ts";
import { sessions } from "./identity/sessions.endpoints.ts";
import { siteConfigs } from "./generator/site-configs.endpoints.ts";
import { statements } from "./messages/statements.endpoints.ts";
import { unsubscribe } from "./messages/unsubscribe.endpoints.ts";
import { wordings } from "./generator/wordings.endpoints.ts";
import { userRoles } from "./staff/user-roles.endpoints.ts";
import { authErrorResponse, isAuthRequest } from "./identity/auth-error-response.ts";
import { errorResponse } from "./platform/http/error-response.ts";
import { context, drainUnreadBody, requestLog, responseHeaders } from "./api/every-request.ts";
import { writeLimit } from "./api/rate-limit.ts";
import { rejectUnknownRoutes } from "./api/reject-unknown-routes.ts";
import { assertStaffRoutes } from "./api/route.ts";
import { apiKey, sameOrigin } from "./api/write-guards.ts";

/** Returns the API: middleware, then endpoints. Throws when an /admin route admits strangers. */
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

/** The typed client of the pages (hono/client) is made from this type. */
export type Api = ReturnType<typeof createApp>;

/** One app per isolate. */
export const api = createApp();
