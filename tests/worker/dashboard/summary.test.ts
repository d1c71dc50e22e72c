import { expect, test } from "vitest";
import type { AdminOrder } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { CONFIRMED_STATUSES, ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { listCustomers } from "#worker/people/list-customers.ts";
import { LISTED } from "#worker/orders/listed-order.ts";
import { listOrders } from "#worker/orders/list-orders.ts";
import { summarize } from "#worker/staff/summary.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { uuidV7 } from "#worker/platform/crypto/random.ts";
import { moveOrder } from "../../stored-orders.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin } = adminCalls(worker);

const CONFIRMED = CONFIRMED_STATUSES.map((status) => `'${status}'`).join(", ");
const NEWEST = 1_795_176_000_000;
/** 3,000 orders of one customer, a millisecond apart. */
const MANY_ORDERS = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 2999) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at) SELECT 'many-' || i, 'FT-' || (${NEWEST} - i), (SELECT id FROM customers LIMIT 1), 1100, 'EUR', CASE i % 30 WHEN 0 THEN 'refunded' ELSE 'paid' END, 'Fast Track', 'Fast Track', 'Envol', '', 1, 0, 0, json_object('adults', 1100, 'children', 1100, 'infants', 0), 'fr', ${NEWEST} - i, 0 FROM n`;

/** The database, with a count of the rows that its queries read. */
function metered(DB: D1Database) {
  let read = 0;
  const prepare = (sql: string) => ({
    bind(...values: unknown[]) {
      const statement = DB.prepare(sql).bind(...values);
      const count = async () => {
        read += (await statement.all()).meta.rows_read;
      };
      return {
        statement,
        raw: async () => (await count(), statement.raw()),
        all: async () => (await count(), statement.all()),
      };
    },
  });
  async function batch(bound: { statement: D1PreparedStatement }[]) {
    const responses = await DB.batch(bound.map(({ statement }) => statement));
    for (const { meta } of responses) read += meta.rows_read;
    return responses;
  }
  return { db: { prepare, batch } as unknown as D1Database, rowsRead: () => read };
}

const PATHS = ["admin/summary", "admin/orders", "admin/customers"];
const ask = (path: string) => auth.send("GET", path, admin().access_token);
const summary = async () => (await (await ask("admin/summary")).json()) as Summary;

const NO_PROBLEMS = {
  order_closed: 0,
  wrong_amount: 0,
  refund_failed: 0,
  refund_slow: 0,
  disputed: 0,
};

/** What the summary must say, counted row by row. */
async function recount(): Promise<Summary> {
  const count = async (table: string) => worker.count(table);
  const sums = await worker.rows<{ currency: string; amount: number }>(
    `SELECT currency, SUM(amount_minor) / 100.0 AS amount FROM orders WHERE status IN (${CONFIRMED}) GROUP BY currency`,
  );
  const refunded = await worker.rows<{ currency: string; amount: number }>(
    "SELECT currency, SUM(refunded_minor) / 100.0 AS amount FROM orders GROUP BY currency",
  );
  const problems = await worker.rows<{ kind: string; count: number }>(
    "SELECT kind, COUNT(*) AS count FROM payment_problems WHERE resolved_at IS NULL GROUP BY kind",
  );
  const byCurrency = {
    USD: 0,
    EUR: 0,
    GBP: 0,
    ...Object.fromEntries(sums.map(({ currency, amount }) => [currency, amount])),
  };
  return {
    customers: await count("customers"),
    people: await count("people WHERE merged_into IS NULL"),
    orders: await count("orders"),
    revenue: byCurrency.USD + byCurrency.EUR + byCurrency.GBP,
    revenue_by_currency: byCurrency,
    refunded_by_currency: {
      USD: 0,
      EUR: 0,
      GBP: 0,
      ...Object.fromEntries(refunded.map(({ currency, amount }) => [currency, amount])),
    },
    unanswered_messages: await count("messages WHERE status = 'new'"),
    held_orders: 0,
    held_order: null,
    due_orders: 0,
    failed_mails: 0,
    unreached_orders: 0,
    unreached_order: null,
    overused_orders: 0,
    overused_order: null,
    refund_requests: 0,
    refund_request_order: null,
    group_refund_requests: 0,
    group_refund_request: null,
    open_withdrawals: await count(
      "messages WHERE kind = 'withdrawal' AND status IN ('new', 'answered')",
    ),
    open_withdrawal: null,
    open_terminations: await count(
      "messages WHERE kind = 'termination' AND status IN ('new', 'answered')",
    ),
    open_termination: null,
    refund_due_at: null,
    payment_problems: {
      ...NO_PROBLEMS,
      ...Object.fromEntries(problems.map(({ kind, count }) => [kind, count])),
    },
    status: "operational",
  };
}

/** Every item of a list, page after page. */
async function walk<Item>(path: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page = (await (
      await ask(`${path}&cursor=${encodeURIComponent(cursor)}`)
    ).json()) as Page<Item>;
    items.push(...page.items);
    cursor = page.next_cursor;
    expect(items.length).toBeLessThan(1000);
  }
  return items;
}

test("a stranger gets 401, a member 403", async () => {
  const member = await auth.person();
  for (const path of PATHS) {
    expect((await auth.send("GET", path)).status).toBe(401);
    expect((await auth.send("GET", path, member.access_token)).status).toBe(403);
  }
});

test("an admin who loses the role loses access at once, with the same token", async () => {
  const other = await auth.admin();
  for (const path of PATHS)
    expect((await auth.send("GET", path, other.access_token)).status).toBe(200);
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", other.user.id);
  for (const path of PATHS)
    expect((await auth.send("GET", path, other.access_token)).status).toBe(403);
});

test("without a row everything is 0, and there is one empty page", async () => {
  expect(await summary()).toEqual(await recount());
  for (const path of PATHS.slice(1)) {
    const total = path === "admin/orders" ? 0 : undefined;
    expect(await (await ask(path)).json()).toEqual({ items: [], next_cursor: null, total });
  }
});

test("the totals are those of a recount after every kind of change", async () => {
  const DB = await worker.d1();
  const ids: string[] = [];
  for (const [index, currency] of (["USD", "EUR", "GBP", "EUR", "GBP"] as const).entries()) {
    const { booking } = await worker.book({ currency, adults: index + 1 });
    ids.push(booking.order.id);
  }
  await worker.post("/api/contact", { name: "Ada", email: "ada@example.org", message: "Bonjour" });
  expect(await summary()).toEqual(await recount());
  expect(await summary()).toMatchObject({
    customers: 5,
    orders: 5,
    revenue: 0,
    unanswered_messages: 1,
  });

  const changes: [sql: string, ...values: unknown[]][] = [
    ["UPDATE orders SET status = 'paid' WHERE id = ?", ids[0]],
    ["UPDATE orders SET status = 'paid' WHERE id = ?", ids[0]],
    ["UPDATE orders SET status = 'completed', amount_minor = 1250 WHERE id = ?", ids[1]],
    ["UPDATE orders SET amount_minor = amount_minor + 5 WHERE id = ?", ids[1]],
    ["UPDATE orders SET currency = 'USD' WHERE id = ?", ids[1]],
    ["UPDATE orders SET status = 'paid'"],
    ["UPDATE orders SET status = 'refunded' WHERE id = ?", ids[2]],
    ["UPDATE orders SET site = 'elsewhere'"],
    ["UPDATE orders SET paid_minor = amount_minor, refunded_minor = 550 WHERE id = ?", ids[4]],
    ["UPDATE orders SET refunded_minor = 1100 WHERE id IN (?, ?)", ids[2], ids[4]],
    ["UPDATE orders SET refunded_minor = 0 WHERE id = ?", ids[2]],
    ["DELETE FROM orders WHERE id = ?", ids[3]],
    ["DELETE FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)"],
    ["UPDATE messages SET status = 'done'"],
    ["DELETE FROM messages"],
  ];
  for (const [sql, ...values] of changes) {
    await worker.rows(sql, ...values);
    expect({ sql, ...(await summary()) }).toEqual({ sql, ...(await recount()) });
  }
  // A batch that fails leaves the totals as they were.
  await expect(
    DB.batch([
      DB.prepare("UPDATE orders SET status = 'paid'"),
      DB.prepare("INSERT INTO orders (id) VALUES ('x')"),
    ]),
  ).rejects.toThrow(/NOT NULL/);
  expect(await summary()).toEqual(await recount());
  // Many changes at once.
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) =>
      index % 3 === 0
        ? worker.book({ currency: "EUR", adults: index + 1 })
        : worker.rows(
            "UPDATE orders SET status = ? WHERE id = ?",
            ORDER_STATUSES[index % 5],
            ids[index % 3],
          ),
    ),
  );
  expect(await summary()).toEqual(await recount());
});

test("pages have no gap and no double, also when everything was booked in the same millisecond", async () => {
  for (let index = 0; index < 12; index++) await worker.book({ adults: 1 });
  for (const { id } of await worker.rows<{ id: string }>("SELECT id FROM orders WHERE rowid % 2"))
    await moveOrder(worker, id, 1795176000000);
  const expected = async (table: string, keys: string) =>
    (await worker.rows<{ id: string }>(`SELECT id FROM ${table} ORDER BY ${keys}`)).map(
      ({ id }) => id,
    );
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);
  for (const limit of [1, 5, 7, 100]) {
    const orders = await walk<AdminOrder>(`admin/orders?limit=${limit}`);
    expect(ids(orders)).toEqual(await expected("orders", "order_number DESC"));
    for (const order of orders) expect(order.customer.id).toBe(order.customer_id);
    expect(ids(await walk(`admin/customers?limit=${limit}`))).toEqual(
      await expected("customers", "id DESC"),
    );
  }
  expect(ids(await walk("admin/orders?limit=3&status=Not%20Paid"))).toEqual(
    await expected("orders WHERE status = 'Not Paid'", "created_at DESC, id DESC"),
  );
});

test("an order is found by how its number begins, in capitals or not", async () => {
  const { booking } = await worker.book();
  const number = booking.order.order_number;
  const found = await walk<AdminOrder>(`admin/orders?q=${number.toLowerCase()}`);
  const {
    user_id: _user,
    vat_number: _vat,
    notes: _notes,
    created_at: _at,
    ...customer
  } = booking.customer;
  expect(found).toEqual([{ ...booking.order, customer }]);
  const all = await walk<AdminOrder>("admin/orders?limit=4&q=ft-");
  expect(new Set(all.map(({ id }) => id)).size).toBe(await worker.count("orders"));
  expect(all.map(({ order_number }) => order_number)).toEqual(
    all
      .map(({ order_number }) => order_number)
      .toSorted()
      .toReversed(),
  );
  expect(await walk(`admin/orders?q=${number}&status=paid`)).toEqual([]);
  expect(await walk("admin/orders?q=%25")).toEqual([]);
});

test("a view reads as many rows with 3,000 orders as with few, on the last page as on the first", async () => {
  const DB = await worker.d1();
  await worker.book();
  const { db, rowsRead } = metered(DB);
  const ctx = commandCtx({ db, now: NEWEST });
  const read = async (view: () => Promise<unknown>) => {
    const before = rowsRead();
    await view();
    const rows = rowsRead() - before;
    expect(rows).toBeGreaterThan(0);
    return rows;
  };
  await DB.exec(MANY_ORDERS);
  // Three of them look for travellers let through too many, and for refunds that agents asked for,
  // of an order and of a flight.
  expect(await read(() => summarize(ctx))).toBeLessThanOrEqual(25);
  const limit = 50;
  // How many orders there are is the sum of a total for each status and currency.
  const counts = 5 * 3;
  for (const cursor of [undefined, `${NEWEST - 2000}_zzz`]) {
    expect(
      await read(() =>
        listOrders(ctx, { limit, cursor, sort: "newest", status: "refunded" }, LISTED),
      ),
    ).toBeLessThanOrEqual(2 * limit + 2 + counts);
  }
  for (const cursor of [undefined, uuidV7(NEWEST - 2000)]) {
    // The page is read once for itself and once for its people, whose addresses give the names.
    expect(
      await read(() => listCustomers(ctx, { limit, cursor, sort: "newest" })),
    ).toBeLessThanOrEqual(4 * (limit + 1));
  }
  for (const cursor of [undefined, `FT-${NEWEST - 2000}`]) {
    expect(
      await read(() => listOrders(ctx, { limit, cursor, sort: "newest" }, LISTED)),
    ).toBeLessThanOrEqual(2 * limit + 2 + counts);
    // Each row of this index is read, and then its order.
    expect(
      await read(() => listOrders(ctx, { limit, cursor, sort: "newest", q: "FT-" }, LISTED)),
    ).toBeLessThanOrEqual(3 * limit + 3);
  }
  for (const cursor of [undefined, "1000"]) {
    // Of the search, of the orders, of the customers: one row each; and a few to learn which words are known. All 3,000 match.
    for (const query of [
      { q: "lovel" },
      { q: "Ada love", sort: "oldest" as const },
      { q: "ada", status: "refunded" as const },
    ]) {
      const rows = await read(() =>
        listOrders(ctx, { limit, cursor, sort: "newest", ...query }, LISTED),
      );
      expect({ ...query, cursor, rows }).toEqual({
        ...query,
        cursor,
        rows: Math.min(rows, 3 * limit + 15),
      });
    }
  }
  expect(await summary()).toEqual(await recount());
});

test.each([
  "limit=0",
  "limit=101",
  "limit=x",
  "limit=-1",
  "cursor=x",
  "cursor=1_%00",
  "status=unknown",
  "sort=up",
  "q=ada&cursor=1_x",
])("?%s is refused", async (query) => {
  const response = await ask(`admin/orders?${query}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
});
