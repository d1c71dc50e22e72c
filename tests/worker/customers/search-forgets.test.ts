import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migratedSqlite } from "../../database.ts";

/** The words that a search's index holds, in its dictionary and in the bytes of its blocks. */
function indexed(
  db: DatabaseSync,
  search: string,
  words: readonly string[],
): { dictionary: string[]; bytes: string[] } {
  db.exec(`CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', '${search}', 'row')`);
  const dictionary = (
    db.prepare("SELECT term FROM temp.vocabulary ORDER BY term").all() as { term: string }[]
  ).map(({ term }) => term);
  db.exec("DROP TABLE temp.vocabulary");
  const blocks = db.prepare(`SELECT block FROM ${search}_data`).all() as { block: Uint8Array }[];
  const text = blocks.map(({ block }) => Buffer.from(block).toString("latin1")).join("\n");
  // A word in a block lacks the beginning that it shares with the word before it.
  return { dictionary, bytes: words.filter((word) => text.includes(word.slice(3))) };
}

/** An address as the indexes hold it whole, without its mark. */
const inHex = (address: string) => Buffer.from(address).toString("hex");

const NAMES = ["zephyrine", "quixotemont", "wunderlich", "marmelade"] as const;
const [FIRST, LAST, COMPANY, OTHER] = NAMES;

/** A database with 300 orders, so that the index has several blocks, and one of which the words are known. */
function searchable(): DatabaseSync {
  const db = migratedSqlite();
  const customer = db.prepare("INSERT INTO customers VALUES (?, NULL, ?, ?, ?, ?, NULL, '', 1)");
  const order = db.prepare(
    `INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children,
      infants, fares, language, created_at, updated_at) VALUES (?1, ?2, ?1, 1, 'EUR', 'Not Paid', '', '', '', '', 1, 0, 0, '{}', 'fr', 1, 1)`,
  );
  for (let i = 0; i < 300; i++) {
    const names = i === 150 ? [COMPANY, FIRST, LAST] : [`Company${i}`, `Ada${i}`, `Lovelace${i}`];
    customer.run(String(i), ...names, `${names[1]}@${names[2]}.example`);
    order.run(String(i), `FT-${1000 + i}-X`);
    db.prepare(
      "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'question', ?, ?, '', 'fr', 'new', 1)",
    ).run(String(i), `${names[1]} ${names[2]}`, `${names[1]}@${names[2]}.example`);
  }
  return db;
}
const found = (db: DatabaseSync, search: string, word: string) =>
  db.prepare(`SELECT rowid FROM ${search} WHERE ${search} MATCH '"${word.slice(0, 4)}"*'`).all()
    .length;

// Proves V14.2.
test.each(["x€y", "evil。com", "ab\u0085cd", "«abc»def", "👩‍👩‍👧‍👦abc✈️def"])(
  "a row with the name %j, whose signs part a word, can be deleted",
  (name) => {
    const db = searchable();
    db.prepare("UPDATE customers SET first_name = ? WHERE id = '1'").run(name);
    db.prepare("UPDATE messages SET name = ? WHERE id = '1'").run(name);
    db.exec("DELETE FROM orders WHERE id = '1'; DELETE FROM messages WHERE id = '1'");
    expect(db.prepare("SELECT id FROM orders WHERE id = '1'").all()).toEqual([]);
  },
);

test("of orders that change at once, those that keep a word and those that get or lose it are found", () => {
  const db = searchable();
  const go = (to: string, every: number) =>
    db.exec(`UPDATE orders SET airport = ${to} WHERE rowid % ${every} = 0`);
  go("'ORY'", 10);
  go("'ORY'", 5);
  expect(found(db, "order_search", "\uE001ory")).toBe(300 / 5);
  go("iif(rowid % 10 = 0, 'ORY', 'CDG')", 5);
  expect(found(db, "order_search", "\uE001ory")).toBe(300 / 10);
  expect(found(db, "order_search", "\uE001cdg")).toBe(300 / 10);
});

test("the words of a customer who is renamed leave the index of orders, and their new ones are found", () => {
  const db = searchable();
  expect(indexed(db, "order_search", [FIRST, LAST, COMPANY]).bytes).toEqual([FIRST, LAST, COMPANY]);
  db.exec(
    `UPDATE customers SET company_name = 'Deleted', first_name = '${OTHER}', last_name = 'Deleted', email = '' WHERE id = '150'`,
  );
  const { dictionary, bytes } = indexed(db, "order_search", NAMES);
  expect(bytes).toEqual([OTHER]);
  expect(dictionary).not.toContain(FIRST);
  expect([
    found(db, "order_search", FIRST),
    found(db, "order_search", OTHER),
    found(db, "order_search", "lovelace7"),
  ]).toEqual([0, 1, 299]);
});

test("an address is one word of each index, in small letters, and goes with what had it", () => {
  const db = searchable();
  const [own, other] = ["zephyrine@quixotemont.example", "marmelade@quixotemont.example"];
  const insert = db.prepare(
    "INSERT INTO users (id, email, user_metadata, created_at, updated_at) VALUES (?, ?, '{}', 1, 1)",
  );
  for (let i = 0; i < 300; i++)
    insert.run(String(i), i === 150 ? own : `ada${i}@lovelace${i}.example`);
  const INDEXES = ["order_search", "message_search", "account_search"];
  const having = (address: string) =>
    INDEXES.map((index) => indexed(db, index, []).dictionary.includes(`\uE004${inHex(address)}`));
  const left = (address: string) =>
    INDEXES.map((index) => indexed(db, index, [inHex(address)]).bytes.length);
  expect([having(own), left(own)]).toEqual([
    [true, true, true],
    [1, 1, 1],
  ]);
  db.exec(`UPDATE customers SET email = '${other.toUpperCase()}' WHERE id = '150'`);
  for (const table of ["messages", "users"])
    db.exec(`UPDATE ${table} SET email = '${other}' WHERE id = '150'`);
  expect([having(own), having(other), left(own)]).toEqual([
    [false, false, false],
    [true, true, true],
    [0, 0, 0],
  ]);
  db.exec(
    "UPDATE customers SET email = '' WHERE id = '150'; DELETE FROM messages WHERE id = '150'; DELETE FROM users WHERE id = '150'",
  );
  expect([having(other), left(other)]).toEqual([
    [false, false, false],
    [0, 0, 0],
  ]);
  db.exec("DELETE FROM users");
  expect(indexed(db, "account_search", []).dictionary).toEqual([]);
});

test("an order is found by its new status alone, and once", () => {
  const db = searchable();
  const byStatus = (status: string) =>
    db
      .prepare("SELECT rowid FROM order_search WHERE order_search MATCH ?")
      .all(`"${FIRST}" "\uE000${status}"`).length;
  expect([byStatus("notpaid"), byStatus("paid")]).toEqual([1, 0]);
  db.exec("UPDATE orders SET status = 'paid' WHERE id = '150'");
  expect([byStatus("notpaid"), byStatus("paid")]).toEqual([0, 1]);
});

test("deleted replies leave no word behind", () => {
  const db = searchable();
  for (let i = 0; i < 300; i++) {
    const text = i === 150 ? `${FIRST} will wait` : `Yes, number${i} will`;
    db.prepare(
      "INSERT INTO message_replies (id, message_id, text, created_at) VALUES (?1, ?1, ?2, 1)",
    ).run(String(i), text);
  }
  expect(indexed(db, "reply_search", [FIRST]).bytes).toEqual([FIRST]);
  db.exec("DELETE FROM message_replies WHERE id = '150'");
  expect(indexed(db, "reply_search", [FIRST]).bytes).toEqual([]);
  expect(found(db, "reply_search", "will")).toBe(299);
});

test("deleted orders and messages leave no word behind", () => {
  const db = searchable();
  db.exec(
    "DELETE FROM orders WHERE id = '150'; DELETE FROM customers WHERE id = '150'; DELETE FROM messages WHERE id = '150'",
  );
  for (const search of ["order_search", "message_search"])
    expect(indexed(db, search, NAMES).bytes).toEqual([]);
  expect(found(db, "message_search", "lovelace7")).toBe(299);
  db.exec("DELETE FROM orders; DELETE FROM customers; DELETE FROM messages");
  for (const search of ["order_search", "message_search"])
    expect(indexed(db, search, NAMES).dictionary).toEqual([]);
});
