import { Hono } from "hono";
import * as z from "zod/mini";
import { csvWords } from "#content/csv.ts";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { HoldInputSchema } from "#domain/orders/order-change.schema.ts";
import { OrderDetailSchema } from "#domain/order-detail/order-detail.schema.ts";
import { MovementExportQuerySchema } from "#domain/payments/movement.schema.ts";
import { operatorDate } from "#domain/time.ts";
import { CSV_RESPONSE, respondCsv } from "../api/csv-response.ts";
import { exportPayments } from "../payments/payment-export.ts";
import { RefundInputSchema } from "#domain/payments/payment.schema.ts";
import {
  OpenProblemsSchema,
  ProblemQuerySchema,
  ProblemResolutionSchema,
} from "#domain/orders/payment-problem.schema.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY_HEADER } from "../platform/http/request.ts";
import { route } from "../api/route.ts";
import { holdOrder } from "./hold-order.ts";
import { listProblems, resolveProblem } from "./payment-problems.ts";
import { describeConflict, ORDER_AFTERWARDS, UNKNOWN_ORDER } from "./order-responses.ts";
import { refundForStaff, settleForStaff } from "./order-payments.ts";

const forStaff = { access: STAFF_PARTS.orders } as const;
const forRefunds = { ...forStaff, access: STAFF_PARTS.refunds } as const;

const StoredOrderSchema = z.nullable(OrderDetailSchema);

export const adminPayments = new Hono<HonoEnv>()
  .post(
    "/admin/orders/:orderId/refunds",
    route({
      ...forRefunds,
      summary: "Refund a payment of an order, in part or whole",
      description:
        "One refund of a payment at a time, of what is left. `travellers` leave the booking and its " +
        "pass with it. An Idempotency-Key refunds once.",
      parameters: [
        { ...IDEMPOTENCY_KEY_HEADER, description: "Makes a repeat refund nothing again." },
      ],
      json: RefundInputSchema,
      responses: {
        201: {
          description: "The order after it, null when deleted; its payments tell of the refund",
          schema: StoredOrderSchema,
        },
        ...UNKNOWN_ORDER,
        ...describeConflict(
          "order_changed, refund_too_large, refund_in_progress, payment_disputed, or, with " +
            "travellers, trip_closed or customer_anonymous",
        ),
      },
    }),
    async (c) => {
      const { ctx } = c.var;
      const idempotencyKey = getIdempotencyKey(c);
      const orderId = c.req.param("orderId");
      const refund = { orderId, idempotencyKey, ...c.req.valid("json") };
      const order = await repeatByKey(ctx, idempotencyKey, () => refundForStaff(ctx, refund));
      return c.json(order, 201);
    },
  )
  .post(
    "/admin/orders/:orderId/payments/settle",
    route({
      ...forStaff,
      summary: "Ask the provider now what became of an order's payments",
      responses: { 200: ORDER_AFTERWARDS, ...UNKNOWN_ORDER },
    }),
    async (c) => c.json(await settleForStaff(c.var.ctx, c.req.param("orderId"))),
  )
  .post(
    "/admin/orders/:orderId/hold",
    route({
      ...forStaff,
      summary: "Keep an unpaid order for longer",
      json: HoldInputSchema,
      responses: {
        201: ORDER_AFTERWARDS,
        ...UNKNOWN_ORDER,
        ...describeConflict("order_changed or order_not_unpaid"),
      },
    }),
    async (c) =>
      c.json(
        await holdOrder(c.var.ctx, { id: c.req.param("orderId"), ...c.req.valid("json") }),
        201,
      ),
  )
  .get(
    "/admin/payments.csv",
    route({
      ...forStaff,
      access: STAFF_PARTS.exports,
      summary: "Every movement of money between two days as CSV; recorded in the audit log",
      description: "By the day on which money moved, in the seller's legal zone. Oldest first.",
      query: MovementExportQuerySchema,
      responses: CSV_RESPONSE,
    }),
    async (c) => {
      const query = c.req.valid("query");
      const csv = await exportPayments(c.var.ctx, query, csvWords[query.format]);
      const days = [query.from, query.to].filter(Boolean).join("-to-");
      return respondCsv(c, `payments-${days || operatorDate(c.var.ctx.now)}`, csv);
    },
  )
  .get(
    "/admin/payment-problems",
    route({
      ...forStaff,
      summary: "Problems of payments that nobody has dealt with, the oldest first",
      query: ProblemQuerySchema,
      responses: {
        200: {
          description: "At most 100; more follow as these are dealt with",
          schema: OpenProblemsSchema,
        },
      },
    }),
    async (c) => c.json(await listProblems(c.var.ctx, c.req.valid("query"))),
  )
  .post(
    "/admin/orders/:orderId/problems",
    route({
      ...forRefunds,
      summary: "Say that a problem of a payment is dealt with, and how",
      json: ProblemResolutionSchema,
      responses: {
        200: {
          description: "The order after it; null when it is deleted",
          schema: StoredOrderSchema,
        },
        404: { description: "This order never had such a problem" },
        ...describeConflict("problem_resolved"),
      },
    }),
    async (c) =>
      c.json(
        await resolveProblem(c.var.ctx, {
          orderId: c.req.param("orderId"),
          ...c.req.valid("json"),
        }),
      ),
  );
