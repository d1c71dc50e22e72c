import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import { utcDate } from "#domain/time.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls, newEmail, PASSWORD } from "../../people.ts";
import { builtSite, cookieOf, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { send } = adminCalls(worker);

/** A person whose address is proved. */
async function traveller() {
  const person = await auth.person();
  await auth.prove(person.user.id);
  return { email: person.email, id: person.user.id, token: person.access_token };
}

const list = (token: string | undefined, query = "") =>
  auth.send("GET", `account/bookings${query}`, token);
const pageOf = async (token: string, query?: string) =>
  (await (await list(token, query)).json()) as Page<Booking>;
const numbersOf = async (token: string) =>
  (await pageOf(token)).items.map(({ order }) => order.order_number);
const open = (token: string | undefined, orderId: string) =>
  auth.send("POST", `account/bookings/${orderId}/open`, token);
const outcome = async (response: Response) => [response.status, (await errorOf(response)).code];

test("bookings of the proved address come as the order's own page has them", async () => {
  const { email, token } = await traveller();
  const { booking, cookie } = await worker.book({ email: email.toUpperCase() });
  await payOnDemo(worker, booking.order.id, cookie);
  await worker.book({ email: newEmail() });
  const seen = await worker.get(`/api/bookings/${booking.order.id}`, { cookie });
  const own = (await seen.json()) as Booking;
  const response = await list(token);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({ items: [own], next_cursor: null });
  expect(own.order.pass_url).toContain("/pass/");
  expect(own.payment.paid_at).not.toBeNull();
});

test("the newest flight comes first; one without a day counts by its booking", async () => {
  const { email, token } = await traveller();
  const book = async (flightDate?: string) =>
    (await worker.book({ email, flightDate })).booking.order.order_number;
  const [late, undated, early] = [await book("2059-06-02"), await book(), await book("2058-01-01")];
  const later = await book("2059-06-02");
  const past = await book();
  await worker.rows("UPDATE orders SET flight_date = '2020-02-02' WHERE order_number = ?", past);
  const wanted = [later, late, early, undated, past];
  expect(utcDate(Date.now()) < "2058-01-01").toBe(true);
  expect(await numbersOf(token)).toEqual(wanted);

  const found: string[] = [];
  let cursor: string | null = "";
  for (let pages = 0; cursor !== null; pages += 1) {
    expect(pages).toBeLessThan(3);
    const page: Page<Booking> = await pageOf(token, `?limit=2&cursor=${cursor}`);
    found.push(...page.items.map(({ order }) => order.order_number));
    cursor = page.next_cursor;
  }
  expect(found).toEqual(wanted);
});

// Proves V8.4.
test("no session, an unproved or another address: nothing is seen or opened", async () => {
  const email = newEmail();
  const { booking } = await worker.book({ email });
  const { id } = booking.order;
  expect((await list(undefined)).status).toBe(401);
  expect((await open(undefined, id)).status).toBe(401);

  // Signing up with somebody's address proves nothing.
  const claimed = await auth.person(email);
  expect(await pageOf(claimed.access_token)).toEqual({ items: [], next_cursor: null });
  expect(await outcome(await open(claimed.access_token, id))).toEqual([404, "not_found"]);

  const other = await traveller();
  expect(await numbersOf(other.token)).toEqual([]);
  const refused = await open(other.token, id);
  expect(refused.headers.getSetCookie()).toEqual([]);
  expect(await outcome(refused)).toEqual([404, "not_found"]);
  expect(await outcome(await open(other.token, "no-such-order"))).toEqual([404, "not_found"]);

  await auth.prove(claimed.user.id);
  expect(await numbersOf(claimed.access_token)).toEqual([booking.order.order_number]);
  expect((await open(claimed.access_token, id)).status).toBe(204);
});

// Proves V8.7.
test("an address that staff joined to one's own opens nothing", async () => {
  const { email, token } = await traveller();
  const { booking: own } = await worker.book({ email });
  const joined = newEmail();
  const { booking } = await worker.book({ email: joined });
  const path = `people/${own.customer.id}/addresses`;
  expect((await send("POST", path, { email: joined })).ok).toBe(true);
  expect(await numbersOf(token)).toEqual([own.order.order_number]);
  expect((await open(token, booking.order.id)).status).toBe(404);
});

test("opening gives this browser all that the booking's own browser may do", async () => {
  const { email, token } = await traveller();
  const { booking } = await worker.book({ email, flightDate: "2059-06-02" });
  const { id } = booking.order;
  const opened = await open(token, id);
  expect([opened.status, await opened.text()]).toEqual([204, ""]);
  const cookie = cookieOf(opened);
  const [header] = opened.headers.getSetCookie();
  expect(header).toMatch(new RegExp(`; Path=/api/bookings/${id}; HttpOnly; SameSite=Lax$`));

  const see = async () =>
    (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as Booking;
  const changed = await worker.fetch(`/api/bookings/${id}`, {
    method: "PATCH",
    headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
    body: JSON.stringify({ version: (await see()).order.version, flightNumber: "AF1234" }),
  });
  expect(changed.status).toBe(200);
  await payOnDemo(worker, id, cookie);
  const [paid] = (await pageOf(token)).items;
  expect(paid!.order).toMatchObject({ status: "paid", flight_number: "AF1234" });
  expect(await see()).toEqual(paid);
  const { version } = paid!.order;
  const cancelled = await worker.post(`/api/bookings/${id}/cancel`, { version }, { cookie });
  expect(cancelled.status).toBe(200);
  expect((await pageOf(token)).items[0]!.order.status).toBe("refunded");
});

test("a booking with another address leaves the account, and its cookie ends", async () => {
  const { email, token } = await traveller();
  const { booking } = await worker.book({ email });
  const { id, order_number: number } = booking.order;
  const cookie = cookieOf(await open(token, id));
  const rightful = await traveller();
  const change = { email: rightful.email, reason: "The address was wrong" };
  expect((await send("PATCH", `orders/${id}`, change)).status).toBe(200);
  expect(await numbersOf(token)).toEqual([]);
  expect((await open(token, id)).status).toBe(404);
  expect((await worker.get(`/api/bookings/${id}`, { cookie })).status).toBe(404);
  expect(await numbersOf(rightful.token)).toEqual([number]);

  // The rightful person's own change of address takes the bookings of the old one away.
  await worker.rows(
    "UPDATE users SET email = ?, email_proved_at = NULL WHERE id = ?",
    newEmail(),
    rightful.id,
  );
  expect(await numbersOf(rightful.token)).toEqual([]);
  await auth.prove(rightful.id);
  expect(await numbersOf(rightful.token)).toEqual([]);
  expect((await open(rightful.token, id)).status).toBe(404);
});

test("erased bookings are not of the next account with the address", async () => {
  const { email, token } = await traveller();
  const { booking } = await worker.book({ email });
  expect((await auth.send("DELETE", "account", token, { password: PASSWORD })).status).toBe(204);
  expect((await list(token)).status).toBe(401);
  expect((await open(token, booking.order.id)).status).toBe(401);
  const next = await auth.person(email);
  await auth.prove(next.user.id);
  expect(await numbersOf(next.access_token)).toEqual([]);
  expect((await open(next.access_token, booking.order.id)).status).toBe(404);
});

test("a wrong length of a page is refused by its field", async () => {
  const { token } = await traveller();
  const refused = await list(token, "?limit=101");
  expect(refused.status).toBe(422);
  expect((await errorOf(refused)).issues).toMatchObject([{ path: ["limit"] }]);
});
