import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { widenSearch } from "#domain/search/widen-search.ts";
import { matchOrders } from "#worker/orders/order-search.ts";
import { migratedSqlite } from "../../database.ts";

const PIECES = ['"', "''", "*", "(", ")", "NEAR(a b)", " OR ", " AND ", " NOT ", "words:", "^", "-", "\\", "; DROP TABLE orders; --", "%", "{words}", "+", "\0", "\uE000paid", "\uE001cdg", "FT-1", "FT-1795176000000-ABCD2345", "@", "a@b", "ada.17@mail.example", "o'b@mail.example", "é", "ß", "\u0301", "\u19B0\u19C9", "a\u19B0b", "𝐀", "🛫", "名前", "24/12", "31 déc", "ex 2048", "lefevre", "smith", " ", "\n", "~", "\uFEFF", "ﬁ", "Ⅻ", "\uD800", "+33 6 12 34 56 78", "FR 12 345 678 901"]; // prettier-ignore

/** How many texts are searched for. `STRINGS=10000` is the long run. */
const COUNT = Number(process.env.STRINGS ?? 2000);

test(`${COUNT} hostile texts are all searches that FTS5 accepts, with typos and without`, () => {
  const db = migratedSqlite();
  const random = seededRandom(5);
  const dialect = new SQLiteSyncDialect();
  const statement = db.prepare(
    "SELECT count(*) AS count FROM order_search WHERE order_search MATCH ?",
  );
  let understood = 0;
  for (let round = 0; round < COUNT; round++) {
    const q = Array.from({ length: 1 + random.below(8) }, () => random.pick(PIECES))
      .join(random.pick(["", " "]))
      .slice(0, 200);
    const terms = parseSearch(q, 1_795_000_000_000);
    const wide = widenSearch(terms, ["lefevres", "smyth", "nera"]);
    for (const search of [{ terms }, ...(wide ? [{ terms: wide, except: terms }] : [])]) {
      const match = matchOrders(search, {
        status: "paid",
        airport: 'Orly "Sud"',
        booked: { from: 0, to: 1_795_000_000_000 },
      });
      if (terms.length === 0) continue;
      const [expression] = dialect.sqlToQuery(match!).params as [string];
      const run = () => statement.get(expression);
      expect(run, `${JSON.stringify(q)} as ${expression}`).not.toThrow();
      understood += 1;
    }
  }
  expect(understood).toBeGreaterThan(COUNT * 0.9);
});
