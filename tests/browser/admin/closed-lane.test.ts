import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { TokenResponse } from "#domain/accounts/auth.schema.ts";
import { SESSION_KEY } from "#lib/session/session-state.ts";
import { serveBuiltWorker } from "../../../scripts/serve/serve-built-worker.ts";
import { applyMigrations, openDatabaseFile } from "../../database.ts";
import { bookingBody } from "../../factories.ts";
import { PASSWORD } from "../../people.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { startProcess } from "../../worker/operations/own-process.ts";
import { DESKTOP, launchChromium } from "../browser-site.ts";
import { countedActs } from "../counted-acts.ts";

/** Each for five travellers. */
const ORDERS = 40;
const DAY = "2031-12-05";
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
test("a lane with 200 travellers closes: a few acts refund and tell each order once, though the server dies", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "envol-closed-lane-"));
  onTestFinished(() => rmSync(stateDir, { recursive: true, force: true }));
  const prepared = await serveBuiltWorker({ stateDir });
  await applyMigrations(await prepared.d1());
  await prepared.dispose();
  const server = await startProcess(stateDir);
  onTestFinished(server.kill);
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/${path}`, {
      method: "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const trip = {
    airport: "ORY",
    flightDate: DAY,
    flightNumber: "EX 7777",
    currency: "EUR",
  } as const;
  for (let n = 0; n < ORDERS; n += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, beside) =>
        post(
          "bookings",
          bookingBody({
            ...trip,
            adults: 5,
            children: 0,
            infants: 0,
            email: `t${n + beside}@example.org`,
          }),
        ),
      ),
    );
  const session = (await (
    await post("auth/signup", { email: "admin@example.org", password: PASSWORD, data: {} })
  ).json()) as TokenResponse;
  const file = openDatabaseFile(stateDir);
  onTestFinished(file.close);
  for (const sql of PAY) await file.rows(sql);
  await file.rows(
    "INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 1)",
    session.user.id,
  );

  const context = await (
    await launchChromium()
  ).newContext({
    viewport: DESKTOP,
    storageState: {
      cookies: [],
      origins: [
        {
          origin: server.url,
          localStorage: [{ name: SESSION_KEY, value: JSON.stringify(session) }],
        },
      ],
    },
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${server.url}/admin/departures?lang=en&airport=ORY&date=${DAY}`);
  const open = page.getByRole("link", { name: "Write, move, refund…" });
  await open.waitFor();
  const expectActs = await countedActs(page);
  await open.click();
  await page.selectOption('[name="act"]', "refund");
  await page.fill('[name="reason"]', "The lane of Orly is closed");
  await page.getByRole("button", { name: "Show the preview" }).click();
  const count = (name: string) => page.locator(`[data-count="${name}"]`).textContent();
  await page.locator('[data-count="orders"]').waitFor();
  expect([await count("orders"), await count("travellers"), await count("sums")]).toEqual([
    "40",
    "200",
    "€2,200.00",
  ]);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  // It was five for each order.
  await expectActs({ clicks: 3, keys: 0 });

  const done = async () =>
    (
      await file.rows<{ n: number }>(
        "SELECT count(*) AS n FROM group_act_orders WHERE status = 'done'",
      )
    )[0]!.n;
  await expect.poll(done, { interval: 5 }).toBeGreaterThan(0);
  await server.kill();
  expect(await done()).toBeLessThan(ORDERS);

  const port = Number(new URL(server.url).port);
  const restarted = await serveBuiltWorker({ stateDir, port, vars: { RATE_LIMITS: "off" } });
  onTestFinished(restarted.dispose);
  // The cron comes when nobody can be at work any more on what the dead server had begun.
  const goOn = async () => {
    await restarted.scheduled("*/10 * * * *", Date.now() + 3 * MINUTE);
    return done();
  };
  await expect.poll(goOn, { interval: 1, timeout: 30_000 }).toBe(ORDERS);
  await page.getByText("40 of 40 done").first().waitFor();
  await page.getByText("All done.").waitFor();

  expect(
    await file.rows(
      `SELECT count(*) AS refunds, count(DISTINCT payment_id) AS payments, min(amount_minor) AS least,
        sum(amount_minor) AS sum FROM demo_refunds`,
    ),
  ).toEqual([{ refunds: ORDERS, payments: ORDERS, least: 5500, sum: 220_000 }]);
  expect(await file.rows("SELECT status, count(*) AS n FROM orders GROUP BY status")).toEqual([
    { status: "refunded", n: ORDERS },
  ]);
  expect(
    await file.rows(
      `SELECT kind, count(*) AS n, count(DISTINCT subject_id) AS orders FROM mail_outbox
        WHERE kind = 'order-refunded' GROUP BY kind`,
    ),
  ).toEqual([{ kind: "order-refunded", n: ORDERS, orders: ORDERS }]);
}, 120_000);
