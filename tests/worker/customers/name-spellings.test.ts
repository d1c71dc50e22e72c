import { expect, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { toPlainText, toWords } from "#domain/search/plain-text.ts";
import { allowsTypo, listSpellings } from "#domain/search/spelling.ts";
import { migratedSqlite } from "../../database.ts";

const NAMES = [
  "Zoé Lefèvre",
  "Nguyễn Thị Minh",
  "Jürgen Groß-Müller",
  "Seán O’Connor",
  "Łukasz Sørensen",
  "Иван Ёлкин",
  "Γιώργος Παπαδόπουλος",
  "Çağrı Yıldız",
  "Þórður Sigurðsson",
  "Anne‑Cœur d'Ys",
];

/** The spellings that the domain's rules give the words of names, with and without their apostrophes and hyphens. */
function expected(names: readonly string[]): string[] {
  const words = names
    .flatMap((name) => [...toWords(name), ...toWords(name.replaceAll(/['’‑-]/g, ""))])
    .filter((word) => word.length > 2);
  return [...new Set(words)]
    .flatMap((word) => listSpellings(word).map((spelling) => `${spelling}/${word}`))
    .toSorted();
}

function customers() {
  const db = migratedSqlite();
  const stored = () =>
    (
      db.prepare("SELECT spelling || '/' || word AS pair FROM name_spellings").all() as {
        pair: string;
      }[]
    )
      .map(({ pair }) => pair)
      .toSorted();
  const customer = db.prepare("INSERT INTO customers VALUES (?, NULL, ?, ?, ?, '', NULL, '', 1)");
  return {
    db,
    stored,
    add: (id: string, name: string, company = name) => customer.run(id, company, ...halves(name)),
  };
}
const halves = (name: string): [string, string] => [
  name.slice(0, name.indexOf(" ")),
  name.slice(name.indexOf(" ") + 1),
];

test("the triggers spell names as the search does, in any script", () => {
  const { stored, add } = customers();
  NAMES.forEach((name, id) => add(String(id), name));
  expect(stored()).toEqual(expected(NAMES));
  expect(stored().length).toBeGreaterThan(80);
});

test("the letters of the migration are those of the search", () => {
  const { db } = customers();
  const letters = db.prepare("SELECT letter, plain FROM letters").all() as {
    letter: string;
    plain: string;
  }[];
  for (const { letter, plain } of letters)
    expect({ letter, plain }).toEqual({ letter, plain: toPlainText(letter) });
  const known = new Set(letters.map(({ letter }) => letter));
  // Up to Cyrillic.
  const others = Array.from({ length: 0x4ff - 0xa0 }, (_, index) =>
    String.fromCodePoint(0xa0 + index),
  ).filter((letter) => /\p{L}/u.test(letter) && !known.has(letter));
  expect(others.filter((letter) => toPlainText(letter) !== letter)).toEqual([]);
});

test("names that two share stay with the second; the words of the last one leave", () => {
  const { db, stored, add } = customers();
  const order = db.prepare(
    `INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children,
      infants, fares, language, created_at, updated_at) VALUES (?1, ?1, ?1, 1, 'EUR', 'Not Paid', '', '', '', '', 1, 0, 0, '{}', 'fr', 1, 1)`,
  );
  for (const [id, name] of [
    ["1", "Ada Lovelace"],
    ["2", "Grace Lovelace"],
  ] as const) {
    add(id, name);
    order.run(id);
  }
  db.prepare(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES ('m', 'question', 'Bob Ray', '', 'From Ada', 'fr', 'new', 1)",
  ).run();
  const remove = (id: string) =>
    db.exec(`DELETE FROM orders WHERE id = '${id}'; DELETE FROM customers WHERE id = '${id}'`);
  remove("1");
  expect(stored()).toEqual(expected(["Ada Lovelace", "Grace Lovelace", "Bob Ray"]));
  // The message said "Ada": with it, nothing is found by that word any more.
  db.exec("DELETE FROM messages");
  expect(stored()).toEqual(expected(["Grace Lovelace"]));
  db.exec(
    "UPDATE customers SET first_name = 'Joan', last_name = 'Clarke', company_name = 'Joan Clarke' WHERE id = '2'",
  );
  expect(stored()).toEqual(expected(["Joan Clarke"]));
  remove("2");
  expect(stored()).toEqual([]);
});

// A trigger that spells out each word of a text needs longer for these than a test may take.
test("the words of names leave with a long message, wherever they stand in it, in a script without spaces too", () => {
  const { db, stored } = customers();
  const insert = db.prepare(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'mail', ?, '', ?, 'fr', 'new', 1)",
  );
  const CHINESE =
    "尊敬的客户您好我们是专业的外贸公司提供优质的产品和服务欢迎联系我们，期待与您合作。";
  const names = ["Zephyrine", "Quixotemont", "田中太郎", "Großmüller", "Wunderlich"];
  names.forEach((name, id) => insert.run(String(id), name, ""));
  // Names at each distance from the start, because the trigger reads a text in parts.
  const mixed = Array.from({ length: 60 }, (_, i) => `${"x".repeat(i)} ${names.join(" ")}.`);
  insert.run("latin", "", mixed.join(" "));
  for (let id = 0; id < 12; id++)
    insert.run(`chinese-${id}`, "", `${CHINESE.repeat(500).slice(0, 19_900)} ${names.join("/")}`);
  for (const id of names.keys()) db.exec(`DELETE FROM messages WHERE id = '${id}'`);
  expect(stored()).toEqual(expected(names));
  db.exec("DELETE FROM messages WHERE id = 'latin'");
  expect(stored()).toEqual(expected(names));
  db.exec("DELETE FROM messages");
  expect(stored()).toEqual([]);
});

test("whatever the name, each single edit of a word of four letters or more shares a spelling with it", () => {
  const random = seededRandom(7);
  const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
  const letter = () => ALPHABET[random.below(26)]!;
  for (let round = 0; round < 2000; round++) {
    const word = Array.from({ length: 4 + random.below(9) }, letter).join("");
    const at = random.below(word.length);
    const swapped =
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split("")
        .toReversed()
        .join("") +
      word.slice(at + 2);
    const edits = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + letter() + word.slice(at),
      word.slice(0, at) + letter() + word.slice(at + 1),
      swapped,
    ];
    for (const typed of edits.filter(allowsTypo)) {
      const shared = listSpellings(typed).filter((spelling) =>
        listSpellings(word).includes(spelling),
      );
      expect({ word, typed, shares: shared.length > 0 }).toEqual({ word, typed, shares: true });
    }
  }
});
