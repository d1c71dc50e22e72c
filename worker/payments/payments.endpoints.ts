import { Hono } from "hono";
import { BookingSchema } from "#domain/orders/order.schema.ts";
import { PaymentPageSchema } from "#domain/payments/payment.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import {
  NEEDS_ORDER_COOKIE,
  requireOrderCookie,
  setPassCookie,
} from "../platform/http/order-cookie.ts";
import { route } from "../api/route.ts";
import { requireFreshBooking } from "../orders/bookings.ts";
import { describeSaleConflict } from "../orders/order-responses.ts";
import { settleOrder } from "./settle-payment.ts";
import { startPayment } from "./start-payment.ts";

const refused = {
  404: { description: "No such booking, or not for this browser" },
  503: { description: "payment_provider_unavailable: try again in a moment" },
};

export const payments = new Hono<HonoEnv>()
  .post(
    "/bookings/:orderId/payments",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Open the page to pay an order on",
      description:
        "The page that is open already, or a new one. An Idempotency-Key changes nothing.",
      responses: {
        201: { description: "The page", schema: PaymentPageSchema },
        ...describeSaleConflict("order_not_payable"),
        ...refused,
      },
    }),
    async (c) => {
      const access = await requireOrderCookie(c, c.req.param("orderId"));
      return c.json(await startPayment(c.var.ctx, access), 201);
    },
  )
  .post(
    "/bookings/:orderId/payments/settle",
    route({
      security: [NEEDS_ORDER_COOKIE],
      summary: "Ask the provider what became of an order's payment",
      responses: {
        200: { description: "The booking afterwards", schema: BookingSchema },
        ...refused,
      },
    }),
    async (c) => {
      const access = await requireOrderCookie(c, c.req.param("orderId"));
      const { ctx } = c.var;
      await settleOrder(ctx, access);
      const booking = await requireFreshBooking(ctx, access);
      await setPassCookie(c, access, booking);
      return c.json(booking);
    },
  );
