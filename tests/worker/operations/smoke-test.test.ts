import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { smokeTest } from "../../../scripts/deploy/smoke-test.ts";
import { bookingBody } from "../../factories.ts";
import { builtSite, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();

const TABLES = [
  "customers",
  "orders",
  "order_events",
  "mail_outbox",
  "people",
  "totals",
  "letters",
];
const countRows = () => Promise.all(TABLES.map((table) => worker.count(table)));
const run = (more: object = {}) =>
  smokeTest({
    site: worker.url(),
    worker: "envol",
    company: siteConfig.company.name,
    anonKey: PUBLIC_KEY.apikey,
    tries: 1,
    ...more,
  });

test("the smoke test passes on the product, and its booking leaves nothing, not even a cookie", async () => {
  const before = await countRows();
  await run();
  expect(await countRows()).toEqual(before);
  const response = await worker.post("/api/bookings", bookingBody(), { "x-rehearsal": "true" });
  expect([response.status, await countRows()]).toEqual([200, before]);
  expect(response.headers.getSetCookie().join()).not.toContain("order=");
  const { order } = (await response.json()) as { order: { id: string } };
  expect(await worker.rows("SELECT id FROM orders WHERE id = ?", order.id)).toEqual([]);
});

test("a rehearsal with an Idempotency-Key leaves the key free", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  await worker.post("/api/bookings", bookingBody(), { ...key, "x-rehearsal": "true" });
  const booked = await worker.post("/api/bookings", bookingBody(), key);
  expect(booked.status).toBe(201);
});

test("a version whose booking cannot be stored does not pass", async () => {
  await worker.rows("ALTER TABLE customers RENAME COLUMN company_name TO company");
  try {
    await expect(run()).rejects.toThrow("/api/bookings: answers 500 to a rehearsed booking");
  } finally {
    await worker.rows("ALTER TABLE customers RENAME COLUMN company TO company_name");
  }
});

test("a refused key, and another company's site, are told at once, a name's quotes are none", async () => {
  await expect(run({ anonKey: "other" })).rejects.toThrow("/api/bookings: answers 401");
  const company = `Joe's & "Sons"`;
  const ask: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
    const html = await response.text();
    return new Response(html.replaceAll("Envol", "Joe&#x27;s &amp; &quot;Sons&quot;"), response);
  };
  await run({ company, ask });
  await expect(run({ company: "Joe's Sisters", ask })).rejects.toThrow("/fr: does not name Joe");
  await expect(run({ company: "Mistral" })).rejects.toThrow("/fr: does not name Mistral");
});
