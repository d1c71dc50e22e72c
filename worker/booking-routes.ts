import { Hono } from "hono";
import type { HonoEnv } from "./platform/http/hono-env.ts";
import { bookingLookup } from "./orders/booking-lookup.endpoints.ts";
import { bookings } from "./orders/bookings.endpoints.ts";
import { payments } from "./payments/payments.endpoints.ts";

/** Bookings, found again, changed and paid. */
export const bookingRoutes = new Hono<HonoEnv>()
  .route("/", bookings)
  .route("/", bookingLookup)
  .route("/", payments);
