import { beforeAll, expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { OpenProblem } from "#domain/orders/payment-problem.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { DAY_MS } from "#domain/time.ts";
import { adminCalls, authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";
import { paidOrders } from "./paid-orders.ts";
import { withoutMails } from "../../order-mails.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

let second: Person;
let agent: Person;
beforeAll(async () => {
  [second, agent] = [await auth.admin(), await auth.agent()];
});

const detailOf = async (response: Response) => (await response.json()) as OrderDetail;
const conflictOf = async (response: Response) =>
  (await response.json()) as { error: { code: string }; order: OrderDetail | null };
const look = (id: string) => read<OrderDetail>(`orders/${id}`);
const mails = async (id: string) =>
  (
    await worker.rows<{ kind: string }>(
      "SELECT kind FROM mail_outbox WHERE subject_id = ? ORDER BY created_at, id",
      id,
    )
  )
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "order-booked");

const { refund, opened, paid } = paidOrders(worker, { admin, send });

test("an order shows staff what was asked, received and given back, and who looked", async () => {
  const order = await opened();
  const before = await look(order.id);
  expect(before.payments).toMatchObject([
    {
      id: order.payment,
      provider: "demo",
      reference: order.payment,
      dashboard_url: null,
      status: "open",
      amount: 33,
      received_amount: 0,
      refundable_amount: 0,
      refunds: [],
      problems: [],
    },
  ]);
  await order.pay();
  const response = await auth.send(
    "POST",
    `admin/orders/${order.id}/payments/settle`,
    agent.access_token,
  );
  const settled = await detailOf(response);
  expect([response.status, settled.status, settled.paid_amount]).toEqual([200, "paid", 33]);
  expect(settled.payments).toMatchObject([
    { status: "paid", received_amount: 33, refundable_amount: 33 },
  ]);
  expect(withoutMails(await look(order.id))).toEqual(withoutMails(settled));
  expect(await trail(order.id)).toEqual([
    { actor_id: agent.user.id, action: "order.payments_settled", detail: "{}" },
  ]);
});

test("a payment at Stripe leads to its dashboard, in test mode and live", async () => {
  const { id, payment } = await opened();
  await worker.rows(
    "UPDATE payments SET provider = 'stripe', reference = 'cs_test_a1' WHERE id = ?",
    payment,
  );
  expect((await look(id)).payments[0]?.dashboard_url).toBe(
    "https://dashboard.stripe.com/test/search?query=cs_test_a1",
  );
  await worker.rows("UPDATE payments SET reference = 'cs_live_a1' WHERE id = ?", payment);
  expect((await look(id)).payments[0]?.dashboard_url).toBe(
    "https://dashboard.stripe.com/search?query=cs_live_a1",
  );
});

test("a part is given back, then the rest, and then the order is refunded", async () => {
  const { id, payment, books } = await paid();
  const before = await look(id);
  const part = await refund(id, {
    amount: 11.5,
    reason: "  One traveller stayed at home ",
    version: before.version,
  });
  expect(part.status).toBe(201);
  const half = await detailOf(part);
  expect(half).toMatchObject({ status: "paid", paid_amount: 33, refunded_amount: 11.5 });
  expect(half.version).toBeGreaterThan(before.version);
  expect(half.payments[0]).toMatchObject({
    refundable_amount: 21.5,
    refunds: [
      {
        status: "succeeded",
        amount: 11.5,
        reason: "One traveller stayed at home",
        actor_id: admin().user.id,
        actor_email: admin().email,
      },
    ],
  });
  const all = await detailOf(
    await refund(id, {
      amount: 21.5,
      reason: "The flight was cancelled",
      version: half.version,
      payment_id: payment,
    }),
  );
  expect(all).toMatchObject({ status: "refunded", refunded_amount: 33 });
  expect(all.payments[0]).toMatchObject({ refundable_amount: 0 });
  expect(all.history[0]).toMatchObject({ from_status: "paid", to_status: "refunded" });
  expect(await books()).toBe(3300);
  expect(await mails(id)).toEqual(["order-paid", "order-refunded", "order-refunded"]);
  expect(
    (await trail(id))
      .filter(({ action }) => action === "order.refunded")
      .map(({ detail }) => JSON.parse(detail) as object),
  ).toMatchObject([{ amount_minor: 1150 }, { amount_minor: 2150 }]);
  const [line] = (await (await send("GET", `orders.csv?q=${all.order_number}`)).text())
    .split("\r\n")
    .slice(1);
  // What was paid, what was refunded, no VAT number, and nothing is due.
  expect(line).toMatch(/,33,33,,0,0,0$/);
});

test.each([
  ["more than was received", { amount: 33.01, reason: "x" }, 409, "refund_too_large"],
  [
    "of a payment of another order",
    { amount: 1, reason: "x", payment_id: "01900000-0000-7000-8000-000000000000" },
    409,
    "refund_too_large",
  ],
  ["of an order that changed since", { amount: 1, reason: "x", version: 1 }, 409, "order_changed"],
  ["of nothing", { amount: 0, reason: "x" }, 422, "validation_failed"],
  ["of less than nothing", { amount: -5, reason: "x" }, 422, "validation_failed"],
  ["of a part of a cent", { amount: 1.005, reason: "x" }, 422, "validation_failed"],
  ["of a text", { amount: "5", reason: "x" }, 422, "validation_failed"],
  ["without a reason", { amount: 5, reason: " " }, 422, "validation_failed"],
  ["for a long reason", { amount: 5, reason: "x".repeat(501) }, 422, "validation_failed"],
])("a refund %s is refused, and moves nothing", async (_what, body, status, code) => {
  const { id, books } = await paid();
  await worker.mailsHaveLeft(id);
  const response = await refund(id, body);
  const { error, order } = await conflictOf(response);
  expect([response.status, error.code]).toEqual([status, code]);
  expect(order ?? null).toEqual(status === 409 ? await look(id) : null);
  expect(await books()).toBe(0);
  expect((await look(id)).payments[0]?.refunds).toEqual([]);
  expect((await trail(id)).map(({ action }) => action)).not.toContain("order.refunded");
});

test("an order without a payment has nothing to refund, and one that is not there is not found", async () => {
  const { booking } = await worker.book();
  expect(
    (await conflictOf(await refund(booking.order.id, { amount: 1, reason: "x" }))).error.code,
  ).toBe("refund_too_large");
  expect(
    (await refund("01900000-0000-7000-8000-000000000000", { amount: 1, reason: "x" })).status,
  ).toBe(404);
  expect(
    (await send("POST", "orders/01900000-0000-7000-8000-000000000000/payments/settle")).status,
  ).toBe(404);
});

// Proves V2.9.
test("an agent sees the money and refunds none of it", async () => {
  const { id, payment, books } = await paid();
  for (const [path, body] of [
    ["refunds", { amount: 1, reason: "x" }],
    ["problems", { payment_id: payment, kind: "disputed", reason: "x" }],
  ] as const) {
    const refused = await auth.send("POST", `admin/orders/${id}/${path}`, agent.access_token, body);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([403, "forbidden"]);
  }
  expect(await books()).toBe(0);
  const seen = await detailOf(await auth.send("GET", `admin/orders/${id}`, agent.access_token));
  expect(seen).toMatchObject({ paid_amount: 33, payments: [{ received_amount: 33 }] });
});

// Proves V2.9.
test(
  "two admins who refund at once refund once, and the other is told how the order is now",
  async () => {
    const random = seededRandom(12);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const { id, books } = await paid();
      // Every other time neither says which order they saw: what is left decides.
      const version = attempt % 2 === 0 ? (await look(id)).version : undefined;
      const body = { amount: 20, reason: "They called", version };
      const responses = await bothAtOnce(
        attempt,
        random,
        () => refund(id, body),
        () => refund(id, body, { by: second }),
      );
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
      const lost = await conflictOf(responses.find(({ status }) => status === 409)!);
      expect(["order_changed", "refund_in_progress", "refund_too_large"]).toContain(
        lost.error.code,
      );
      expect(lost.order?.id).toBe(id);
      expect(await books()).toBe(2000);
      const order = await look(id);
      expect(order).toMatchObject({ refunded_amount: 20, status: "paid" });
      expect(order.payments[0]?.refunds).toHaveLength(1);
      expect((await trail(id)).filter(({ action }) => action === "order.refunded")).toHaveLength(1);
    }
  },
  RACE_MS,
);

// Proves V2.9.
test("the same key refunds once, at once or later, and gets the same order; with another content it is refused", async () => {
  const { id, books } = await paid();
  const { version } = await look(id);
  const body = { amount: 10, reason: "One seat", version };
  const first = await Promise.all(
    [1, 2, 3].map(() => refund(id, body, { key: "refund-of-one-seat" })),
  );
  expect(first.map(({ status }) => status)).toEqual([201, 201, 201]);
  const again = await refund(id, body, { key: "refund-of-one-seat" });
  expect(again.status).toBe(201);
  expect((await detailOf(again)).payments[0]?.refunds).toMatchObject([
    { amount: 10, status: "succeeded" },
  ]);
  expect(await books()).toBe(1000);
  for (const other of [
    { ...body, amount: 9 },
    { ...body, reason: "Two seats" },
    { ...body, payment_id: "01900000-0000-7000-8000-000000000000" },
  ]) {
    const refused = await refund(id, other, { key: "refund-of-one-seat" });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([
      422,
      "idempotency_key_reused",
    ]);
  }
  expect(await books()).toBe(1000);
});

test("a key refunds once with travellers too: with another content, or without them, it is refused", async () => {
  const { id, books } = await paid();
  const body = { amount: 11, reason: "One stays at home", travellers: { adults: 1 } };
  const key = "refund-of-one-adult";
  for (const status of [201, 201]) expect((await refund(id, body, { key })).status).toBe(status);
  const codeOf = async (response: Response) => [response.status, (await errorOf(response)).code];
  for (const other of [
    { ...body, amount: 10 },
    { ...body, reason: "Two stay at home" },
    { ...body, travellers: { children: 1 } },
    { amount: 11, reason: body.reason },
  ])
    expect(await codeOf(await refund(id, other, { key }))).toEqual([422, "idempotency_key_reused"]);
  const sum = { amount: 1, reason: "Goodwill" };
  expect((await refund(id, sum, { key: "goodwill" })).status).toBe(201);
  const leaving = await refund(id, { ...sum, travellers: { children: 1 } }, { key: "goodwill" });
  expect(await codeOf(leaving)).toEqual([422, "idempotency_key_reused"]);
  expect(await books()).toBe(1200);
  expect(await look(id)).toMatchObject({ adults: 1, children: 1, refunded_amount: 12 });
});

test("a key is of its order: the same refund of another order with it is made too", async () => {
  const body = { amount: 11, reason: "The flight was cancelled" };
  for (const { id, books } of [await paid(), await paid()]) {
    expect((await refund(id, body, { key: "refund-of-the-flight" })).status).toBe(201);
    expect(await books()).toBe(1100);
  }
});

test("an unpaid order is kept until the time that staff say, which its history and the audit log keep", async () => {
  const { booking } = await worker.book();
  const { id, version } = booking.order;
  const until = new Date(Date.now() + 20 * DAY_MS).toISOString();
  const response = await auth.send("POST", `admin/orders/${id}/hold`, agent.access_token, {
    until,
    reason: "Transfer announced",
    version,
  });
  expect(response.status).toBe(201);
  const held = await detailOf(response);
  expect(held).toMatchObject({
    status: "Not Paid",
    held_until: until,
    expires_at: until,
    version: version + 1,
  });
  expect(held.history[0]).toMatchObject({
    from_status: "Not Paid",
    to_status: "Not Paid",
    reason: "Transfer announced",
    actor_id: agent.user.id,
  });
  expect(await trail(id)).toEqual([
    { actor_id: agent.user.id, action: "order.held", detail: JSON.stringify({ until }) },
  ]);
  await worker.rows(
    "UPDATE orders SET created_at = created_at - ?1, updated_at = updated_at - ?1 WHERE id = ?2",
    10 * DAY_MS,
    id,
  );
  await worker.scheduled("7 * * * *", Date.now());
  expect((await look(id)).held_until).toBe(until);
});

test.each([
  ["a time that has passed", { until: "2026-01-01T00:00:00.000Z" }],
  ["a time in more than 30 days", { until: new Date(Date.now() + 31 * DAY_MS).toISOString() }],
  ["no time", { until: "tomorrow" }],
  ["nothing", {}],
])("an order is not kept until %s", async (_what, body) => {
  const { booking } = await worker.book();
  const response = await send("POST", `orders/${booking.order.id}/hold`, body);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
  expect((await look(booking.order.id)).version).toBe(1);
});

test("only an unpaid order is kept, as it was seen", async () => {
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const { id } = await paid();
  expect((await conflictOf(await send("POST", `orders/${id}/hold`, { until }))).error.code).toBe(
    "order_not_unpaid",
  );
  const { booking } = await worker.book();
  const responses = await Promise.all(
    [1, 2].map(() => send("POST", `orders/${booking.order.id}/hold`, { until, version: 1 })),
  );
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const lost = await conflictOf(responses.find(({ status }) => status === 409)!);
  expect([lost.error.code, lost.order?.held_until]).toEqual(["order_changed", until]);
  expect(
    (await send("POST", "orders/01900000-0000-7000-8000-000000000000/hold", { until })).status,
  ).toBe(404);
});

test("an order that we have money for is made neither unpaid nor refunded by hand", async () => {
  const { id } = await paid();
  for (const status of ["Not Paid", "refunded"]) {
    const response = await send("PATCH", `orders/${id}`, { status, reason: "By hand" });
    const { error, order } = await conflictOf(response);
    expect([response.status, error.code, order?.status]).toEqual([409, "payment_received", "paid"]);
  }
  expect(
    (await send("PATCH", `orders/${id}`, { status: "completed", reason: "Travelled" })).status,
  ).toBe(200);
  expect(await mails(id)).toEqual(["order-paid"]);
});

test("staff who cancel or mark paid close the page that the order could still be paid on", async () => {
  for (const status of ["cancelled", "paid"]) {
    const { id, payment } = await opened();
    expect((await send("PATCH", `orders/${id}`, { status, reason: "They called" })).status).toBe(
      200,
    );
    await expect
      .poll(() => worker.rows("SELECT status FROM demo_payments WHERE id = ?", payment))
      .toEqual([{ status: "expired" }]);
    await expect.poll(async () => (await look(id)).payments[0]?.status).toBe("expired");
  }
});

test("money that comes in the moment in which staff cancel is a problem, not a paid order", async () => {
  const { id, pay, payment } = await opened();
  await pay();
  expect(
    (await send("PATCH", `orders/${id}`, { status: "cancelled", reason: "They called" })).status,
  ).toBe(200);
  await expect
    .poll(async () => (await look(id)).payments[0]?.problems)
    .toMatchObject([{ kind: "order_closed", resolved_at: null }]);
  expect(await look(id)).toMatchObject({ status: "cancelled", paid_amount: 33 });
  expect(
    (await read<Page<OpenProblem>>("payment-problems?kind=order_closed")).items,
  ).toContainEqual(
    expect.objectContaining({
      order_id: id,
      payment_id: payment,
      received_amount: 33,
      order_status: "cancelled",
    }),
  );
  // Giving the money back is dealing with it.
  const refunded = await detailOf(await refund(id, { amount: 33, reason: "They had cancelled" }));
  expect(refunded.payments[0]?.problems).toMatchObject([
    { kind: "order_closed", resolved_at: expect.any(String), resolved_by_email: null },
  ]);
});

test.each([
  ["cancelled", [["cancelled", true]], ["order-cancelled"]],
  ["paid by hand", [["paid", undefined]], ["order-paid"]],
  [
    "refunded by hand",
    [
      ["paid", false],
      ["refunded", true],
    ],
    ["order-refunded"],
  ],
  [
    "completed, and a slip that is taken back",
    [
      ["paid", false],
      ["completed", true],
      ["paid", true],
      ["Not Paid", true],
    ],
    [],
  ],
  ["cancelled without telling", [["cancelled", false]], []],
] as const)("a traveller gets the mail of what staff did: %s", async (_what, changes, expected) => {
  const { booking } = await worker.book();
  const { id } = booking.order;
  for (const [status, notify] of changes) {
    expect(
      (await send("PATCH", `orders/${id}`, { status, reason: "By hand", notify })).status,
    ).toBe(200);
  }
  // One that is refused queues nothing.
  expect(
    (await send("PATCH", `orders/${id}`, { status: changes.at(-1)![0], reason: "Again" })).status,
  ).toBe(409);
  expect(await mails(id)).toEqual(expected);
});

test("what was given back is summed by currency, and the revenue stays as it is", async () => {
  const { id } = await paid();
  const before = await read<Summary>("summary");
  expect((await refund(id, { amount: 3.25, reason: "x" })).status).toBe(201);
  const after = await read<Summary>("summary");
  expect(after.refunded_by_currency.EUR - before.refunded_by_currency.EUR).toBeCloseTo(3.25);
  expect(after.revenue_by_currency).toEqual(before.revenue_by_currency);
});

// Proves V2.9.
test("travellers who are refunded leave the booking and its pass in the same act, which one mail tells", async () => {
  const { id, books } = await paid();
  const one = { amount: 11, reason: "A child stays at home", travellers: { children: 1 } };
  const [first, repeated] = [
    await refund(id, one, { key: "a-child" }),
    await refund(id, one, { key: "a-child" }),
  ];
  expect([first.status, repeated.status]).toEqual([201, 201]);
  expect(await detailOf(repeated)).toMatchObject({
    status: "paid",
    adults: 2,
    children: 0,
    amount: 22,
    refunded_amount: 11,
    due_amount: 0,
    history: expect.arrayContaining([
      expect.objectContaining({
        reason: "A child stays at home",
        changes: { children: [1, 0] },
      }),
    ]),
  });
  expect(await books()).toBe(1100);
  await worker.mailsHaveLeft(id);
  expect(await mails(id)).toEqual(["order-paid", "order-changed"]);
  expect((await refund(id, { ...one, travellers: { adults: 2 } })).status).toBe(422);
  const tooMuch = await refund(id, { ...one, amount: 22.01, travellers: { adults: 1 } });
  expect((await conflictOf(tooMuch)).error.code).toBe("refund_too_large");
});

test("travellers are refunded from what no bank holds: a disputed payment leaves the others as they are", async () => {
  const { id, payment, books } = await paid();
  const dispute = (of: string) =>
    worker.rows(
      "INSERT INTO disputes VALUES ('dp_' || ?1, ?1, ?2, 'open', 1100, 'EUR', 'fraudulent', NULL, 1, 1)",
      of,
      id,
    );
  const { columns } = (
    await worker.rows<{ columns: string }>(
      `SELECT group_concat(name) AS columns FROM pragma_table_info('payments')
        WHERE name NOT IN ('id', 'reference', 'received_minor')`,
    )
  )[0]!;
  await worker.rows(
    `INSERT INTO payments (id, reference, received_minor, ${columns})
      SELECT 'difference-' || id, 'difference-' || id, 1100, ${columns} FROM payments WHERE id = ?`,
    payment,
  );
  await dispute(`difference-${payment}`);
  const one = { amount: 11, reason: "A child stays at home", travellers: { children: 1 } };
  expect((await refund(id, one)).status).toBe(201);
  expect(await books()).toBe(1100);
  await dispute(payment);
  const held = await refund(id, { ...one, travellers: { adults: 1 } });
  expect((await conflictOf(held)).error.code).toBe("payment_disputed");
});
