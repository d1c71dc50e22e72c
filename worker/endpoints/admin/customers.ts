import { Hono } from "hono";
import { STAFF_PARTS } from "../../../src/domain/accounts/role.ts";
import { CustomerDetailSchema, CustomerListSchema, CustomerQuerySchema } from "../../../src/domain/customers/customer.schema.ts";
import type { HonoEnv } from "../../http/hono-env.ts";
import { route } from "../../middleware/route.ts";
import { findCustomerDetail } from "../../services/customers/customer-detail.ts";
import { listCustomers } from "../../services/customers/list-customers.ts";

const forStaff = { access: STAFF_PARTS.customers, tags: ["Admin"] } as const;

/** Lists and shows customers for staff (docs/product.md, "Admin pages"). */
export const adminCustomers = new Hono<HonoEnv>()
  .get(
    "/admin/customers",
    route({
      ...forStaff,
      check: "in-batch",
      summary: "Customers, newest first",
      query: CustomerQuerySchema,
      responses: { 200: { description: "One page", schema: CustomerListSchema } },
    }),
    async (c) => c.json(await listCustomers(c.var.ctx, c.req.valid("query")), 200),
  )
  .get(
    "/admin/customers/:customerId",
    route({
      ...forStaff,
      summary: "A customer with their orders, and the orders of the same e-mail",
      responses: {
        200: { description: "The newest orders first", schema: CustomerDetailSchema },
        404: { description: "No such customer" },
      },
    }),
    async (c) => c.json(await findCustomerDetail(c.var.ctx, c.req.param("customerId")), 200),
  );
