import { beforeAll, expect, test } from "vitest";
import { utcDate } from "#domain/time.ts";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import type { MeteredStatement } from "../../wrapped-workers/wrapped-worker.ts";
import { uuidV7 } from "#worker/platform/crypto/random.ts";
import { authCalls } from "../../people.ts";
import { storeGenerated } from "../../stored-orders.ts";

const worker = meteredSite();
const auth = authCalls(worker);

const NOW = Date.now();
const YEAR_MS = 365 * 86_400_000;
const MANY = 2500;
/** The caller's account, session, identity, role and two settings; and the row that a cursor stands on. */
const CALLER = 6 + 1;
/** 50 rows, and the one that says that there are more. */
const PAGE = 51;
/** As many messages with a reply to each, mails and entries of the audit trail as orders. */
const MORE_ROWS = [
  `INSERT INTO messages (id, kind, name, email, message, language, status, created_at) SELECT 'm' || id, 'contact', 'Ada', 'ada@traveller.example', 'Bonjour', 'fr', 'new', created_at FROM orders`,
  `INSERT INTO message_replies (id, message_id, text, created_at) SELECT 'p' || id, 'm' || id, 'Merci, Ada', created_at FROM orders`,
  `INSERT INTO site_configs (id, config, user_id, expires_at, created_at) SELECT 'c' || id, '{"company":{"name":"Ada"}}', NULL, created_at + ${10 * YEAR_MS}, created_at FROM orders`,
  `INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) SELECT 'o' || id, 'order-paid', 'sent', 1, 0, created_at, created_at FROM orders`,
  `INSERT INTO mail_outbox (id, kind, status, attempts, last_error, next_attempt_at, created_at, updated_at) SELECT 'r' || id, 'order-paid', 'sent', 2, 'Error', 0, created_at, created_at FROM orders LIMIT 60`,
  `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) SELECT 'a' || id, NULL, 'order.status_changed', id, '{}', created_at FROM orders`,
];

let token: string;
beforeAll(async () => {
  const admin = await auth.admin();
  token = admin.access_token;
});

const store = (count: number, now: number) => storeGenerated(worker, count, now);

/** What D1 says of the statements behind a view, and how many items it shows. */
async function meter(
  path: string,
  caller = token,
): Promise<{ statements: MeteredStatement[]; items: number }> {
  await worker.get("/api/metered");
  const view = path.startsWith("account/") ? path : `admin/${path}`;
  const response = await auth.send("GET", view, caller);
  expect(`${path} ${response.status}`).toBe(`${path} 200`);
  const { items = [] } = (await response.json()) as { items?: unknown[] };
  return {
    statements: (await (await worker.get("/api/metered")).json()) as MeteredStatement[],
    items: items.length,
  };
}

async function rowsReadBy(path: string, most: number): Promise<string> {
  const { statements } = await meter(path);
  const rows = statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  return rows > 0 && rows <= most + CALLER
    ? "few enough"
    : `${rows} rows, at most ${most + CALLER}`;
}

/** Where a list stands in the middle of all, by the three ways that one is walked through. */
const MIDDLE = {
  time: `${NOW - YEAR_MS}_zzz`,
  number: `FT-${NOW - YEAR_MS}`,
  id: uuidV7(NOW - YEAR_MS),
  search: "1200",
};

/** Every view with its way, and the most rows that it may read: a page and one row more, with what each is joined to. */
const VIEWS: [path: string, way: keyof typeof MIDDLE | undefined, rows: number][] = [
  // 15 kinds of orders, customers, messages; an empty list of requests for refunds; and at most 100
  // unpaid orders that expire.
  ["summary", undefined, 21 + 100],
  // By the hour, as London's days have 23 to 25 of them.
  ["daily-totals", undefined, 90 * 24 + 1],
  // The revisions, the messages that wait, and at most ten each of new orders, failed mails and problems.
  ["updates?since=2000-01-01T00:00:00Z", undefined, 2 + 3 * 10],
  // And the totals that count them: 15 kinds, or 3 of one status.
  ["orders?", "number", 2 * PAGE + 15],
  ["orders?status=paid", "time", 2 * PAGE + 3],
  ["orders?status=refunded", "time", 2 * PAGE + 3],
  ["orders?sort=oldest", "number", 2 * PAGE + 15],
  ["orders?from=2000-01-01&to=2100-12-31", "number", 2 * PAGE],
  // By the word of the index: the hit besides the order and its customer.
  ["orders?airport=CDG", "search", 3 * PAGE],
  ["orders?airport=CDG&status=paid&sort=oldest", "search", 3 * PAGE],
  ["orders?q=FT-", "number", 3 * PAGE],
  ["orders?q=camille", "search", 3 * PAGE],
  ["orders?q=example", "search", 3 * PAGE],
  ["orders?q=example&status=paid", "search", 3 * PAGE],
  // And the names of the people who have their addresses.
  ["customers?", "id", 13 * PAGE],
  ["customers?q=example", "search", 19 * PAGE],
  // Each person's row, and what stands beside their address: the newest customers with their orders, what they brought, an account.
  ["people?", "time", 11 * PAGE],
  ["people?sort=oldest", "time", 11 * PAGE],
  ["people?q=example", "search", 17 * PAGE],
  // Each account with its role, second factor, ways to sign in and sessions.
  ["accounts?", "time", 5 * PAGE],
  ["accounts?q=person", undefined, 6 * PAGE],
  ["accounts?q=person@", undefined, 5 * PAGE],
  ["messages?", "time", PAGE],
  ["messages?kind=contact&status=new", "time", PAGE],
  // The hits among the messages and those among the replies, each with its message.
  ["messages?q=ada", "search", 2 * 2 * PAGE],
  // An address with thousands of messages.
  ["messages?q=ada@traveller.example", "search", 2 * 2 * PAGE],
  ["messages?q=merci", "search", 2 * PAGE],
  ["messages?q=ada&status=new&sort=oldest", "search", 2 * 2 * PAGE],
  ["mails?", "time", PAGE],
  ["mails?status=sent", "time", PAGE],
  ["site-configs?", "time", PAGE],
  ["audit?", "time", 3 * PAGE],
  ["audit?action=order.status_changed", "time", 3 * PAGE],
];
test("a view reads no more rows with thousands of orders than its page asks for, and in the middle as many as on the first page", async () => {
  await store(10, NOW);
  for (const [path, , most] of VIEWS)
    expect(`${path} ${await rowsReadBy(path, most)}`).toBe(`${path} few enough`);
  await store(MANY, NOW - 1);
  for (const sql of MORE_ROWS) await worker.rows(sql);
  for (const [path, way, most] of VIEWS) {
    const pages = way ? [path, `${path}&cursor=${MIDDLE[way]}`] : [path];
    for (const page of pages)
      expect(`${page} ${await rowsReadBy(page, most)}`).toBe(`${page} few enough`);
  }
});

test("an order's page reads no more rows with thousands of scans", async () => {
  const { id } = (await worker.rows<{ id: string }>("SELECT id FROM orders LIMIT 1"))[0]!;
  const scans = (from: number, to: number) =>
    worker.rows(
      `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}) INSERT INTO redemptions (id, nonce_hash, pass_id, order_id, result, reason, created_at) SELECT 's' || i, 's' || i, 'pass', ?, 'refused', 'used', i FROM n`,
      id,
    );
  // Each of the newest 50 is found by its order, then read by its id.
  await scans(1, 60);
  expect(await rowsReadBy(`orders/${id}`, 5 * 50)).toBe("few enough");
  await scans(61, 3000);
  expect(await rowsReadBy(`orders/${id}`, 5 * 50)).toBe("few enough");
});

test("an order's page reads the newest of what its traveller wrote, however much that is", async () => {
  const { booking } = await worker.book({ email: "prolific@example.org" });
  const path = `orders/${booking.order.id}`;
  const rowsOf = async () =>
    (await meter(path)).statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  const before = await rowsOf();
  await worker.rows(
    `INSERT INTO messages (id, kind, name, email, message, language, status, created_at)
       WITH RECURSIVE made (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM made WHERE number < ${MANY})
       SELECT 'p' || number, 'contact', 'Ada', 'Prolific@example.org', 'Bonjour', 'fr', 'new', number FROM made`,
  );
  // Fifty messages, once: read by the index, taken out of the union of the two ways, and for each its replies, of which it has none.
  expect((await rowsOf()) - before).toBeLessThanOrEqual(2 * 50 + 10);
});

test("with 5,000 more people and accounts, their lists and pages read as many rows as with few", async () => {
  const OTHERS = 5000;
  const { booking } = await worker.book({ email: "one.of.many@example.org" });
  await worker.book({ email: "one.of.many@example.org" });
  const { user: account } = await auth.person("one.of.many@example.org");
  const pages = [
    "people",
    "people?sort=oldest",
    `people?cursor=${MIDDLE.time}`,
    "people?q=one.of.many@example.org",
    `people/${booking.customer.id}`,
    `people/${booking.customer.id}/orders`,
    "accounts",
    "accounts?q=one.of.many",
    "accounts?q=one.of.many@",
    `accounts/${account.id}`,
    "orders?q=one.of.many@example.org",
    "customers?q=one.of.many@example.org",
    "messages?q=one.of.many@example.org",
    "search?q=one.of.many",
    "search?q=camile",
    "search?q=one.of.many@example.org",
  ];
  const fill = (table: string, columns: string, values: string, count: number, prefix: string) =>
    worker.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) INSERT INTO ${table} (${columns}) SELECT ${values.replaceAll("$", `'${prefix}' || i`)} FROM n`,
    );
  const more = async (count: number, prefix: string) => {
    await fill(
      "people",
      "id, email, merged_into, bookings, created_at, last_booked_at",
      `$, $ || '@many.example', NULL, 0, i, ${NOW - 1} - i`,
      count,
      prefix,
    );
    await fill(
      "users",
      "id, email, user_metadata, created_at, updated_at",
      "$, $ || '@many.example', '{}', i, i",
      count,
      prefix,
    );
  };
  const rowsOf = async (path: string) =>
    (await meter(path)).statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  // Full pages, before and after.
  await more(60, "few-");
  const before = new Map<string, number>();
  for (const page of pages) before.set(page, await rowsOf(page));
  await more(OTHERS, "many-");
  for (const page of pages) {
    const rows = await rowsOf(page);
    expect({ page, isSteady: rows <= before.get(page)! + 2, rows }).toEqual({
      page,
      isSteady: true,
      rows,
    });
    expect(rows).toBeGreaterThanOrEqual(CALLER);
  }
  expect(await worker.count("people")).toBeGreaterThan(OTHERS);
});

test("an account's bookings are read by their address alone", async () => {
  const person = await auth.person();
  await auth.prove(person.user.id);
  for (let made = 0; made < 3; made += 1) await worker.book({ email: person.email });
  // The read ends at the row after the address.
  await worker.book({ email: "zzz@example.org" });
  const rowsOf = async () => {
    const { statements, items } = await meter("account/bookings", person.access_token);
    expect(items).toBe(3);
    return statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  };
  const before = await rowsOf();
  // The account and its way to sign in; each booking found and sorted by its address, then by its
  // id and sorted again, with its customer, payments and history.
  expect(before).toBeLessThanOrEqual(3 * 12 + 2 * CALLER);
  await store(300, NOW - 5);
  expect(await rowsOf()).toBe(before);
});

test("the departures of a day read its rows only, in one round trip after the caller's, however many orders leave on other days", async () => {
  const DAY = "2059-05-17";
  const LEAVING = 8;
  const setDay = (day: string, condition: string) =>
    worker.rows(`UPDATE orders SET flight_date = ?, airport = 'CDG' WHERE ${condition}`, day);
  await store(LEAVING, NOW - 3);
  await setDay(
    DAY,
    `id IN (SELECT id FROM orders WHERE status IN ('paid', 'Not Paid') LIMIT ${LEAVING})`,
  );
  // Each of the two reads of the day ends at the row after it.
  await setDay("2059-05-18", `id = (SELECT min(id) FROM orders WHERE flight_date IS NOT '${DAY}')`);
  const path = `departures?date=${DAY}`;
  const rowsOf = async () => {
    const { statements, items } = await meter(path);
    expect([items, new Set(statements.map(({ call }) => call)).size]).toEqual([LEAVING, 2]);
    return statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  };
  const before = await rowsOf();
  // The day's orders for the page, sorted, with their customers, sorted again; and once for the totals.
  expect(before).toBeGreaterThan(2 * LEAVING);
  expect(before).toBeLessThanOrEqual(5 * LEAVING + 2 + CALLER);
  const [stored] = await worker.rows<{ last: number }>("SELECT max(rowid) AS last FROM orders");
  await store(300, NOW - 4);
  // Only these orders move, because each change of a day is written into the search, too.
  await setDay("2059-05-18", `rowid > ${stored!.last}`);
  expect(await rowsOf()).toBe(before);
  expect(await worker.count(`orders WHERE flight_date = '2059-05-18'`)).toBeGreaterThan(300);
});

test("the orders of a flight day are read by that day alone, however many leave on others", async () => {
  const DAY = "2060-02-03";
  await worker.rows(
    `UPDATE orders SET flight_date = '${DAY}' WHERE id IN (SELECT id FROM orders LIMIT 8)`,
  );
  for (const path of [
    `orders?flight_date=${DAY}`,
    `orders?flight_date=${DAY}&sort=oldest&status=paid`,
  ]) {
    const { statements, items } = await meter(path);
    expect(items).toBeLessThanOrEqual(8);
    // The day's orders, sorted, with their customers, sorted again; and the row after the day.
    expect(statements.reduce((sum, { rows_read }) => sum + rows_read, 0)).toBeLessThanOrEqual(
      4 * 8 + 1 + CALLER,
    );
  }
});

test("with 5,000 orders on other days the departures of a day read as many rows as with none, and so does today's card", async () => {
  const OTHERS = 5000;
  const LEAVING = 6;
  const today = utcDate(NOW);
  const leave = (count: number, prefix: string, date: string) =>
    worker.rows(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at) SELECT '${prefix}' || i, '${prefix}' || i, (SELECT id FROM customers LIMIT 1), 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'LHR', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), ${date}, 'BA' || (i % 9), 'fr', i, 0 FROM n`,
    );
  await store(1, NOW - 5);
  await worker.rows("UPDATE orders SET flight_date = NULL WHERE flight_date < '2058'");
  await leave(LEAVING, "today-", `'${today}'`);
  // Each read of the day ends at the row after it.
  await leave(1, "next-", "'2057-12-31'");
  const rowsOf = async (path: string) =>
    (await meter(path)).statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  const pages = [`departures?date=${today}`, "departures/today"];
  const before = [await rowsOf(pages[0]!), await rowsOf(pages[1]!)];
  // Far from today, as the card looks at the days beside it too.
  await leave(OTHERS, "other-", "date('2058-01-01', '+' || (i % 300) || ' days')");
  expect([await rowsOf(pages[0]!), await rowsOf(pages[1]!)]).toEqual(before);
  expect(before[0]).toBeLessThanOrEqual(5 * LEAVING + 2 + CALLER);
  expect(before[1]).toBeLessThanOrEqual(3 * LEAVING + 20 + CALLER);
  expect(await worker.count("orders")).toBeGreaterThan(OTHERS);
});

test("the dashboard reads about 120 rows for its totals and its 50 orders with their customers", async () => {
  const rows =
    (await meter("orders?")).statements[1]!.rows_read +
    (await meter("summary")).statements[1]!.rows_read;
  expect(rows).toBeGreaterThan(100);
  expect(rows).toBeLessThanOrEqual(2 * PAGE + 20);
});

/**
 * The rows of a new person's booking until its mail has left: the table's own, and those of its
 * indexes and triggers.
 */
const WRITTEN = {
  // These three tables are their key's index, and customers and orders are listed by id and number.
  customers: ["the row", "retention", "bookings of an address", "total"],
  people: ["the row", "address", "lists by last booking", "total"],
  mail_outbox: ["the row", "retention", "what is due", "mails of an order"],
  orders: ["the row", "its id", "number", "lists of a status", "customer", "repeats"],
  totals: ["of the status", "of the hour", "words of the search"],
  sending: ["the claim", "the end", "the service's id"],
};

test("a booking writes 24 rows, each with its reason, and its mail leaves in two trips", async () => {
  const metered = async (query = "") =>
    (await (await worker.get(`/api/metered${query}`)).json()) as MeteredStatement[];
  await Promise.all([metered(), metered("?queue")]);
  const { booking } = await worker.book({}, { "idempotency-key": crypto.randomUUID() });
  await expect
    .poll(() =>
      worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `booked:${booking.order.id}`),
    )
    .toEqual([{ status: "sent" }]);
  const statements = [...(await metered()), ...(await metered("?queue"))];
  const written = statements.reduce((sum, { rows_written }) => sum + rows_written, 0);
  expect(written).toBe(Object.values(WRITTEN).flat().length);
  expect(new Set(statements.map(({ call }) => call)).size).toBe(3);
});
