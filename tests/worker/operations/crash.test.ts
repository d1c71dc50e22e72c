import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { bookingBody } from "../../factories.ts";
import { applyMigrations } from "../../database.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { startProcess } from "./own-process.ts";

// Proves V2.16.
test("kill -9 in the middle of 200 bookings leaves no half booking and loses none that was answered", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "envol-crash-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const prepared = await serveBuiltWorker({ stateDir });
  await applyMigrations(await prepared.d1());
  await prepared.dispose();

  const server = await startProcess(stateDir);
  const answered: Booking[] = [];
  let failed = 0;
  let death: Promise<void> | undefined;
  const book = async (n: number) => {
    try {
      const headers = {
        ...PUBLIC_KEY,
        "content-type": "application/json",
        ...(n % 2 && { "idempotency-key": `crash-${n}` }),
      };
      const response = await fetch(`${server.url}/api/bookings`, {
        method: "POST",
        headers,
        body: JSON.stringify(bookingBody({ lastName: `Number ${n}` })),
      });
      expect(response.status).toBe(201);
      answered.push((await response.json()) as Booking);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // The connection broke: that is what this test does.
      failed++;
    }
    if (answered.length >= 60) death ??= server.kill();
  };
  const queue = Array.from({ length: 200 }, (_, n) => n);
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let n = queue.shift(); n !== undefined; n = queue.shift()) await book(n);
    }),
  );
  await death;
  expect(failed).toBeGreaterThan(0);

  const restarted = await serveBuiltWorker({ stateDir });
  onTestFinished(restarted.dispose);
  const db = await restarted.d1();
  const count = (sql: string) => db.prepare(sql).first<number>("n");
  expect(
    await count(
      "SELECT COUNT(*) AS n FROM customers c LEFT JOIN orders o ON o.customer_id = c.id WHERE o.id IS NULL",
    ),
  ).toBe(0);
  expect(
    await count(
      "SELECT COUNT(*) AS n FROM orders o LEFT JOIN customers c ON c.id = o.customer_id WHERE c.id IS NULL",
    ),
  ).toBe(0);
  const { results } = await db.prepare("SELECT id FROM orders").all<{ id: string }>();
  const stored = new Set(results.map(({ id }) => id));
  expect(answered.filter(({ order }) => !stored.has(order.id))).toEqual([]);
  expect(answered.length).toBeGreaterThanOrEqual(60);
});
