import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { JOINING_SIGNS, toWords } from "#domain/search/plain-text.ts";
import { listSpellings } from "#domain/search/spelling.ts";
import { migratedSqlite, sqliteBefore } from "../../database.ts";

const NAMES = [
  "Łukasz Wójcik",
  "Źdźbło Ćwiękała-Żółć",
  "Søren Kjærgaard",
  "Åse Ærø",
  "Jürgen Groß-Müller",
  "STRAẞE",
  "Œuvrard Lefèvre",
  "Loÿs d’Haÿ",
  "Çağrı Yıldız",
  "İsmail Işık",
  "Γιώργος Παπαδόπουλος",
  "ΜΑΪ́ΟΥ ΐΰϊϋ Ήρα Ώρα Έλλη Ύδρα Όλγα Ίος Άννα",
  "Алексей Ёлкин",
  "Андрій Їжакевич",
  "Ўладзімір Ќосев Ѓорѓи Ѝ",
  "Nguyễn Thị Đức Ượng",
  "Dvořák Žluťoučký",
  "Þórður Sigurðsson Ægir",
  "Đorđe Ðorðević",
];

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
/** FTS5 folds these otherwise, and no name has them. */
const NO_NAME_HAS = "µſǠǡẛ";
const LETTERS = [
  ...letters(0xc0, 0x24f),
  ...letters(0x386, 0x3ce),
  ...letters(0x400, 0x4ff),
  ...letters(0x1e00, 0x1eff),
].filter((letter) => /\p{L}/u.test(letter) && !NO_NAME_HAS.includes(letter));

/** Each stores a text at the rowid. */
const STORE = {
  order_search: (db: DatabaseSync, text: string, rowid = 1) => {
    const id = `order ${rowid}`;
    db.prepare("INSERT INTO customers VALUES (?, NULL, ?, '', ?, '', NULL, '', 1)").run(
      id,
      ` ${text}`,
      text,
    );
    db.prepare(
      `INSERT INTO orders (rowid, id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport,
        adults, children, infants, fares, language, created_at, updated_at)
        VALUES (?1, ?2, ?2, ?2, 1, 'EUR', 'Not Paid', '', '', '', '', 1, 0, 0, '{}', 'fr', 1, 1)`,
    ).run(rowid, id);
  },
  message_search: (db: DatabaseSync, text: string, rowid = 1) =>
    db
      .prepare(
        "INSERT INTO messages (rowid, id, kind, name, email, message, language, status, created_at) VALUES (?1, ?1, 'question', ?2, '', ?2, 'fr', 'new', 1)",
      )
      .run(rowid, text),
  reply_search: (db: DatabaseSync, text: string, rowid = 1) => {
    STORE.message_search(db, "", rowid + 1000);
    db.prepare(
      "INSERT INTO message_replies (rowid, id, message_id, text, created_at) VALUES (?1, ?1, ?1 + 1000, ?2, 1)",
    ).run(rowid, text);
  },
  account_search: (db: DatabaseSync, text: string, rowid = 1) =>
    db
      .prepare(
        "INSERT INTO users (rowid, id, email, user_metadata, created_at, updated_at) VALUES (?1, ?1, 'a' || ?1, json_object('full_name', ?2), 1, 1)",
      )
      .run(rowid, text),
};
type Index = keyof typeof STORE;
const INDEXES = Object.keys(STORE) as Index[];

function terms(db: DatabaseSync, index: Index): string[] {
  db.exec(`CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab('main', '${index}', 'row')`);
  const rows = db.prepare("SELECT term FROM temp.vocabulary ORDER BY term").all();
  db.exec("DROP TABLE temp.vocabulary");
  return rows.map(({ term }) => String(term));
}

function wordsIn(index: Index, text: string): string[] {
  const [without, having] = ["", text].map((stored) => {
    const db = migratedSqlite();
    STORE[index](db, stored);
    return terms(db, index);
  });
  return having!.filter((term) => !without!.includes(term));
}

/** Replies have no name, so their words stay apart at hyphens and apostrophes. */
const folded = (index: Index, text: string): string[] => [
  ...new Set([
    ...toWords(text),
    ...(index === "reply_search" ? [] : toWords(text.replaceAll(JOINING_SIGNS, ""))),
  ]),
];

test.each(INDEXES)(
  "%s has the words of names, and any letter, as the search folds them",
  (index) => {
    const text = [...NAMES, ...LETTERS.map((letter) => `x${letter}y`)].join(" ");
    expect(wordsIn(index, text).toSorted()).toEqual(folded(index, text).toSorted());
  },
);

test("what was stored before the letters were written out is indexed again, each row once", () => {
  const { db, migrate } = sqliteBefore("CREATE VIEW indexed_again");
  const rows = NAMES.length * 3;
  for (const index of INDEXES)
    for (let row = 0; row < rows; row++) STORE[index](db, NAMES[row % NAMES.length]!, row + 1);
  migrate();

  for (const index of INDEXES)
    for (const name of NAMES) {
      const phrase = toWords(name)
        .map((word) => `"${word}"`)
        .join(" ");
      const found = db.prepare(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`).all(phrase);
      expect({ index, name, found: found.length }).toEqual({ index, name, found: 3 });
    }
  const words = folded("order_search", NAMES.join(" ")).filter((word) => word.length > 2);
  const spellings = db.prepare("SELECT spelling || '/' || word AS pair FROM name_spellings").all();
  expect(spellings.map(({ pair }) => pair).toSorted()).toEqual(
    [
      ...new Set(words.flatMap((word) => listSpellings(word).map((each) => `${each}/${word}`))),
    ].toSorted(),
  );

  // The words that leave with a row are those of the index.
  db.exec(
    "DELETE FROM orders; DELETE FROM customers; DELETE FROM message_replies; DELETE FROM messages; DELETE FROM users",
  );
  expect(INDEXES.flatMap((index) => terms(db, index))).toEqual([]);
  expect(db.prepare("SELECT word FROM name_spellings").all()).toEqual([]);
});
