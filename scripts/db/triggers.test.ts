import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { expect, test } from "vitest";
import { isConfirmed, ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { HOUR_MS } from "#domain/time.ts";
import { migratedSqlite, sqliteBefore } from "../../tests/database.ts";
import { rowWriter } from "#worker/platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "#worker/tables/orders.ts";
import { generatedOrder } from "./generated-orders.ts";
import { seededRandom } from "./seeded-random.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const NOON_HOUR = NOON / HOUR_MS;

/** Stores an order as it would be after a change, with its customer. */
function insertOrder(db: DatabaseSync, change: Partial<OrderRow>): OrderRow {
  const { customer, order } = generatedOrder(seededRandom(1), NOON);
  const row = { ...order, amountMinor: 1100, ...change };
  const insert = (table: typeof customers | typeof orders, row: never) => {
    const { into, values, width } = rowWriter(table);
    db.prepare(`${into} VALUES (${Array(width).fill("?").join(", ")})`).run(
      ...(values(row) as SQLInputValue[]),
    );
  };
  insert(customers, customer as never);
  insert(orders, row as never);
  return row;
}

/** A database with one order, its change, and the hourly totals that the triggers keep. */
function withOrder(change: Partial<OrderRow>) {
  const db = migratedSqlite();
  insertOrder(db, change);
  return {
    hours: () =>
      db
        .prepare(
          "SELECT * FROM hourly_totals WHERE orders <> 0 OR revenue_minor <> 0 ORDER BY hour",
        )
        .all()
        .map((row) => ({ ...row })),
    set: (sql: string, ...values: SQLInputValue[]) =>
      db.prepare(`UPDATE orders SET ${sql}`).run(...values),
    remove: () => db.prepare("DELETE FROM orders").run(),
  };
}

const revenue = (status: (typeof ORDER_STATUSES)[number]) => (isConfirmed(status) ? 1100 : 0);

test.each(ORDER_STATUSES)(
  "the triggers count an order that is %s as revenue when the domain does, whatever it becomes",
  (status) => {
    for (const next of ORDER_STATUSES) {
      const order = withOrder({ status });
      expect(order.hours()).toEqual([
        { hour: NOON_HOUR, orders: 1, revenue_minor: revenue(status) },
      ]);
      order.set("status = ?", next);
      expect(order.hours()).toEqual([{ hour: NOON_HOUR, orders: 1, revenue_minor: revenue(next) }]);
      order.remove();
      expect(order.hours()).toEqual([]);
    }
  },
);

test("an hour of the triggers has its first millisecond and its last", () => {
  const [first, last] = [NOON, NOON + HOUR_MS - 1];
  for (const [createdAt, hour] of [
    [first - 1, NOON_HOUR - 1],
    [first, NOON_HOUR],
    [last, NOON_HOUR],
    [last + 1, NOON_HOUR + 1],
  ] as const) {
    const order = withOrder({ status: "paid", createdAt });
    expect(order.hours()).toEqual([{ hour, orders: 1, revenue_minor: 1100 }]);
    order.set("created_at = ?", NOON);
    expect(order.hours()).toEqual([{ hour: NOON_HOUR, orders: 1, revenue_minor: 1100 }]);
  }
});

test("the journal begins with what moved before it, and the sums agree with it", () => {
  const { db, migrate } = sqliteBefore("CREATE TABLE `journal`");
  const order = (id: string, status: string, paid: number, refunded: number) =>
    db.exec(`INSERT INTO customers VALUES ('c${id}', NULL, 'Ada', 'Ada', 'L', '${id}@example.org', NULL, '', ${NOON});
      INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, fares, status,
        service_type, business, site, airport, adults, children, infants, language, created_at,
        updated_at, paid_minor, refunded_minor)
      VALUES ('${id}', 'FT-${id}', 'c${id}', 3300, 'EUR', '{}', '${status}', '', '', '', 'CDG', 3, 0,
        0, 'en', ${NOON}, ${NOON}, ${paid}, ${refunded})`);
  order("online", "paid", 3300, 1100);
  order("byhand", "completed", 0, 0);
  order("unpaid", "Not Paid", 0, 0);
  db.exec(`INSERT INTO payments VALUES ('p1', 'online', 'FT-online', 'stripe', 'cs_1', '', 'paid', 3300,
      'EUR', 3300, ${NOON + 5}, 0, ${NOON}, ${NOON + 5});
    INSERT INTO refunds VALUES ('r1', 'p1', 'online', 'succeeded', 1100, 'EUR', '', NULL, 're_1', NULL,
      NULL, ${NOON}, ${NOON + 9});
    INSERT INTO order_events VALUES ('e1', 'byhand', 'Not Paid', 'paid', 'Transfer', NULL, 'staff',
      ${NOON + 7})`);
  migrate();
  const rows = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  expect(rows("SELECT id, kind, amount_minor, moved_at FROM journal ORDER BY moved_at")).toEqual([
    { id: "payment:p1", kind: "payment", amount_minor: 3300, moved_at: NOON + 5 },
    { id: "by_hand:e1", kind: "by_hand", amount_minor: 3300, moved_at: NOON + 7 },
    { id: "refund:r1", kind: "refund", amount_minor: -1100, moved_at: NOON + 9 },
  ]);
  expect(
    rows("SELECT id, paid_minor, refunded_minor, by_hand_minor FROM orders ORDER BY id"),
  ).toEqual([
    { id: "byhand", paid_minor: 3300, refunded_minor: 0, by_hand_minor: 3300 },
    { id: "online", paid_minor: 3300, refunded_minor: 1100, by_hand_minor: 0 },
    { id: "unpaid", paid_minor: 0, refunded_minor: 0, by_hand_minor: 0 },
  ]);
  expect(rows("SELECT email, amount_minor FROM people_totals ORDER BY email")).toEqual([
    { email: "byhand@example.org", amount_minor: 3300 },
    { email: "online@example.org", amount_minor: 2200 },
  ]);
});

const refunded = (db: DatabaseSync) =>
  db.prepare("SELECT currency, amount_minor FROM totals WHERE kind = 'refunds'").get();

test("a deleted order leaves its refunds in the dashboard's sum", () => {
  const db = migratedSqlite();
  insertOrder(db, { currency: "EUR", paidMinor: 3200, refundedMinor: 3200 });
  db.exec("DELETE FROM orders");
  expect(refunded(db)).toEqual({ currency: "EUR", amount_minor: 3200 });
});

test("the refunds of orders that were deleted before are counted again, by the journal", () => {
  const { db, migrate } = sqliteBefore("DROP TRIGGER refunds_uncounted");
  const { id } = insertOrder(db, { currency: "EUR" });
  const move = db.prepare(`INSERT INTO journal (id, order_id, order_number, kind, amount_minor,
    waived_minor, currency, moved_at, created_at) VALUES (?, ?, '', ?, ?, 0, 'EUR', 1, 1)`);
  move.run("1", "deleted", "payment", 3200);
  move.run("2", "deleted", "refund", -3200);
  move.run("3", "deleted", "refund_failed", 200);
  move.run("4", id, "refund", -1100);
  expect(refunded(db)).toEqual({ currency: "EUR", amount_minor: 1100 });
  migrate();
  expect(refunded(db)).toEqual({ currency: "EUR", amount_minor: 4100 });
  // A later refund of a deleted order counts at once.
  move.run("5", "deleted", "refund", -50);
  expect(refunded(db)).toEqual({ currency: "EUR", amount_minor: 4150 });
});

// Proves V3.13.
test("messages from before their links were cut keep the links, and lose the tokens, also in the search", () => {
  const { db, migrate } = sqliteBefore("'#open='");
  const page = "https://www.envol.example/fast-track-payment/01a20104";
  const token = "12.abcdefghijklmnopqrstuvwx23";
  const store =
    db.prepare(`INSERT INTO messages (id, kind, name, email, message, reference, language,
    status, created_at) VALUES (?, 'contact', 'Ada', 'ada@example.org', ?, ?, 'en', 'new', 1)`);
  store.run("1", `I paid at ${page}#open=${token} twice: ${page}#open=${token}\nAda`, null);
  store.run("2", "No link, 1.2", `${page}#open=${token}`);
  const rewritten = (mark: string) => `https://safe.example/?url=${page}${mark}${token}&data=05`;
  const marks = ["%23open%3D", "%2523open%253d", "*open=", "-23open-3D", "#open=3D"];
  store.run("3", marks.map(rewritten).join("\n"), null);
  store.run("4", "Please open=3 doors at 7.30", null);
  db.prepare(
    "INSERT INTO message_replies (id, message_id, text, created_at) VALUES (?, ?, ?, 2)",
  ).run("r", "1", rewritten("%23open%3D"));
  migrate();
  expect(db.prepare("SELECT message, reference FROM messages ORDER BY id").all()).toMatchObject([
    { message: `I paid at ${page} twice: ${page}\nAda`, reference: null },
    { message: "No link, 1.2", reference: page },
    { message: expect.not.stringContaining("abc") },
    { message: "Please open=3 doors at 7.30" },
  ]);
  const { message } = db.prepare("SELECT message FROM messages WHERE id = '3'").get()!;
  expect(
    String(message)
      .split("\n")
      .map((line) => line.slice(-8)),
  ).toEqual(marks.map(() => "&data=05"));
  expect(db.prepare("SELECT text FROM message_replies").get()!.text).not.toContain("abc");
  const find = db.prepare("SELECT rowid FROM message_search WHERE message_search MATCH ?");
  expect(find.all("twice")).toHaveLength(1);
  expect(find.all(token.slice(3))).toEqual([]);
});

/** People whose addresses have one letter. The id of a booking is its time. */
function withPeople(bookings: Record<string, readonly number[]>) {
  const db = migratedSqlite();
  const count = (rows: string) => db.prepare(`SELECT count(*) AS count FROM ${rows}`).get()!.count;
  const book = (email: string, at: number) =>
    db.exec(
      `INSERT INTO customers VALUES ('${at}', NULL, '', '', '', '${email}', NULL, '', ${at})`,
    );
  for (const [email, times] of Object.entries(bookings)) for (const at of times) book(email, at);
  const idOf = (email: string) => `(SELECT id FROM people WHERE email = '${email}')`;
  return {
    db,
    count,
    book,
    join: (main: string, ...emails: string[]) => {
      for (const email of emails)
        db.exec(`UPDATE people SET merged_into = ${idOf(main)} WHERE email = '${email}'`);
      db.exec(`UPDATE people SET last_booked_at = (SELECT max(last_booked_at) FROM people
        WHERE id = ${idOf(main)} OR merged_into = ${idOf(main)}) WHERE email = '${main}'`);
    },
    /** Staff can join an address that only wrote. */
    write: (email: string) =>
      db.exec(`INSERT INTO people (id, email, bookings, created_at, last_booked_at)
        VALUES ('${email}', '${email}', 0, 1, 0)`),
    name: (main: string, by: string) =>
      db.exec(`UPDATE people SET named_by = ${idOf(by)} WHERE email = '${main}'`),
    expire: (at: number) => db.exec(`DELETE FROM customers WHERE id = '${at}'`),
    correct: (at: number, email: string) =>
      db.exec(`UPDATE customers SET email = '${email}' WHERE id = '${at}'`),
    /** Each person as main and joined addresses, last booking, and the address that names them. */
    shown: () => {
      const rows = db
        .prepare(
          "SELECT id, email, merged_into, named_by, last_booked_at FROM people ORDER BY email",
        )
        .all();
      const mains = rows.filter((row) => row.merged_into === null);
      expect(count("people")).toBe(
        count(
          "people WHERE coalesce(merged_into, id) IN (SELECT id FROM people WHERE merged_into IS NULL)",
        ),
      );
      expect(
        db.prepare("SELECT sum(count) AS count FROM totals WHERE kind = 'people'").get(),
      ).toMatchObject({ count: mains.length });
      return mains.map((main) => {
        const joined = rows.filter((row) => row.merged_into === main.id).map((row) => row.email);
        const namedBy = rows.find((row) => row.id === main.named_by)?.email;
        return [[main.email, ...joined].join(""), main.last_booked_at, namedBy]
          .filter(Boolean)
          .join(" ");
      });
    },
  };
}

test("a joined address stays with its person when its only booking expires, also as the main one, and later bookings are theirs", () => {
  const people = withPeople({ a: [1], b: [2, 3], c: [4] });
  people.write("w");
  people.join("a", "b", "c", "w");
  people.name("a", "b");
  expect(people.shown()).toEqual(["abcw 4 b"]);
  people.expire(4);
  expect(people.shown()).toEqual(["abcw 3 b"]);
  people.expire(1);
  expect(people.shown()).toEqual(["bacw 3 b"]);
  people.book("a", 5);
  expect(people.shown()).toEqual(["bacw 5 b"]);
  people.expire(5);
  people.expire(3);
  expect(people.shown()).toEqual(["bacw 2 b"]);
  people.db.exec("INSERT INTO people_totals SELECT email, 'EUR', 0 FROM people");
  people.expire(2);
  expect([people.shown(), people.count("people_totals")]).toEqual([[], 0]);
});

test("of joined addresses the one that booked last takes the place of the main one, whatever has expired", () => {
  const people = withPeople({ a: [1], b: [2, 6], c: [5] });
  people.join("a", "b", "c");
  people.expire(6);
  people.expire(1);
  expect(people.shown()).toEqual(["cab 5"]);
});

test("a person's last booking is that of their bookings that are left", () => {
  const people = withPeople({ a: [1, 2, 3], b: [4] });
  people.expire(3);
  expect(people.shown()).toEqual(["a 2", "b 4"]);
  people.correct(1, "");
  expect(people.shown()).toEqual(["a 2", "b 4"]);
  people.correct(4, "a");
  expect(people.shown()).toEqual(["a 4"]);
});

test("a joined address whose booking is corrected or erased leaves its person, who keeps the others", () => {
  const people = withPeople({ a: [1], b: [2], c: [3] });
  people.write("w");
  people.join("a", "b", "c", "w");
  people.correct(2, "d");
  expect(people.shown()).toEqual(["acw 3", "d 2"]);
  people.correct(1, "");
  expect(people.shown()).toEqual(["cw 3", "d 2"]);
  people.correct(3, "w");
  expect(people.shown()).toEqual(["d 2", "w 3"]);
  people.correct(3, "");
  expect(people.shown()).toEqual(["d 2"]);
});

test("the last booking of people whose newest booking had expired is set right once", () => {
  const { db, migrate } = sqliteBefore("CREATE TRIGGER people_unbooked");
  for (const [id, email] of ["a", "a", "b", "b", "c"].entries())
    db.exec(
      `INSERT INTO customers VALUES ('${id}', NULL, '', '', '', '${email}', NULL, '', ${id})`,
    );
  db.exec(`UPDATE people SET merged_into = (SELECT id FROM people WHERE email = 'a') WHERE email = 'b';
    UPDATE people SET last_booked_at = 3 WHERE email = 'a';
    DELETE FROM customers WHERE id = '3'`);
  migrate();
  const booked = db.prepare("SELECT email, last_booked_at FROM people ORDER BY email").all();
  expect(booked.map((row) => ({ ...row }))).toEqual([
    { email: "a", last_booked_at: 2 },
    { email: "b", last_booked_at: 2 },
    { email: "c", last_booked_at: 4 },
  ]);
});
