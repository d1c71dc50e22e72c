import { Hono } from "hono";
import * as z from "zod/mini";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { OrderDetailSchema } from "#domain/order-detail/order-detail.schema.ts";
import { RefundGrantSchema, RefundInputSchema } from "#domain/payments/payment.schema.ts";
import { ReasonSchema } from "#domain/reason.schema.ts";
import { route } from "../api/route.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY_HEADER } from "../platform/http/request.ts";
import { describeConflict, ORDER_AFTERWARDS, UNKNOWN_ORDER } from "./order-responses.ts";
import { askForRefund, declineRefund, grantRefund } from "./refund-requests.ts";

const UNKNOWN_REQUEST = { 404: { description: "No such request of this order" } };
const AFTERWARDS = {
  description: "The order after it; null when it is deleted",
  schema: z.nullable(OrderDetailSchema),
};

export const adminRefundRequests = new Hono<HonoEnv>()
  .post(
    "/admin/orders/:orderId/refund-requests",
    route({
      access: STAFF_PARTS["refund-requests"],
      summary: "Ask an admin for a refund",
      description:
        "Takes what a refund takes. A payment has one open request, which ends by itself when the " +
        "order is refunded otherwise, is disputed, or its travellers can no longer leave. An " +
        "Idempotency-Key asks once.",
      parameters: [{ ...IDEMPOTENCY_KEY_HEADER, description: "Makes a repeat ask nothing again." }],
      json: RefundInputSchema,
      responses: {
        201: ORDER_AFTERWARDS,
        ...UNKNOWN_ORDER,
        ...describeConflict(
          "order_changed, refund_too_large, refund_requested, payment_disputed or trip_closed",
        ),
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const idempotencyKey = getIdempotencyKey(c);
      const asked = { orderId: c.req.param("orderId"), idempotencyKey, ...c.req.valid("json") };
      return c.json(await repeatByKey(ctx, idempotencyKey, () => askForRefund(ctx, asked)), 201);
    },
  )
  .post(
    "/admin/orders/:orderId/refund-requests/:requestId/grant",
    route({
      access: STAFF_PARTS.refunds,
      summary: "Grant a request: refund what it asks for, once",
      json: RefundGrantSchema,
      responses: {
        200: AFTERWARDS,
        ...UNKNOWN_REQUEST,
        ...describeConflict(
          "request_answered, order_changed, refund_too_large, refund_in_progress, " +
            "payment_disputed, trip_closed or customer_anonymous",
        ),
      },
    }),
    async (c) => c.json(await grantRefund(c.var.ctx, { ...c.req.param(), ...c.req.valid("json") })),
  )
  .post(
    "/admin/orders/:orderId/refund-requests/:requestId/decline",
    route({
      access: STAFF_PARTS.refunds,
      summary: "Decline a request, with a reason",
      json: ReasonSchema,
      responses: {
        200: AFTERWARDS,
        ...UNKNOWN_REQUEST,
        ...describeConflict("request_answered"),
      },
    }),
    async (c) =>
      c.json(await declineRefund(c.var.ctx, { ...c.req.param(), ...c.req.valid("json") })),
  );
