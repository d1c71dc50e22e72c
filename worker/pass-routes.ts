import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { passes } from "./passes/passes.endpoints.ts";
import { demoPayments } from "./payments/demo-payments.endpoints.ts";
import { paymentWebhooks } from "./payments/payment-webhooks.endpoints.ts";

/** Passes, and the lanes that take them; what providers and the demo call. */
export const passRoutes = new Hono<HonoEnv>()
  .route("/", passes)
  .route("/", demoPayments)
  .route("/", paymentWebhooks);
