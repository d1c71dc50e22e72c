import { expect, test } from "vitest";
import type { DailyTotal, Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Customer } from "#domain/orders/order.schema.ts";
import { isConfirmed, type OrderStatus } from "#domain/orders/order-status.ts";
import { DAY_MS, operatorDate, startOfDay, TIME_ZONE, utcDate } from "#domain/time.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { send } = adminCalls(worker);

const ask = (path: string) => send("GET", path);
const find = async (query: Record<string, string>) =>
  (
    (await (
      await ask(`customers?${new URLSearchParams(query).toString()}`)
    ).json()) as Page<Customer>
  ).items.map(({ id }) => id);

test("customers are found by names, e-mail and order number, each once, newest or oldest first", async () => {
  const { booking: old } = await worker.book({
    firstName: "Zoë",
    lastName: "Quist",
    email: "zoe@quist.example",
  });
  const { booking } = await worker.book({
    firstName: "Zora",
    lastName: "Quist",
    email: "zora@quist.example",
    companyName: "Quist & Fille",
  });
  // A second order of one customer.
  await worker.rows(
    "INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at, version) SELECT 'again', 'FT-1795176000009-AGAIN234', customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at, version FROM orders WHERE id = ?",
    old.order.id,
  );
  const [first, second] = [old.customer.id, booking.customer.id];
  expect(await find({ q: "quist" })).toEqual([first, second]);
  expect(await find({ q: "quist", sort: "oldest" })).toEqual([second, first]);
  expect(await find({ q: "zoe" })).toEqual([first]);
  expect(await find({ q: "fille" })).toEqual([second]);
  expect(await find({ q: booking.order.order_number })).toEqual([second]);
  expect(await find({ q: "zora@quist" })).toEqual([second]);
  expect(await find({ q: '" OR zoe' })).toEqual([]);
  expect((await find({ sort: "oldest" }))[0]).toBe(first);
  expect((await find({}))[0]).toBe(second);
  const page = (await (await ask("customers?q=quist&limit=1")).json()) as Page<Customer>;
  expect(await find({ q: "quist", cursor: page.next_cursor! })).toEqual([second]);
  await worker.rows("DELETE FROM orders WHERE id = 'again'");
});

test("the daily totals are those of a recount, today last, with zeros for days without an order", async () => {
  const today = Date.parse(operatorDate(Date.now()));
  const daysAgo = (days: number) => utcDate(today - days * DAY_MS);
  const ids: string[] = [];
  for (const age of [0, 1, 1, 89, 90, 400]) {
    const { booking } = await worker.book({ currency: "EUR", adults: age + 1, children: 0 });
    await worker.rows(
      "UPDATE orders SET created_at = ? WHERE id = ?",
      startOfDay(daysAgo(age), TIME_ZONE) + 1,
      booking.order.id,
    );
    ids.push(booking.order.id);
  }
  const totals = async (query = "") =>
    ((await (await ask(`daily-totals${query}`)).json()) as { items: DailyTotal[] }).items;
  async function expectRecount(): Promise<void> {
    const rows = await worker.rows<{ at: number; status: OrderStatus; minor: number }>(
      "SELECT created_at AS at, status, amount_minor AS minor FROM orders",
    );
    const recount = Array.from({ length: 90 }, (_, index) => {
      const day = daysAgo(89 - index);
      const booked = rows.filter(({ at }) => operatorDate(at) === day);
      const minor = booked.map((row) => (isConfirmed(row.status) ? row.minor : 0));
      return { day, orders: booked.length, revenue: minor.reduce((a, b) => a + b, 0) / 100 };
    });
    expect(await totals()).toEqual(recount);
    expect(recount.some(({ orders }) => orders > 0)).toBe(true);
  }
  await expectRecount();
  for (const [sql, ...values] of [
    ["UPDATE orders SET status = 'paid' WHERE id IN (?, ?)", ids[0], ids[3]],
    ["UPDATE orders SET status = 'completed', amount_minor = 5 WHERE id = ?", ids[0]],
    ["UPDATE orders SET created_at = created_at - 86400000 WHERE id = ?", ids[0]],
    ["DELETE FROM orders WHERE id = ?", ids[1]],
    ["UPDATE orders SET status = 'refunded' WHERE id = ?", ids[3]],
  ] as [string, ...unknown[]][]) {
    await worker.rows(sql, ...values);
    await expectRecount();
  }
  expect((await totals("?days=2")).map(({ day }) => day)).toEqual([daysAgo(1), daysAgo(0)]);
  expect((await ask("daily-totals?days=0")).status).toBe(422);
});

test("an unpaid order that staff keep for less than a day is work, with the first to end first", async () => {
  const { booking } = await worker.book();
  const { booking: other } = await worker.book();
  const hold = (id: string, hours: number) =>
    worker.rows(
      "UPDATE orders SET held_until = ? WHERE id = ?",
      Date.now() + (hours * DAY_MS) / 24,
      id,
    );
  const held = async () => {
    const { held_orders, held_order } = (await (await ask("summary")).json()) as Summary;
    return [held_orders, held_order];
  };
  await hold(booking.order.id, 30);
  await hold(other.order.id, -1);
  expect(await held()).toEqual([0, null]);
  await hold(booking.order.id, 20);
  await hold(other.order.id, 10);
  expect(await held()).toEqual([2, other.order.id]);
  await worker.rows("UPDATE orders SET status = 'paid' WHERE id = ?", other.order.id);
  expect(await held()).toEqual([1, booking.order.id]);
  await worker.rows("UPDATE orders SET held_until = NULL WHERE id = ?", booking.order.id);
});
