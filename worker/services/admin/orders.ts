import { and, desc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AdminOrder, Listed, OrderQuery } from "../../../src/domain/admin.ts";
import { createDb } from "../../db/client.ts";
import { customers, orders } from "../../db/schema.ts";
import { bookingOf } from "../booking-record.ts";
import { cursorOf, pageOf, positionOf } from "./cursor.ts";

/**
 * One page of the orders with their customers, newest first, read by an index from where the cursor stands.
 * With `q` they are ordered by their number, which begins with the time, so that its index serves. `q` and `status`
 * together pass over the numbers of another status.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listOrders(db: D1Database, { cursor, limit, status, q }: OrderQuery): Promise<Listed<AdminOrder>> {
  const byStatus = status && eq(orders.status, status);
  const [where, ...order] = q
    ? [and(byNumber(q, cursor), byStatus), desc(orders.orderNumber)]
    : [and(byStatus, cursor ? afterPosition(cursor) : undefined), desc(orders.createdAt), desc(orders.id)];
  const rows = await createDb(db)
    .select({ customer: customers, order: orders })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(where)
    .orderBy(...order)
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, (last) => (q ? last.order.orderNumber : cursorOf(last.order)));
  const items = page.map((row) => {
    const booking = bookingOf(row);
    return { ...booking.order, customer: booking.customer };
  });
  return { items, next_cursor };
}

/** The numbers that begin with `q`; U+FFFF stands after every character that a number has. */
function byNumber(q: string, cursor: string | undefined): SQL | undefined {
  return and(gte(orders.orderNumber, q), lt(orders.orderNumber, cursor ?? `${q}\uFFFF`));
}

function afterPosition(cursor: string): SQL {
  const { createdAt, id } = positionOf(cursor);
  return sql`(${orders.createdAt}, ${orders.id}) < (${createdAt}, ${id})`;
}
