import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { CustomerDetail } from "../../../src/domain/customers/customer.schema.ts";
import { PAGE_SIZE } from "../../../src/domain/paging.ts";
import { createDb } from "../../db/client.ts";
import { type CustomerRow, customers, orders } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { bookingOf, customerOf } from "../orders/booking-record.ts";
import { FOUND_ROWID, foundBy, IS_FOUND, SEARCH } from "../orders/order-search.ts";
import { adminOrderOf } from "../orders/list-orders.ts";

/**
 * A customer with their orders, and the orders that other customers with the same e-mail made, since each booking creates a
 * customer of its own (docs/product.md, "Customers"). Throws NotFoundError.
 */
export async function findCustomerDetail(d1: D1Database, id: string): Promise<CustomerDetail> {
  const db = createDb(d1);
  const [[customer], own] = await db.batch([
    db.select().from(customers).where(eq(customers.id, id)),
    db
      .select()
      .from(orders)
      .where(eq(orders.customerId, id))
      .orderBy(desc(sql`rowid`))
      .limit(PAGE_SIZE),
  ]);
  if (!customer) throw new NotFoundError();
  return {
    ...customerOf(customer),
    orders: own.map((order) => bookingOf({ customer, order }).order),
    same_email_orders: (await sameEmail(d1, customer)).map(adminOrderOf),
  };
}

/** Other customers with the same address. The search index finds candidates by the address's words; then whole addresses are compared. */
async function sameEmail(d1: D1Database, { id, email }: CustomerRow) {
  const found = foundBy(email);
  if (!found) return [];
  return createDb(d1)
    .select({ customer: customers, order: orders })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(SEARCH, IS_FOUND)
    .where(and(found, ne(customers.id, id), eq(sql`lower(${customers.email})`, email.toLowerCase())))
    .orderBy(desc(FOUND_ROWID))
    .limit(PAGE_SIZE);
}
