import type { Hono } from "hono";
import { cookies } from "./api/cookies.endpoints.ts";
import { createApi } from "./api/create-api.ts";
import { health } from "./api/health.endpoints.ts";
import { openapi } from "./api/openapi.endpoints.ts";
import { siteConfigs } from "./generator/site-configs.endpoints.ts";
import { adminSiteConfigs } from "./generator/staff-site-configs.endpoints.ts";
import { wordings } from "./generator/wordings.endpoints.ts";
import { auth } from "./identity/auth.endpoints.ts";
import { sessions } from "./identity/sessions.endpoints.ts";
import { adminMails } from "./mail/mails.endpoints.ts";
import { contact } from "./messages/contact.endpoints.ts";
import { adminMessages } from "./messages/messages.endpoints.ts";
import { adminReplyTemplates } from "./messages/reply-templates.endpoints.ts";
import { statements } from "./messages/statements.endpoints.ts";
import { unsubscribe } from "./messages/unsubscribe.endpoints.ts";
import { bookingLookup } from "./orders/booking-lookup.endpoints.ts";
import { bookings } from "./orders/bookings.endpoints.ts";
import { adminDepartures } from "./orders/departures.endpoints.ts";
import { adminSaleStops, saleStops } from "./orders/sale-stops.endpoints.ts";
import { adminGroupActs } from "./orders/group-acts.endpoints.ts";
import { adminOrders } from "./orders/staff-orders.endpoints.ts";
import { adminPayments } from "./orders/staff-payments.endpoints.ts";
import { adminRefundRequests } from "./orders/refund-requests.endpoints.ts";
import { adminDevices } from "./passes/devices.endpoints.ts";
import { passes } from "./passes/passes.endpoints.ts";
import { demoPayments } from "./payments/demo-payments.endpoints.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.endpoints.ts";
import { payments } from "./payments/payments.endpoints.ts";
import { account } from "./people/account.endpoints.ts";
import { adminCustomers } from "./people/customers.endpoints.ts";
import { adminPeople } from "./people/people.endpoints.ts";
import { adminAccounts } from "./staff/accounts.endpoints.ts";
import { adminAudit } from "./staff/audit.endpoints.ts";
import { adminDigest } from "./staff/digest.endpoints.ts";
import { adminInvitations } from "./staff/invitations.endpoints.ts";
import { adminModel } from "./generator/staff-model.endpoints.ts";
import { adminLaunch } from "./staff/launch.endpoints.ts";
import { invitations } from "./staff/own-invitation.endpoints.ts";
import { adminRoles } from "./staff/roles.endpoints.ts";
import { adminSearch } from "./staff/search.endpoints.ts";
import { adminSecurity } from "./staff/security.endpoints.ts";
import { adminSummary } from "./staff/summary.endpoints.ts";
import { userRoles } from "./staff/user-roles.endpoints.ts";
import { adminViews } from "./staff/views.endpoints.ts";
import type { HonoEnv } from "./platform/http/hono-env.ts";

/** A test fails for an endpoints file that is missing here (app.test.ts). */
const ENDPOINTS = [
  adminGroupActs,
  bookings,
  bookingLookup,
  saleStops,
  payments,
  passes,
  demoPayments,
  paymentWebhooks,
  contact,
  unsubscribe,
  statements,
  wordings,
  siteConfigs,
  health,
  cookies,
  auth,
  userRoles,
  sessions,
  invitations,
  account,
  adminSummary,
  adminViews,
  adminAccounts,
  adminRoles,
  adminInvitations,
  adminSecurity,
  adminDigest,
  adminAudit,
  adminLaunch,
  adminModel,
  adminDevices,
  adminSearch,
  adminSiteConfigs,
  adminOrders,
  adminPayments,
  adminRefundRequests,
  adminSaleStops,
  adminDepartures,
  adminCustomers,
  adminPeople,
  adminMessages,
  adminReplyTemplates,
  adminMails,
  openapi(() => api),
] as const;

export const api: Hono<HonoEnv> = createApi(ENDPOINTS);

/** The pages' typed client is made from this (hono/client). */
export type Api = (typeof ENDPOINTS)[number];
