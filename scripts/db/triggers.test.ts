import type { SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import { isConfirmed, ORDER_STATUSES } from "../../src/domain/orders/order-status.ts";
import { DAY_MS, utcDay } from "../../src/domain/time.ts";
import { migratedSqlite } from "../../tests/database.ts";
import { rowWriter } from "../../worker/platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "../../worker/orders/tables.ts";
import { generatedOrder } from "./generated-orders.ts";
import { seededRandom } from "./seeded-random.ts";

/** A day's middle, as epoch ms. */
const NOON = Date.parse("2026-11-20T12:00:00Z");

/** A database with one order, the daily totals that its triggers keep, and what changes the order. */
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
    days: () =>
      db
        .prepare("SELECT * FROM daily_totals WHERE orders <> 0 OR revenue_minor <> 0 ORDER BY day")
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
      expect(order.days()).toEqual([
        { day: utcDay(NOON), orders: 1, revenue_minor: revenue(status) },
      ]);
      order.set("status = ?", next);
      expect(order.days()).toEqual([
        { day: utcDay(NOON), orders: 1, revenue_minor: revenue(next) },
      ]);
      order.remove();
      expect(order.days()).toEqual([]);
    }
  },
);

test("a day of the triggers is a UTC day of the domain, from its first millisecond to its last", () => {
  const first = utcDay(NOON) * DAY_MS;
  for (const createdAt of [first - 1, first, first + DAY_MS - 1, first + DAY_MS]) {
    const order = withOrder({ status: "paid", createdAt });
    expect(order.days()).toEqual([{ day: utcDay(createdAt), orders: 1, revenue_minor: 1100 }]);
    order.set("created_at = ?", NOON);
    expect(order.days()).toEqual([{ day: utcDay(NOON), orders: 1, revenue_minor: 1100 }]);
  }
  expect([first - 1, first, first + DAY_MS - 1, first + DAY_MS].map(utcDay)).toEqual(
    [-1, 0, 0, 1].map((day) => utcDay(NOON) + day),
  );
});
