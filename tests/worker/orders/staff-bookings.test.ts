import { expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { bookingBody } from "../../factories.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf, PUBLIC_KEY, keptCookies } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, trail } = adminCalls(worker);

const body = (overrides: object = {}) => ({
  ...bookingBody({ currency: "EUR", flightNumber: "EX 2048" }),
  language: "fr",
  reason: "By phone",
  ...overrides,
});
const bookAs = (token: string, json: object, key?: string) =>
  worker.fetch("/api/admin/orders", {
    method: "POST",
    headers: {
      ...PUBLIC_KEY,
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    body: JSON.stringify(json),
  });

test("staff book for a traveller, who gets the confirmation in their language with the way to see it", async () => {
  const response = await send("POST", "orders", body({ email: "phone@voyage.example", amount: 1 }));
  expect(response.status).toBe(201);
  // Whoever answers the phone is no traveller: their browser gets no order of its own.
  expect(keptCookies(response)).toEqual([]);
  const order = (await response.json()) as OrderDetail;
  expect(order).toMatchObject({
    status: "Not Paid",
    amount: 33,
    currency: "EUR",
    flight_number: "EX 2048",
    customer: { email: "phone@voyage.example" },
  });
  expect(order.history[0]).toMatchObject({
    reason: "By phone",
    actor_email: admin().email,
    from_status: "Not Paid",
    to_status: "Not Paid",
  });
  expect(
    await worker.rows("SELECT created_by, language, version FROM orders WHERE id = ?", order.id),
  ).toEqual([{ created_by: admin().user.id, language: "fr", version: 1 }]);
  expect(await trail(order.id)).toEqual([
    { actor_id: admin().user.id, action: "order.created", detail: "{}" },
  ]);
  const mail = await worker.mailAbout(order.order_number);
  expect(mail).toContain("phone@voyage.example");
  expect(mail).toContain("/fr/find-booking");
  expect(mail).toContain(`/fr/fast-track-payment/${order.id}#open=`);
});

test("without a reason the history has the booking alone", async () => {
  const order = (await (await send("POST", "orders", body({ reason: "" }))).json()) as OrderDetail;
  expect(order.history).toHaveLength(1);
});

test("the same key books once, at once or later, for the same user; with another content it is refused", async () => {
  const token = admin().access_token;
  const key = crypto.randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => bookAs(token, body(), key)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
  const ids = await Promise.all(
    responses.map(async (response) => ((await response.json()) as OrderDetail).id),
  );
  expect(new Set(ids).size).toBe(1);
  expect(
    await worker.count(`audit_log WHERE action = 'order.created' AND subject_id = '${ids[0]}'`),
  ).toBe(1);
  const other = await bookAs(token, body({ language: "en" }), key);
  expect([other.status, (await errorOf(other)).code]).toEqual([422, "idempotency_key_reused"]);
  // Neither a colleague's key nor a traveller's is this one.
  const agent = await auth.agent();
  expect((await bookAs(agent.access_token, body(), key)).status).toBe(201);
  expect(
    (await worker.post("/api/bookings", bookingBody(), { "idempotency-key": key })).status,
  ).toBe(201);
});

test.each([
  ["nobody's e-mail", { email: "" }],
  ["a language that we do not write", { language: "de" }],
  ["no adult", { adults: 0 }],
  ["a long reason", { reason: "x".repeat(501) }],
])("%s is refused, and books nothing", async (_name, overrides) => {
  const before = await worker.count("orders");
  const response = await send("POST", "orders", body(overrides));
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
  expect(await worker.count("orders")).toBe(before);
});

test("only staff book for others", async () => {
  const member = await auth.person();
  expect((await bookAs(member.access_token, body())).status).toBe(403);
  expect((await worker.post("/api/admin/orders", body())).status).toBe(401);
});

test("a slip of the keyboard makes no order of a million adults, no flight of another century, and none from Mars", async () => {
  const { booking } = await worker.book();
  const path = `orders/${booking.order.id}`;
  for (const wrong of [
    { adults: 1_000_000 },
    { infants: 501 },
    { flightDate: "2126-05-17" },
    { airport: "Mars" },
  ])
    for (const response of [
      await send("POST", "orders", body(wrong)),
      await send("PATCH", path, { ...wrong, reason: "A slip" }),
    ])
      expect((await errorOf(response)).issues).toMatchObject([{ path: Object.keys(wrong) }]);
});

test("an order keeps an airport that is no longer sold, and staff leave it blank", async () => {
  const { booking } = await worker.book({ airport: "Lima" });
  const path = `orders/${booking.order.id}`;
  const change = (json: object) => send("PATCH", path, { reason: "By phone", ...json });
  expect((await change({ airport: "Lima", flightNumber: "EX 1" })).status).toBe(200);
  expect(await (await change({ airport: "" })).json()).toMatchObject({ airport: "" });
  expect((await errorOf(await change({ airport: "Lima" }))).issues).toMatchObject([
    { path: ["airport"], message: expect.stringContaining("leave it blank") },
  ]);
});
