import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { bookingBody } from "../../factories.ts";
import { builtSite, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test.each<[name: string, body: unknown, path: unknown[]]>([
  ["null", null, []],
  ["a number", 7, []],
  ["an array", [bookingBody()], []],
  ["nothing in it", {}, ["firstName"]],
  ["a name that is a number", { ...bookingBody(), firstName: 1 }, ["firstName"]],
  ["a name that is an object", { ...bookingBody(), firstName: { toString: "x" } }, ["firstName"]],
  ["a name of spaces", { ...bookingBody(), firstName: "   " }, ["firstName"]],
  ["a name of 101 characters", { ...bookingBody(), lastName: "x".repeat(101) }, ["lastName"]],
  ["a NUL in a name", { ...bookingBody(), firstName: "A\0da" }, ["firstName"]],
  ["half an emoji", { ...bookingBody(), firstName: "\ud83d" }, ["firstName"]],
  ["an address without a domain", { ...bookingBody(), email: "ada@" }, ["email"]],
  ["two addresses", { ...bookingBody(), email: "a@example.org,b@example.org" }, ["email"]],
  [
    "a mail header in the address",
    { ...bookingBody(), email: "a@example.org\r\nBcc: b@example.org" },
    ["email"],
  ],
  ["an array of adults", { ...bookingBody(), adults: [2] }, ["adults"]],
  ["adults as text", { ...bookingBody(), adults: "2" }, ["adults"]],
  ["no adults", { ...bookingBody(), adults: 0 }, ["adults"]],
  ["fewer than no children", { ...bookingBody(), children: -1 }, ["children"]],
  ["half an infant", { ...bookingBody(), infants: 0.5 }, ["infants"]],
  ["a null count", { ...bookingBody(), adults: null }, ["adults"]],
  ["more adults than can be counted", { ...bookingBody(), adults: 1e300 }, ["adults"]],
  [
    "a total that cannot be exact",
    { ...bookingBody(), adults: Number.MAX_SAFE_INTEGER },
    ["adults"],
  ],
  ["an unknown currency", { ...bookingBody(), currency: "XBT" }, ["currency"]],
  ["a currency of Object.prototype", { ...bookingBody(), currency: "constructor" }, ["currency"]],
  ["a day that does not exist", { ...bookingBody(), flightDate: "2026-02-30" }, ["flightDate"]],
])("a booking with %s is refused, and the first issue says where", async (_name, body, path) => {
  const response = await worker.post("/api/bookings", body);
  expect(response.status).toBe(422);
  const error = await errorOf(response);
  expect(error.code).toBe("validation_failed");
  expect(error.issues?.[0]?.path).toEqual(path);
  expect(error.issues?.[0]?.message).toBeTruthy();
});

test.each<[name: string, body: string, amount: number]>([
  [
    "an amount of its own",
    JSON.stringify({ ...bookingBody(), amount: 0.01, amount_minor: 1, total: 1 }),
    33,
  ],
  [
    "a status of its own",
    JSON.stringify({ ...bookingBody(), status: "paid", user_id: "admin", id: "1" }),
    33,
  ],
  [
    "__proto__",
    `{"__proto__":{"adults":9,"isAdmin":true},${JSON.stringify(bookingBody()).slice(1)}`,
    33,
  ],
  [
    "constructor.prototype",
    `{"constructor":{"prototype":{"adults":9}},${JSON.stringify(bookingBody()).slice(1)}`,
    33,
  ],
  [
    "a deep nest beside it",
    `{"deep":${nested(5000)},${JSON.stringify(bookingBody()).slice(1)}`,
    33,
  ],
  ["SQL in a name", JSON.stringify(bookingBody({ lastName: "'); DROP TABLE orders;--" })), 33],
  ["HTML in a name", JSON.stringify(bookingBody({ lastName: "<script>alert(1)</script>" })), 33],
  [
    "an emoji and Arabic in a name",
    JSON.stringify(bookingBody({ firstName: "👩🏽‍✈️", lastName: "عبد الله" })),
    33,
  ],
  ["a million adults", JSON.stringify(bookingBody({ adults: 1_000_000, children: 0 })), 11_000_000],
  [
    "counts written as 2.0 and 1e0",
    JSON.stringify(bookingBody())
      .replace('"adults":2', '"adults":2.0')
      .replace('"children":1', '"children":1e0'),
    33,
  ],
  ["a count twice", `${JSON.stringify(bookingBody()).slice(0, -1)},"adults":3}`, 44],
])("a booking with %s is stored as text with the right total", async (_name, body, amount) => {
  const response = await worker.post("/api/bookings", body);
  expect(response.status).toBe(201);
  const { customer, order } = (await response.json()) as Booking;
  expect(order).toMatchObject({ amount, status: "Not Paid" });
  expect(customer.user_id).toBeNull();
  const [row] = await worker.rows(
    "SELECT o.amount_minor, c.last_name FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = ?",
    order.id,
  );
  expect(row).toEqual({ amount_minor: amount * 100, last_name: customer.last_name });
});

test("names with line breaks and marks of direction are stored as one line, and a flight in capitals", async () => {
  // Proves V1.4.
  const body = bookingBody({
    firstName: "Ada\r\nBcc: eve@example.org",
    lastName: "\u202eLovelace\u2069",
    companyName: "Analytical\u2028Engines",
    flightNumber: "af 1234",
  });
  const response = await worker.post("/api/bookings", body);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    customer: {
      first_name: "Ada Bcc: eve@example.org",
      last_name: "Lovelace",
      company_name: "Analytical Engines",
    },
    order: { flight_number: "AF 1234" },
  });
});

test.each([
  ["broken JSON", '{"firstName":'],
  ["no body", ""],
  ["nests without end", "[".repeat(60_000)],
  ["a form", "firstName=Ada"],
])("%s is a 400", async (_name, body) => {
  const response = await worker.post("/api/bookings", body);
  expect(response.status).toBe(400);
  expect((await errorOf(response)).code).toBe("malformed_json");
});

test("nests of 64 kB are only not a booking", async () => {
  expect((await worker.post("/api/bookings", nested(10_000))).status).toBe(422);
});

test("a body of 1 MB is a 413, and the connection goes on", async () => {
  const response = await worker.post(
    "/api/bookings",
    JSON.stringify({ ...bookingBody(), companyName: "x".repeat(1_000_000) }),
  );
  expect(response.status).toBe(413);
  expect((await errorOf(response)).code).toBe("too_large");
  expect((await worker.post("/api/bookings", bookingBody())).status).toBe(201);
});

test("a body of exactly 64 KiB is read, and one byte more is not", async () => {
  const body = JSON.stringify(bookingBody());
  expect((await worker.post("/api/bookings", body.padEnd(65_536))).status).toBe(201);
  expect((await worker.post("/api/bookings", body.padEnd(65_537))).status).toBe(413);
});

// Proves V4.4.
test("a body of 1 MB that does not say its length is a 413 too", async () => {
  const chunk = new TextEncoder().encode(" ".repeat(16_384));
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (sent++ < 64) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const response = await worker.fetch("/api/bookings", {
    method: "POST",
    headers: { ...PUBLIC_KEY, "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(413);
});

test("a small body that comes in pieces is read, even when a letter is split", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(bookingBody({ firstName: "Zoé" })));
  const half = bytes.indexOf(0xc3) + 1;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, half));
      controller.enqueue(bytes.slice(half));
      controller.close();
    },
  });
  const response = await worker.fetch("/api/bookings", {
    method: "POST",
    headers: { ...PUBLIC_KEY, "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  expect(response.status).toBe(201);
  expect(((await response.json()) as Booking).customer.first_name).toBe("Zoé");
});
