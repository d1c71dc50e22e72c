import type { AdminOrder, Listed, OrderQuery } from "../../../src/domain/admin.ts";
import type { Reads } from "../../db/client.ts";
import { customers, orders } from "../../db/schema.ts";
import { selectionOf } from "../../db/selection.ts";
import { bookingOf } from "../booking-record.ts";
import { cursorOf, pageOf, positionOf } from "./cursor.ts";

const CUSTOMER = selectionOf(customers);
const ORDER = selectionOf(orders);
const BOOKINGS = `SELECT ${ORDER.columns}, ${CUSTOMER.columns} FROM orders JOIN customers ON customers.id = orders.customer_id`;

/**
 * One page of the orders with their customers, newest first, read by an index from where the cursor stands.
 * With `q` they are ordered by their number, which begins with the time, so that its index serves. `q` and `status`
 * together pass over the numbers of another status.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listOrders(reads: Reads, { cursor, limit, status, q }: OrderQuery): Promise<Listed<AdminOrder>> {
  const conditions = [
    ...(status ? [{ sql: "orders.status = ?", values: [status] }] : []),
    ...(q ? [byNumber(q, cursor)] : cursor ? [afterPosition(cursor)] : []),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(" AND ")}` : "";
  const order = q ? "orders.order_number DESC" : "orders.created_at DESC, orders.id DESC";
  const statement = reads.prepare(`${BOOKINGS} ${where} ORDER BY ${order} LIMIT ?`);
  const [found] = await reads.batch<Record<string, unknown>>([statement.bind(...conditions.flatMap(({ values }) => values), limit + 1)]);
  const rows = found!.results.map((row) => ({ customer: CUSTOMER.read(row), order: ORDER.read(row) }));
  const { page, next_cursor } = pageOf(rows, limit, (last) => (q ? last.order.orderNumber : cursorOf(last.order)));
  const items = page.map((row) => {
    const booking = bookingOf(row);
    return { ...booking.order, customer: booking.customer };
  });
  return { items, next_cursor };
}

interface Condition {
  sql: string;
  values: (string | number)[];
}

/** The numbers that begin with `q`; U+FFFF stands after every character that a number has. */
function byNumber(q: string, cursor: string | undefined): Condition {
  return { sql: "orders.order_number >= ? AND orders.order_number < ?", values: [q, cursor ?? `${q}\uFFFF`] };
}

function afterPosition(cursor: string): Condition {
  const { createdAt, id } = positionOf(cursor);
  return { sql: "(orders.created_at, orders.id) < (?, ?)", values: [createdAt, id] };
}
