import { beforeAll, expect, test } from "vitest";
import type { Updates } from "#domain/dashboard/dashboard.schema.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

let agent: Person;
beforeAll(async () => {
  agent = await auth.agent();
});

async function updates(since?: string): Promise<Updates> {
  const response = await auth.send(
    "GET",
    `admin/updates${since ? `?since=${since}` : ""}`,
    agent.access_token,
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Updates;
}

/** Which revisions grow while something happens. */
async function grown(act: () => Promise<unknown>): Promise<string[]> {
  const before = (await updates()).revisions;
  await act();
  const after = (await updates()).revisions;
  return Object.keys(after).filter(
    (name) => after[name as keyof typeof after] > before[name as keyof typeof before],
  );
}

const NOW = Date.now();
const MAIL = (status: string) =>
  `INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) VALUES (hex(randomblob(8)), 'order-paid', '${status}', 1, 0, 0, 0)`;

test("a revision grows with the rows that it is of, and with no others", async () => {
  expect(await grown(async () => undefined)).toEqual([]);
  expect(await grown(() => worker.book({}))).toEqual(["orders"]);
  expect(await grown(() => worker.rows("UPDATE orders SET version = version + 1"))).toEqual([
    "orders",
  ]);
  for (const row of [
    "order_notes SELECT 'note', id, 'author', 'text', 1, 0 FROM orders LIMIT 1",
    "redemptions (id, nonce_hash, order_id, result, created_at) SELECT 'scan', 'hash', id, 'let_through', 0 FROM orders LIMIT 1",
  ])
    expect(await grown(() => worker.rows(`INSERT INTO ${row}`))).toEqual(["orders"]);
  for (const change of ["DELETE FROM order_notes", "UPDATE redemptions SET undone_at = 1"])
    expect(await grown(() => worker.rows(change))).toEqual(["orders"]);
  const act = { scope: { airport: "CDG", date: "2059-03-04" }, act: "refund", reason: "Closed" };
  const request = () =>
    auth.send("POST", "admin/group-acts", agent.access_token, { ...act, request: true });
  expect(await grown(request)).toEqual(["orders"]);
  expect(await grown(() => worker.rows("UPDATE group_acts SET approved_by = 'admin'"))).toEqual([
    "orders",
  ]);
  const body = { name: "Ada", email: "ada@example.org", message: "Bonjour" };
  expect(await grown(() => worker.post("/api/contact", body))).toEqual(["messages"]);
  expect(
    await grown(() =>
      worker.rows(
        "UPDATE mail_outbox SET status = 'failed' WHERE id = (SELECT id FROM mail_outbox LIMIT 1)",
      ),
    ),
  ).toEqual(["mails"]);
  expect(await grown(() => worker.rows(MAIL("failed")))).toEqual(["mails"]);
  expect(await grown(() => worker.rows(MAIL("waiting")))).toEqual([]);
});

test("orders are new since the moment that the reader names, and messages until they are answered", async () => {
  const before = new Date(NOW - 60_000).toISOString();
  const { new_orders: none, unanswered_messages: waiting } = await updates();
  expect(none).toBe(0);
  const already = (await updates(before)).new_orders;
  await worker.book({});
  expect((await updates(before)).new_orders).toBe(already + 1);
  expect((await updates(new Date(Date.now() + 60_000).toISOString())).new_orders).toBe(0);
  await worker.rows("UPDATE messages SET status = 'archived'");
  expect([waiting > 0, (await updates()).unanswered_messages]).toEqual([true, 0]);
});

test("what waits is counted up to ten", async () => {
  for (let i = 0; i < 12; i++) await worker.rows(MAIL("failed"));
  expect((await updates()).failed_mails).toBe(10);
});

test("a moment that is none is refused, and so is whoever is not of the staff", async () => {
  expect((await auth.send("GET", "admin/updates?since=yesterday", agent.access_token)).status).toBe(
    422,
  );
  expect((await auth.send("GET", "admin/updates", (await auth.person()).access_token)).status).toBe(
    403,
  );
  expect((await auth.send("GET", "admin/updates")).status).toBe(401);
});
