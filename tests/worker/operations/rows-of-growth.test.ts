import { beforeAll, expect, test } from "vitest";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import type { MeteredStatement } from "../../wrapped-workers/wrapped-worker.ts";
import { authCalls, pairingCode, PASSWORD } from "../../people.ts";
import { cookieOf, errorOf } from "../../site.ts";
import { storeGenerated } from "../../stored-orders.ts";

/**
 * Calls and jobs whose rows, read and written, stay as they are however much of what they do not show is stored: what
 * rows-read.test.ts says of lists.
 */
const worker = meteredSite();
const auth = authCalls(worker);

const NOW = Date.now();
const [FEW, MANY] = [60, 3000];
const AGENT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";
let token: string;
let phone: { cookie: string };
let message: string;
let crowded: { access_token: string; user: { id: string } };
beforeAll(async () => {
  token = (await auth.admin()).access_token;
  const code = (await pairingCode(auth)).replace("#pair=", "");
  phone = { cookie: cookieOf(await worker.post("/api/passes/lane", { code })) };
  const contact = { name: "Ada", email: "many@example.org", message: "A lounge?" };
  await worker.post("/api/contact", contact);
  message = (await worker.rows<{ id: string }>("SELECT id FROM messages"))[0]!.id;
  crowded = await auth.person("crowded@example.org");
});

const numbers = (from: number, to: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;

/** Stores rows `from` to `to` of everything: half a day old, so that what is unpaid is not reminded of yet. */
async function grow(from: number, to: number): Promise<void> {
  await storeGenerated(worker, to - from, NOW - 60_000 - from);
  // A pass without a day is in every lane's list.
  await worker.rows("UPDATE orders SET flight_date = '2031-01-02' WHERE flight_date IS NULL");
  const insert = (into: string, values: string, ...bound: unknown[]) =>
    worker.rows(`${numbers(from, to)} INSERT INTO ${into} SELECT ${values} FROM n`, ...bound);
  await insert(
    "customers (id, company_name, first_name, last_name, email, notes, created_at)",
    "'c' || i, 'Ada', 'Ada', 'Big', 'many@example.org', '', i",
  );
  const order =
    "orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at)";
  const fares = "'EUR', '#', 'Fast Track', 'Fast Track', 'Envol', 'CDG', 1, 0, 0, '{}'";
  for (const [prefix, status, day, made] of [
    ["u", "Not Paid", "NULL", `${NOW - 43_200_000} - i`],
    ["p", "paid", "'2031-01-01'", "i"],
  ] as const)
    await insert(
      order,
      `'${prefix}' || i, 'FT-${prefix}' || i, 'c' || i, 2250, ${fares.replace("#", status)}, ${day}, 'BA1', 'fr', ${made}, ${made}`,
    );
  await insert(
    "order_events (id, order_id, from_status, to_status, reason, created_at)",
    "'e' || i, 'p' || i, 'Not Paid', 'paid', '', i",
  );
  await insert(
    "mail_outbox (id, kind, status, attempts, subject_id, next_attempt_at, created_at, updated_at)",
    "'o' || i, 'order-paid', 'sent', 1, 'p' || i, 0, i, i",
  );
  await insert(
    "users (id, email, user_metadata, created_at, updated_at)",
    "'a' || i, 'a' || i || '@many.example', '{}', i, i",
  );
  const session = "sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at)";
  const open = `0, 'password', '${AGENT}', ${NOW} - i, ${NOW} - i`;
  await insert(session, `'s' || i, 'a' || i, ${open}`);
  await insert(session, `'0' || i, ?, ${open}`, crowded.user.id);
  await insert(
    "message_replies (id, message_id, email, origin, text, mail_hash, created_at)",
    "'r' || i, ?, 'many@example.org', 'sender', 'Bonjour', 'h' || i, i",
    message,
  );
}

async function meter(act: () => Promise<Response | void>): Promise<number> {
  await worker.get("/api/metered");
  const response = await act();
  if (response && !response.ok) throw new Error(`${response.status} ${response.url}`);
  const statements = (await (await worker.get("/api/metered")).json()) as MeteredStatement[];
  return statements.reduce((sum, { rows_read, rows_written }) => sum + rows_read + rows_written, 0);
}

const get = (path: string) => () => auth.send("GET", path, token);
let made = 0;
const newPerson = () => auth.person(`person${++made}@example.org`);

/** Each call, with the person it needs. */
const CALLS: Record<string, () => Promise<() => Promise<Response | void>>> = {
  "a lane's list": async () => () => worker.get("/api/passes/lane/list", phone),
  colleagues: async () => get("admin/colleagues"),
  "a message's page": async () => get(`admin/messages/${message}`),
  "sign-in with many sessions": async () => () => auth.signIn("crowded@example.org", PASSWORD),
  "an account's page, and its sessions": async () => get(`admin/accounts/${crowded.user.id}`),
  "an account's export": async () => {
    const { access_token, user } = await newPerson();
    await auth.prove(user.id);
    return () => auth.send("GET", "account/export", access_token);
  },
  "a second factor": async () => {
    const { access_token } = await newPerson();
    return () => auth.send("POST", "auth/factors", access_token, { factor_type: "totp" });
  },
  "an account's deletion": async () => {
    const { access_token } = await newPerson();
    return () => auth.send("DELETE", "account", access_token, { password: PASSWORD });
  },
};

test("calls read and write no more rows with thousands of what they do not show", async () => {
  const measure = async () => {
    const rows: Record<string, number> = {};
    for (const [name, prepare] of Object.entries(CALLS)) rows[name] = await meter(await prepare());
    return rows;
  };
  await grow(1, FEW);
  const few = await measure();
  await grow(FEW + 1, MANY);
  // The first sign-in of an overfull account ends its oldest sessions.
  await auth.signIn("crowded@example.org", PASSWORD);
  const many = await measure();
  // A hundred sessions and replies are shown at most.
  const grown = Object.entries(many).filter(([name, rows]) => rows > 2 * few[name]! + 200);
  expect(Object.fromEntries(grown)).toEqual({});
  const { replies } = (await (await get(`admin/messages/${message}`)()).json()) as {
    replies: { id: string }[];
  };
  expect([replies.length, replies[0]!.id, replies.at(-1)!.id]).toEqual([100, "r2901", "r3000"]);
});

test("of an order's payment pages there are at most 50", async () => {
  const { booking, cookie } = await worker.book({});
  const { id, order_number } = booking.order;
  await worker.rows(
    `${numbers(1, 50)} INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) SELECT 'y' || i, ?, ?, 'demo', 'y' || i, '', 'expired', 100, 'EUR', 0, 1, 1, 1 FROM n`,
    id,
    order_number,
  );
  const refused = await worker.post(`/api/bookings/${id}/payments`, {}, { cookie });
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "order_not_payable"]);
});

test("the job of every ten minutes reads an unpaid order or two rows of it, however many wait", async () => {
  const noon = Math.floor(NOW / 86_400_000) * 86_400_000 + 43_200_000;
  const rows = await meter(async () => worker.scheduled("*/10 * * * *", noon).then(() => {}));
  expect(rows).toBeLessThan(4 * MANY);
});
