import { expect, test, vi } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { api } from "#worker/app.ts";
import { bookingBody } from "../../factories.ts";
import { builtSite, cookieOf, errorOf, keptCookies } from "../../site.ts";

const worker = builtSite();

test("a booking for 2 adults, 1 child and 1 infant costs 33 pounds and is stored as 3300 minor units", async () => {
  const response = await worker.post("/api/bookings", {
    ...bookingBody(),
    companyName: "",
    vatNumber: "GB123",
    flightDate: "2054-12-24",
    flightNumber: "AF 1234",
  });
  expect(response.status).toBe(201);
  const { customer, order } = (await response.json()) as Booking;
  expect(order).toMatchObject({
    amount: 33,
    currency: "GBP",
    status: "Not Paid",
    service_type: "Fast Track",
    business: "Fast Track",
    site: siteConfig.company.name,
    customer_id: customer.id,
  });
  expect(order).toMatchObject({
    airport: "CDG",
    adults: 2,
    children: 1,
    infants: 1,
    flight_date: "2054-12-24",
    flight_number: "AF 1234",
  });
  expect(order.order_number).toMatch(/^FT-\d{13}-[A-Z0-9]{8}$/);
  expect(customer).toMatchObject({
    user_id: null,
    company_name: "Ada Lovelace",
    first_name: "Ada",
    last_name: "Lovelace",
    email: "ada@example.org",
  });
  expect(customer.notes).toBe(
    "Airport: CDG | Email: ada@example.org | VAT: GB123 | Adults: 2, Children: 1, Infants: 1",
  );
  expect(Math.abs(Date.parse(order.created_at) - Date.now())).toBeLessThan(60_000);

  const [row] = await worker.rows(
    "SELECT o.*, c.user_id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = ?",
    order.id,
  );
  expect(row).toMatchObject({
    amount_minor: 3300,
    status: "Not Paid",
    currency: "GBP",
    user_id: null,
    language: "en",
    order_number: order.order_number,
  });
});

test("ids are UUIDs of version 7 that sort by time", async () => {
  const first = await worker.book();
  const second = await worker.book();
  expect(first.booking.order.id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(second.booking.order.created_at >= first.booking.order.created_at).toBe(true);
  expect(second.booking.order.id.slice(0, 13) >= first.booking.order.id.slice(0, 13)).toBe(true);
});

test("only the required fields are needed: one adult, in dollars", async () => {
  const response = await worker.post("/api/bookings", {
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
  });
  expect(response.status).toBe(201);
  const { order } = (await response.json()) as Booking;
  expect(order).toMatchObject({
    amount: 11,
    currency: "USD",
    adults: 1,
    children: 0,
    infants: 0,
    flight_date: null,
    flight_number: null,
  });
});

test("the company's name is the customer's name when it is given", async () => {
  const { booking } = await worker.book({ companyName: "Analytical Engines Ltd" });
  expect(booking.customer.company_name).toBe("Analytical Engines Ltd");
});

test("x-language chooses the language of mails; anything else is English", async () => {
  const french = await worker.book({}, { "x-language": "fr" });
  const unknown = await worker.book({}, { "x-language": "xx" });
  const stored = await worker.rows(
    "SELECT id, language FROM orders WHERE id IN (?, ?)",
    french.booking.order.id,
    unknown.booking.order.id,
  );
  expect(Object.fromEntries(stored.map(({ id, language }) => [id, language]))).toEqual({
    [french.booking.order.id]: "fr",
    [unknown.booking.order.id]: "en",
  });
});

// Proves V3.10.
test("the response sets a cookie for this order only, that scripts cannot read", async () => {
  const { booking, response } = await worker.book();
  const cookie = keptCookies(response)[0]!;
  expect(cookie).toMatch(/^order=1\.\d{13}\.[\w-]{43}; /);
  expect(cookie.split("; ").slice(1).toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=2592000",
    `Path=/api/bookings/${booking.order.id}`,
    "SameSite=Lax",
  ]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

// Proves V3.10.
test("over https the cookie is Secure", async () => {
  const session = {
    batch: async (statements: unknown[]) =>
      statements.map(() => ({ results: [], meta: { changes: 1 } })),
    prepare: () => ({ bind: () => ({}) }),
  };
  const DB = { ...session, withSession: () => ({ ...session, getBookmark: () => "0-1" }) };
  const limit = { limit: async () => ({ success: true }) };
  const vars = {
    ENVIRONMENT: "production",
    PUBLIC_ANON_KEY: "key",
    SIGNING_SECRET: "a-secret-of-a-deployment",
    AUTH_SIGNING_KEY: JSON.stringify({
      kty: "EC",
      crv: "P-256",
      x: "x",
      y: "y",
      d: "d",
      kid: "2026-11",
    }),
    MAIL_FROM: "hello@envol.example",
  };
  const env = {
    ...vars,
    DB,
    KV: { get: () => null },
    MAIL: { send: () => null },
    WRITE_LIMIT: limit,
    CODE_LIMIT: limit,
    PASSWORD_LIMIT: limit,
    WORDINGS_LIMIT: limit,
  };
  const request = new Request("https://www.envol.example/api/bookings", {
    method: "POST",
    headers: { apikey: "key", "content-type": "application/json" },
    body: JSON.stringify(bookingBody()),
  });
  vi.spyOn(console, "log").mockReturnValue();
  // This database has no mail to confirm the booking with.
  vi.spyOn(console, "error").mockReturnValue();
  const response = await api.fetch(request, env, {
    waitUntil() {},
    passThroughOnException() {},
    props: {},
  });
  expect(response.status).toBe(201);
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["order", "written"]);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure(;|$)/);
});

test("the browser that booked sees its booking, word for word", async () => {
  const { booking, cookie } = await worker.book();
  const response = await worker.get(`/api/bookings/${booking.order.id}`, {
    cookie: `lang=en; ${cookie}`,
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(booking);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

// Proves V8.4.
test("nobody else sees it: no cookie, a wrong one, another order's, and unknown ids get the same 404", async () => {
  const mine = await worker.book();
  const other = await worker.book();
  const id = mine.booking.order.id;
  const responses = await Promise.all([
    worker.get(`/api/bookings/${id}`),
    worker.get(`/api/bookings/${id}`, { cookie: "order=" }),
    worker.get(`/api/bookings/${id}`, { cookie: `${mine.cookie.slice(0, -1)}~` }),
    worker.get(`/api/bookings/${id}`, { cookie: `${mine.cookie}A` }),
    worker.get(`/api/bookings/${id}`, { cookie: other.cookie }),
    worker.get("/api/bookings/00000000-0000-7000-8000-000000000000", { cookie: mine.cookie }),
    worker.get("/api/bookings/'%20OR%201=1--"),
  ]);
  for (const response of responses) {
    expect(response.status).toBe(404);
    expect(await errorOf(response)).toEqual({
      code: "not_found",
      message: "There is nothing here, or not for you.",
    });
  }
});

test("a repeated Idempotency-Key answers 200 with the same body, and makes nothing new", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await worker.post("/api/bookings", bookingBody(), key);
  const orders = await worker.count("orders");
  const again = await worker.post("/api/bookings", bookingBody(), key);
  expect([first.status, again.status]).toEqual([201, 200]);
  const body = await first.text();
  expect(await again.text()).toBe(body);
  const { id } = (JSON.parse(body) as Booking).order;
  const { order } = (await (
    await worker.get(`/api/bookings/${id}`, { cookie: cookieOf(again) })
  ).json()) as Booking;
  expect(order.id).toBe(id);
  expect(await worker.count("orders")).toBe(orders);
});

test("the same booking written otherwise is the same request", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  await worker.book({}, key);
  const { email, ...rest } = bookingBody();
  const again = await worker.post(
    "/api/bookings",
    { email: ` ${email} `, ...rest, companyName: "", amount: 1 },
    key,
  );
  expect(again.status).toBe(200);
});

test("a used Idempotency-Key with another body is refused", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  await worker.book({}, key);
  const response = await worker.post("/api/bookings", bookingBody({ adults: 3 }), key);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).code).toBe("idempotency_key_reused");
  expect(response.headers.get("set-cookie")).toBeNull();
});

// Proves V2.16.
test("50 repeats at once make one customer and one order, and all get it", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = [await worker.count("customers"), await worker.count("orders")];
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => worker.post("/api/bookings", bookingBody(), key)),
  );
  const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    ...Array<number>(49).fill(200),
    201,
  ]);
  expect(bodies.size).toBe(1);
  expect([await worker.count("customers"), await worker.count("orders")]).toEqual([
    before[0]! + 1,
    before[1]! + 1,
  ]);
});

test.each([
  ["one with an accent", "\u00e9"],
  ["one with a space", "a b"],
  ["one of 256 characters", "x".repeat(256)],
])("an Idempotency-Key has 1 to 255 visible characters: %s is refused", async (_name, key) => {
  const response = await worker.post("/api/bookings", bookingBody(), { "idempotency-key": key });
  expect(response.status).toBe(422);
  expect((await errorOf(response)).code).toBe("idempotency_key_invalid");
});

// Proves V16.4.
test("a database that fails leaks nothing, stores nothing, and a retry with the same key books once", async () => {
  const DB = await worker.d1();
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = await worker.count("customers");
  await DB.exec("ALTER TABLE orders RENAME TO orders_away");
  const failed = await worker
    .post("/api/bookings", bookingBody(), key)
    .finally(() => DB.exec("ALTER TABLE orders_away RENAME TO orders"));
  expect(failed.status).toBe(500);
  expect(await failed.json()).toEqual({
    error: {
      code: "internal",
      message: "Something went wrong on our side.",
      request_id: failed.headers.get("x-request-id"),
    },
  });
  expect(failed.headers.get("set-cookie")).toBeNull();
  expect(await worker.count("customers")).toBe(before);

  const retried = await worker.post("/api/bookings", bookingBody(), key);
  const repeated = await worker.post("/api/bookings", bookingBody(), key);
  expect([retried.status, repeated.status]).toEqual([201, 200]);
  expect(await worker.count("customers")).toBe(before + 1);
});

test("when the order cannot be inserted, the customer is not kept either", async () => {
  const DB = await worker.d1();
  const before = await worker.count("customers");
  await DB.exec(
    "CREATE TRIGGER refuse_orders BEFORE INSERT ON orders BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  const plain = await worker.post("/api/bookings", bookingBody());
  const keyed = await worker.post("/api/bookings", bookingBody(), {
    "idempotency-key": crypto.randomUUID(),
  });
  await DB.exec("DROP TRIGGER refuse_orders");
  expect([plain.status, keyed.status]).toEqual([500, 500]);
  expect(await worker.count("customers")).toBe(before);
});
