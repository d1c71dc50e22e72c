import { beforeAll, expect, test } from "vitest";
import { endOfDay, startOfDay, TIME_ZONE } from "#domain/time.ts";
import { EVERY_CASE } from "../../every-case.ts";
import { combineFilters, NOWHERE } from "../../filter-combinations.ts";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import { authCalls } from "../../people.ts";
import { storeGenerated } from "../../stored-orders.ts";

const worker = meteredSite();
const auth = authCalls(worker);

const NOW = Date.now();
const [FEW, MORE] = [250, 2250];
/** By default each filter alone and each pair of them. */
const PATHS = combineFilters(NOW, EVERY_CASE ? Infinity : 2);
/** A shown row may be read in an index, its table, a sort, and be joined to as many others. */
const ROWS_PER_SHOWN = 16;
/** For bounds within an hour, and ends of reads. */
const SLACK = 60;

/** Beside the orders: messages with replies, mails and an audit trail, in constant shares. */
const MORE_ROWS = (admin: string) => [
  `INSERT INTO messages (id, kind, name, email, message, language, status, created_at, assignee_id)
    SELECT 'm' || id, iif(rowid % 9 = 0, 'withdrawal', 'contact'), 'Camille ' || rowid, rowid || '@mail.example', 'Bonjour', 'fr',
      iif(rowid % 5 = 0, 'new', iif(rowid % 7 = 0, 'spam', 'answered')), created_at, iif(rowid % 4 = 0, '${admin}', NULL)
    FROM orders WHERE 'm' || id NOT IN (SELECT id FROM messages)`,
  `INSERT INTO message_replies (id, message_id, text, created_at)
    SELECT 'p' || id, id, 'Votre vol est corrigé', created_at FROM messages WHERE 'p' || id NOT IN (SELECT id FROM message_replies)`,
  `INSERT INTO mail_outbox (id, kind, status, attempts, last_error, next_attempt_at, created_at, updated_at)
    SELECT 'o' || id, 'order-paid', 'sent', 1, iif(rowid % 9 = 0, 'Error', NULL), 0, created_at, created_at
    FROM orders WHERE 'o' || id NOT IN (SELECT id FROM mail_outbox)`,
  `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
    SELECT 'a' || id, NULL, 'order.status_changed', id, '{}', created_at FROM orders WHERE 'a' || id NOT IN (SELECT id FROM audit_log)`,
  `UPDATE orders SET airport = '${NOWHERE}' WHERE rowid % 50 = 0`,
  `UPDATE orders SET due_minor = 100 WHERE rowid % 20 = 0 AND status IN ('paid', 'completed') AND due_minor = 0`,
];

let token: string;
let userId: string;
beforeAll(async () => {
  const admin = await auth.admin();
  token = admin.access_token;
  userId = admin.user.id;
});

async function store(count: number, now: number): Promise<void> {
  await storeGenerated(worker, count, now);
  for (const sql of MORE_ROWS(userId)) await worker.rows(sql);
}

interface Cost {
  rows: number;
  ids: string[];
}

async function meter(path: string): Promise<Cost> {
  const response = await auth.send("GET", `admin/${path}`, token);
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  const { items } = (await response.json()) as { items: { id: string }[] };
  return { rows: Number(response.headers.get("x-rows")), ids: items.map(({ id }) => id) };
}

async function meterAll(paths: readonly string[]): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const path of paths) costs.set(path, await meter(path));
  return costs;
}

/** Returns how many rows a view may read more or less of; infinity for none. */
const mayRead = (before: Cost, now: Cost): number =>
  1.5 * before.rows + ROWS_PER_SHOWN * Math.max(0, now.ids.length - before.ids.length) + SLACK;

/** Each view with all orders. */
let after: Map<string, Cost>;

test("no combination of a list's filters reads more with ten times as many orders, but for the rows that it shows", async () => {
  expect(PATHS.length).toBeGreaterThan(EVERY_CASE ? 1000 : 100);
  await store(FEW, NOW - 1);
  const before = await meterAll(PATHS);
  await store(MORE, NOW - 2);
  after = await meterAll(PATHS);
  const grown = PATHS.flatMap((path) => {
    const [few, many] = [before.get(path)!, after.get(path)!];
    return many.rows > mayRead(few, many) ? [`${path}: ${few.rows} → ${many.rows}`] : [];
  });
  expect(grown).toEqual([]);
  // Most of them show something, and nothing is read for free.
  expect([...after.values()].filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(
    PATHS.length / 6,
  );
  expect(Math.min(...[...after.values()].map(({ rows }) => rows))).toBeGreaterThan(0);
});

test("each combination without words shows the orders that meet it, and a full page of them", async () => {
  const stored = await worker.rows<Record<string, string | number>>(
    "SELECT id, status, airport, flight_date, due_minor, created_at, order_number FROM orders",
  );
  const paths = PATHS.filter((path) => /^orders(?!.*q=(c|%40|22))/.test(path));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const asked = new URLSearchParams(path.split("?")[1]);
    const meets: [name: string, isMet: (row: (typeof stored)[number], value: string) => boolean][] =
      [
        ["status", (row, value) => row.status === value],
        ["airport", (row, value) => row.airport === value],
        ["flight_date", (row, value) => row.flight_date === value],
        ["balance", (row) => Number(row.due_minor) > 0],
        ["from", (row, value) => Number(row.created_at) >= startOfDay(value, TIME_ZONE)],
        ["to", (row, value) => Number(row.created_at) <= endOfDay(value, TIME_ZONE)],
        ["q", (row, value) => String(row.order_number).startsWith(value)],
      ];
    const met = stored.filter((row) =>
      meets.every(([name, isMet]) => !asked.has(name) || isMet(row, asked.get(name)!)),
    );
    const shown = after.get(path)!.ids;
    const ids = new Set(met.map(({ id }) => id));
    expect({ path, shown: shown.length, others: shown.filter((id) => !ids.has(id)) }).toEqual({
      path,
      shown: Math.min(met.length, 50),
      others: [],
    });
  }
});
