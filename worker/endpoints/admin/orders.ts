import { Hono } from "hono";
import { OrderExportQuerySchema, OrderQuerySchema } from "../../../src/domain/orders/order-queries.schema.ts";
import { OrderListSchema } from "../../../src/domain/orders/order.schema.ts";
import { OrderChangeSchema, OrderConflictSchema, OrderDetailSchema } from "../../../src/domain/orders/order-change.schema.ts";
import type { AppEnv } from "../../http/hono-env.ts";
import { route } from "../../middleware/route.ts";
import { changeOrderStatus } from "../../services/orders/order-changes.ts";
import { findOrderDetail } from "../../services/orders/order-detail.ts";
import { exportOrders, recordExport } from "../../services/orders/order-export.ts";
import { listOrders } from "../../services/orders/list-orders.ts";

const forAdmins = { access: "admin", tags: ["Admin"] } as const;

/** Lists, shows and changes orders for admins (docs/product.md, "Admin pages"). */
export const adminOrders = new Hono<AppEnv>()
  .get(
    "/admin/orders",
    route({
      ...forAdmins,
      check: "in-batch",
      summary: "Orders with their customers, newest first",
      query: OrderQuerySchema,
      responses: { 200: { description: "One page", schema: OrderListSchema } },
    }),
    async (c) => c.json(await listOrders(c.var.ctx.reads, c.req.valid("query")), 200),
  )
  .get(
    "/admin/orders.csv",
    route({
      ...forAdmins,
      summary: "All orders of a filter as CSV, newest first; recorded in the audit log",
      query: OrderExportQuerySchema,
      responses: { 200: { description: "UTF-8 with BOM, RFC 4180", contentType: "text/csv" } },
    }),
    async (c) => {
      const { db, actor, now } = c.var.ctx;
      const query = c.req.valid("query");
      await recordExport(db, query, actor.userId, now);
      return c.body(exportOrders(db, query), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="orders-${new Date(now).toISOString().slice(0, 10)}.csv"`,
      });
    },
  )
  .get(
    "/admin/orders/:orderId",
    route({
      ...forAdmins,
      summary: "An order with its customer and its history",
      responses: { 200: { description: "The newest event first", schema: OrderDetailSchema }, 404: { description: "No such order" } },
    }),
    async (c) => c.json(await findOrderDetail(c.var.ctx.db, c.req.param("orderId")), 200),
  )
  .patch(
    "/admin/orders/:orderId",
    route({
      ...forAdmins,
      summary: "Give an order another status, and say why; recorded in its history and in the audit log",
      json: OrderChangeSchema,
      responses: {
        200: { description: "The order after it", schema: OrderDetailSchema },
        404: { description: "No such order" },
        409: { description: "order_changed or transition_not_allowed, with the order as it is now", schema: OrderConflictSchema },
      },
    }),
    async (c) => {
      const { db, actor, now } = c.var.ctx;
      const change = c.req.valid("json");
      return c.json(await changeOrderStatus({ db, id: c.req.param("orderId"), change, actorId: actor.userId, now }), 200);
    },
  );
