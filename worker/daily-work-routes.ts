import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { adminMails } from "./mail/mails.endpoints.ts";
import { adminMessages } from "./messages/messages.endpoints.ts";
import { adminReplyTemplates } from "./messages/reply-templates.endpoints.ts";
import { adminDepartures } from "./orders/departures.endpoints.ts";
import { adminOrders } from "./orders/staff-orders.endpoints.ts";
import { adminPayments } from "./orders/staff-payments.endpoints.ts";
import { adminCustomers } from "./people/customers.endpoints.ts";
import { adminPeople } from "./people/people.endpoints.ts";

/** The daily work of staff: orders, departures, people and messages. */
export const dailyWorkRoutes = new Hono<HonoEnv>()
  .route("/", adminOrders)
  .route("/", adminPayments)
  .route("/", adminDepartures)
  .route("/", adminCustomers)
  .route("/", adminPeople)
  .route("/", adminMessages)
  .route("/", adminReplyTemplates)
  .route("/", adminMails);
