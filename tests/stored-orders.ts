import { setImmediate } from "node:timers/promises";
import type { InferSelectModel } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { generatedOrders } from "../scripts/db/generated-orders.ts";
import { customers, orders } from "#worker/tables/orders.ts";
import { rowWriter } from "#worker/platform/db/insert-row.ts";

/** The statement that inserts many whole rows from one JSON parameter: D1 binds at most 100, of 2 MB each. */
function insertRows<Table extends SQLiteTable>(
  db: D1Database,
  table: Table,
  rows: readonly InferSelectModel<Table>[],
): D1PreparedStatement {
  const { into, values, width } = rowWriter(table);
  const cells = Array.from({ length: width }, (_, index) => `value->>${index}`).join(", ");
  return db
    .prepare(`${into} SELECT ${cells} FROM json_each(?)`)
    .bind(JSON.stringify(rows.map(values)));
}

/** Stores orders of three years before `now` (epoch ms) with their customers, at once: at most 2,500. */
export async function storeGenerated(
  worker: { d1: () => Promise<D1Database> },
  count: number,
  now: number,
): Promise<void> {
  const made = [...generatedOrders(count, now)];
  // Meanwhile workerd may have closed the connection: without a turn, Node would write to it.
  await setImmediate();
  const DB = await worker.d1();
  await DB.batch([
    insertRows(
      DB,
      customers,
      made.map(({ customer }) => customer),
    ),
    insertRows(
      DB,
      orders,
      made.map(({ order }) => order),
    ),
  ]);
}

/** Moves an order to another time of booking (epoch ms), with which its number begins. Returns the number. */
export async function moveOrder(
  worker: { rows: <Row>(sql: string, ...values: unknown[]) => Promise<Row[]> },
  id: string,
  bookedAt: number,
): Promise<string> {
  const [moved] = await worker.rows<{ order_number: string }>(
    `UPDATE orders SET created_at = ?1, order_number = 'FT-' || printf('%013d', ?1) || substr(order_number, 17)
      WHERE id = ?2 RETURNING order_number`,
    bookedAt,
    id,
  );
  return moved!.order_number;
}
