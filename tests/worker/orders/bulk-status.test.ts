import { beforeAll, expect, test } from "vitest";
import type { BulkResult } from "#domain/orders/bulk-change.schema.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

let agent: Person;
beforeAll(async () => {
  agent = await auth.agent();
});

const book = async () => (await worker.book({ adults: 1 })).booking.order;
const send = (body: object) =>
  auth.send("POST", "admin/orders/bulk", agent.access_token, {
    status: "paid",
    reason: "Transfers",
    ...body,
  });
const outcomes = async (response: Response) =>
  ((await response.json()) as BulkResult).items.map(({ status, refusal }) => [status, refusal]);
const statusOf = async (id: string) =>
  (await worker.rows("SELECT status FROM orders WHERE id = ?", id))[0]?.status;
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

test("several orders get one status, each with its history and audit entry, by an agent too", async () => {
  const orders = [await book(), await book(), await book()];
  const response = await send({ orders: orders.map(seen) });
  expect(response.status).toBe(200);
  expect(await outcomes(response)).toEqual(orders.map(() => ["paid", null]));
  for (const { id } of orders) {
    expect(
      await worker.count(
        `order_events WHERE order_id = '${id}' AND to_status = 'paid' AND reason = 'Transfers'`,
      ),
    ).toBe(1);
    expect(
      await worker.count(
        `audit_log WHERE subject_id = '${id}' AND action = 'order.status_changed'`,
      ),
    ).toBe(1);
  }
});

test("an order that is refused keeps no other back, and the response says why", async () => {
  const [changed, cancelled, good] = [await book(), await book(), await book()];
  await worker.rows("UPDATE orders SET version = version + 1 WHERE id = ?", changed.id);
  await worker.rows("UPDATE orders SET status = 'refunded' WHERE id = ?", cancelled.id);
  const orders = [changed, cancelled, { id: "gone", version: 1 }, good].map(seen);
  expect(await outcomes(await send({ orders }))).toEqual([
    ["Not Paid", "order_changed"],
    ["refunded", "transition_not_allowed"],
    [null, "order_missing"],
    ["paid", null],
  ]);
  expect([
    await statusOf(changed.id),
    await statusOf(cancelled.id),
    await statusOf(good.id),
  ]).toEqual(["Not Paid", "refunded", "paid"]);
});

// Proves V8.3.
test("of two who change the same orders at once, each order is changed by one", async () => {
  const orders = [await book(), await book(), await book(), await book()];
  const [first, second] = await Promise.all([
    send({ orders: orders.map(seen) }),
    send({ orders: orders.toReversed().map(seen), status: "cancelled" }),
  ]);
  const [paid, cancelled] = [await outcomes(first!), (await outcomes(second!)).toReversed()];
  for (const [index, { id }] of orders.entries()) {
    const wins = [paid[index]![1], cancelled[index]![1]].filter((refusal) => refusal === null);
    expect(wins).toHaveLength(1);
    expect(await statusOf(id)).toBe(paid[index]![1] === null ? "paid" : "cancelled");
    expect(
      await worker.count(`order_events WHERE order_id = '${id}' AND from_status IS NOT NULL`),
    ).toBe(1);
  }
});

test("an order that is named twice is changed once", async () => {
  const order = seen(await book());
  expect(await outcomes(await send({ orders: [order, order] }))).toEqual([["paid", null]]);
});

test.each([
  ["no order", { orders: [] }],
  ["more than 50", { orders: Array.from({ length: 51 }, (_, i) => ({ id: `o${i}`, version: 1 })) }],
  ["no version", { orders: [{ id: "o" }] }],
  ["no reason", { orders: [{ id: "o", version: 1 }], reason: " " }],
  ["an unknown status", { orders: [{ id: "o", version: 1 }], status: "shipped" }],
])("%s is refused", async (_name, body) => {
  const response = await send(body);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
});

test("staff alone may", async () => {
  const member = await auth.person();
  const order = await book();
  const response = await auth.send("POST", "admin/orders/bulk", member.access_token, {
    orders: [seen(order)],
    status: "paid",
    reason: "x",
  });
  expect(response.status).toBe(403);
  expect(await statusOf(order.id)).toBe("Not Paid");
});
