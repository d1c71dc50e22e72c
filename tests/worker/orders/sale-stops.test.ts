import { afterEach, expect, test } from "vitest";
import { fromJSONSchema } from "zod";
import type { SaleStop } from "#domain/orders/sale-stop.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { addDays, operatorDate } from "#domain/time.ts";
import { settleDuePayments } from "#worker/payments/due-payments.ts";
import { startPayment } from "#worker/payments/start-payment.ts";
import { remindUnpaid } from "#worker/orders/remind-unpaid.ts";
import { ctxAt } from "../../ctx-at.ts";
import { bookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, cookieOf, errorOf, PUBLIC_KEY } from "../../site.ts";

const site = builtSite();
const auth = authCalls(site);
const { send, trail } = adminCalls(site);

interface Described {
  content: { "application/json": { schema: Parameters<typeof fromJSONSchema>[0] } };
}

const DAY = addDays(operatorDate(Date.now()), 20);
const FREE_DAY = addDays(DAY, 1);
const TEXT = { en: "The lane is closed for works.", fr: "La file est en travaux." };
const MINUTE = 60_000;

async function stop(input: object = {}): Promise<SaleStop> {
  const body = { airport: "CDG", from: DAY, to: DAY, text: TEXT, ...input };
  const response = await send("POST", "sale-stops", body);
  expect(response.status).toBe(201);
  return (await response.json()) as SaleStop;
}
const end = (id: string) => send("DELETE", `sale-stops/${id}`);
const publicStops = async () =>
  ((await (await site.get("/api/sale-stops")).json()) as { items: SaleStop[] }).items;

const bookOn = (flightDate: string | undefined, more: object = {}, key?: string) =>
  site.post(
    "/api/bookings",
    bookingBody({ airport: "CDG", flightDate, ...more }),
    key === undefined ? {} : { "idempotency-key": key },
  );
const ordered = (flightDate: string) => site.book({ airport: "CDG", flightDate });
const isRefusal = async (response: Response) => {
  expect([response.status, await response.json()]).toMatchObject([
    409,
    { error: { code: "sale_stopped" }, sale_stop: { airport: "CDG", text: TEXT } },
  ]);
};
const versionOf = async (id: string, cookie: string) =>
  ((await (await site.get(`/api/bookings/${id}`, { cookie })).json()) as Booking).order.version;
const change = (id: string, cookie: string, body: object) =>
  site.fetch(`/api/bookings/${id}`, {
    method: "PATCH",
    headers: { ...PUBLIC_KEY, cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

afterEach(() => site.rows("DELETE FROM sale_stops"));

test("staff stop a day, see it, and end it; each act is in the audit log", async () => {
  const { access_token: agent } = await auth.agent();
  const endsAt = new Date(Date.now() + 60 * MINUTE).toISOString();
  const body = { airport: "CDG", from: DAY, to: FREE_DAY, ends_at: endsAt, text: TEXT };
  const added = await auth.send("POST", "admin/sale-stops", agent, body);
  expect(added.status).toBe(201);
  const made = (await added.json()) as SaleStop;
  expect(made).toMatchObject(body);
  const listed = await send("GET", "sale-stops");
  expect(await listed.json()).toEqual({ items: [made] });
  const { created_at: _, created_by: by, ...told } = made;
  expect(by).toContain("@");
  expect(await publicStops()).toEqual([told]);
  expect((await auth.send("DELETE", `admin/sale-stops/${made.id}`, agent)).status).toBe(204);
  expect((await end(made.id)).status).toBe(404);
  expect(await publicStops()).toEqual([]);
  expect((await trail(made.id)).map(({ action }) => action)).toEqual([
    "sale_stop.added",
    "sale_stop.ended",
  ]);
});

test("the same stop again, as after a lost answer, is the one that stands; one that differs in anything is another", async () => {
  const made = await stop();
  expect(await stop()).toEqual(made);
  expect((await trail(made.id)).map(({ action }) => action)).toEqual(["sale_stop.added"]);
  const endsAt = new Date(Date.now() + 60 * MINUTE).toISOString();
  for (const other of [{ airport: undefined }, { to: FREE_DAY }, { ends_at: endsAt }])
    expect((await stop(other)).id).not.toBe(made.id);
  expect(await site.count("sale_stops")).toBe(4);
});

test.each([
  [{ from: FREE_DAY }, "to"],
  [{ from: "2020-01-01", to: "2020-01-02" }, "from"],
  // A browser makes this of a year that was typed with two digits.
  [{ from: DAY.replace(/^20/, "00") }, "from"],
  [{ ends_at: "2020-01-01T12:00:00Z" }, "ends_at"],
  [{ airport: "Mars" }, "airport"],
  [{ text: { en: "Closed", fr: "" } }, "text"],
])("%j is refused at %s", async (wrong, field) => {
  const body = { airport: "CDG", from: DAY, to: DAY, text: TEXT, ...wrong };
  const response = await send("POST", "sale-stops", body);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).issues![0]!.path[0]).toBe(field);
});

test("a stopped day is not booked, by travellers or staff; others are, and so is an order without a day", async () => {
  const made = await stop();
  const before = await site.count("orders");
  await isRefusal(await bookOn(DAY));
  const byStaff = { ...bookingBody({ airport: "CDG", flightDate: DAY }), language: "fr" };
  await isRefusal(await send("POST", "orders", { ...byStaff, reason: "By phone" }));
  expect(await site.count("orders")).toBe(before);
  for (const [day, more] of [[FREE_DAY], [undefined], [DAY, { airport: "ORY" }]] as const)
    expect((await bookOn(day, more)).status).toBe(201);
  await end(made.id);
  expect((await bookOn(DAY)).status).toBe(201);
});

test("a stop of all airports takes a booking without an airport too", async () => {
  await stop({ airport: undefined });
  for (const airport of ["ORY", ""])
    expect((await errorOf(await bookOn(DAY, { airport }))).code).toBe("sale_stopped");
});

test("a booking that was made before is repeated by its key, and nothing new is made", async () => {
  const body = { email: "same@example.org" };
  const first = await bookOn(DAY, body, "made-before-the-stop");
  expect(first.status).toBe(201);
  await stop();
  const again = await bookOn(DAY, body, "made-before-the-stop");
  expect(again.status).toBe(200);
  expect(cookieOf(again)).not.toBe("");
});

test("an order is not moved to a stopped day, by its traveller or staff; other changes pass", async () => {
  await stop();
  const { booking, cookie } = await ordered(FREE_DAY);
  const { id } = booking.order;
  await isRefusal(await change(id, cookie, { version: 1, flightDate: DAY }));
  await isRefusal(
    await send("PATCH", `orders/${id}`, { flightDate: DAY, reason: "Phone", notify: false }),
  );
  const orly = { version: 1, flightDate: DAY, airport: "ORY" };
  expect((await change(id, cookie, orly)).status).toBe(200);
  await isRefusal(await change(id, cookie, { version: 2, airport: "CDG" }));
  expect((await change(id, cookie, { version: 2, firstName: "Grace" })).status).toBe(200);
});

test("an order of a stopped day keeps its corrections, gets no further traveller, and may leave the day", async () => {
  const { booking, cookie } = await ordered(DAY);
  const { id } = booking.order;
  await payOnDemo(site, id, cookie);
  await stop();
  const version = await versionOf(id, cookie);
  await isRefusal(await change(id, cookie, { version, adults: 9 }));
  await isRefusal(
    await send("PATCH", `orders/${id}`, { adults: 9, difference: "ask", reason: "Phone" }),
  );
  const named = await change(id, cookie, { version, firstName: "Grace" });
  expect(named.status).toBe(200);
  const moved = await change(id, cookie, { version: version + 1, flightDate: FREE_DAY });
  expect(moved.status).toBe(200);
});

test("no payment page opens for a stopped day; an open one closes at once, and nothing reminds of it", async () => {
  const { booking, cookie } = await ordered(DAY);
  const { id } = booking.order;
  const start = () => site.post(`/api/bookings/${id}/payments`, {}, { cookie });
  const page = (await (await start()).json()) as PaymentPage;
  const made = await stop();
  await expect
    .poll(() => site.rows("SELECT status FROM payments WHERE id = ?", page.id))
    .toEqual([{ status: "expired" }]);
  expect(await site.rows("SELECT status FROM demo_payments WHERE id = ?", page.id)).toEqual([
    { status: "expired" },
  ]);
  await isRefusal(await start());
  const { ctx } = await ctxAt(site, Date.now() + 40 * 60 * MINUTE);
  await remindUnpaid(ctx);
  const reminders = () =>
    site.rows("SELECT id FROM mail_outbox WHERE subject_id = ? AND kind = 'order-reminder'", id);
  expect(await reminders()).toEqual([]);
  await end(made.id);
  await remindUnpaid(ctx);
  expect(await reminders()).toHaveLength(1);
  expect((await start()).status).toBe(201);
});

test("the cron closes a page whose closing was lost, and a page that others have opened is closed first", async () => {
  const now = Date.now();
  const open = async () => {
    const { booking, cookie } = await ordered(DAY);
    const start = () => site.post(`/api/bookings/${booking.order.id}/payments`, {}, { cookie });
    return { start, page: (await (await start()).json()) as PaymentPage };
  };
  const statusOf = async ({ page }: { page: PaymentPage }) =>
    (await site.rows<{ status: string }>("SELECT status FROM payments WHERE id = ?", page.id))[0]!
      .status;
  const [lost, opened] = [await open(), await open()];
  // As if no task had reached the queue.
  await site.rows(
    "INSERT INTO sale_stops VALUES ('s', 'CDG', ?, ?, NULL, ?, ?, 'staff', ?)",
    DAY,
    DAY,
    TEXT.en,
    TEXT.fr,
    now,
  );
  await isRefusal(await opened.start());
  expect([await statusOf(opened), await statusOf(lost)]).toEqual(["expired", "open"]);
  await settleDuePayments((await ctxAt(site, now + 6 * MINUTE)).ctx);
  expect(await statusOf(lost)).toBe("expired");
});

test("what is paid in the same moment is refunded once; the order stays unpaid, and is paid on another day", async () => {
  const { booking, cookie } = await ordered(DAY);
  const { id } = booking.order;
  const page = (await (
    await site.post(`/api/bookings/${id}/payments`, {}, { cookie })
  ).json()) as PaymentPage;
  await site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  await stop();
  const refunds = () => site.rows("SELECT id, status FROM refunds WHERE order_id = ?", id);
  await expect.poll(refunds).toEqual([{ id: `late:${page.id}`, status: "succeeded" }]);
  await site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie });
  expect(await refunds()).toHaveLength(1);
  expect(
    await site.rows(
      "SELECT status, pass_id, paid_minor - refunded_minor AS kept FROM orders WHERE id = ?",
      id,
    ),
  ).toEqual([{ status: "Not Paid", pass_id: null, kept: 0 }]);
  expect(
    await site.rows("SELECT kind FROM mail_outbox WHERE subject_id = ? ORDER BY kind", id),
  ).toEqual([{ kind: "order-booked" }, { kind: "order-refunded" }]);
  expect(
    await site.rows(
      "SELECT 1 FROM payment_problems WHERE order_id = ? AND resolved_at IS NULL",
      id,
    ),
  ).toEqual([]);
  const version = await versionOf(id, cookie);
  expect((await change(id, cookie, { version, flightDate: FREE_DAY })).status).toBe(200);
  await payOnDemo(site, id, cookie);
  expect(await site.rows("SELECT status FROM orders WHERE id = ?", id)).toEqual([
    { status: "paid" },
  ]);
});

test("the OpenAPI document describes what a stopped day answers", async () => {
  const unpaid = await ordered(DAY);
  const { booking, cookie } = await ordered(FREE_DAY);
  const { id } = booking.order;
  await stop();
  const byStaff = { ...bookingBody({ airport: "CDG", flightDate: DAY }), language: "fr" };
  const ofUnpaid = `/api/bookings/${unpaid.booking.order.id}/payments`;
  const answers = {
    "post /api/bookings": await bookOn(DAY),
    "patch /api/bookings/{orderId}": await change(id, cookie, { version: 1, flightDate: DAY }),
    "post /api/bookings/{orderId}/payments": await site.post(
      ofUnpaid,
      {},
      { cookie: unpaid.cookie },
    ),
    "post /api/admin/orders": await send("POST", "orders", { ...byStaff, reason: "By phone" }),
    "patch /api/admin/orders/{orderId}": await send("PATCH", `orders/${id}`, {
      flightDate: DAY,
      reason: "By phone",
    }),
  };
  const { paths } = (await (await site.get("/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, Described> }>>;
  };
  for (const [name, response] of Object.entries(answers)) {
    const [method, path] = name.split(" ") as [string, string];
    const { schema } =
      paths[path]![method]!.responses[response.status]!.content["application/json"];
    const answer = await response.json();
    expect([name, answer]).toMatchObject([name, { error: { code: "sale_stopped" } }]);
    expect([name, fromJSONSchema(schema).safeParse(answer).success]).toEqual([name, true]);
  }
});

test("a stop ends at its time, without an act of anybody", async () => {
  const made = await stop({ ends_at: new Date(Date.now() + 5 * MINUTE).toISOString() });
  const { booking } = await site.book({ airport: "CDG", flightDate: FREE_DAY });
  const { id } = booking.order;
  await site.rows("UPDATE orders SET flight_date = ? WHERE id = ?", DAY, id);
  const access = { orderId: id, addressVersion: 1 };
  const before = await ctxAt(site, Date.now() + 4 * MINUTE);
  await expect(startPayment(before.ctx, access)).rejects.toMatchObject({ code: "sale_stopped" });
  const after = await ctxAt(site, Date.parse(made.ends_at!));
  expect(await startPayment(after.ctx, access)).toHaveProperty("url");
});

test("without script the form is refused with the team's text, and so is the payment", async () => {
  const { booking, cookie } = await ordered(DAY);
  await stop();
  const form = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
  };
  const fields = bookingBody({ airport: "CDG", flightDate: DAY });
  const booked = await site.fetch("/fr/fast-track-form", {
    method: "POST",
    headers: form,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
  expect([booked.status, await booked.text()]).toEqual([409, expect.stringContaining(TEXT.fr)]);
  const paid = await site.fetch(`/fast-track-payment/${booking.order.id}`, {
    method: "POST",
    headers: { ...form, cookie },
    body: "",
  });
  expect([paid.status, await paid.text()]).toEqual([409, expect.stringContaining(TEXT.en)]);
});
