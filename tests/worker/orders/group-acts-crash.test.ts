import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import type { GroupAct } from "#domain/group-acts/group-act.schema.ts";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import { applyMigrations, openDatabaseFile } from "../../database.ts";
import { bookingBody } from "../../factories.ts";
import { PASSWORD } from "../../people.ts";
import { fetchAlone, PUBLIC_KEY } from "../../site.ts";
import { startProcess } from "../operations/own-process.ts";

/** Each order is for five travellers. An act needs several rounds for these, so that a busy test process kills the server before the last. */
const ORDERS = 45;
const DAY = "2059-12-05";
const MINUTE = 60_000;

/** Pays all orders at the demo provider, as their travellers would. */
const PAY = [
  `INSERT INTO demo_payments (id, order_number, description, amount_minor, currency, return_url,
      status, expires_at, created_at)
    SELECT id, order_number, '', amount_minor, currency, '', 'paid', created_at, created_at FROM orders`,
  `INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor,
      currency, received_minor, paid_at, expires_at, created_at, updated_at)
    SELECT id, id, order_number, 'demo', id, '', 'paid', amount_minor, currency, amount_minor,
      created_at, created_at, created_at, created_at FROM orders`,
  `INSERT INTO journal (id, order_id, order_number, payment_id, kind, amount_minor, waived_minor,
      currency, provider, reference, moved_at, created_at)
    SELECT 'payment:' || id, id, order_number, id, 'payment', amount_minor, 0, currency, 'demo', id,
      created_at, created_at FROM orders`,
  "UPDATE orders SET status = 'paid'",
];

// Proves V2.9.
test("a server that is killed while it refunds a flight is gone on with, and refunds and tells each order once", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "envol-group-act-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const prepared = await serveBuiltWorker({ stateDir });
  await applyMigrations(await prepared.d1());
  await prepared.dispose();
  const server = await startProcess(stateDir);
  onTestFinished(server.kill);
  let authorization: Record<string, string> = {};
  const post = async <Answer>(path: string, body: object) =>
    (await (
      await fetchAlone(`${server.url}/api/${path}`, {
        method: "POST",
        headers: { ...PUBLIC_KEY, ...authorization, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    ).json()) as Answer;
  const trip = {
    airport: "ORY",
    flightDate: DAY,
    flightNumber: "EX 7777",
    currency: "EUR",
  } as const;
  const party = { adults: 5, children: 0, infants: 0 };
  const book = (_: unknown, n: number) =>
    post("bookings", bookingBody({ ...trip, ...party, email: `t${n}@example.org` }));
  await Promise.all(Array.from({ length: ORDERS }, book));
  const account = { email: "admin@example.org", password: PASSWORD, data: {} };
  const { access_token, user } = await post<TokenResponse>("auth/signup", account);
  authorization = { authorization: `Bearer ${access_token}` };
  const file = openDatabaseFile(stateDir);
  onTestFinished(file.close);
  for (const sql of PAY) await file.rows(sql);
  await file.rows(
    "INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 1)",
    user.id,
  );

  const scope = { airport: "ORY", date: DAY };
  const act = await post<GroupAct>("admin/group-acts", { scope, act: "refund", reason: "Closed" });
  expect(act).toMatchObject({ orders: ORDERS, travellers: 5 * ORDERS });
  const started = post(`admin/group-acts/${act.id}/start`, {}).catch(() => "died");
  const done = async () =>
    (
      await file.rows<{ n: number }>(
        "SELECT count(*) AS n FROM group_act_orders WHERE status = 'done'",
      )
    )[0]!.n;
  await expect.poll(done, { interval: 5 }).toBeGreaterThan(0);
  await server.kill();
  await started;
  expect(await done()).toBeLessThan(ORDERS);

  const restarted = await serveBuiltWorker({ stateDir, vars: { RATE_LIMITS: "off" } });
  onTestFinished(restarted.dispose);
  // The cron comes when nobody can be at work any more on what the dead server had begun.
  const goOn = async () => {
    await restarted.scheduled("*/10 * * * *", Date.now() + 3 * MINUTE);
    return done();
  };
  await expect.poll(goOn, { interval: 1, timeout: 120_000 }).toBe(ORDERS);

  expect(
    await file.rows(
      `SELECT count(*) AS refunds, count(DISTINCT payment_id) AS payments, min(amount_minor) AS least,
        sum(amount_minor) AS sum FROM demo_refunds`,
    ),
  ).toEqual([{ refunds: ORDERS, payments: ORDERS, least: 5500, sum: 5500 * ORDERS }]);
  expect(await file.rows("SELECT status, count(*) AS n FROM orders GROUP BY status")).toEqual([
    { status: "refunded", n: ORDERS },
  ]);
  expect(
    await file.rows(
      `SELECT count(*) AS n, count(DISTINCT subject_id) AS orders FROM mail_outbox
        WHERE kind = 'order-refunded'`,
    ),
  ).toEqual([{ n: ORDERS, orders: ORDERS }]);
});
