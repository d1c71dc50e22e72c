import { Hono } from "hono";
import { STAFF_PARTS } from "../../../src/domain/accounts/role.ts";
import { CustomerDetailSchema, CustomerListSchema, CustomerQuerySchema } from "../../../src/domain/customers/customer.schema.ts";
import { AnonymizationSchema, CustomerExportSchema } from "../../../src/domain/accounts/person-export.schema.ts";
import type { HonoEnv } from "../../http/hono-env.ts";
import { route } from "../../middleware/route.ts";
import { findCustomerDetail } from "../../services/customers/customer-detail.ts";
import { anonymizeCustomer, exportCustomer } from "../../services/customers/privacy-requests.ts";
import { listCustomers } from "../../services/customers/list-customers.ts";

const forStaff = { access: STAFF_PARTS.customers, tags: ["Admin"] } as const;

const forPrivacy = { access: STAFF_PARTS.privacy, tags: ["Admin"] } as const;

/** Lists and shows customers for staff, and answers their privacy requests (docs/product.md, "Admin pages"). */
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
  )
  .get(
    "/admin/customers/:customerId/export",
    route({
      ...forPrivacy,
      summary: "Everything that is stored about a customer's address; recorded in the audit log",
      responses: {
        200: { description: "As a file for the person", schema: CustomerExportSchema },
        404: { description: "No such customer" },
        409: { description: "already_anonymous" },
      },
    }),
    async (c) => {
      const id = c.req.param("customerId");
      c.header("content-disposition", `attachment; filename="customer-${encodeURIComponent(id)}.json"`);
      return c.json(await exportCustomer(c.var.ctx, id), 200);
    },
  )
  .post(
    "/admin/customers/:customerId/anonymize",
    route({
      ...forPrivacy,
      summary: "Make a customer anonymous, with all that is stored about their address; recorded in the audit log",
      description: "Orders stay for the books, without the person. An account with the address is deleted. It cannot be undone.",
      json: AnonymizationSchema,
      responses: {
        204: { description: "Nothing of the person is stored any more" },
        404: { description: "No such customer" },
        409: { description: "already_anonymous; customer_changed: this is not their e-mail; has_role: the address is of the staff" },
      },
    }),
    async (c) => {
      await anonymizeCustomer(c.var.ctx, { id: c.req.param("customerId"), ...c.req.valid("json") });
      return c.body(null, 204);
    },
  );
