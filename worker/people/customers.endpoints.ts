import { Hono } from "hono";
import { STAFF_PARTS } from "#domain/accounts/role.ts";
import { CustomerListSchema, CustomerQuerySchema } from "#domain/people/person.schema.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { route } from "../api/route.ts";
import { listCustomers } from "./list-customers.ts";

/** Each booking creates a customer. people.endpoints.ts returns the people behind them. */
export const adminCustomers = new Hono<HonoEnv>().get(
  "/admin/customers",
  route({
    access: STAFF_PARTS.customers,
    summary: "Customers, newest first",
    query: CustomerQuerySchema,
    responses: { 200: { description: "One page", schema: CustomerListSchema } },
  }),
  async (c) => c.json(await listCustomers(c.var.ctx, c.req.valid("query"))),
);
