import { beforeAll, expect, test } from "vitest";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { OpenProblem } from "#domain/orders/payment-problem.schema.ts";
import { adminCalls, authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { paidOrders } from "./paid-orders.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);
const { refund, paid } = paidOrders(worker, { admin, send });

let second: Person;
beforeAll(async () => {
  second = await auth.admin();
});

const look = (id: string) => read<OrderDetail>(`orders/${id}`);

/** A paid order with a problem. */
async function disputed() {
  const order = await paid();
  await worker.rows(
    "INSERT INTO payment_problems (payment_id, kind, order_id, created_at) VALUES (?, 'disputed', ?, ?)",
    order.payment,
    order.id,
    Date.now(),
  );
  return order;
}

test("a problem is on the list and the dashboard until somebody says how it was dealt with", async () => {
  const problems = async () =>
    (await read<Page<OpenProblem>>("payment-problems?kind=disputed")).items.map(
      ({ order_id: id }) => id,
    );
  const counted = async () => (await read<Summary>("summary")).payment_problems.disputed;
  const { id, payment } = await disputed();
  expect(await problems()).toEqual([id]);
  expect(await counted()).toBe(1);
  const before = await look(id);
  const resolution = {
    payment_id: payment,
    kind: "disputed",
    reason: "They took it back by phone",
  };
  const response = await send("POST", `orders/${id}/problems`, resolution);
  expect(response.status).toBe(200);
  const after = (await response.json()) as OrderDetail;
  expect(after).toMatchObject({ status: "paid", version: before.version });
  expect(after.history[0]).toMatchObject({
    from_status: "paid",
    to_status: "paid",
    reason: resolution.reason,
    actor_email: admin().email,
  });
  expect(after.payments[0]?.problems).toMatchObject([
    { resolved_at: expect.any(String), resolved_by_email: admin().email },
  ]);
  expect(await problems()).toEqual([]);
  expect(await counted()).toBe(0);
  expect((await trail(id)).at(-1)).toEqual({
    actor_id: admin().user.id,
    action: "order.problem_resolved",
    detail: JSON.stringify({ payment, kind: "disputed" }),
  });

  const again = await send("POST", `orders/${id}/problems`, resolution);
  expect([again.status, (await errorOf(again)).code]).toEqual([409, "problem_resolved"]);
  expect((await look(id)).history).toHaveLength(after.history.length);
});

test("of two who deal with a problem at once one does, and the history says it once", async () => {
  const { id, payment } = await disputed();
  const resolve = (by: Person) =>
    auth.send("POST", `admin/orders/${id}/problems`, by.access_token, {
      payment_id: payment,
      kind: "disputed",
      reason: "Done",
    });
  const responses = await Promise.all([resolve(admin()), resolve(second)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await look(id)).history.filter(({ reason }) => reason === "Done")).toHaveLength(1);
});

test("a problem that an order never had is not found, and what is none is refused", async () => {
  const { id, payment } = await disputed();
  const other = await paid();
  const resolve = (orderId: string, body: object) =>
    send("POST", `orders/${orderId}/problems`, body);
  expect(
    (await resolve(id, { payment_id: payment, kind: "refund_slow", reason: "x" })).status,
  ).toBe(404);
  expect(
    (await resolve(other.id, { payment_id: payment, kind: "disputed", reason: "x" })).status,
  ).toBe(404);
  for (const body of [
    { payment_id: payment, kind: "disputed" },
    { payment_id: payment, kind: "lost", reason: "x" },
    {},
  ]) {
    expect((await resolve(id, body)).status).toBe(422);
  }
  expect((await send("GET", "payment-problems?kind=lost")).status).toBe(422);
});

test("the payment of a deleted order stays on the list, is refunded and dealt with", async () => {
  const { id, number, payment, books } = await disputed();
  await worker.rows("DELETE FROM order_events WHERE order_id = ?", id);
  await worker.rows("DELETE FROM orders WHERE id = ?", id);
  const listed = (await read<Page<OpenProblem>>("payment-problems")).items.find(
    ({ order_id: orderId }) => orderId === id,
  );
  expect(listed).toMatchObject({ order_number: number, order_status: null, refundable_amount: 33 });
  const refunded = await refund(id, {
    amount: 33,
    reason: "There is no order",
    payment_id: payment,
  });
  expect([refunded.status, await refunded.json(), await books()]).toEqual([201, null, 3300]);
  const resolved = await send("POST", `orders/${id}/problems`, {
    payment_id: payment,
    kind: "disputed",
    reason: "Given back",
  });
  expect([resolved.status, await resolved.json()]).toEqual([200, null]);
});
