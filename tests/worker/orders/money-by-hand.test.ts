import { beforeAll, expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { MAX_PICKED_ORDERS } from "#domain/orders/order-queries.schema.ts";
import { DAY_MS, MINUTE_MS, utcDate } from "#domain/time.ts";
import { adminCalls, authCalls, type Person } from "../../people.ts";
import { builtSite, PUBLIC_KEY } from "../../site.ts";
import { dueOrders } from "./due-orders.ts";

const worker = builtSite();
const auth = authCalls(worker);
const paidOrder = dueOrders(worker, adminCalls(worker));

let admin: Person;
let agent: Person;
beforeAll(async () => {
  [admin, agent] = [await auth.admin(), await auth.agent()];
  await auth.prove(admin.user.id);
});

const book = async () => (await worker.book({ adults: 1, children: 0 })).booking.order;
async function change(id: string, body: object, by = agent) {
  const asked = { reason: "At the desk", notify: false, ...body };
  const response = await auth.send("PATCH", `admin/orders/${id}`, by.access_token, asked);
  return { status: response.status, order: (await response.json()) as OrderDetail };
}
async function changeThemselves(
  { id, cookie }: { id: string; cookie: string },
  body: object,
): Promise<Booking["order"]> {
  const response = await worker.fetch(`/api/bookings/${id}`, {
    method: "PATCH",
    headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as Booking).order;
}
const journal = (id: string) =>
  worker.rows(
    "SELECT kind, amount_minor, waived_minor, method, reference, actor_id FROM journal WHERE order_id = ? ORDER BY rowid",
    id,
  );
const move = (kind: string, amount: number, method: string | null, reference: string | null) => ({
  kind,
  amount_minor: amount,
  waived_minor: 0,
  method,
  reference,
  actor_id: agent.user.id,
});
/** The alerts that name this order, once they have left: a sent mail keeps no text in the outbox. */
async function alertsAbout(number: string): Promise<string[]> {
  await worker.mailsHaveLeft();
  return worker.mailsAbout("/admin/audit").filter((mail) => mail.includes(number));
}

test("money by hand has its way, reference and day, goes back likewise, and the sums follow", async () => {
  const { id } = await book();
  const yesterday = utcDate(Date.now() - DAY_MS);
  const came = { status: "paid", method: "transfer", reference: "RF18 5390", movedOn: yesterday };
  const paid = await change(id, came);
  expect(paid.order).toMatchObject({
    status: "paid",
    version: 2,
    paid_amount: 11,
    by_hand_amount: 11,
    refunded_amount: 0,
  });
  expect(paid.order.timeline).toContainEqual(
    expect.objectContaining({
      kind: "movement",
      movement: "by_hand",
      amount: 11,
      method: "transfer",
      reference: "RF18 5390",
      actor_email: agent.email,
      moved_at: expect.stringContaining(yesterday) as string,
    }),
  );
  const back = await change(id, { status: "Not Paid", method: "cash", reference: "slip" });
  expect(back.order).toMatchObject({ paid_amount: 0, by_hand_amount: 0, refunded_amount: 0 });
  // What says no more than that it is paid came another way, today.
  expect((await change(id, { status: "paid" })).order).toMatchObject({ paid_amount: 11 });
  const refunded = await change(id, { status: "refunded", method: "cash" });
  expect(refunded.order).toMatchObject({ paid_amount: 11, refunded_amount: 11, by_hand_amount: 0 });
  expect(await journal(id)).toEqual([
    move("by_hand", 1100, "transfer", "RF18 5390"),
    move("by_hand", -1100, "cash", "slip"),
    move("by_hand", 1100, "other", null),
    move("refund", -1100, "cash", null),
  ]);
});

test("a refund by hand is mailed with its own sum, and speaks of no card", async () => {
  const mails = async ({ id, order_number: number }: { id: string; order_number: string }) => {
    await worker.mailsHaveLeft(id);
    return worker.mailsAbout(number).filter((mail) => mail.includes("Refund of £"));
  };
  const cash = await book();
  await change(cash.id, { status: "paid", method: "cash" });
  await change(cash.id, { status: "refunded", method: "cash", notify: true });
  const [told, ...more] = await mails(cash);
  expect(more).toEqual([]);
  expect(told).toContain("We’ve refunded you £11.00");
  expect(told).not.toMatch(/the card you paid with|business days/);

  const mixed = await paidOrder();
  await change(mixed.id, { adults: 3 });
  const { order } = await change(mixed.id, { difference: "paid", method: "cash" });
  await mixed.refund(33);
  // Otherwise the second mail may leave before this one.
  await worker.mailsHaveLeft(mixed.id);
  await change(mixed.id, { status: "refunded", method: "cash", notify: true });
  const [card = "", rest = ""] = await mails(order);
  expect(card).toContain("We’ve refunded you £33.00");
  expect(card).toContain("the card you paid with");
  expect(rest).toContain("We’ve refunded you £11.00");
  expect(rest).not.toMatch(/the card you paid with|business days/);
  await auth.send("POST", `admin/orders/${mixed.id}/mails`, agent.access_token, {
    kind: "order-refunded",
  });
  await expect.poll(async () => (await mails(order)).at(-1)).toContain("refunded you £44.00");
});

test("the traveller of an order that staff gave away reads of no payment and of no refund", async () => {
  const { id, order_number: number } = await book();
  await change(id, { status: "paid", method: "none", notify: true });
  // Once the order has ended, no confirmation of it leaves.
  await worker.mailsHaveLeft(id);
  await change(id, { status: "refunded", notify: true });
  await worker.mailsHaveLeft(id);
  const mails = worker.mailsAbout(number).join("\n");
  expect(mails).toContain(`Confirmed: your Fast Track booking ${number}`);
  expect(mails).toContain("Not charged: -£11.00");
  expect(mails).toContain(`Cancelled: your Fast Track booking ${number}`);
  expect(mails).not.toMatch(/You paid|receipt|Paid on|Refund of|refunded/);
});

test("a day to come, an unknown way and a method without a change do nothing", async () => {
  const { id } = await book();
  const tomorrow = utcDate(Date.now() + 2 * DAY_MS);
  expect((await change(id, { status: "paid", movedOn: tomorrow })).status).toBe(422);
  expect((await change(id, { status: "paid", method: "cheque" })).status).toBe(422);
  expect((await change(id, { method: "cash" })).status).toBe(422);
  expect(await journal(id)).toEqual([]);
});

// Proves V2.8.
test("a sum that an agent gives away moves no money, and every admin is told of it", async () => {
  const order = await paidOrder();
  const { order: changed } = await change(order.id, { adults: 40, difference: "waive" });
  const given = await book();
  const { order: free } = await change(given.id, { status: "paid", method: "none" });
  expect(free).toMatchObject({ status: "paid", paid_amount: 0 });
  expect(await journal(given.id)).toEqual([
    { ...move("waived", 0, null, null), waived_minor: 1100 },
  ]);
  expect((await journal(order.id)).slice(-1)).toEqual([
    { ...move("waived", 0, null, null), waived_minor: 41_800 },
  ]);
  const [first, ...more] = await alertsAbout(changed.order_number);
  expect(more).toEqual([]);
  expect(first).toContain("418,00");
  expect(await alertsAbout(given.order_number)).toHaveLength(1);
});

test("a difference that was paid at the desk is money, not a favour", async () => {
  const order = await paidOrder();
  await change(order.id, { adults: 3 });
  const { order: settled } = await change(order.id, { difference: "paid", method: "cash" });
  expect(settled).toMatchObject({ due_amount: 0, paid_amount: 44, by_hand_amount: 11 });
});

test("one leaves after a difference in cash: a fare goes back to the card; one joins again: a fare is due", async () => {
  const order = await paidOrder();
  await change(order.id, { adults: 3 });
  const { order: settled } = await change(order.id, { difference: "paid", method: "cash" });
  const left = await changeThemselves(order, { adults: 2, version: settled.version });
  expect(left).toMatchObject({ amount: 33, due_amount: 0 });
  await worker.mailsHaveLeft(order.id);
  const told = worker
    .mailsAbout(left.order_number)
    .map((mail) => /refunding £[\d.]+/.exec(mail)?.[0]);
  expect(told).toContain("refunding £11.00");
  expect(await order.detail()).toMatchObject({ refunded_amount: 11, by_hand_amount: 11 });
  const { version } = await order.detail();
  expect(await changeThemselves(order, { adults: 3, version })).toMatchObject({
    amount: 44,
    due_amount: 11,
  });
});

test("staff who let one leave and join again ask for no money that came in cash", async () => {
  const order = await paidOrder();
  await change(order.id, { adults: 3 });
  await change(order.id, { difference: "paid", method: "cash" });
  await change(order.id, { adults: 2 });
  expect((await change(order.id, { adults: 3 })).order).toMatchObject({
    amount: 44,
    due_amount: 0,
  });
});

test("a traveller who cancels is told again of no money that came by hand", async () => {
  const order = await paidOrder();
  await change(order.id, { adults: 3 });
  const { order: settled } = await change(order.id, { difference: "paid", method: "cash" });
  expect((await order.cancel(settled.version)).status).toBe(200);
  expect(await order.detail()).toMatchObject({ status: "cancelled", by_hand_amount: 11 });
  await expect.poll(async () => (await order.detail()).refunded_amount).toBe(33);
  await worker.mailsHaveLeft(order.id);
  const mails = () =>
    worker.mailsAbout(settled.order_number).filter((mail) => mail.includes("Cancelled:"));
  expect(mails().map((mail) => /refunding £[\d.]+/.exec(mail)?.[0])).toEqual(["refunding £33.00"]);
  const again = { kind: "order-cancelled" };
  const path = `admin/orders/${order.id}/mails`;
  expect((await auth.send("POST", path, agent.access_token, again)).status).toBe(201);
  await expect.poll(() => mails().length).toBe(2);
  expect(mails().join()).not.toContain("£11.00");
  // Then staff hand the cash back.
  const { status, order: refunded } = await change(order.id, {
    status: "refunded",
    method: "cash",
    notify: true,
  });
  expect(status).toBe(200);
  expect(refunded).toMatchObject({ status: "refunded", refunded_amount: 44, by_hand_amount: 0 });
  expect((await journal(order.id)).at(-1)).toEqual(move("refund", -1100, "cash", null));
  await worker.mailsHaveLeft(order.id);
  // The alert to admins may leave after it.
  expect(worker.mailsAbout(settled.order_number).join("\n")).toContain("We’ve refunded you £11.00");
});

// Proves V2.8.
test("many orders at once are one alert, with their count and sum", async () => {
  const orders = await Promise.all(Array.from({ length: MAX_PICKED_ORDERS - 1 }, book));
  const gone = { id: "gone", version: 1 };
  const bulk = {
    orders: [...orders.map(({ id, version }) => ({ id, version })), gone],
    status: "paid",
    method: "transfer",
    reference: "Statement 12",
    reason: "Transfers of today",
  };
  const response = await auth.send("POST", "admin/orders/bulk", agent.access_token, bulk);
  expect(response.status).toBe(200);
  const [alert, ...more] = await alertsAbout(orders[0]!.order_number);
  expect(more).toEqual([]);
  expect(alert).toContain("49 commandes, 539,00");
  for (const { order_number } of orders) expect(alert).toContain(order_number);
  for (const { id } of orders)
    expect(await journal(id)).toEqual([move("by_hand", 1100, "transfer", "Statement 12")]);
});

// Proves V2.8.
test("an act that dies in the middle has written its alert of all that it changed, which the cron sends", async () => {
  const orders = [await book(), await book(), await book()];
  await worker.rows(
    `CREATE TRIGGER deadly BEFORE UPDATE ON orders WHEN OLD.id = '${orders[2]!.id}' BEGIN
      SELECT RAISE(ABORT, 'The process died'); END`,
  );
  const response = await auth.send("POST", "admin/orders/bulk", agent.access_token, {
    orders: orders.map(({ id, version }) => ({ id, version })),
    status: "paid",
    method: "none",
    reason: "Goodwill",
  });
  await worker.rows("DROP TRIGGER deadly");
  expect(response.status).toBe(500);
  expect(worker.mailsAbout(orders[0]!.order_number).join()).not.toContain("/admin/audit");
  await worker.scheduled("*/10 * * * *", Date.now() + 6 * MINUTE_MS);
  const [alert, ...more] = await alertsAbout(orders[0]!.order_number);
  expect(more).toEqual([]);
  expect(alert).toContain("2 commandes, 22,00");
  expect(alert).toContain(orders[1]!.order_number);
  expect(alert).not.toContain(orders[2]!.order_number);
});
