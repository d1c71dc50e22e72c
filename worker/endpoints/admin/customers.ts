import { Hono } from "hono";
import { CustomerDetailSchema, CustomerListSchema, CustomerQuerySchema } from "../../../src/domain/customers/customer.schema.ts";
import type { SignedInEnv } from "../../http/hono-env.ts";
import { queryInput } from "../../middleware/query-input.ts";
import type { AdminViewEnv } from "../../middleware/require-admin.ts";
import { describe } from "../../openapi/route-docs.ts";
import { findCustomerDetail } from "../../services/customers/customer-detail.ts";
import { listCustomers } from "../../services/customers/list-customers.ts";
import { brokenRule, paging, sorting } from "./list-docs.ts";

const tags = ["Admin"];
const access = "admin";

/** Lists and shows customers for admins (docs/product.md, "Admin pages"). */
export const adminCustomers = new Hono<SignedInEnv & AdminViewEnv>()
  .get(
    "/admin/customers",
    describe({
      tags,
      access,
      summary: "Customers, newest first",
      parameters: [
        ...paging,
        ...sorting,
        { in: "query", name: "q", description: "How words of names, e-mail and order numbers begin", schema: { type: "string" } },
      ],
      answers: { 200: { description: "One page", schema: CustomerListSchema }, ...brokenRule },
    }),
    queryInput(CustomerQuerySchema),
    async (c) => c.json(await listCustomers(c.get("reads"), c.req.valid("query")), 200),
  )
  .get(
    "/admin/customers/:customerId",
    describe({
      tags,
      access,
      summary: "A customer with their orders, and the orders of the same e-mail",
      answers: {
        200: { description: "The newest orders first", schema: CustomerDetailSchema },
        404: { description: "No such customer" },
      },
    }),
    async (c) => c.json(await findCustomerDetail(c.get("settings").DB, c.req.param("customerId")), 200),
  );
