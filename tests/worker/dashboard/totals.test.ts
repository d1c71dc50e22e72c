import { expect, onTestFailed, test } from "vitest";
import { generatedOrder } from "../../../scripts/db/generated-orders.ts";
import { type SeededRandom, seededRandom } from "../../../scripts/db/seeded-random.ts";
import { CURRENCY_CODES } from "#domain/money/currency.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { DAY_MS } from "#domain/time.ts";
import { insertRow } from "#worker/platform/db/insert-row.ts";
import { customers, orders } from "#worker/tables/orders.ts";
import { authCalls } from "../../people.ts";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import { bookingBody } from "../../factories.ts";
import { PUBLIC_KEY } from "../../site.ts";
import { counted, kept } from "./recount.ts";

const site = meteredSite();

/** TOTALS_SEED repeats a run. */
const SEED = Number(process.env.TOTALS_SEED ?? Date.now() % 2 ** 31);
const NEWEST = 1_795_176_000_000;
const BATCHES = 40;
const BATCH = 25;
/** How many random changes are made. `CHANGES=10000` is the long run. */
const CHANGES = Number(process.env.CHANGES ?? 1000);
const ROUNDS = CHANGES / (BATCHES * BATCH);
/** Batches are stored side by side: from, to. */
const LANES = [
  [0, 10],
  [10, 20],
  [20, 30],
  [30, 40],
] as const;

const insertCustomer = insertRow(customers);
const insertOrder = insertRow(orders);

interface Statement {
  sql: string;
  values: unknown[];
}

/** As much of a database as makes statements, to be stored by the metered worker. */
const paper = {
  prepare: (sql: string) => ({ bind: (...values: unknown[]): Statement => ({ sql, values }) }),
} as unknown as D1Database;
const onPaper = (statement: D1PreparedStatement) => statement as unknown as Statement;

/** Changes at random. What was made may be gone again, or never have been stored: most changes hit, some hit nothing. */
function changes(random: SeededRandom): () => Statement[] {
  const made: { orderId: string; customerId: string }[] = [];
  const messages: string[] = [];
  const order = () => random.pick(made).orderId;
  const run = (sql: string, ...values: unknown[]) => [{ sql, values }];
  const book = () => {
    const record = generatedOrder(random, NEWEST - random.below(40 * DAY_MS));
    made.push({ orderId: record.order.id, customerId: record.customer.id });
    return [insertCustomer(paper, record.customer), insertOrder(paper, record.order)].map(onPaper);
  };
  const write = () => {
    const id = `message-${messages.length}-${random.below(2 ** 31)}`;
    messages.push(id);
    return run(
      "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'contact', '', '', '', 'fr', 'new', 1)",
      id,
    );
  };
  const kinds: [weight: number, change: () => Statement[]][] = [
    [30, book],
    [
      25,
      () =>
        run(
          "UPDATE orders SET status = ?, version = version + 1 WHERE id = ?",
          random.pick(ORDER_STATUSES),
          order(),
        ),
    ],
    [
      10,
      () => run("UPDATE orders SET amount_minor = ? WHERE id = ?", 100 * random.below(90), order()),
    ],
    // An order keeps its currency once money was received for it.
    [
      5,
      () =>
        run(
          "UPDATE orders SET currency = ? WHERE id = ? AND paid_minor = 0",
          random.pick(CURRENCY_CODES),
          order(),
        ),
    ],
    [4, () => run("UPDATE orders SET paid_minor = amount_minor WHERE id = ?", order())],
    [
      4,
      () =>
        run(
          "UPDATE orders SET refunded_minor = ? WHERE id = ? AND paid_minor > 0",
          50 * random.below(20),
          order(),
        ),
    ],
    [
      5,
      () =>
        run(
          "UPDATE orders SET created_at = ? WHERE id = ?",
          NEWEST - random.below(60 * DAY_MS),
          order(),
        ),
    ],
    // The refunds of a deleted order count for good, so nothing could count them anew.
    [8, () => run("DELETE FROM orders WHERE id = ? AND refunded_minor = 0", order())],
    [
      2,
      () =>
        run(
          "UPDATE customers SET first_name = 'Anonymous' WHERE id = ?",
          random.pick(made).customerId,
        ),
    ],
    [
      2,
      () =>
        run(
          "DELETE FROM customers WHERE id = ?1 AND id NOT IN (SELECT customer_id FROM orders)",
          random.pick(made).customerId,
        ),
    ],
    [6, write],
    [
      4,
      () =>
        run(
          "UPDATE messages SET status = ? WHERE id = ?",
          random.pick(["new", "archived", "spam"]),
          random.pick(messages),
        ),
    ],
    [2, () => run("DELETE FROM messages WHERE id = ?", random.pick(messages))],
    [
      1,
      () =>
        run(
          "UPDATE orders SET status = 'cancelled' WHERE status = 'Not Paid' AND created_at < ?",
          NEWEST - 39 * DAY_MS,
        ),
    ],
  ];
  const bag = kinds.flatMap(([weight, change]) => Array.from({ length: weight }, () => change));
  book();
  write();
  return () => random.pick(bag)();
}

/** What breaks a rule of the database, and with it the whole batch. */
const BROKEN = [
  "INSERT INTO orders (id) VALUES ('not-null')",
  "INSERT INTO customers SELECT * FROM customers LIMIT 1",
  "INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at, version) SELECT 'new-id', order_number || '-', 'nobody', amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at, version FROM orders LIMIT 1",
  "DELETE FROM customers WHERE id IN (SELECT customer_id FROM orders)",
];

async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) await work(item);
}

/** A call of the API. */
async function call<Body>(
  method: string,
  path: string,
  input: unknown,
  token?: string,
): Promise<{ status: number; body: Body }> {
  const authorization = token ? { authorization: `Bearer ${token}` } : undefined;
  const headers = { ...PUBLIC_KEY, "content-type": "application/json", ...authorization };
  const response = await site.fetch(`/api/${path}`, {
    method,
    headers,
    body: JSON.stringify(input),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const batch = (statements: Statement[]) =>
  call<{ error: string | null; rows: Record<string, unknown>[] }>("POST", "metered", statements);

async function rowsOf(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const { error, rows } = (await batch([{ sql, values }])).body;
  if (error) throw new Error(error);
  return rows;
}

async function book(overrides: Parameters<typeof bookingBody>[0]): Promise<string> {
  const { status, body } = await call<Booking>("POST", "bookings", bookingBody(overrides));
  if (status !== 201) throw new Error(`Booking failed: ${status}`);
  return body.order.id;
}

async function expectRecounted(): Promise<void> {
  for (const what of ["totals", "hourly", "searchable"] as const) {
    const [ours, truth] = [await rowsOf(kept[what]), await rowsOf(counted[what])];
    expect({ what, rows: ours }).toEqual({ what, rows: truth });
  }
}

test(`the totals are those of a recount after ${CHANGES} random changes, in batches that fail and in parallel ones`, async () => {
  onTestFailed(() => console.warn(`TOTALS_SEED=${SEED}`));
  const random = seededRandom(SEED);
  const change = changes(random);
  const errors: (string | null)[] = [];
  const store = async (statements: Statement[]) =>
    errors.push((await batch(statements)).body.error);
  const { access_token: admin } = await authCalls(site).admin();
  const booked = [await book({})];
  const moved = new Set<number>();
  const move = async (id: string, body: unknown) =>
    moved.add((await call("PATCH", `admin/orders/${id}`, body, admin)).status);
  await move(await book({}), { status: "cancelled", reason: "Sure to be done" });
  for (let round = 0; round < ROUNDS; round++) {
    const batches = Array.from({ length: BATCHES }, (_, index) => {
      const statements = Array.from({ length: BATCH }, change).flat();
      // Not at random: of any seed, a tenth fails.
      if (index % 10 === 0)
        statements.splice(random.below(statements.length), 0, {
          sql: random.pick(BROKEN),
          values: [],
        });
      return statements;
    });
    const bookings = Array.from({ length: 8 }, () => ({
      currency: random.pick(CURRENCY_CODES),
      adults: 1 + random.below(5),
    }));
    const moves = Array.from({ length: 10 }, () => ({
      status: random.pick(ORDER_STATUSES),
      reason: "Random",
    }));
    await Promise.all([
      inTurn(bookings, async (body) => booked.push(await book(body))),
      // Two admins at once, each with an order that the other may be moving.
      ...[1, 2].map(() => inTurn(moves, (body) => move(random.pick(booked), body))),
      ...LANES.map((lane) => inTurn(batches.slice(...lane), store)),
    ]);
    await expectRecounted();
  }
  // Of some seeds, every other move is refused.
  expect(moved).toContain(200);
  expect([200, 409]).toEqual(expect.arrayContaining([...moved]));
  const failures = errors.filter((error) => error !== null);
  for (const failure of failures) expect(failure).toMatch(/constraint failed/);
  expect([errors.length, failures.length > 0, failures.length < errors.length / 4]).toEqual([
    ROUNDS * BATCHES,
    true,
    true,
  ]);
  expect((await rowsOf("SELECT id FROM orders")).length).toBeGreaterThan(CHANGES / 10);
});
