import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../scripts/db/demo-accounts.ts";
import { DEMO_BOOKINGS } from "../../scripts/db/demo-bookings.ts";
import { DEMO_MESSAGES } from "../../scripts/db/demo-messages.ts";
import { withLocalD1 } from "../../scripts/db/local-d1.ts";
import { seedLocal } from "../../scripts/db/seed-local.ts";
import { applyMigrations } from "../database.ts";

const stateDir = mkdtempSync(join(tmpdir(), "envol-demo-"));
afterAll(() => rmSync(stateDir, { recursive: true }));

test("a new machine gets the demo data through the services of the product, and once", async () => {
  await withLocalD1(stateDir, applyMigrations);
  expect(await seedLocal(stateDir)).toBeGreaterThan(DEMO_BOOKINGS.length);
  const count = (table: string) =>
    withLocalD1(stateDir, async (db) => (await db.prepare(`SELECT count(*) AS count FROM ${table}`).first<{ count: number }>())?.count);
  const before = [await count("users"), await count("messages"), await count("orders")];
  expect(before.slice(0, 2)).toEqual([DEMO_ACCOUNTS.length, DEMO_MESSAGES.length]);
  expect(await seedLocal(stateDir)).toBe(0);
  expect([await count("users"), await count("messages"), await count("orders")]).toEqual(before);
});
