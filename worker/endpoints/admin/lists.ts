import { Hono } from "hono";
import {
  CustomerListSchema,
  ListQuerySchema,
  MAX_PAGE_SIZE,
  OrderListSchema,
  OrderQuerySchema,
  PAGE_SIZE,
} from "../../../src/domain/admin.ts";
import { ORDER_STATUSES } from "../../../src/domain/order.ts";
import { queryInput } from "../../middleware/query-input.ts";
import type { AdminViewEnv } from "../../middleware/require-admin.ts";
import { describe, type RouteDocs } from "../../openapi/route-docs.ts";
import { listCustomers } from "../../services/admin/customers.ts";
import { listOrders } from "../../services/admin/orders.ts";

const tags = ["Admin"];
const access = "admin";

const paging: NonNullable<RouteDocs["parameters"]> = [
  { in: "query", name: "cursor", description: "`next_cursor` of the page before", schema: { type: "string" } },
  { in: "query", name: "limit", schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE } },
];
const brokenRule = { 422: { description: "A rule is broken" } };

/** What the dashboard lists: every order and customer can be reached, newest first (spec section 7, calls 5 and 6). */
export const adminLists = new Hono<AdminViewEnv>()
  .get(
    "/admin/orders",
    describe({
      tags,
      access,
      summary: "Orders with their customers, newest first",
      parameters: [
        ...paging,
        { in: "query", name: "status", schema: { type: "string", enum: [...ORDER_STATUSES] } },
        { in: "query", name: "q", description: "How the order number begins", schema: { type: "string" } },
      ],
      answers: { 200: { description: "One page", schema: OrderListSchema }, ...brokenRule },
    }),
    queryInput(OrderQuerySchema),
    async (c) => c.json(await listOrders(c.get("reads"), c.req.valid("query")), 200),
  )
  .get(
    "/admin/customers",
    describe({
      tags,
      access,
      summary: "Customers, newest first",
      parameters: paging,
      answers: { 200: { description: "One page", schema: CustomerListSchema }, ...brokenRule },
    }),
    queryInput(ListQuerySchema),
    async (c) => c.json(await listCustomers(c.get("reads"), c.req.valid("query")), 200),
  );
