import { expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { AdminOrder } from "#domain/orders/order.schema.ts";
import type { Pass, Redemption } from "#domain/passes/pass.schema.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";
import { counted, kept } from "../dashboard/recount.ts";
import { dueOrders, sums } from "./due-orders.ts";

const worker = builtSite();
const calls = adminCalls(worker);
const { admin, send, read, trail } = calls;
const paidOrder = dueOrders(worker, calls);

const MINUTE = 60_000;
const EVERY_TEN_MINUTES = "*/10 * * * *";

test("one traveller more is asked for, and the payment of just that settles it: history, mails, totals, and no problem", async () => {
  const { id, change, open, pay, settle, detail, mails, problems, payments } = await paidOrder();
  const before = await detail();
  expect((await change({ adults: 3, notify: true })).status).toBe(200);
  const asked = await detail();
  expect(sums(asked)).toEqual([44, 33, 0, 11]);
  expect(asked).toMatchObject({ status: "paid", unpaid_travellers: 1, pass_url: before.pass_url });
  expect(asked.history[0]).toMatchObject({
    from_status: "paid",
    to_status: "paid",
    changes: { adults: [2, 3], due: [0, 11] },
  });
  await pay(await open());
  const { order, payment } = await settle();
  expect(order).toMatchObject({
    status: "paid",
    due_amount: 0,
    unpaid_travellers: 0,
    paid_amount: 44,
    pass_url: before.pass_url,
  });
  expect(payment.paid_at).toBe(before.history[0]!.created_at);
  const after = await detail();
  expect(after.history[0]).toMatchObject({
    from_status: "paid",
    to_status: "paid",
    actor_id: null,
    changes: { due: [11, 0] },
  });
  expect(after.history[0]!.reason).toBe(`demo ${after.payments[0]!.reference}`);
  expect(await payments()).toMatchObject([
    { status: "paid", amount_minor: 3300 },
    { status: "paid", amount_minor: 1100 },
  ]);
  expect(await problems()).toEqual([]);
  expect(await mails()).toEqual(["order-booked", "order-paid", "order-due", "order-paid"]);
  expect(
    await worker.rows(
      "SELECT facts FROM mail_outbox WHERE subject_id = ? AND kind = 'order-paid' ORDER BY created_at DESC LIMIT 1",
      id,
    ),
  ).toEqual([{ facts: '{"amountMinor":1100}' }]);
  expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
});

test("a completed order keeps what is due, can be paid, and stays completed", async () => {
  const { change, open, pay, settle, detail } = await paidOrder();
  await change({ adults: 4 });
  await change({ status: "completed" });
  expect(sums(await detail())).toEqual([55, 33, 0, 22]);
  await pay(await open());
  expect((await settle()).order).toMatchObject({
    status: "completed",
    due_amount: 0,
    paid_amount: 55,
  });
});

test("fewer travellers make less due, down to nothing and never below; what is above that can be given back", async () => {
  const { change, detail } = await paidOrder();
  await change({ adults: 4 });
  expect(sums(await detail())).toEqual([55, 33, 0, 22]);
  await change({ adults: 3 });
  expect(sums(await detail())).toEqual([44, 33, 0, 11]);
  await change({ adults: 1, children: 0 });
  expect(sums(await detail())).toEqual([11, 33, 0, 0]);
  await change({ adults: 3, children: 1 });
  expect(sums(await detail())).toEqual([44, 33, 0, 11]);
});

test("what was given back as a favour is not due, and the fare of who stayed at home is when they come after all", async () => {
  const favour = await paidOrder();
  await favour.refund(5);
  expect(sums(await favour.detail())).toEqual([33, 33, 5, 0]);
  await favour.change({ adults: 3 });
  expect(sums(await favour.detail())).toEqual([44, 33, 5, 11]);
  const home = await paidOrder();
  await home.change({ adults: 1 });
  await home.refund(11);
  await home.change({ adults: 2 });
  expect(sums(await home.detail())).toEqual([33, 33, 11, 11]);
});

test("staff waive a difference at once or later, with who and why in the history; its page is closed, and the traveller is told", async () => {
  const { id, change, start, open, detail, mails, payments } = await paidOrder();
  expect(
    (await change({ adults: 3, difference: "waive", reason: "On the house", notify: true })).status,
  ).toBe(200);
  expect(await detail()).toMatchObject({ amount: 44, due_amount: 0, unpaid_travellers: 0 });
  expect((await detail()).history[0]).toMatchObject({
    reason: "On the house",
    changes: { adults: [2, 3], due: [11, 0] },
  });
  expect(await mails()).toEqual(["order-booked", "order-paid", "order-changed"]);
  expect((await start()).status).toBe(409);

  await change({ adults: 4 });
  const page = await open();
  const waived = await change({ difference: "waive", reason: "Paid in cash at the desk" });
  expect(waived.status).toBe(200);
  expect(sums((await waived.json()) as OrderDetail)).toEqual([55, 33, 0, 0]);
  expect((await detail()).history[0]).toMatchObject({
    reason: "Paid in cash at the desk",
    changes: { due: [11, 0] },
  });
  expect((await detail()).history[0]!.actor_email).not.toBeNull();
  expect((await trail(id)).at(-1)).toMatchObject({
    action: "order.changed",
    detail: '{"fields":["due"]}',
  });
  await expect
    .poll(async () => (await payments()).find((payment) => payment.id === page))
    .toMatchObject({ status: "expired" });
  const { version } = await detail();
  // Nothing is due any more: to waive it again is no change.
  expect((await change({ difference: "waive" })).status).toBe(200);
  expect((await detail()).version).toBe(version);
});

test("only a paid order that was paid here is asked for a difference: an unpaid one asks for its new total", async () => {
  const unpaid = await paidOrder({ isPaid: false });
  await unpaid.change({ adults: 3 });
  expect(sums(await unpaid.detail())).toEqual([44, 0, 0, 0]);
  await unpaid.change({ status: "paid" });
  // Its money came another way, and so does the rest.
  await unpaid.change({ adults: 4 });
  expect(sums(await unpaid.detail())).toEqual([55, 44, 0, 0]);
  expect((await unpaid.start()).status).toBe(409);
});

test(
  "of a traveller who cancels and staff who add one more at once, one is refused",
  async () => {
    const random = seededRandom(42);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const order = await paidOrder();
      const { version } = await order.detail();
      const [cancelled, changed] = await bothAtOnce(
        attempt,
        random,
        () => order.cancel(version),
        () => order.change({ adults: 3, version }),
      );
      expect([cancelled.status, changed.status].toSorted()).toEqual([200, 409]);
      const after = await order.detail();
      expect(after.due_amount).toBe(cancelled.status === 200 ? 0 : 11);
    }
  },
  RACE_MS,
);

test("the pass says how many are not paid for, and a lane lets the others through", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3, infants: 1 });
  const code = new URL((await order.detail()).pass_url!).pathname.split("/").at(-1)!;
  const pass = async () => (await (await worker.get(`/api/passes/${code}`)).json()) as Pass;
  expect(await pass()).toMatchObject({
    state: "open",
    adults: 3,
    children: 1,
    infants: 1,
    unpaid_travellers: 1,
    travellers: 5,
    left: 4,
  });
  const response = await worker.post(
    `/api/passes/${code}/redeem`,
    { nonce: "nonce-of-a-lane" },
    { authorization: `Bearer ${admin().access_token}` },
  );
  expect((await response.json()) as Redemption).toMatchObject({
    result: "valid",
    travellers: 4,
    left: 0,
    order: { adults: 3, unpaid_travellers: 1 },
  });
  expect(await order.detail()).toMatchObject({ status: "completed", due_amount: 11 });
});

test("staff ask again by the same mail, as long as something is due", async () => {
  const order = await paidOrder();
  const again = () => send("POST", `orders/${order.id}/mails`, { kind: "order-due" });
  expect((await again()).status).toBe(409);
  await order.change({ adults: 3 });
  expect(await order.mails()).not.toContain("order-due");
  expect((await again()).status).toBe(201);
  expect(await order.mails()).toContain("order-due");
});

test("a mail that asks for what is paid by now is not sent", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const now = Date.now();
  await worker.rows(
    `INSERT INTO mail_outbox (id, kind, status, recipient, subject_id, attempts, next_attempt_at, created_at, updated_at)
      VALUES (?1, 'order-due', 'waiting', 'ada@example.org', ?1, 0, ?2, ?2, ?2)`,
    order.id,
    now - 1,
  );
  await order.pay(await order.open());
  await order.settle();
  await worker.scheduled(EVERY_TEN_MINUTES, now + MINUTE);
  expect(
    await worker.rows("SELECT status, recipient FROM mail_outbox WHERE id = ?", order.id),
  ).toEqual([{ status: "discarded", recipient: null }]);
});

test("the dashboard counts the orders of which something is due, and the list shows just these", async () => {
  const count = async () => (await read<Summary>("summary")).due_orders;
  const listed = async () =>
    (await read<Page<AdminOrder>>("orders?balance=due&sort=oldest")).items.map(({ id }) => id);
  const [before, order] = [await count(), await paidOrder()];
  expect(await listed()).not.toContain(order.id);
  await order.change({ adults: 3 });
  expect(await count()).toBe(before + 1);
  expect((await listed()).at(-1)).toBe(order.id);
  await order.change({ difference: "waive" });
  expect([await count(), (await listed()).includes(order.id)]).toEqual([before, false]);
  expect((await send("GET", "orders?balance=owed")).status).toBe(422);
});

test("nothing is due of a person who was erased", async () => {
  const order = await paidOrder({ email: "erased.due@voyage.example" });
  await order.change({ adults: 3 });
  const { customer } = await order.detail();
  const [person] = await worker.rows<{ id: string }>(
    "SELECT id FROM people WHERE email = ?",
    customer.email,
  );
  expect(
    (await send("POST", `people/${person!.id}/anonymize`, { email: customer.email })).status,
  ).toBeLessThan(300);
  expect(await order.detail()).toMatchObject({ due_amount: 0, amount: 44, paid_amount: 33 });
  expect((await order.start()).status).toBe(409);
});

test("the database holds nothing due of an order that is not paid", async () => {
  const order = await paidOrder({ isPaid: false });
  await expect(
    worker.rows("UPDATE orders SET due_minor = 1 WHERE id = ?", order.id),
  ).rejects.toThrow(/orders_due_when_paid/);
  await expect(
    worker.rows("UPDATE orders SET status = 'paid', due_minor = -1 WHERE id = ?", order.id),
  ).rejects.toThrow(/orders_due_when_paid/);
});
