import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { closePayments } from "#worker/payments/close-payments.ts";
import { ctxAt } from "../../ctx-at.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { send } = adminCalls(worker);

const EVERY_TEN_MINUTES = "*/10 * * * *";
const HOURLY = "7 * * * *";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A traveller with an order, what they do, and what the provider's page does. */
async function traveller() {
  const { booking, cookie } = await worker.book();
  const { id } = booking.order;
  const start = () => worker.post(`/api/bookings/${id}/payments`, {}, { cookie });
  const [provider, order] = [
    (sql: string, payment: string) =>
      worker.rows(`UPDATE demo_payments SET ${sql} WHERE id = ?`, payment),
    async () =>
      (await worker.rows<Record<string, unknown>>("SELECT * FROM orders WHERE id = ?", id))[0]!,
  ];
  return {
    id,
    cookie,
    start,
    /** Opens the page and gives the payment's id. */
    open: async () => ((await (await start()).json()) as PaymentPage).id,
    settle: async () =>
      (await (
        await worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie })
      ).json()) as Booking,
    pay: (payment: string) => provider("status = 'paid'", payment),
    provider,
    order,
    payments: () =>
      worker.rows<Record<string, unknown>>(
        "SELECT * FROM payments WHERE order_id = ? ORDER BY id",
        id,
      ),
    history: () =>
      worker.rows<Record<string, unknown>>(
        "SELECT * FROM order_events WHERE order_id = ? ORDER BY rowid",
        id,
      ),
    problems: () =>
      worker.rows<Record<string, unknown>>(
        "SELECT kind, resolved_at FROM payment_problems WHERE order_id = ?",
        id,
      ),
    mails: () =>
      worker.rows<{ id: string; kind: string }>(
        "SELECT id, kind FROM mail_outbox WHERE subject_id = ? ORDER BY created_at",
        id,
      ),
  };
}

test("a payment makes its order paid, once, whoever asks how often", async () => {
  const { open, pay, settle, order, payments, history, mails } = await traveller();
  const payment = await open();
  await pay(payment);
  const settled = await Promise.all(Array.from({ length: 8 }, settle));
  for (const booking of settled) {
    expect(booking.order).toMatchObject({
      status: "paid",
      paid_amount: 33,
      refunded_amount: 0,
      expires_at: null,
    });
    expect(booking.payment).toEqual({
      mode: "demo",
      status: "paid",
      kept_amount: 33,
      back_amount: 0,
      receipt_amount: 33,
      paid_at: expect.stringMatching(/Z$/),
    });
  }
  expect(await payments()).toMatchObject([
    { id: payment, status: "paid", received_minor: 3300, reference: payment },
  ]);
  expect(await history()).toMatchObject([
    { from_status: "Not Paid", to_status: "paid", reason: `demo ${payment}`, actor_id: null },
  ]);
  expect(await order()).toMatchObject({ status: "paid", paid_minor: 3300 });
  expect((await mails()).filter(({ kind }) => kind === "order-paid")).toHaveLength(1);
});

test("an order has one page, however many tabs ask for it at once", async () => {
  const { start, payments } = await traveller();
  const responses = await Promise.all(Array.from({ length: 8 }, start));
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(201));
  const pages = (await Promise.all(responses.map((response) => response.json()))) as PaymentPage[];
  expect(new Set(pages.map(({ id }) => id)).size).toBe(1);
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  expect(await payments()).toHaveLength(1);
  expect(await worker.rows("SELECT id FROM demo_payments WHERE id = ?", pages[0]!.id)).toHaveLength(
    1,
  );
});

// Proves V2.7.
test("only the order's own browser opens a page or asks how it is", async () => {
  const { id, payments } = await traveller();
  const other = await traveller();
  for (const cookie of ["", other.cookie]) {
    for (const path of ["payments", "payments/settle"]) {
      expect((await worker.post(`/api/bookings/${id}/${path}`, {}, { cookie })).status).toBe(404);
    }
  }
  expect(await payments()).toEqual([]);
});

test("what is paid is not paid again, also while its page has not been settled", async () => {
  const { open, pay, start, payments } = await traveller();
  await pay(await open());
  const response = await start();
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: "order_not_payable" } });
  expect(await payments()).toHaveLength(1);
});

test("an unpaid order whose money came too late for its price takes no second payment", async () => {
  const { id, start, payments } = await traveller();
  await worker.rows("UPDATE orders SET paid_minor = 2200 WHERE id = ?", id);
  const response = await start();
  expect(await response.json()).toMatchObject({ error: { code: "order_not_payable" } });
  expect(await payments()).toEqual([]);
});

test("a page that has expired makes room for another", async () => {
  const { open, provider, payments, settle } = await traveller();
  const first = await open();
  await provider("expires_at = 1", first);
  expect((await settle()).payment.status).toBe("expired");
  const second = await open();
  expect(second).not.toBe(first);
  expect(await payments()).toMatchObject([{ status: "expired" }, { status: "open" }]);
});

test("an amount that changed meanwhile closes the old page; money that was paid on it is a problem of staff", async () => {
  const { id, open, pay, settle, payments, problems, order } = await traveller();
  const first = await open();
  await worker.rows("UPDATE orders SET amount_minor = 4400 WHERE id = ?", id);
  const second = await open();
  expect(await payments()).toMatchObject([
    { id: first, status: "expired", amount_minor: 3300 },
    { id: second, status: "open", amount_minor: 4400 },
  ]);
  await worker.rows("UPDATE orders SET amount_minor = 5500 WHERE id = ?", id);
  await pay(second);
  expect((await settle()).order).toMatchObject({ status: "Not Paid", paid_amount: 44 });
  expect(await problems()).toEqual([{ kind: "wrong_amount", resolved_at: null }]);
  expect(await order()).toMatchObject({ status: "Not Paid", paid_minor: 4400 });
});

test("money for an order that was cancelled meanwhile is a problem of staff, and changes no status", async () => {
  const { id, open, pay, settle, problems, history } = await traveller();
  const payment = await open();
  await worker.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", id);
  await pay(payment);
  expect((await settle()).order).toMatchObject({ status: "cancelled", paid_amount: 33 });
  expect(await problems()).toEqual([{ kind: "order_closed", resolved_at: null }]);
  expect(await history()).toEqual([]);
});

test("the cron settles what nobody came back for, and closes the page of an order that is not to be paid", async () => {
  const [paid, cancelled] = [await traveller(), await traveller()];
  const payment = await paid.open();
  await paid.pay(payment);
  await cancelled.open();
  await worker.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", cancelled.id);
  await worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 4 * MINUTE);
  expect(await paid.payments()).toMatchObject([{ status: "open" }]);
  await worker.scheduled(EVERY_TEN_MINUTES, Date.now() + 6 * MINUTE);
  expect(await paid.order()).toMatchObject({ status: "paid" });
  expect(await cancelled.payments()).toMatchObject([{ status: "expired" }]);
  expect(
    await worker.rows(
      "SELECT status FROM demo_payments WHERE status = 'open' AND id IN (SELECT id FROM payments WHERE order_id = ?)",
      cancelled.id,
    ),
  ).toEqual([]);
});

test("the message of a change that comes late ends the page of before, never one that was opened since", async () => {
  const { id, open, payments } = await traveller();
  const { ctx } = await ctxAt(worker, Date.now());
  await open();
  await closePayments(ctx, id);
  expect(await payments()).toMatchObject([{ status: "open" }]);
  await worker.rows("UPDATE orders SET amount_minor = 5500 WHERE id = ?", id);
  await closePayments(ctx, id);
  expect(await payments()).toMatchObject([{ status: "expired" }]);
  await open();
  await closePayments(ctx, id);
  expect(await payments()).toMatchObject([{ status: "expired" }, { status: "open" }]);
});

test("an unpaid order is reminded of once, half of its time before it ends, and waits for an open page", async () => {
  const { id, open, mails, order, payments } = await traveller();
  const reminders = async () =>
    (await mails()).filter(({ kind }) => kind === "order-reminder").length;
  const made = Number((await order()).created_at);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 23 * HOUR);
  expect(await reminders()).toBe(0);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 25 * HOUR);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 26 * HOUR);
  expect(await reminders()).toBe(1);
  await open();
  await worker.rows(
    "UPDATE payments SET expires_at = ?, updated_at = ? WHERE order_id = ?",
    made + 50 * HOUR,
    made + 49 * HOUR,
    id,
  );
  await worker.scheduled(HOURLY, made + 49 * HOUR);
  expect(await worker.rows("SELECT id FROM orders WHERE id = ?", id)).toHaveLength(1);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 51 * HOUR);
  await worker.scheduled(HOURLY, made + 52 * HOUR);
  expect(await worker.rows("SELECT id FROM orders WHERE id = ?", id)).toEqual([]);
  expect(await payments()).toMatchObject([{ status: "expired" }]);
  expect(await mails()).toEqual([]);
});

test("a letter from staff brings no second reminder of an unpaid order", async () => {
  const { id, mails, order } = await traveller();
  const reminders = async () =>
    (await mails()).filter(({ kind }) => kind === "order-reminder").length;
  const made = Number((await order()).created_at);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 25 * HOUR);
  expect((await send("POST", `orders/${id}/letters`, { text: "Hello" })).status).toBe(201);
  await worker.scheduled(EVERY_TEN_MINUTES, made + 26 * HOUR);
  expect(await reminders()).toBe(1);
});

test("an order that staff hold is kept until then", async () => {
  const { id, order } = await traveller();
  const made = Number((await order()).created_at);
  await worker.rows("UPDATE orders SET held_until = ? WHERE id = ?", made + 72 * HOUR, id);
  await worker.scheduled(HOURLY, made + 71 * HOUR);
  expect(await worker.rows("SELECT id FROM orders WHERE id = ?", id)).toHaveLength(1);
  await worker.scheduled(HOURLY, made + 73 * HOUR);
  expect(await worker.rows("SELECT id FROM orders WHERE id = ?", id)).toEqual([]);
});
