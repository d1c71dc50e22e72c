import { expect, test } from "vitest";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";
import { dueOrders, sums } from "./due-orders.ts";

const worker = builtSite();
const calls = adminCalls(worker);
const { send } = calls;
const paidOrder = dueOrders(worker, calls);

const MINUTE = 60_000;
const EVERY_TEN_MINUTES = "*/10 * * * *";

test("of an order that its traveller cancels nothing is due: its page is closed, and money that comes all the same is a problem", async () => {
  const { id, change, open, pay, cancel, detail, payments, problems } = await paidOrder();
  await change({ adults: 3 });
  const page = await open();
  expect((await cancel((await detail()).version)).status).toBe(200);
  const cancelled = await detail();
  expect(cancelled).toMatchObject({ status: "refunded", due_amount: 0, refunded_amount: 33 });
  expect(cancelled.history.map(({ changes }) => changes)).toContainEqual({ due: [11, 0] });
  // Their mail says what they were asked for, and are not any more.
  expect(
    await worker.rows(
      "SELECT facts FROM mail_outbox WHERE subject_id = ? AND kind = 'order-cancelled'",
      id,
    ),
  ).toEqual([{ facts: '{"amountMinor":3300,"waivedMinor":1100}' }]);
  const mail = await worker.mailAbout(
    `Cancelled: your Fast Track booking ${cancelled.order_number}`,
  );
  expect(mail).toMatch(/You no longer have to pay the £11(\.00)? we asked for/);
  await expect
    .poll(async () => (await payments()).find((payment) => payment.id === page))
    .toMatchObject({ status: "expired" });
  await pay(page);
  await send("POST", `orders/${id}/payments/settle`);
  expect(await problems()).toEqual([{ kind: "order_closed" }]);
});

test("of an order whose money was all given back nothing is due, and money for the difference is a problem", async () => {
  const { change, open, pay, refund, settle, detail, problems } = await paidOrder();
  await change({ adults: 3 });
  const page = await open();
  await refund(33);
  expect(await detail()).toMatchObject({
    status: "refunded",
    due_amount: 0,
    paid_amount: 33,
    refunded_amount: 33,
  });
  await pay(page);
  await settle();
  expect(await problems()).toEqual([{ kind: "order_closed" }]);
});

test("cancelling refunds the first payment and that of the difference", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  await order.pay(await order.open());
  await order.settle();
  expect((await order.cancel((await order.detail()).version)).status).toBe(200);
  expect(sums(await order.detail())).toEqual([44, 44, 44, 0]);
  expect(
    await worker.rows(
      "SELECT amount_minor FROM refunds WHERE order_id = ? ORDER BY amount_minor",
      order.id,
    ),
  ).toEqual([{ amount_minor: 1100 }, { amount_minor: 3300 }]);
});

// Proves V2.6.
test("a page for an amount that is no longer due is closed when another is asked for; money on it is a problem, and settles nothing", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const old = await order.open();
  // The Worker died before it closed the page.
  await worker.rows(
    "UPDATE orders SET amount_minor = 5500, adults = 4, due_minor = 2200, version = version + 1 WHERE id = ?",
    order.id,
  );
  await order.pay(old);
  await order.settle();
  expect(sums(await order.detail())).toEqual([55, 44, 0, 22]);
  expect(await order.problems()).toEqual([{ kind: "wrong_amount" }]);
  const page = await order.open();
  expect(await order.payments()).toMatchObject([
    { amount_minor: 3300 },
    { id: old },
    { id: page, status: "open", amount_minor: 2200 },
  ]);
});

test("the cron closes the page of an amount that is no longer due, and settles one that nobody came back for", async () => {
  const [stale, paid] = [await paidOrder(), await paidOrder()];
  for (const order of [stale, paid]) await order.change({ adults: 3 });
  const [old, page] = [await stale.open(), await paid.open()];
  await worker.rows(
    "UPDATE orders SET amount_minor = 5500, due_minor = 2200 WHERE id = ?",
    stale.id,
  );
  await paid.pay(page);
  await worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE);
  expect((await stale.payments()).find(({ id }) => id === old)).toMatchObject({
    status: "expired",
  });
  expect(await paid.detail()).toMatchObject({ status: "paid", due_amount: 0 });
});

test("two tabs that pay at once have one page, and pay once", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const pages = await Promise.all([order.open(), order.open(), order.open()]);
  expect(new Set(pages).size).toBe(1);
  await order.pay(pages[0]!);
  await Promise.all(Array.from({ length: 6 }, order.settle));
  expect(sums(await order.detail())).toEqual([44, 44, 0, 0]);
  expect((await order.mails()).filter((kind) => kind === "order-paid")).toHaveLength(2);
  expect((await order.start()).status).toBe(409);
  expect(await order.problems()).toEqual([]);
});

// Proves V2.6.
test(
  "money for a difference that staff change in the same moment is settled or a problem, and never lost",
  async () => {
    const random = seededRandom(41);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const order = await paidOrder();
      await order.change({ adults: 3 });
      await order.pay(await order.open());
      const body = [{ adults: 4 }, { adults: 2 }, { difference: "waive" }][attempt % 3]!;
      const [, changed] = await bothAtOnce(attempt, random, order.settle, () => order.change(body));
      expect(changed.status).toBe(200);
      await order.settle();
      const after = await order.detail();
      const problems = await order.problems();
      expect(after.paid_amount).toBe(44);
      const isSettled = after.history.some(
        ({ reason }) => reason === `demo ${after.payments[0]!.reference}`,
      );
      expect(problems).toHaveLength(isSettled ? 0 : 1);
      // The one who was asked for, and paid, counts; whoever came since is due.
      const expected = { 0: isSettled ? 11 : 22, 1: 0, 2: 0 }[attempt % 3];
      expect([attempt % 3, after.due_amount]).toEqual([attempt % 3, expected]);
    }
  },
  RACE_MS,
);

test(
  "a difference paid in the moment in which staff refund the rest is settled or a problem, and never lost",
  async () => {
    const random = seededRandom(43);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const order = await paidOrder();
      await order.change({ adults: 3 });
      await order.pay(await order.open());
      const [, refunded] = await bothAtOnce(attempt, random, order.settle, () => order.refund(33));
      expect(refunded.status).toBeLessThan(300);
      await order.settle();
      const after = await order.detail();
      expect(sums(after)).toEqual([44, 44, 33, 0]);
      const problems = await order.problems();
      // Settled first, the order keeps what it was paid for; else it had ended, and staff give the difference back.
      expect([after.status, problems]).toEqual(
        after.status === "paid" ? ["paid", []] : ["refunded", [{ kind: "order_closed" }]],
      );
    }
  },
  RACE_MS,
);

test("a page for a difference that has run out is replaced by another one, and pays", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const old = await order.open();
  const past = Date.now() - 1;
  await worker.rows("UPDATE payments SET expires_at = ? WHERE id = ?", past, old);
  await worker.rows("UPDATE demo_payments SET expires_at = ? WHERE id = ?", past, old);
  const page = await order.open();
  expect(page).not.toBe(old);
  await order.pay(page);
  await order.settle();
  expect(sums(await order.detail())).toEqual([44, 44, 0, 0]);
  expect(await order.problems()).toEqual([]);
});

test("money of another currency settles no difference, whatever its figure", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const page = await order.open();
  await worker.rows("UPDATE demo_payments SET currency = 'USD' WHERE id = ?", page);
  await order.pay(page);
  await order.settle();
  expect(await order.detail()).toMatchObject({
    currency: "GBP",
    paid_amount: 33,
    due_amount: 11,
    unpaid_travellers: 1,
  });
  expect(await order.problems()).toEqual([{ kind: "wrong_amount" }]);
});

test("a difference that was paid is given back in part or whole: the order stays paid, and nothing is due again", async () => {
  const order = await paidOrder();
  await order.change({ adults: 3 });
  const page = await order.open();
  await order.pay(page);
  await order.settle();
  for (const [amount, given] of [
    [4, 4],
    [7, 11],
  ] as const) {
    expect(
      (
        await send("POST", `orders/${order.id}/refunds`, {
          amount,
          reason: "By phone",
          payment_id: page,
        })
      ).status,
    ).toBeLessThan(300);
    expect(await order.detail()).toMatchObject({
      status: "paid",
      refunded_amount: given,
      due_amount: 0,
      unpaid_travellers: 0,
    });
  }
  expect((await order.start()).status).toBe(409);
  expect(
    (
      await send("POST", `orders/${order.id}/refunds`, {
        amount: 1,
        reason: "By phone",
        payment_id: page,
      })
    ).status,
  ).toBe(409);
});

test("the page for a difference of a person who was erased is closed; money that came before that is a problem, and mails nobody", async () => {
  const emails = ["erased.page.0@voyage.example", "erased.page.1@voyage.example"] as const;
  const closed = await paidOrder({ email: emails[0] });
  const paid = await paidOrder({ email: emails[1] });
  const pages: string[] = [];
  for (const [index, order] of [closed, paid].entries()) {
    const email = emails[index]!;
    await order.change({ adults: 3 });
    pages.push(await order.open());
    const [person] = await worker.rows<{ id: string }>(
      "SELECT id FROM people WHERE email = ?",
      email,
    );
    expect((await send("POST", `people/${person!.id}/anonymize`, { email })).status).toBeLessThan(
      300,
    );
  }
  await paid.pay(pages[1]!);
  await worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE);
  expect((await closed.payments()).find(({ id }) => id === pages[0])).toMatchObject({
    status: "expired",
  });
  expect(await paid.detail()).toMatchObject({ paid_amount: 44, due_amount: 0 });
  expect(await paid.problems()).toEqual([{ kind: "order_closed" }]);
  expect([await closed.mails(), await paid.mails()]).toEqual([[], []]);
});
