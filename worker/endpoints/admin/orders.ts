import { Hono } from "hono";
import { OrderExportQuerySchema, OrderQuerySchema } from "../../../src/domain/orders/order-queries.schema.ts";
import { OrderListSchema } from "../../../src/domain/orders/order.schema.ts";
import { OrderChangeSchema, OrderConflictSchema, OrderDetailSchema } from "../../../src/domain/orders/order-change.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { jsonInput } from "../../middleware/json-input.ts";
import { queryInput } from "../../middleware/query-input.ts";
import type { AdminViewEnv } from "../../middleware/require-admin.ts";
import { describe } from "../../openapi/route-docs.ts";
import { changeOrderStatus } from "../../services/orders/order-changes.ts";
import { findOrderDetail } from "../../services/orders/order-detail.ts";
import { exportOrders, recordExport } from "../../services/orders/order-export.ts";
import { listOrders } from "../../services/orders/list-orders.ts";
import { brokenRule, orderFilters, paging, sorting } from "./list-docs.ts";

const tags = ["Admin"];
const access = "admin";

/** Lists, shows and changes orders for admins (docs/product.md, "Admin pages"). */
export const adminOrders = new Hono<SignedInEnv & AdminViewEnv>()
  .get(
    "/admin/orders",
    describe({
      tags,
      access,
      summary: "Orders with their customers, newest first",
      parameters: [...paging, ...sorting, ...orderFilters],
      answers: { 200: { description: "One page", schema: OrderListSchema }, ...brokenRule },
    }),
    queryInput(OrderQuerySchema),
    async (c) => c.json(await listOrders(c.get("reads"), c.req.valid("query")), 200),
  )
  .get(
    "/admin/orders.csv",
    describe({
      tags,
      access,
      summary: "All orders of a filter as CSV, newest first; recorded in the audit log",
      parameters: orderFilters,
      answers: { 200: { description: "UTF-8 with BOM, RFC 4180", contentType: "text/csv" }, ...brokenRule },
    }),
    queryInput(OrderExportQuerySchema),
    async (c) => {
      const { DB: db } = c.get("settings");
      const query = c.req.valid("query");
      const now = Date.now();
      await recordExport(db, query, c.get("signedIn").userId, now);
      return c.body(exportOrders(db, query), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="orders-${new Date(now).toISOString().slice(0, 10)}.csv"`,
      });
    },
  )
  .get(
    "/admin/orders/:orderId",
    describe({
      tags,
      access,
      summary: "An order with its customer and its history",
      answers: { 200: { description: "The newest event first", schema: OrderDetailSchema }, 404: { description: "No such order" } },
    }),
    async (c) => c.json(await findOrderDetail(c.get("settings").DB, c.req.param("orderId")), 200),
  )
  .patch(
    "/admin/orders/:orderId",
    describe({
      tags,
      access,
      summary: "Give an order another status, and say why; recorded in its history and in the audit log",
      answers: {
        200: { description: "The order after it", schema: OrderDetailSchema },
        404: { description: "No such order" },
        409: { description: "order_changed or transition_not_allowed, with the order as it is now", schema: OrderConflictSchema },
      },
    }),
    jsonInput(OrderChangeSchema),
    async (c) => {
      const order = await changeOrderStatus({
        db: c.get("settings").DB,
        id: c.req.param("orderId"),
        change: c.req.valid("json"),
        actorId: c.get("signedIn").userId,
        now: Date.now(),
      });
      return c.json(order, 200);
    },
  );
