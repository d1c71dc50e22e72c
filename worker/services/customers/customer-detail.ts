import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { CustomerDetail } from "../../../src/domain/customers/customer.schema.ts";
import { PAGE_SIZE } from "../../../src/domain/paging.ts";
import type { Ctx } from "../../context.ts";
import { primaryDb } from "../../db/client.ts";
import { type CustomerRow, customers, orders } from "../../db/schema.ts";
import { NotFoundError } from "../../errors.ts";
import { type BookingRecord, toAdminOrder, toOrder, toCustomer } from "../orders/booking-record.ts";
import { matchOrders, orderSearch } from "../orders/order-search.ts";
import { understandSearch } from "../search/understand-search.ts";

/**
 * A customer with their orders, and the orders that other customers with the same e-mail made, since each booking creates a
 * customer of its own (docs/product.md, "Customers"). Throws NotFoundError.
 */
export async function findCustomerDetail(ctx: Ctx, id: string): Promise<CustomerDetail> {
  const db = primaryDb(ctx.db);
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
    ...toCustomer(customer),
    orders: own.map((order) => toOrder(ctx, order)),
    same_email_orders: (await findOfSameEmail(ctx, customer)).map((record) => toAdminOrder(ctx, record)),
  };
}

/** Bookings of other customers with the same address. The search finds candidates by its words; then whole addresses are compared. */
async function findOfSameEmail(ctx: Ctx, { id, email }: CustomerRow): Promise<BookingRecord[]> {
  const matches = matchOrders({ terms: understandSearch(ctx, email) });
  if (!matches) return [];
  return primaryDb(ctx.db)
    .select({ customer: customers, order: orders })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .innerJoin(orderSearch.table, orderSearch.findsRow)
    .where(and(matches, ne(customers.id, id), eq(sql`lower(${customers.email})`, email.toLowerCase())))
    .orderBy(desc(orderSearch.rowid))
    .limit(PAGE_SIZE);
}
