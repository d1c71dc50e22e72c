import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { bookingLookup } from "./orders/booking-lookup.endpoints.ts";
import { bookings } from "./orders/bookings.endpoints.ts";
import { passes } from "./passes/passes.endpoints.ts";
import { demoPayments } from "./payments/demo-payments.endpoints.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.endpoints.ts";
import { payments } from "./payments/payments.endpoints.ts";

/** Bookings, their payments and their passes. */
export const bookingRoutes = new Hono<HonoEnv>()
  .route("/", bookings)
  .route("/", bookingLookup)
  .route("/", payments)
  .route("/", demoPayments)
  .route("/", paymentWebhooks)
  .route("/", passes);
