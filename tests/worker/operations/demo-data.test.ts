import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { DEMO_ACCOUNTS } from "../../../scripts/db/demo-accounts.ts";
import { DEMO_BOOKINGS } from "../../../scripts/db/demo-bookings.ts";
import { DEMO_MESSAGES } from "../../../scripts/db/demo-messages.ts";
import { withLocalD1, withLocalFile } from "../../../scripts/db/local-d1.ts";
import { restoredMark, seedLocal } from "../../../scripts/db/seed-local.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import { applyMigrations } from "../../database.ts";

const stateDir = mkdtempSync(join(tmpdir(), "envol-demo-"));
afterAll(() => rmSync(stateDir, { recursive: true }));

const rows = (sql: string) => withLocalFile(stateDir, {}, (db) => db.prepare(sql).all());

test("a new machine gets the demo data, once", async () => {
  await withLocalD1(stateDir, applyMigrations);
  expect(await seedLocal(stateDir)).toBeGreaterThan(DEMO_BOOKINGS.length);
  const count = (table: string) => rows(`SELECT count(*) AS count FROM ${table}`)[0]!.count;
  const before = [count("users"), count("messages"), count("orders")];
  expect(before.slice(0, 2)).toEqual([DEMO_ACCOUNTS.length, DEMO_MESSAGES.length]);
  expect(await seedLocal(stateDir)).toBe(0);
  expect([count("users"), count("messages"), count("orders")]).toEqual(before);
  const templates = count("reply_templates");
  rows("DELETE FROM reply_templates");
  expect(await seedLocal(stateDir)).toBe(0);
  expect(count("reply_templates")).toBe(templates);
  writeFileSync(restoredMark(stateDir), "");
  rows("DELETE FROM reply_templates");
  expect([await seedLocal(stateDir), count("reply_templates")]).toEqual([0, 0]);
  rmSync(restoredMark(stateDir));
  await seedLocal(stateDir);
});

test("the demo orders' sums are those of their payments and of the demo provider's books, and one problem is left to look at", async () => {
  const sums = rows(`SELECT paid_minor AS paid, refunded_minor AS refunded,
    (SELECT coalesce(sum(received_minor), 0) FROM payments WHERE order_id = orders.id) AS received,
    (SELECT coalesce(sum(amount_minor), 0) FROM demo_payments WHERE order_number = orders.order_number) AS booked,
    (SELECT coalesce(sum(amount_minor), 0) FROM refunds WHERE order_id = orders.id) AS given,
    (SELECT coalesce(sum(demo_refunds.amount_minor), 0) FROM demo_refunds JOIN payments ON payments.id = payment_id WHERE order_id = orders.id) AS returned
    FROM orders`);
  for (const { paid, refunded, received, booked, given, returned } of sums) {
    expect([received, booked, given, returned]).toEqual([paid, paid, refunded, refunded]);
  }
  // Each confirmed order of the quarter was paid here; some of the bookings were not.
  const confirmed = rows("SELECT id FROM orders WHERE status IN ('paid', 'completed')");
  const quarter =
    confirmed.length - DEMO_BOOKINGS.filter(({ status }) => isConfirmed(status)).length;
  expect(quarter).toBeGreaterThan(100);
  expect(sums.filter(({ paid }) => paid !== 0)).toHaveLength(
    quarter + DEMO_BOOKINGS.filter(({ payment }) => payment).length,
  );
  expect(
    rows("SELECT kind, status FROM payment_problems JOIN orders ON orders.id = order_id"),
  ).toEqual([{ kind: "order_closed", status: "cancelled" }]);
  expect(rows("SELECT id FROM mail_outbox WHERE kind LIKE 'order-%'")).toEqual([]);
});
