import { describe, expect, test } from "vitest";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { type BookingBody, bookingBody } from "../../factories.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, cookieOf, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { send } = adminCalls(worker);
const DAY = 86_400_000;

/** The first link of a mail that leads to this site, with its token. */
function linkIn(mail: string) {
  const url = new URL(new RegExp(`${worker.url()}\\S+`).exec(mail)![0]);
  return { url, token: mailedToken(url.hash)! };
}

/** A booking, and the link of the mail that confirms it. */
async function mailed(overrides: Partial<BookingBody> = {}, language = "en") {
  const email = newEmail();
  const { booking } = await worker.book({ email, ...overrides }, { "x-language": language });
  const { id, order_number: number } = booking.order;
  return { id, number, email, booking, ...linkIn(await worker.mailAbout(number)) };
}

const open = (id: string, token: string, headers: Record<string, string> = {}) =>
  worker.post(`/api/bookings/${id}/open`, { token }, headers);

async function expectClosed(id: string, token: string) {
  const response = await open(id, token);
  expect([response.status, (await errorOf(response)).code]).toEqual([404, "not_found"]);
  expect(response.headers.getSetCookie()).toEqual([]);
}

/** All that is stored of an order. */
const stored = (id: string) =>
  Promise.all([
    worker.rows("SELECT * FROM orders WHERE id = ?", id),
    worker.rows("SELECT * FROM order_events WHERE order_id = ?", id),
  ]);

test.each([
  ["en", ""],
  ["fr", "/fr"],
])(
  "the link of a mail opens its order in a browser without cookies: %s",
  async (language, prefix) => {
    const { id, booking, url, token } = await mailed({}, language);
    expect([url.pathname, url.search]).toEqual([`${prefix}/fast-track-payment/${id}`, ""]);
    const before = await stored(id);
    const response = await open(id, token);
    expect(response.status).toBe(200);
    expect((await response.json()) as Booking).toEqual(booking);
    const seen = await worker.get(`/api/bookings/${id}`, { cookie: cookieOf(response) });
    expect(await seen.json()).toEqual(booking);
    expect((await open(id, token)).status).toBe(200);
    expect(await stored(id)).toEqual(before);
  },
);

test("the order is paid from the mail, and the receipt's first link opens it too", async () => {
  const { id, number, token } = await mailed();
  await payOnDemo(worker, id, cookieOf(await open(id, token)));
  const receipt = () =>
    worker.mailsAbout(number).find((mail) => mail.includes("Have a good trip!"));
  await expect.poll(receipt).toBeDefined();
  const again = await open(id, linkIn(receipt()!).token);
  expect(((await again.json()) as Booking).order.status).toBe("paid");
});

test("the link of a paid order opens its pass too: the page shows its holder", async () => {
  const { id, number, token } = await mailed();
  await payOnDemo(worker, id, cookieOf(await open(id, token)));
  const response = await open(id, token);
  const { order } = (await response.json()) as Booking;
  const path = `/api/passes/${order.pass_url!.split("/").at(-1)!}`;
  const set = response.headers.getSetCookie().filter((cookie) => cookie.startsWith("order="));
  const pathOf = (cookie: string) => /; Path=([^;]+)/.exec(cookie)![1];
  expect(set.map(pathOf)).toEqual([`/api/bookings/${id}`, path]);
  const seen = await worker.get(path, { cookie: set[1]!.split(";")[0]! });
  expect(await seen.json()).toMatchObject({ order: { id, order_number: number } });
  // Nobody has paid it, so it has no pass.
  const unpaid = await mailed();
  const opened = await open(unpaid.id, unpaid.token);
  expect(opened.headers.getSetCookie().filter((one) => one.startsWith("order="))).toHaveLength(1);
});

test("who booked by phone sees and pays the order with the link of the confirmation", async () => {
  const json = { ...bookingBody({ email: newEmail() }), language: "fr", reason: "By phone" };
  const order = (await (await send("POST", "orders", json)).json()) as OrderDetail;
  const { url, token } = linkIn(await worker.mailAbout(order.order_number));
  expect(url.pathname).toBe(`/fr/fast-track-payment/${order.id}`);
  const cookie = cookieOf(await open(order.id, token));
  const page = await worker.post(`/api/bookings/${order.id}/payments`, {}, { cookie });
  expect(page.status).toBe(201);
  expect((await page.json()) as PaymentPage).toHaveProperty("url");
});

// Proves V3.13.
test("a scanner that gets the link learns and changes nothing, and no log holds the token", async () => {
  const { id, number, email, url, token } = await mailed();
  const before = await stored(id);
  for (const method of ["GET", "HEAD"]) {
    const page = await worker.fetch(url.pathname, { method });
    expect([page.status, page.headers.getSetCookie()]).toEqual([200, []]);
    const html = await page.text();
    for (const word of [number, email, "Lovelace", token]) expect(html).not.toContain(word);
    const call = await worker.fetch(`/api/bookings/${id}/open`, { method });
    expect([call.status, call.headers.getSetCookie()]).toEqual([405, []]);
  }
  expect(await stored(id)).toEqual(before);
  expect((await open(id, token)).status).toBe(200);
  const logs = () => worker.logs().join("\n");
  await expect.poll(logs).toContain("/api/bookings/:orderId/open");
  expect(logs()).not.toContain(token.split(".")[1]);
});

// Proves V3.13.
test("another site's page and a call without the public key open nothing", async () => {
  const { id, token } = await mailed();
  const foreign = await open(id, token, { "sec-fetch-site": "cross-site" });
  expect([foreign.status, foreign.headers.getSetCookie()]).toEqual([403, []]);
  expect((await open(id, token, { apikey: "" })).status).toBe(401);
});

// Proves V3.13.
test("an altered link, and one of another order, open nothing", async () => {
  const { id, token } = await mailed();
  const other = await mailed();
  const [version, signature] = token.split(".") as [string, string];
  const swapped = (signature.startsWith("a") ? "b" : "a") + signature.slice(1);
  for (const wrong of [
    other.token,
    `${version}.${swapped}`,
    `${version}.${signature.slice(0, -1)}`,
    `${version}.`,
    `2.${signature}`,
    `01.${signature}`,
    signature,
    token.toUpperCase(),
    "",
  ])
    await expectClosed(id, wrong);
  await expectClosed("00000000-0000-7000-8000-000000000000", token);
  expect((await open(id, "x".repeat(101))).status).toBe(422);
  expect((await open(id, token)).status).toBe(200);
});

describe("a link ends", () => {
  // Proves V3.11.
  test("when staff give the order another address, which gets a link of its own", async () => {
    const { id, token } = await mailed();
    const rightful = newEmail();
    const change = { email: rightful, reason: "The address was wrong" };
    expect((await send("PATCH", `orders/${id}`, change)).status).toBe(200);
    await expectClosed(id, token);
    const next = linkIn(await worker.mailAbout(`\nTo: ${rightful}\n`));
    const seen = (await (await open(id, next.token)).json()) as Booking;
    expect(seen.customer.email).toBe(rightful);
  });

  // Proves V3.11.
  test("when staff end the access to the order; a mail that is sent again opens it", async () => {
    const { id, number, token } = await mailed();
    const agent = await auth.agent();
    const call = (path: string, body?: object) =>
      auth.send("POST", `admin/orders/${id}/${path}`, agent.access_token, body);
    expect((await call("end-access")).status).toBe(200);
    await expectClosed(id, token);
    expect((await call("mails", { kind: "order-booked" })).status).toBe(201);
    await expect.poll(() => worker.mailsAbout(number).length).toBe(2);
    const again = linkIn(worker.mailsAbout(number).at(-1)!);
    expect((await open(id, again.token)).status).toBe(200);
  });

  const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
  // Proves V3.11.
  test.each([
    ["flight day", () => ({ flight_date: dayBefore(29), created_at: 1 }), 200],
    ["flight day", () => ({ flight_date: dayBefore(32), created_at: Date.now() }), 404],
    ["booking", () => ({ flight_date: null, created_at: Date.now() - 30 * DAY + 60_000 }), 200],
    ["booking", () => ({ flight_date: null, created_at: Date.now() - 30 * DAY }), 404],
  ])("30 days after the %s: %#", async (_from, times, status) => {
    const { id, token } = await mailed();
    const { flight_date, created_at } = times();
    await worker.rows(
      "UPDATE orders SET flight_date = ?, created_at = ? WHERE id = ?",
      flight_date,
      created_at,
      id,
    );
    expect((await open(id, token)).status).toBe(status);
  });

  // Proves V3.11.
  test("with its person, and with the order", async () => {
    const erased = await mailed();
    await worker.rows(
      "UPDATE customers SET email = '' WHERE id = ?",
      erased.booking.order.customer_id,
    );
    await expectClosed(erased.id, erased.token);
    const unpaid = await mailed();
    await worker.scheduled("7 * * * *", Date.now() + 3 * DAY);
    await expectClosed(unpaid.id, unpaid.token);
  });
});
