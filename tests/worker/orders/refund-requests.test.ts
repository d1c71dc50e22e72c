import { beforeAll, expect, test } from "vitest";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { adminCalls, authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf, PUBLIC_KEY } from "../../site.ts";
import { paidOrders } from "../payments/paid-orders.ts";
import { dueOrders } from "./due-orders.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);
const { refund, paid } = paidOrders(worker, { admin, send });

let agent: Person;
let second: Person;
let accountant: Person;
beforeAll(async () => {
  [agent, second, accountant] = [await auth.agent(), await auth.admin(), await auth.accountant()];
});

const look = (id: string) => read<OrderDetail>(`orders/${id}`);
const detailOf = async (response: Response) => (await response.json()) as OrderDetail;
const codeOf = async (response: Response) => [response.status, (await errorOf(response)).code];

const ASKED = { amount: 11, reason: "One stays at home" };
const ask = (
  id: string,
  body: object = ASKED,
  { by = agent, key }: { by?: Person; key?: string } = {},
) =>
  worker.fetch(`/api/admin/orders/${id}/refund-requests`, {
    method: "POST",
    headers: {
      ...PUBLIC_KEY,
      "content-type": "application/json",
      authorization: `Bearer ${by.access_token}`,
      ...(key ? { "idempotency-key": key } : {}),
    },
    body: JSON.stringify(body),
  });
const answer = (id: string, path: string, body: object, by: Person) =>
  auth.send("POST", `admin/orders/${id}/refund-requests/${path}`, by.access_token, body);
const grant = (id: string, request: string, body: object = {}, by = admin()) =>
  answer(id, `${request}/grant`, body, by);
const decline = (id: string, request: string, by = admin()) =>
  answer(id, `${request}/decline`, { reason: "The fare allows no refund" }, by);

/** A paid order of €33 of which an agent asked to refund something. */
async function asked(body: object = ASKED) {
  const order = await paid();
  const response = await ask(order.id, body);
  expect(response.status).toBe(201);
  const detail = await detailOf(response);
  return { ...order, version: detail.version, request: requestOf(detail).id };
}
const requestOf = (order: OrderDetail) => order.payments[0]!.refund_requests[0]!;
const statusOf = async (id: string) => requestOf(await look(id)).status;

test("an agent asks, everybody sees it, and an admin grants it with one press", async () => {
  const { id, version, request, books } = await asked();
  const before = await detailOf(
    await auth.send("GET", `admin/orders/${id}`, accountant.access_token),
  );
  expect(requestOf(before)).toMatchObject({
    status: "open",
    amount: 11,
    reason: "One stays at home",
    actor_email: agent.email,
  });
  expect(before.timeline).toContainEqual(
    expect.objectContaining({ kind: "refund_request", status: "open", actor_id: agent.user.id }),
  );
  expect(await books()).toBe(0);
  const { refund_requests, refund_request_order } = await read<Summary>("summary");
  expect([refund_requests, refund_request_order]).toEqual([1, id]);

  const granted = await grant(id, request, { version });
  expect(granted.status).toBe(200);
  const after = await detailOf(granted);
  expect(after).toMatchObject({ status: "paid", refunded_amount: 11 });
  expect(requestOf(after)).toMatchObject({ status: "granted", answered_by_email: admin().email });
  expect(after.payments[0]!.refunds).toMatchObject([
    { amount: 11, reason: "One stays at home", actor_id: admin().user.id },
  ]);
  expect(await books()).toBe(1100);
  expect((await read<Summary>("summary")).refund_requests).toBe(0);
  expect((await trail(id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(["order.refund_requested", "order.refunded"]),
  );
});

// Proves V2.9.
test("who may not refund grants and declines nothing, and an accountant asks nothing", async () => {
  const { id, request, books } = await asked();
  for (const by of [agent, accountant]) {
    expect(await codeOf(await grant(id, request, {}, by))).toEqual([403, "forbidden"]);
    expect(await codeOf(await decline(id, request, by))).toEqual([403, "forbidden"]);
  }
  const other = await paid();
  expect(await codeOf(await ask(other.id, ASKED, { by: accountant }))).toEqual([403, "forbidden"]);
  // A request is found on its own order alone.
  expect((await grant(other.id, request)).status).toBe(404);
  expect((await decline(other.id, request)).status).toBe(404);
  expect([await books(), await statusOf(id)]).toEqual([0, "open"]);
});

// Proves V2.9.
test(
  "two admins, a second press and a repeated request refund once",
  async () => {
    const random = seededRandom(31);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const travellers = attempt % 2 === 0 ? undefined : { adults: 1 };
      const key = `ask-${attempt}`;
      const { id, books } = await paid();
      const first = await detailOf(await ask(id, { ...ASKED, travellers }, { key }));
      const request = requestOf(first).id;
      const version = attempt < 2 ? first.version : undefined;
      const responses = await bothAtOnce(
        attempt,
        random,
        () => grant(id, request, { version }),
        () => grant(id, request, { version }, second),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect((await grant(id, request, { version })).status).toBe(200);
      const again = await ask(id, { ...ASKED, travellers }, { key });
      expect((await detailOf(again)).payments[0]!.refund_requests).toHaveLength(1);
      expect(await books()).toBe(1100);
      const order = await look(id);
      expect(order.payments[0]!.refunds).toHaveLength(1);
      expect(order.adults).toBe(travellers ? 1 : 2);
      expect((await trail(id)).filter(({ action }) => action === "order.refunded")).toHaveLength(1);
    }
  },
  RACE_MS,
);

test("a key of a request asks once, and is refused with another content", async () => {
  const { id } = await paid();
  const body = { ...ASKED, travellers: { adults: 1 } };
  const key = "ask-of-one-adult";
  for (const status of [201, 201]) expect((await ask(id, body, { key })).status).toBe(status);
  for (const other of [
    { ...body, amount: 10 },
    { ...body, reason: "Two stay at home" },
    { ...body, travellers: { children: 1 } },
    { ...body, payment_id: "01900000-0000-7000-8000-000000000000" },
    ASKED,
  ])
    expect(await codeOf(await ask(id, other, { key }))).toEqual([422, "idempotency_key_reused"]);
  expect((await look(id)).payments[0]!.refund_requests).toHaveLength(1);
});

// Proves V2.9.
test(
  "of one who grants and one who declines at once, one wins",
  async () => {
    const random = seededRandom(32);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const { id, request, books } = await asked();
      const [granted, declined] = await bothAtOnce(
        attempt,
        random,
        () => grant(id, request),
        () => decline(id, request, second),
      );
      const isGranted = granted.status === 200;
      const lost = isGranted ? declined : granted;
      expect(await codeOf(lost)).toEqual([409, "request_answered"]);
      expect(await statusOf(id)).toBe(isGranted ? "granted" : "declined");
      expect(await books()).toBe(isGranted ? 1100 : 0);
    }
  },
  RACE_MS,
);

test("a declined request moves nothing, says why, and another may follow it", async () => {
  const { id, request, books } = await asked();
  const declined = await detailOf(await decline(id, request));
  expect(requestOf(declined)).toMatchObject({
    status: "declined",
    answer: "The fare allows no refund",
    answered_by_email: admin().email,
  });
  expect(await codeOf(await grant(id, request))).toEqual([409, "request_answered"]);
  expect(await codeOf(await decline(id, request, second))).toEqual([409, "request_answered"]);
  expect(await books()).toBe(0);
  expect((await trail(id)).at(-1)).toMatchObject({ action: "order.refund_declined" });
  expect((await ask(id)).status).toBe(201);
});

test("a request for travellers takes them off the booking, and never the last of them", async () => {
  const { id, version } = await paid().then(async (order) => ({
    ...order,
    ...(await look(order.id)),
  }));
  const nobody = { ...ASKED, travellers: { adults: 2, children: 1 } };
  expect(await codeOf(await ask(id, nobody))).toEqual([422, "validation_failed"]);
  const one = await detailOf(await ask(id, { ...ASKED, version, travellers: { adults: 1 } }));
  const after = await detailOf(await grant(id, requestOf(one).id, { version: one.version }));
  expect(after).toMatchObject({ adults: 1, amount: 22, refunded_amount: 11 });
  expect(requestOf(after).status).toBe("granted");
});

test.each([
  ["a second request of the payment", (id: string) => ask(id), "refund_requested"],
  ["more than is left", (id: string) => ask(id, { ...ASKED, amount: 33.01 }), "refund_too_large"],
  ["an order that changed", (id: string) => ask(id, { ...ASKED, version: 1 }), "order_changed"],
])("%s is refused", async (_what, send, code) => {
  const { id } = await asked();
  expect(await codeOf(await send(id))).toEqual([409, code]);
  expect((await look(id)).payments[0]!.refund_requests).toHaveLength(1);
});

test("two agents who ask at once make one request", async () => {
  const { id } = await paid();
  const responses = await Promise.all([ask(id), ask(id, { ...ASKED, reason: "They called" })]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await look(id)).payments[0]!.refund_requests).toHaveLength(1);
});

test("an admin who saw another version of the order is shown it first", async () => {
  const { id, version, request, books } = await asked();
  await send("PATCH", `orders/${id}`, { flightNumber: "EX 9", reason: "Typo" });
  expect(await codeOf(await grant(id, request, { version }))).toEqual([409, "order_changed"]);
  expect([await books(), await statusOf(id)]).toEqual([0, "open"]);
  expect((await grant(id, request)).status).toBe(200);
});

test.each<[string, (order: Awaited<ReturnType<typeof asked>>) => Promise<unknown>]>([
  ["a refund in the dialog", ({ id }) => refund(id, { amount: 1, reason: "Another thing" })],
  [
    "a dispute",
    async ({ id, payment }) => {
      await worker.rows(
        "INSERT INTO disputes VALUES ('dp_' || ?1, ?1, ?2, 'open', 3300, 'EUR', 'fraudulent', NULL, 1, 1)",
        payment,
        id,
      );
      await send("POST", `orders/${id}/payments/settle`);
    },
  ],
])("%s ends a request by itself, and nobody grants it any more", async (_what, act) => {
  const order = await asked();
  await act(order);
  expect(await statusOf(order.id)).toBe("ended");
  const before = await order.books();
  expect(await codeOf(await grant(order.id, order.request))).toEqual([409, "request_answered"]);
  expect(await order.books()).toBe(before);
});

test("a request for a traveller ends when that traveller has left; one for a sum goes on", async () => {
  const leaving = await asked({ ...ASKED, travellers: { children: 1 } });
  await send("PATCH", `orders/${leaving.id}`, { children: 0, reason: "They called" });
  expect(await statusOf(leaving.id)).toBe("ended");
  const sum = await asked();
  await send("PATCH", `orders/${sum.id}`, { status: "completed", reason: "Travelled" });
  expect(await statusOf(sum.id)).toBe("open");
  expect((await grant(sum.id, sum.request)).status).toBe(200);
});

test("an agent asks for travellers whose fares came in two payments, and an admin grants it", async () => {
  const order = await dueOrders(worker, { send, read })();
  await order.change({ adults: 4 });
  await order.pay(await order.open());
  await order.settle();
  expect(await order.detail()).toMatchObject({ amount: 55, paid_amount: 55, due_amount: 0 });
  const body = { amount: 44, reason: "Four stay at home", travellers: { adults: 3, children: 1 } };
  const response = await ask(order.id, body);
  expect(response.status).toBe(201);
  expect(await codeOf(await ask(order.id, { ...body, amount: 55.01 }))).toEqual([
    409,
    "refund_too_large",
  ]);
  // Staff see it with its payment, and nothing has ended it.
  const requests = (await look(order.id)).payments.flatMap((one) => one.refund_requests);
  expect(requests).toMatchObject([{ status: "open", amount: 44 }]);
  expect((await grant(order.id, requests[0]!.id)).status).toBe(200);
  await expect
    .poll(() => order.detail())
    .toMatchObject({ amount: 11, refunded_amount: 44, adults: 1, children: 0 });
  // The parts of one refund have one time, by which its form knows them.
  const parts = (await look(order.id)).payments.flatMap((one) => one.refunds);
  expect(parts).toHaveLength(2);
  expect(new Set(parts.map(({ created_at: at }) => at)).size).toBe(1);
});
