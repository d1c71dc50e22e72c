import { Hono } from "hono";
import { csvWords } from "#content/csv.ts";
import { mayChange, STAFF_PARTS } from "#domain/accounts/role.ts";
import { BulkChangeSchema, BulkResultSchema } from "#domain/orders/bulk-change.schema.ts";
import { LetterInputSchema } from "#domain/group-acts/group-act.schema.ts";
import {
  OrderExportQuerySchema,
  OrderQuerySchema,
  OrderSumsQuerySchema,
} from "#domain/orders/order-queries.schema.ts";
import { OrderSumsSchema } from "#domain/orders/order-sums.schema.ts";
import { OrderListSchema } from "#domain/orders/order.schema.ts";
import { OrderChangeSchema, StaffBookingSchema } from "#domain/orders/order-change.schema.ts";
import { OrderDetailSchema, OrderLinkSchema } from "#domain/order-detail/order-detail.schema.ts";
import { MailAgainSchema, NoteInputSchema } from "#domain/order-detail/timeline.schema.ts";
import { operatorDate } from "#domain/time.ts";
import { ReasonSchema } from "#domain/reason.schema.ts";
import { repeatByKey } from "../platform/context/patient-db.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { getIdempotencyKey, IDEMPOTENCY_KEY_HEADER } from "../platform/http/request.ts";
import { CSV_RESPONSE, respondCsv } from "../api/csv-response.ts";
import { route } from "../api/route.ts";
import { createBooking } from "./bookings.ts";
import { changeOrder } from "./change-order.ts";
import { changeOrders } from "./change-orders.ts";
import { closeOveruse } from "./close-overuse.ts";
import { endOrderAccess } from "./end-access.ts";
import { findOrderDetail } from "./order-detail.ts";
import { exportOrders } from "./order-export.ts";
import {
  describeChangeConflict,
  describeConflict,
  describeSaleConflict,
  ORDER_AFTERWARDS,
  UNKNOWN_ORDER,
} from "./order-responses.ts";
import { showOrderLink } from "./order-link.ts";
import { addOrderNote, deleteOrderNote } from "./order-notes.ts";
import { resendOrderMail } from "./resend-mail.ts";
import { writeLetter } from "./write-letter.ts";
import { LISTED } from "./listed-order.ts";
import { listOrders, sumOrders } from "./list-orders.ts";

const forStaff = { access: STAFF_PARTS.orders } as const;

export const adminOrders = new Hono<HonoEnv>()
  .get(
    "/admin/orders",
    route({
      ...forStaff,
      summary: "Orders with their customers, newest first",
      query: OrderQuerySchema,
      responses: { 200: { description: "One page", schema: OrderListSchema } },
    }),
    async (c) => c.json(await listOrders(c.var.ctx, c.req.valid("query"), LISTED)),
  )
  .get(
    "/admin/order-sums",
    route({
      ...forStaff,
      summary: "How many orders a filter has, and the sums of their amounts by currency",
      query: OrderSumsQuerySchema,
      responses: { 200: { description: "Without sums above 1,000", schema: OrderSumsSchema } },
    }),
    async (c) => c.json(await sumOrders(c.var.ctx, c.req.valid("query"))),
  )
  .post(
    "/admin/orders",
    route({
      ...forStaff,
      summary: "Book for a traveller, as on the phone; recorded in the audit log",
      description:
        "As POST /api/bookings without cookie, with the mails' language. The traveller is mailed.",
      parameters: [IDEMPOTENCY_KEY_HEADER],
      json: StaffBookingSchema,
      responses: {
        201: { description: "The new order", schema: OrderDetailSchema },
        200: {
          description: "The order that this Idempotency-Key of the same user made before",
          schema: OrderDetailSchema,
        },
        ...describeSaleConflict("booking_gone: the order of this Idempotency-Key is deleted"),
      },
    }),
    async (c) => {
      const { language, reason, ...input } = c.req.valid("json");
      const { ctx } = c.var;
      const staff = { userId: ctx.actor.userId, reason };
      const idempotencyKey = getIdempotencyKey(c);
      const { booking, repeated } = await repeatByKey(ctx, idempotencyKey, () =>
        createBooking({ ...ctx, language }, { input, idempotencyKey, staff }),
      );
      return c.json(await findOrderDetail(ctx, booking.order.id), repeated ? 200 : 201);
    },
  )
  .get(
    "/admin/orders.csv",
    route({
      ...forStaff,
      access: STAFF_PARTS.exports,
      summary: "All orders of a filter as CSV, newest first; recorded in the audit log",
      query: OrderExportQuerySchema,
      responses: CSV_RESPONSE,
    }),
    async (c) => {
      const { ctx } = c.var;
      const query = c.req.valid("query");
      const csv = await exportOrders(ctx, query, csvWords[query.format]);
      return respondCsv(c, `orders-${operatorDate(ctx.now)}`, csv);
    },
  )
  .post(
    "/admin/orders/bulk",
    route({
      ...forStaff,
      summary: "Give several orders one status; each keeps its own rule, history and audit entry",
      description: "Orders that cannot be given it stay as they are, and the response says why.",
      json: BulkChangeSchema,
      responses: { 200: { description: "What became of each order", schema: BulkResultSchema } },
    }),
    async (c) => c.json(await changeOrders(c.var.ctx, c.req.valid("json"))),
  )
  .get(
    "/admin/orders/:orderId",
    route({
      ...forStaff,
      summary: "An order with its customer, its history and its payments",
      responses: {
        200: { description: "The newest event and payment first", schema: OrderDetailSchema },
        ...UNKNOWN_ORDER,
      },
    }),
    async (c) => c.json(await findOrderDetail(c.var.ctx, c.req.param("orderId"))),
  )
  .patch(
    "/admin/orders/:orderId",
    route({
      ...forStaff,
      summary:
        "Change an order's status, its booking or its pass, and say why; recorded in its history " +
        "and in the audit log",
      description:
        "What is absent stays. The traveller is mailed of news, unless `notify` is false. Send the " +
        "`version` that you read: without it the change also applies to an order that has changed.",
      json: OrderChangeSchema,
      responses: {
        200: ORDER_AFTERWARDS,
        ...UNKNOWN_ORDER,
        ...describeChangeConflict(
          "order_changed, transition_not_allowed, payment_received, payment_disputed, " +
            "trip_closed, customer_anonymous or pass_not_valid",
        ),
      },
    }),
    async (c) =>
      c.json(await changeOrder(c.var.ctx, { id: c.req.param("orderId"), ...c.req.valid("json") })),
  )
  .post(
    "/admin/orders/:orderId/notes",
    route({
      ...forStaff,
      summary:
        "Note something on an order, for colleagues or, with `forLane`, also for who meets the " +
        "traveller",
      json: NoteInputSchema,
      responses: { 201: ORDER_AFTERWARDS, ...UNKNOWN_ORDER },
    }),
    async (c) =>
      c.json(
        await addOrderNote(c.var.ctx, { orderId: c.req.param("orderId"), ...c.req.valid("json") }),
        201,
      ),
  )
  .delete(
    "/admin/orders/:orderId/notes/:noteId",
    route({
      ...forStaff,
      summary: "Delete a note: one's own, or anyone's as an admin",
      responses: {
        200: ORDER_AFTERWARDS,
        404: { description: "No such note of theirs" },
      },
    }),
    async (c) =>
      c.json(
        await deleteOrderNote(c.var.ctx, {
          orderId: c.req.param("orderId"),
          noteId: c.req.param("noteId"),
        }),
      ),
  )
  .post(
    "/admin/orders/:orderId/letters",
    route({
      ...forStaff,
      summary: "Write to an order's traveller, in the form of its mails; kept in its history",
      json: LetterInputSchema,
      responses: { 201: ORDER_AFTERWARDS, ...UNKNOWN_ORDER, ...describeConflict("mail_outdated") },
    }),
    async (c) =>
      c.json(
        await writeLetter(c.var.ctx, { orderId: c.req.param("orderId"), ...c.req.valid("json") }),
        201,
      ),
  )
  .post(
    "/admin/orders/:orderId/mails",
    route({
      ...forStaff,
      summary: "Send one of an order's mails again, as the order is now",
      description:
        "One of a kind and minute. The order's timeline says whether the mail service took it.",
      json: MailAgainSchema,
      responses: {
        201: ORDER_AFTERWARDS,
        ...UNKNOWN_ORDER,
        ...describeConflict("mail_outdated"),
      },
    }),
    async (c) =>
      c.json(
        await resendOrderMail(c.var.ctx, {
          orderId: c.req.param("orderId"),
          ...c.req.valid("json"),
        }),
        201,
      ),
  )
  .post(
    "/admin/orders/:orderId/link",
    route({
      ...forStaff,
      summary: "A link that opens an order for its traveller; recorded",
      description:
        "An admin's link is that of the order's mails. An agent's refunds nothing and changes no address.",
      responses: {
        200: {
          description: "It shows the order, and unpaid a way to pay",
          schema: OrderLinkSchema,
        },
        ...UNKNOWN_ORDER,
      },
    }),
    async (c) => {
      const mayRefund = mayChange(c.var.staff.role, "refunds");
      const link = { orderId: c.req.param("orderId"), mayRefund };
      return c.json(await showOrderLink(c.var.ctx, link));
    },
  )
  .post(
    "/admin/orders/:orderId/end-access",
    route({
      ...forStaff,
      summary: "End what browsers see of an order by its cookie; recorded in the audit log",
      description: "Looking the booking up opens it anew.",
      responses: { 200: ORDER_AFTERWARDS, ...UNKNOWN_ORDER },
    }),
    async (c) => c.json(await endOrderAccess(c.var.ctx, c.req.param("orderId"))),
  )
  .post(
    "/admin/orders/:orderId/overuse",
    route({
      ...forStaff,
      summary: "Say that what lanes let through beyond an order's pass is dealt with, and how",
      json: ReasonSchema,
      responses: {
        200: ORDER_AFTERWARDS,
        ...UNKNOWN_ORDER,
        ...describeConflict("problem_resolved"),
      },
    }),
    async (c) => {
      const closure = { orderId: c.req.param("orderId"), ...c.req.valid("json") };
      return c.json(await closeOveruse(c.var.ctx, closure));
    },
  );
