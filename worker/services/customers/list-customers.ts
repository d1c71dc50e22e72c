import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { CustomerQuery } from "../../../src/domain/customers/customer.schema.ts";
import type { Page } from "../../../src/domain/paging.ts";
import type { Customer } from "../../../src/domain/orders/order.schema.ts";
import type { Queryable } from "../../context.ts";
import { createDb } from "../../db/client.ts";
import { customers, orders } from "../../db/schema.ts";
import { customerOf } from "../orders/booking-record.ts";
import { cursorOf, pageOf, positionOf, rowidOf } from "../../db/keyset.ts";
import { FOUND_ROWID, foundAfter, foundBy, IS_FOUND, SEARCH } from "../orders/order-search.ts";

/** True for a customer's newest order. Only that one finds the customer, so that nobody is listed twice. */
const IS_NEWEST_ORDER = sql`NOT EXISTS (SELECT 1 FROM orders AS newer WHERE newer.customer_id = orders.customer_id AND newer.rowid > orders.rowid)`;

/**
 * One page of the customers, newest or oldest first, read by an index from where the cursor stands.
 * `q` finds them by the words of their orders.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export function listCustomers(reads: Queryable, query: CustomerQuery): Promise<Page<Customer>> {
  return query.q ? byWords(reads, query, query.q) : byTime(reads, query);
}

async function byTime(reads: Queryable, { cursor, limit, sort }: CustomerQuery): Promise<Page<Customer>> {
  const after = cursor ? positionOf(cursor) : undefined;
  const [direction, before] = sort === "oldest" ? [asc, sql`>`] : [desc, sql`<`];
  const db = createDb(reads);
  const [rows] = await db.batch([
    db
      .select()
      .from(customers)
      .where(after && sql`(${customers.createdAt}, ${customers.id}) ${before} (${after.createdAt}, ${after.id})`)
      .orderBy(direction(customers.createdAt), direction(customers.id))
      .limit(limit + 1),
  ]);
  const { page, next_cursor } = pageOf(rows, limit, cursorOf);
  return { items: page.map(customerOf), next_cursor };
}

async function byWords(reads: Queryable, { cursor, limit, sort }: CustomerQuery, q: string): Promise<Page<Customer>> {
  const found = foundBy(q);
  if (!found) return { items: [], next_cursor: null };
  const direction = sort === "oldest" ? asc : desc;
  const db = createDb(reads);
  const [rows] = await db.batch([
    db
      .select({ customer: customers, rowid: FOUND_ROWID })
      .from(customers)
      .innerJoin(orders, eq(orders.customerId, customers.id))
      .innerJoin(SEARCH, IS_FOUND)
      .where(and(found, cursor ? foundAfter(rowidOf(cursor), sort) : undefined, IS_NEWEST_ORDER))
      .orderBy(direction(FOUND_ROWID))
      .limit(limit + 1),
  ]);
  const { page, next_cursor } = pageOf(rows, limit, ({ rowid }) => String(rowid));
  return { items: page.map(({ customer }) => customerOf(customer)), next_cursor };
}
