import { beforeEach, expect, test } from "vitest";
import type { GroupAct } from "#domain/group-acts/group-act.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { authCalls, type Person, problemOf } from "../../people.ts";
import { errorOf } from "../../site.ts";
import { type StripeTraveller, stripeSite } from "../payments/stripe-site.ts";

const { worker, stripe, traveller } = stripeSite({
  RATE_LIMITS: "off",
  PASSWORD_HASHING: "quick",
  GROUP_REFUND_LIMIT: "100",
});
const auth = authCalls(worker);
const CRON = "*/10 * * * *";
const MINUTE = 60_000;
const DAY = "2059-03-04";
const NEXT_DAY = "2059-03-05";
const LETTER = { en: "The lane at Orly is closed today.", fr: "La file d’Orly est fermée." };

let admin: Person;
/** A flight of its own for each test. */
let flight: string;
let flights = 0;
beforeEach(async () => {
  admin ??= await auth.admin();
  flight = `EX ${1000 + ++flights}`;
});

const call = (method: string, path = "", body?: object, by = admin) =>
  auth.send(method, `admin/group-acts${path}`, by.access_token, body);
const actOf = async (response: Response) => (await response.json()) as GroupAct;
const scope = () => ({ airport: "ORY", date: DAY, flight_number: flight });
const preview = async (act: object, by = admin) =>
  actOf(await call("POST", "", { scope: scope(), reason: "The lane is closed", ...act }, by));

async function booked(overrides: Partial<BookingBody> = {}) {
  return traveller({
    airport: "ORY",
    flightDate: DAY,
    flightNumber: flight,
    currency: "EUR",
    email: `${crypto.randomUUID()}@example.org`,
    children: 0,
    infants: 0,
    ...overrides,
  });
}

async function paid(overrides: Partial<BookingBody> = {}) {
  const one = await booked(overrides);
  stripe().books.pay(one.session);
  expect((await one.comeBack()).status).toBe(200);
  return one;
}

/** Does all that the queue and the cron would do, without their time. */
async function finished(id: string): Promise<GroupAct> {
  await call("POST", `/${id}/start`);
  await expect.poll(async () => (await actOf(await call("GET", `/${id}`))).state).toBe("done");
  return actOf(await call("GET", `/${id}`));
}

const expectRefundedOnce = async (one: StripeTraveller, minor = 2200) => {
  expect(stripe().books.sumsOf(one.session)).toMatchObject({ received: minor, refunded: minor });
  expect(await one.order()).toMatchObject({ status: "refunded", refunded_minor: minor });
  expect(await one.mails("order-refunded")).toHaveLength(1);
};

// Proves V2.9.
test("a preview counts and does nothing; two starts at once refund and tell each order once", async () => {
  // One flight, as three travellers write its number.
  const some = [
    await paid(),
    await paid({ adults: 3, flightNumber: flight.replace(" ", "") }),
    await paid({ flightNumber: flight.replace(" ", "-") }),
  ];
  const elsewhere = await paid({ flightNumber: "EX 1" });
  const unpaid = await booked();
  const act = await preview({ act: "refund" });
  expect(act).toMatchObject({
    state: "preview",
    orders: 3,
    travellers: 7,
    sums: { EUR: 77 },
    done: 0,
    failed: [],
    by_hand: [],
  });
  expect(await some[0]!.refunds()).toEqual([]);
  await Promise.all([call("POST", `/${act.id}/start`), call("POST", `/${act.id}/start`)]);
  expect(await finished(act.id)).toMatchObject({ state: "done", orders: 3, done: 3, failed: [] });
  await worker.mailsHaveLeft();
  for (const one of some) await expectRefundedOnce(one, one === some[1] ? 3300 : 2200);
  expect(await elsewhere.order()).toMatchObject({ status: "paid" });
  expect(await unpaid.order()).toMatchObject({ status: "Not Paid" });
  expect((await some[0]!.booking()).order.pass_url).not.toBeNull();
  const pass = new URL((await some[0]!.booking()).order.pass_url!).pathname.split("/").at(-1);
  expect(await (await worker.get(`/api/passes/${pass}`)).json()).toMatchObject({
    state: "refunded",
  });
  expect(await some[0]!.refunds()).toMatchObject([
    { reason: "The lane is closed", actor_id: admin.user.id },
  ]);
  expect(
    await worker.rows("SELECT action, detail FROM audit_log WHERE subject_id = ?", act.id),
  ).toMatchObject([
    { action: "group_act.previewed", detail: expect.stringContaining('"refund"') },
    { action: "group_act.started" },
  ]);
});

test("an order that is paid by hand is listed apart, and one that left the flight is left alone", async () => {
  const [stays, leaves] = [await paid(), await paid()];
  const byHand = await booked();
  const change = (id: string, body: object) =>
    auth.send("PATCH", `admin/orders/${id}`, admin.access_token, { reason: "Asked", ...body });
  expect((await change(byHand.id, { status: "paid" })).status).toBe(200);
  const act = await preview({ act: "refund" });
  expect(act).toMatchObject({
    orders: 2,
    sums: { EUR: 44 },
    by_hand: [{ order_id: byHand.id, amount: 22, currency: "EUR" }],
  });
  expect((await change(leaves.id, { flightDate: NEXT_DAY })).status).toBe(200);
  expect(await finished(act.id)).toMatchObject({
    done: 1,
    failed: [{ order_id: leaves.id, reason: "order_changed" }],
  });
  await worker.mailsHaveLeft();
  await expectRefundedOnce(stays);
  expect(await leaves.order()).toMatchObject({ status: "paid" });
  expect(await byHand.order()).toMatchObject({ status: "paid" });
});

test("travellers are owed by hand what came by hand: no favour, and no traveller who has not paid", async () => {
  const [favour, grown, twice] = [await booked(), await booked(), await booked()];
  const change = async (id: string, body: object) => {
    const changed = { reason: "Asked", notify: false, ...body };
    const response = await auth.send("PATCH", `admin/orders/${id}`, admin.access_token, changed);
    expect(response.status).toBe(200);
  };
  await change(favour.id, { status: "paid", method: "none" });
  await change(grown.id, { status: "paid", method: "cash" });
  await change(grown.id, { adults: 3 });
  // The traveller pays on a page that was open when staff took the cash, and an admin refunds it.
  stripe().books.pay(twice.session);
  await change(twice.id, { status: "paid", method: "cash" });
  expect((await twice.comeBack()).status).toBe(200);
  const refund = { amount: 22, reason: "Paid twice" };
  const path = `admin/orders/${twice.id}/refunds`;
  expect((await auth.send("POST", path, admin.access_token, refund)).ok).toBe(true);
  const act = await preview({ act: "refund" });
  expect(act.orders).toBe(0);
  const byHand = act.by_hand.map(({ order_id, amount }) => [order_id, amount]);
  expect(byHand.toSorted()).toEqual(
    [
      [grown.id, 22],
      [twice.id, 22],
    ].toSorted(),
  );
});

test("money by hand beside a refunded payment is listed until staff return it, and the mail leaves once", async () => {
  const one = await paid();
  const change = async (body: object) => {
    const changed = { reason: "Asked", notify: false, ...body };
    const path = `admin/orders/${one.id}`;
    expect((await auth.send("PATCH", path, admin.access_token, changed)).status).toBe(200);
  };
  await change({ adults: 3 });
  await change({ difference: "paid", method: "cash" });
  const act = await preview({ act: "refund" });
  expect(act).toMatchObject({ orders: 1, sums: { EUR: 22 }, by_hand: [] });
  const isListed = { done: 0, failed: [{ order_id: one.id, reason: "paid_by_hand" }] };
  expect(await finished(act.id)).toMatchObject(isListed);
  expect(await one.order()).toMatchObject({ status: "paid", refunded_minor: 2200 });
  await call("POST", `/${act.id}/retry`);
  expect(await finished(act.id)).toMatchObject(isListed);
  expect((await preview({ act: "refund" })).by_hand).toMatchObject([{ amount: 11 }]);
  await change({ status: "refunded", method: "cash" });
  await call("POST", `/${act.id}/retry`);
  expect(await finished(act.id)).toMatchObject({ done: 1, failed: [] });
  await worker.mailsHaveLeft();
  expect(await one.mails("order-refunded")).toHaveLength(1);
});

test("a busy provider is waited out, and an empty balance is listed until it is tried again", async () => {
  const [one, other] = [await paid(), await paid()];
  stripe().fail(
    ...Array.from({ length: 3 }, () => ({
      on: "POST /v1/refunds",
      how: "refuse" as const,
      status: 429,
    })),
  );
  const act = await preview({ act: "refund" });
  const waiting = await actOf(await call("POST", `/${act.id}/start`));
  expect(waiting).toMatchObject({ state: "running", failed: [] });
  await worker.scheduled(CRON, Date.now() + 6 * MINUTE);
  expect(await actOf(await call("GET", `/${act.id}`))).toMatchObject({ state: "done", done: 2 });
  await worker.mailsHaveLeft();
  await expectRefundedOnce(one);
  await expectRefundedOnce(other);

  flight = "EX 2999";
  const third = await paid();
  stripe().fail({
    on: "POST /v1/refunds",
    how: "refuse",
    status: 400,
    code: "balance_insufficient",
  });
  const empty = await preview({ act: "refund" });
  expect(await finished(empty.id)).toMatchObject({
    done: 0,
    failed: [{ order_id: third.id, reason: "balance_insufficient" }],
  });
  expect(await third.mails("order-refunded")).toEqual([]);
  expect(await actOf(await call("POST", `/${empty.id}/start`))).toMatchObject({ state: "done" });
  await call("POST", `/${empty.id}/retry`);
  expect(await actOf(await call("GET", `/${empty.id}`))).toMatchObject({ done: 1, failed: [] });
  await worker.mailsHaveLeft();
  await expectRefundedOnce(third);
  expect((await third.problems()).filter(({ resolved_at }) => resolved_at === null)).toEqual([]);
});

test("what a worker leaves when it dies is gone on with by another, and a stopped act goes no further", async () => {
  const some = [await paid(), await paid()];
  const act = await preview({ act: "refund" });
  // A worker has claimed both, asked Stripe for one of them, and died.
  await worker.rows(
    "UPDATE group_acts SET status = 'running', started_by = created_by WHERE id = ?",
    act.id,
  );
  await worker.rows(
    "UPDATE group_act_orders SET next_at = ? WHERE act_id = ?",
    Date.now() + MINUTE,
    act.id,
  );
  await worker.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
      SELECT 'group:' || ? || ':0:' || id, id, order_id, 'requested', 2200, currency, '', 1, 1
      FROM payments WHERE order_id = ?`,
    act.id,
    some[0]!.id,
  );
  expect(await actOf(await call("POST", `/${act.id}/start`))).toMatchObject({ done: 0 });
  expect(await actOf(await call("POST", `/${act.id}/stop`))).toMatchObject({ state: "stopped" });
  await worker.scheduled(CRON, Date.now() + 3 * MINUTE);
  expect(await actOf(await call("GET", `/${act.id}`))).toMatchObject({ state: "stopped", done: 0 });
  await worker.rows("UPDATE group_act_orders SET next_at = 0 WHERE act_id = ?", act.id);
  expect(await finished(act.id)).toMatchObject({ done: 2, failed: [] });
  await worker.mailsHaveLeft();
  for (const one of some) await expectRefundedOnce(one);
});

test("a large refund is started by another admin than who previewed it", async () => {
  await paid({ adults: 10 });
  const act = await preview({ act: "refund" });
  expect(act).toMatchObject({ sums: { EUR: 110 }, needs_second_admin: true });
  const refused = await call("POST", `/${act.id}/start`);
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "second_admin_needed"]);
  const second = await auth.admin();
  const started = await actOf(await call("POST", `/${act.id}/start`, undefined, second));
  expect(started).toMatchObject({
    done: 1,
    needs_second_admin: false,
    started_by_email: second.email,
  });
});

// Proves V2.9.
test("an agent asks for a refund of a flight, and an admin grants it once for each order", async () => {
  const some = [await paid(), await paid()];
  const agent = await auth.agent();
  const plain = { scope: scope(), act: "refund", reason: "x" };
  expect((await call("POST", "", plain, agent)).status).toBe(403);
  expect(
    (await call("POST", "", { ...plain, act: "move", to: NEXT_DAY, request: true }, agent)).status,
  ).toBe(403);
  const act = await preview({ act: "refund", request: true }, agent);
  expect(act).toMatchObject({
    state: "preview",
    is_request: true,
    orders: 2,
    sums: { EUR: 44 },
    created_by_email: agent.email,
    approved_by: null,
  });
  const summary = () => auth.send("GET", "admin/summary", admin.access_token);
  expect(await (await summary()).json()).toMatchObject({
    group_refund_requests: 1,
    group_refund_request: act.id,
  });
  // The agent follows the request, and neither starts, stops nor answers it.
  expect(await actOf(await call("GET", `/${act.id}`, undefined, agent))).toEqual(act);
  const { items } = (await (await call("GET", "", undefined, agent)).json()) as {
    items: GroupAct[];
  };
  expect(items[0]).toMatchObject({ id: act.id, is_request: true });
  for (const path of ["start", "continue", "stop", "retry", "decline"])
    expect((await call("POST", `/${act.id}/${path}`, { reason: "x" }, agent)).status).toBe(403);
  expect(await some[0]!.refunds()).toEqual([]);
  const second = await auth.admin();
  await Promise.all([
    call("POST", `/${act.id}/start`),
    call("POST", `/${act.id}/start`, undefined, second),
  ]);
  expect(await finished(act.id)).toMatchObject({ done: 2, failed: [], is_request: true });
  await worker.mailsHaveLeft();
  for (const one of some) await expectRefundedOnce(one);
  expect(await (await summary()).json()).toMatchObject({ group_refund_requests: 0 });
  const late = await call("POST", `/${act.id}/decline`, { reason: "Too late" });
  expect((await errorOf(late)).code).toBe("request_answered");
});

test("a large request needs two admins beside the agent, and a declined one refunds nobody", async () => {
  const large = await paid({ adults: 10 });
  const agent = await auth.agent();
  const asked = { act: "refund", request: true };
  const act = await preview(asked, agent);
  expect(act).toMatchObject({ needs_second_admin: true });
  const granted = await actOf(await call("POST", `/${act.id}/start`));
  expect(granted).toMatchObject({ state: "preview", approved_by: admin.user.id });
  const summary = async () => (await auth.send("GET", "admin/summary", admin.access_token)).json();
  expect(await summary()).toMatchObject({
    group_refund_requests: 1,
    group_refund_request: act.id,
  });
  const refused = await call("POST", `/${act.id}/start`);
  expect((await errorOf(refused)).code).toBe("second_admin_needed");
  expect(await large.refunds()).toEqual([]);
  const second = await auth.admin();
  await call("POST", `/${act.id}/start`, undefined, second);
  expect(await finished(act.id)).toMatchObject({ done: 1, started_by_email: second.email });
  expect(await summary()).toMatchObject({ group_refund_requests: 0 });
  const late = await call("POST", `/${act.id}/decline`, { reason: "Too late" });
  expect((await errorOf(late)).code).toBe("request_answered");

  flight = "EX 2998";
  const other = await paid();
  const declined = await preview(asked, agent);
  expect((await call("POST", `/${declined.id}/decline`, {})).status).toBe(422);
  await call("POST", `/${declined.id}/decline`, { reason: "The flight leaves" });
  expect(await actOf(await call("GET", `/${declined.id}`, undefined, agent))).toMatchObject({
    state: "declined",
    answer: "The flight leaves",
    approved_by_email: admin.email,
  });
  await call("POST", `/${declined.id}/start`);
  await worker.scheduled(CRON, Date.now() + MINUTE);
  expect(await other.refunds()).toEqual([]);
  expect(
    await worker.rows("SELECT action FROM audit_log WHERE subject_id = ?", declined.id),
  ).toEqual([{ action: "group_act.requested" }, { action: "group_act.declined" }]);

  // The second admin can refuse what the first has granted.
  await paid({ adults: 10 });
  const both = await preview(asked, agent);
  await call("POST", `/${both.id}/start`);
  expect(await summary()).toMatchObject({ group_refund_requests: 1 });
  await call("POST", `/${both.id}/decline`, { reason: "It leaves" }, second);
  expect(await actOf(await call("GET", `/${both.id}`))).toMatchObject({
    state: "declined",
    approved_by_email: second.email,
  });
  expect(await summary()).toMatchObject({ group_refund_requests: 0 });
});

test("a letter reaches each traveller once, in their language, and is in the order's timeline", async () => {
  const english = await paid();
  const twice = await paid({ email: "twice@example.org" });
  const again = await booked({ email: "TWICE@example.org" });
  await worker.rows("UPDATE orders SET language = 'fr' WHERE id IN (?, ?)", twice.id, again.id);
  const agent = await auth.agent();
  const act = await preview({ act: "write", text: LETTER }, agent);
  expect(act).toMatchObject({ orders: 3, travellers: 6, needs_second_admin: false });
  await call("POST", `/${act.id}/start`, undefined, agent);
  expect(await finished(act.id)).toMatchObject({ done: 3, failed: [] });
  await worker.mailsHaveLeft();
  expect(await english.mails("order-letter")).toHaveLength(1);
  expect([
    ...(await twice.mails("order-letter")),
    ...(await again.mails("order-letter")),
  ]).toHaveLength(1);
  expect(worker.mailsAbout(LETTER.en)).toHaveLength(1);
  expect(worker.mailsAbout("La file d’Orly est fermée.")).toHaveLength(1);
  const detail = (await (
    await auth.send("GET", `admin/orders/${english.id}`, admin.access_token)
  ).json()) as OrderDetail;
  expect(detail.history[0]).toMatchObject({ reason: LETTER.en, actor_email: agent.email });
});

test("a move changes the day of each paid order by the rules of staff, with the letter in its one mail", async () => {
  const [one, other] = [await paid(), await paid()];
  const unpaid = await booked();
  await worker.rows("UPDATE orders SET status = 'completed' WHERE id = ?", other.id);
  const act = await preview({
    act: "move",
    to: { date: NEXT_DAY, flight_number: "ex 9" },
    text: LETTER,
  });
  expect(act).toMatchObject({ orders: 1, to: { date: NEXT_DAY, flight_number: "EX 9" } });
  expect(await finished(act.id)).toMatchObject({ done: 1 });
  expect(await one.order()).toMatchObject({ flight_date: NEXT_DAY, flight_number: "EX 9" });
  expect(await other.order()).toMatchObject({ flight_date: DAY });
  expect(await unpaid.order()).toMatchObject({ flight_date: DAY });
  await worker.mailsHaveLeft();
  expect(await one.mails("order-changed")).toHaveLength(1);
  const past = await call("POST", "", {
    scope: scope(),
    act: "move",
    to: "2020-01-01",
    reason: "x",
  });
  expect((await errorOf(past)).issues).toMatchObject([{ path: ["to"] }]);
});

test("agents only write, and travellers do nothing of it", async () => {
  const agent = await auth.agent();
  const act = await preview({ act: "refund" });
  const refund = { scope: scope(), act: "refund", reason: "x" };
  for (const [method, path, body] of [
    ["POST", "", refund],
    ["POST", `/${act.id}/start`, undefined],
    ["POST", `/${act.id}/stop`, undefined],
    ["GET", `/${act.id}`, undefined],
  ] as const)
    expect(await problemOf(await call(method, path, body, agent))).toMatch(/^403/);
  expect((await call("GET", "", undefined, await auth.person())).status).toBe(403);
  expect((await call("POST", "/unknown/start")).status).toBe(404);
  expect((await call("POST", "", { scope: scope(), act: "write", reason: "x" })).status).toBe(422);
});
