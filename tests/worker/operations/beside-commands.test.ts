import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { generatedOrders } from "../../../scripts/db/generated-orders.ts";
import { applyLocalRetention } from "../../../scripts/db/retention.ts";
import { storeOrdersGently } from "../../../scripts/db/store-orders.ts";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import { applyMigrations } from "../../database.ts";
import { bookingBody } from "../../factories.ts";
import { PUBLIC_KEY } from "../../site.ts";

/** `npm run db:seed -- --orders 20000` is the same, for longer. */
const ORDERS = Number(process.env.ORDERS ?? 400);

test("commands that fill and clean the database beside the running product let every booking through", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "envol-beside-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const served = await serveBuiltWorker({ stateDir, vars: { RATE_LIMITS: "off" } });
  onTestFinished(served.dispose);
  const db = await served.d1();
  await applyMigrations(db);

  const commands = new AbortController();
  const statuses: number[] = [];
  const visit = async () => {
    while (!commands.signal.aborted) {
      const response = await fetch(`${served.url}/api/bookings`, {
        method: "POST",
        headers: { ...PUBLIC_KEY, "content-type": "application/json", connection: "close" },
        body: JSON.stringify(bookingBody()),
      });
      await response.arrayBuffer();
      statuses.push(response.status);
      await setTimeout(20);
    }
  };
  const visits = visit();
  try {
    await storeOrdersGently(
      { stateDir, orders: generatedOrders(ORDERS, Date.now()) },
      () => undefined,
    );
    const { unpaid_orders } = await applyLocalRetention(stateDir, Date.now());
    expect(unpaid_orders).toBeGreaterThan(0);
  } finally {
    commands.abort();
    await visits;
  }
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 201)).toEqual([]);
  const count = (sql: string) => db.prepare(sql).first<number>("n");
  // A booking was stored once, whole, however often its batch was tried.
  expect(
    await count(
      "SELECT COUNT(*) AS n FROM customers JOIN orders ON customer_id = customers.id WHERE email = 'ada@example.org'",
    ),
  ).toBe(statuses.length);
  expect(await count("SELECT COUNT(*) AS n FROM pragma_foreign_key_check")).toBe(0);
});
