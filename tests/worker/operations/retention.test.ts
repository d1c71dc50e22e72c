import { beforeEach, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { SCHEDULE } from "#worker/scheduled.ts";
import { countDue } from "#worker/people/retention.ts";
import { bookingBody } from "../../factories.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";
import { counted, kept } from "../dashboard/recount.ts";

const worker = builtSite();
const { read, send } = adminCalls(worker);

const RETENTION = "7 * * * *";
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** In the past, so that nothing which tests make now is due. */
const NOW = Date.parse("2026-11-20T12:00:00Z");
const SIX_YEARS_AGO = Date.parse("2020-11-20T12:00:00Z");

const run = (now = NOW) => worker.scheduled(RETENTION, now);
const audits = () =>
  worker.rows<{ actor_id: null; detail: string }>(
    "SELECT actor_id, detail FROM audit_log WHERE action = 'retention.ran' ORDER BY rowid",
  );

beforeEach(async () => {
  const tables = [
    "message_replies",
    "messages",
    "mail_outbox",
    "order_events",
    "orders",
    "customers",
    "one_time_tokens",
    "audit_log",
  ];
  for (const table of tables) await worker.rows(`DELETE FROM ${table}`);
});

/** An order with its customer; `changed` is when it was last changed. */
async function order(
  id: string,
  {
    status = "Not Paid",
    created = NOW as number,
    changed = created as number,
    flight = null as string | null,
  } = {},
) {
  const DB = await worker.d1();
  await DB.batch([
    DB.prepare(
      `INSERT INTO customers (id, company_name, first_name, last_name, email, vat_number, notes, created_at)
       VALUES (?1, 'Analytical Engines', 'Ada', 'Lovelace', 'ada@example.org', 'GB123', 'VAT: GB123', ?2)`,
    ).bind(`customer-${id}`, created),
    DB.prepare(
      `INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults,
       children, infants, fares, flight_date, flight_number, language, created_at, updated_at)
       VALUES (?1, ?1, ?2, 2200, 'GBP', ?3, 'Fast Track', 'Fast Track', 'Envol', 'CDG', 2, 0, 0, '{}', ?4, 'EX1234', 'en', ?5, ?6)`,
    ).bind(id, `customer-${id}`, status, flight, created, changed),
    DB.prepare(
      "INSERT INTO order_events (id, order_id, to_status, reason, created_at) VALUES (?1, ?1, 'Not Paid', 'Ada called', 1)",
    ).bind(id),
    DB.prepare(
      `INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, token_hash, tries_left, expires_at, created_at)
       VALUES ('booking_lookup', ?1, ?1, '', 5, ?2, 1)`,
    ).bind(id, NOW + DAY),
  ]);
}

const ids = async (table: string, where = "1") =>
  (await worker.rows<{ id: string }>(`SELECT id FROM ${table} WHERE ${where} ORDER BY id`)).map(
    ({ id }) => id,
  );

test("an unpaid order goes after 48 hours, with all that hangs on it, also one that was cancelled; a paid one never does", async () => {
  await order("47h", { created: NOW - 47 * HOUR });
  await order("49h", { created: NOW - 49 * HOUR });
  await order("set-back", { created: NOW - 90 * DAY, changed: NOW - 47 * HOUR });
  for (const status of ["paid", "completed", "cancelled", "refunded"])
    await order(status, { status, created: NOW - 90 * DAY });
  const cancelled = { status: "cancelled", created: NOW - 90 * DAY };
  await order("cancelled-47h", { ...cancelled, changed: NOW - 47 * HOUR });
  await order("cancelled-paid", cancelled);
  await worker.rows("UPDATE orders SET paid_minor = 2200 WHERE id = 'cancelled-paid'");
  await run();
  const left = [
    "47h",
    "cancelled-47h",
    "cancelled-paid",
    "completed",
    "paid",
    "refunded",
    "set-back",
  ];
  expect(await ids("orders")).toEqual(left);
  expect(await ids("customers")).toEqual(left.map((id) => `customer-${id}`));
  expect(await ids("order_events")).toEqual(left);
  expect(await worker.count("one_time_tokens WHERE subject_id = '49h'")).toBe(0);
  expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
  expect(await read<Summary>("summary")).toMatchObject({
    orders: 7,
    customers: 7,
  });
});

test("an unpaid order whose money went back goes too; one that still holds some stays", async () => {
  for (const [id, refunded] of [
    ["given-back", 2200],
    ["held", 0],
  ] as const) {
    await order(id, { created: NOW - 49 * HOUR });
    await worker.rows(
      "UPDATE orders SET paid_minor = 2200, refunded_minor = ? WHERE id = ?",
      refunded,
      id,
    );
  }
  await worker.rows(
    "INSERT INTO payments (id, order_id, order_number, provider, reference, url, status, amount_minor, currency, received_minor, expires_at, created_at, updated_at) VALUES (?1, ?1, '', 'demo', ?1, '', 'paid', 3300, 'EUR', 3300, 0, 0, 0)",
    "given-back",
  );
  await worker.rows(
    "INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at) VALUES (?1, ?1, ?1, 'succeeded', 3300, 'EUR', 'Ada called', 0, 0)",
    "given-back",
  );
  await run();
  expect(await ids("orders")).toEqual(["held"]);
  expect((await read<Summary>("summary")).refunded_by_currency.GBP).toBe(22);
  await worker.rows("DELETE FROM totals WHERE kind = 'refunds'");
  // Of the refund, which the books keep, the words about a person go.
  expect(await worker.rows("SELECT reason FROM refunds")).toEqual([{ reason: "" }]);
  for (const table of ["refunds", "payments"]) await worker.rows(`DELETE FROM ${table}`);
});

test("an unpaid order whose lane let people through stays until staff have dealt with it", async () => {
  await order("let-through", { created: NOW - 49 * HOUR });
  await worker.rows(
    "INSERT INTO redemptions (id, nonce_hash, order_id, result, reason, beyond, created_at) VALUES ('beyond', 'beyond', 'let-through', 'refused', 'unpaid', 3, ?)",
    NOW - 50 * HOUR,
  );
  await run();
  expect(await read<Summary>("summary")).toMatchObject({
    overused_orders: 1,
    overused_order: "let-through",
  });
  const closed = await send("POST", "orders/let-through/overuse", { reason: "Paid at the desk" });
  expect(closed.status).toBe(200);
  await run();
  expect(await ids("orders")).toEqual([]);
  expect(await read<Summary>("summary")).toMatchObject({ overused_orders: 0 });
  await worker.rows("DELETE FROM redemptions");
});

test("a customer with another order stays when the unpaid one goes", async () => {
  await order("unpaid", { created: NOW - 49 * HOUR });
  await order("paid", { status: "paid" });
  await worker.rows("UPDATE orders SET customer_id = 'customer-unpaid' WHERE id = 'paid'");
  await run();
  expect(await ids("orders")).toEqual(["paid"]);
  expect(await ids("customers")).toContain("customer-unpaid");
});

test("the key of a booking that is gone books anew", async () => {
  const book = () => worker.post("/api/bookings", bookingBody(), { "idempotency-key": "the-key" });
  expect([(await book()).status, (await book()).status]).toEqual([201, 200]);
  await run(Date.now() + 49 * HOUR);
  expect(await ids("orders")).toEqual([]);
  expect((await book()).status).toBe(201);
});

// Proves V14.3.
test("a customer is anonymous six years after the last order ended, and the amounts stay", async () => {
  const created = SIX_YEARS_AGO - 400 * DAY;
  const paid = { status: "paid", created };
  await order("over", { ...paid, changed: SIX_YEARS_AGO - DAY, flight: "2020-11-19" });
  await order("changed-later", { ...paid, changed: SIX_YEARS_AGO + DAY, flight: "2020-11-01" });
  await order("flown-that-day", { ...paid, flight: "2020-11-20" });
  await order("flown-later", { ...paid, flight: "2020-11-21" });
  await order("no-flight", { ...paid, changed: SIX_YEARS_AGO - 1 });
  await order("recent", { status: "paid", created: SIX_YEARS_AGO + 10 * DAY });
  await run();
  expect(await ids("customers", "email = ''")).toEqual(["customer-no-flight", "customer-over"]);
  expect(await worker.rows("SELECT * FROM customers WHERE id = 'customer-over'")).toEqual([
    {
      id: "customer-over",
      user_id: null,
      company_name: "Deleted",
      first_name: "Deleted",
      last_name: "Deleted",
      email: "",
      vat_number: null,
      notes: "Deleted after the retention period",
      created_at: created,
    },
  ]);
  expect(
    await worker.rows(
      "SELECT amount_minor, currency, status, flight_date, flight_number FROM orders WHERE id = 'over'",
    ),
  ).toEqual([
    {
      amount_minor: 2200,
      currency: "GBP",
      status: "paid",
      flight_date: "2020-11-19",
      flight_number: null,
    },
  ]);
  expect(
    await worker.rows("SELECT reason FROM order_events WHERE id IN ('over', 'recent') ORDER BY id"),
  ).toEqual([{ reason: "" }, { reason: "Ada called" }]);
  // The day after, and a second time.
  await run(NOW + DAY + 1);
  await run(NOW + DAY + 1);
  expect(await ids("customers", "email = ''")).toEqual([
    "customer-changed-later",
    "customer-flown-that-day",
    "customer-no-flight",
    "customer-over",
  ]);
  expect(await worker.count("orders")).toBe(6);
  expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
});

test("the buyer of an erased person's paid order goes with the accounts' period", async () => {
  for (const [id, changed] of [
    ["buyer-past", SIX_YEARS_AGO - DAY],
    ["buyer-kept", SIX_YEARS_AGO + DAY],
  ] as const)
    await order(id, { status: "paid", created: SIX_YEARS_AGO - 400 * DAY, changed });
  await worker.rows(
    "UPDATE customers SET email = '', company_name = 'Bâti SARL', vat_number = 'FR1' WHERE id LIKE 'customer-buyer-%'",
  );
  await run();
  expect(
    await worker.rows(
      "SELECT id, company_name, vat_number FROM customers WHERE id LIKE 'customer-buyer-%' ORDER BY id",
    ),
  ).toEqual([
    { id: "customer-buyer-kept", company_name: "Bâti SARL", vat_number: "FR1" },
    { id: "customer-buyer-past", company_name: "Deleted", vat_number: null },
  ]);
});

test("a customer with one order that is over and one that is not keeps their name", async () => {
  await order("old", { status: "paid", created: SIX_YEARS_AGO - 400 * DAY });
  await order("new", {
    status: "paid",
    created: SIX_YEARS_AGO - 300 * DAY,
    changed: SIX_YEARS_AGO + DAY,
  });
  await worker.rows("UPDATE orders SET customer_id = 'customer-old' WHERE id = 'new'");
  await run();
  expect(await ids("customers", "email <> ''")).toContain("customer-old");
});

test("messages go after six years with their answers, spam after 30 days, mails after 30 days", async () => {
  const message = (id: string, status: string, createdAt: number) =>
    worker.rows(
      "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'contact', 'Ada', 'a@example.org', 'Hi', 'en', ?, ?)",
      id,
      status,
      createdAt,
    );
  await message("old", "answered", SIX_YEARS_AGO - 1);
  await message("kept", "answered", SIX_YEARS_AGO + 1);
  await message("spam-old", "spam", NOW - 31 * DAY);
  await message("spam-kept", "spam", NOW - 29 * DAY);
  // A slip of today is undone tomorrow.
  await message("spam-now", "spam", NOW - 31 * DAY);
  await worker.rows(
    "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES ('moved', 'u', 'message.status_changed', 'spam-now', '{}', ?)",
    NOW - DAY,
  );
  for (const id of ["old", "kept"]) {
    await worker.rows(
      "INSERT INTO message_replies (id, message_id, author_id, text, created_at) VALUES (?1, ?1, 'u', 'Hello', 1)",
      id,
    );
  }
  const mail = (id: string, status: string, createdAt: number) =>
    worker.rows(
      "INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) VALUES (?1, 'recovery', ?2, 1, 0, ?3, ?3)",
      id,
      status,
      createdAt,
    );
  await mail("failed-old", "failed", NOW - 31 * DAY);
  await mail("failed-kept", "failed", NOW - 29 * DAY);
  await mail("waiting", "waiting", NOW - 31 * DAY);
  await run();
  expect(await ids("messages")).toEqual(["kept", "spam-kept", "spam-now"]);
  expect(await ids("message_replies")).toEqual(["kept"]);
  expect(await ids("mail_outbox")).toEqual(["failed-kept", "waiting"]);
  expect(await worker.count("message_search WHERE message_search MATCH 'ada'")).toBe(3);
});

// Proves V14.3.
test("what has expired goes, and nothing else", async () => {
  const DB = await worker.d1();
  const session = (id: string, refreshedAt: number) =>
    DB.prepare(
      "INSERT INTO sessions (id, user_id, counter, method, user_agent, refreshed_at, created_at) SELECT ?1, id, 1, 'password', '', ?2, ?2 FROM users LIMIT 1",
    ).bind(id, refreshedAt);
  const token = (id: string, expiresAt: number) =>
    DB.prepare(
      "INSERT INTO one_time_tokens (purpose, subject_hash, subject_id, token_hash, tries_left, expires_at, created_at) VALUES ('recovery', ?1, ?1, '', 1, ?2, 1)",
    ).bind(id, expiresAt);
  const flow = (id: string, expiresAt: number) =>
    DB.prepare(
      "INSERT INTO flow_states (id, provider, redirect_to, code_challenge, provider_verifier, nonce, expires_at, created_at) VALUES (?1, 'google', '', '', '', '', ?2, 1)",
    ).bind(id, expiresAt);
  const attempt = (id: string, expiresAt: number) =>
    DB.prepare("INSERT INTO auth_attempts (id, count, expires_at) VALUES (?1, 1, ?2)").bind(
      id,
      expiresAt,
    );
  const usage = (day: number) =>
    DB.prepare("INSERT INTO daily_usage (kind, day, count) VALUES ('wordings', ?1, 1)").bind(day);
  const event = (id: string, createdAt: number) =>
    DB.prepare("INSERT INTO payment_events (id, payment_id, created_at) VALUES (?1, 'x', ?2)").bind(
      id,
      createdAt,
    );
  const invitation = (id: string, expiresAt: number) =>
    DB.prepare(
      "INSERT INTO invitations (id, email, role, invited_by, expires_at, created_at) VALUES (?1, ?1, 'agent', 'x', ?2, 1)",
    ).bind(id, expiresAt);
  const passkey = (id: string, expiresAt: number) =>
    DB.prepare(
      "INSERT INTO passkey_challenges (id, challenge_hash, expires_at) VALUES (?1, '', ?2)",
    ).bind(id, expiresAt);
  const factor = DB.prepare(
    "INSERT INTO factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) SELECT 'x', id, '', 'totp', 'unverified', 1, 1 FROM users LIMIT 1",
  );
  const challenge = (id: string, expiresAt: number) =>
    DB.prepare(
      "INSERT INTO factor_challenges (id, factor_id, session_id, expires_at) VALUES (?1, 'x', 'x', ?2)",
    ).bind(id, expiresAt);
  const saleStop = (id: string, lastDay: string, endsAt: number | null) =>
    DB.prepare(
      "INSERT INTO sale_stops (id, first_day, last_day, ends_at, text_en, text_fr, created_by, created_at) VALUES (?1, '2026-01-01', ?2, ?3, '', '', 'x', 1)",
    ).bind(id, lastDay, endsAt);
  const groupAct = (id: string, createdAt: number) => [
    DB.prepare(
      "INSERT INTO group_acts (id, act, status, airport, flight_date, flight_number, reason, created_by, created_at, updated_at) VALUES (?1, 'write', 'done', '', '2026-01-01', '', '', 'x', ?2, ?2)",
    ).bind(id, createdAt),
    DB.prepare(
      "INSERT INTO group_act_orders (act_id, order_id, order_number, status, travellers, amount_minor, currency, next_at, created_at) VALUES (?1, 'x', 'x', 'done', 1, 0, 'GBP', 0, ?2)",
    ).bind(id, createdAt),
  ];
  const today = Math.floor(NOW / DAY);
  await DB.batch([
    event("over", NOW - 31 * DAY),
    event("kept", NOW - 29 * DAY),
    invitation("over", NOW),
    invitation("kept", NOW + 1),
    passkey("over", NOW),
    passkey("kept", NOW + 1),
    factor,
    challenge("over", NOW),
    challenge("kept", NOW + 1),
    saleStop("over", "2026-12-24", NOW),
    saleStop("past", "2026-11-18", null),
    saleStop("kept", "2026-11-20", NOW + 1),
    ...groupAct("over", NOW - 401 * DAY),
    ...groupAct("kept", NOW - 399 * DAY),
    session("over", NOW - 31 * DAY),
    session("kept", NOW - 29 * DAY),
    token("over", NOW),
    token("kept", NOW + 1),
    flow("over", NOW),
    flow("kept", NOW + 1),
    attempt("over", NOW),
    attempt("kept", NOW + 1),
    usage(today - 32),
    usage(today - 31),
  ]);
  await run();
  const both = "IN ('over', 'kept')";
  for (const table of [
    "sessions",
    "flow_states",
    "auth_attempts",
    "payment_events",
    "invitations",
    "passkey_challenges",
    "factor_challenges",
    "group_acts",
  ]) {
    expect([table, await ids(table, `id ${both}`)]).toEqual([table, ["kept"]]);
  }
  expect(await ids("sale_stops")).toEqual(["kept"]);
  expect(await worker.rows("SELECT act_id FROM group_act_orders")).toEqual([{ act_id: "kept" }]);
  expect(
    await worker.rows(`SELECT subject_id FROM one_time_tokens WHERE subject_id ${both}`),
  ).toEqual([{ subject_id: "kept" }]);
  expect(await worker.rows("SELECT day FROM daily_usage")).toEqual([{ day: today - 31 }]);
});

test("a run says what it did, in the log and the audit log; one that finds nothing only in the log", async () => {
  await run();
  expect(await audits()).toEqual([]);
  await order("one", { created: NOW - 49 * HOUR });
  await order("two", { created: NOW - 50 * HOUR });
  await run();
  const entry = { actor_id: null, detail: '{"unpaid_orders":2}' };
  expect(await audits()).toEqual([entry]);
  await run();
  expect(await audits()).toHaveLength(1);
  const lines = worker.logs().filter((line) => line.includes('"job":"retention"'));
  expect(JSON.parse(lines.at(-2)!)).toMatchObject({
    level: "info",
    past_customers: 0,
  });
  expect(lines.join()).not.toMatch(/ada|Lovelace/i);
});

test("a rule that fails keeps no other from its rows, and the run fails and says what it did", async () => {
  const DB = await worker.d1();
  await worker.rows(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES ('stuck', 'contact', 'Ada', 'a@example.org', 'Hi', 'en', 'spam', ?)",
    NOW - 31 * DAY,
  );
  await worker.rows(
    "INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) VALUES ('old', 'recovery', 'failed', 1, 0, ?1, ?1)",
    NOW - 31 * DAY,
  );
  await order("unpaid", { created: NOW - 49 * HOUR });
  await DB.exec(
    "CREATE TRIGGER refuse_deletion BEFORE DELETE ON messages BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  await expect(run().finally(() => DB.exec("DROP TRIGGER refuse_deletion"))).rejects.toThrow(
    "exception",
  );
  expect([await ids("messages"), await ids("mail_outbox"), await ids("orders")]).toEqual([
    ["stuck"],
    [],
    [],
  ]);
  expect(JSON.parse((await audits())[0]!.detail)).toEqual({ unpaid_orders: 1, mails: 1 });
  await run();
  expect(await ids("messages")).toEqual([]);
});

test("counting changes nothing, and counts what a run then does", async () => {
  await order("unpaid", { created: NOW - 49 * HOUR });
  await order("past", { status: "paid", created: SIX_YEARS_AGO - DAY });
  const before = [await ids("orders"), await ids("customers", "email <> ''")];
  const due = await countDue(commandCtx({ db: await worker.d1(), now: NOW }));
  expect(due).toMatchObject({
    unpaid_orders: 1,
    past_customers: 1,
    messages: 0,
  });
  expect([await ids("orders"), await ids("customers", "email <> ''")]).toEqual(before);
  expect(await audits()).toEqual([]);
  await run();
  expect(JSON.parse((await audits())[0]!.detail)).toEqual({
    unpaid_orders: 1,
    past_customers: 1,
  });
});

test("a backlog is worked off in batches, run after run, and the totals stay those of a recount", async () => {
  const DB = await worker.d1();
  const rows = 10_700;
  const many = (table: string, columns: string, values: string) =>
    DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows}) INSERT INTO ${table} (${columns}) SELECT ${values} FROM n`,
    ).run();
  const old = NOW - 60 * DAY;
  await many(
    "customers",
    "id, company_name, first_name, last_name, email, notes, created_at",
    `'c' || i, 'A', 'A', 'A', 'a@example.org', '', ${old}`,
  );
  await many(
    "orders",
    "id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at",
    `'o' || i, 'o' || i, 'c' || i, 1100, 'EUR', iif(i % 100 = 0, 'paid', 'Not Paid'), 'Fast Track', 'Fast Track', 'Envol', '', 1, 0, 0, '{}', 'en', ${old} + i, ${old} + i`,
  );
  await run();
  expect(await worker.count("orders WHERE status = 'Not Paid'")).toBe(rows - rows / 100 - 10_000);
  await run();
  expect(await worker.count("orders")).toBe(rows / 100);
  expect(await worker.count("customers")).toBe(rows / 100);
  expect(await worker.count("order_search WHERE order_search MATCH '\"exam\"*'")).toBe(rows / 100);
  expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
});

test("wrangler.toml has the crons of the schedule, locally and in production", () => {
  for (const env of [undefined, "production"]) {
    const { triggers } = unstable_readConfig(
      { config: "wrangler.toml", env },
      { hideWarnings: true },
    );
    expect(triggers.crons).toEqual(Object.keys(SCHEDULE));
  }
});
