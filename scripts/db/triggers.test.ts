import type { SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import { isConfirmed, ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { HOUR_MS } from "#domain/time.ts";
import { migratedSqlite } from "../../tests/database.ts";
import { rowWriter } from "#worker/platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "#worker/tables/orders.ts";
import { generatedOrder } from "./generated-orders.ts";
import { seededRandom } from "./seeded-random.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const NOON_HOUR = NOON / HOUR_MS;

/** A database with one order, its change, and the hourly totals that the triggers keep. */
function withOrder(change: Partial<OrderRow>) {
  const db = migratedSqlite();
  const { customer, order } = generatedOrder(seededRandom(1), NOON);
  const insert = (table: typeof customers | typeof orders, row: never) => {
    const { into, values, width } = rowWriter(table);
    db.prepare(`${into} VALUES (${Array(width).fill("?").join(", ")})`).run(
      ...(values(row) as SQLInputValue[]),
    );
  };
  insert(customers, customer as never);
  insert(orders, { ...order, amountMinor: 1100, ...change } as never);
  return {
    hours: () =>
      db
        .prepare(
          "SELECT * FROM hourly_totals WHERE orders <> 0 OR revenue_minor <> 0 ORDER BY hour",
        )
        .all()
        .map((row) => ({ ...row })),
    set: (sql: string, ...values: SQLInputValue[]) =>
      db.prepare(`UPDATE orders SET ${sql}`).run(...values),
    remove: () => db.prepare("DELETE FROM orders").run(),
  };
}

const revenue = (status: (typeof ORDER_STATUSES)[number]) => (isConfirmed(status) ? 1100 : 0);

test.each(ORDER_STATUSES)(
  "the triggers count an order that is %s as revenue when the domain does, whatever it becomes",
  (status) => {
    for (const next of ORDER_STATUSES) {
      const order = withOrder({ status });
      expect(order.hours()).toEqual([
        { hour: NOON_HOUR, orders: 1, revenue_minor: revenue(status) },
      ]);
      order.set("status = ?", next);
      expect(order.hours()).toEqual([{ hour: NOON_HOUR, orders: 1, revenue_minor: revenue(next) }]);
      order.remove();
      expect(order.hours()).toEqual([]);
    }
  },
);

test("an hour of the triggers has its first millisecond and its last", () => {
  const [first, last] = [NOON, NOON + HOUR_MS - 1];
  for (const [createdAt, hour] of [
    [first - 1, NOON_HOUR - 1],
    [first, NOON_HOUR],
    [last, NOON_HOUR],
    [last + 1, NOON_HOUR + 1],
  ] as const) {
    const order = withOrder({ status: "paid", createdAt });
    expect(order.hours()).toEqual([{ hour, orders: 1, revenue_minor: 1100 }]);
    order.set("created_at = ?", NOON);
    expect(order.hours()).toEqual([{ hour: NOON_HOUR, orders: 1, revenue_minor: 1100 }]);
  }
});
