import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { InferSelectModel } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { rowWriter } from "../../worker/db/insert-row.ts";
import { customers, orderEvents, orders } from "../../worker/db/schema.ts";
import type { GeneratedOrder } from "./generated-orders.ts";
import { localD1File } from "./local-d1.ts";

/** The number of orders between two reports of progress. */
const PIECE = 10_000;

interface StoreOrders {
  stateDir: string;
  /** The oldest first. */
  orders: Iterable<GeneratedOrder>;
  /** Receives the number of stored orders. */
  onProgress?: (stored: number) => void;
}

/**
 * Adds orders with customers and history to the migrated database of a state directory that no process has open, all or none. It
 * writes SQLite's file directly, because local D1 is slow. Triggers keep the totals; the search is filled at the end.
 */
export function storeOrders({ stateDir, orders: made, onProgress }: StoreOrders): void {
  const db = new DatabaseSync(localD1File(stateDir));
  try {
    // Faster without syncing: demo data need not survive a power cut.
    db.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const fillSearch = pauseSearch(db);
    const [insertCustomer, insertOrder, insertEvent] = [
      insertInto(db, customers),
      insertInto(db, orders),
      insertInto(db, orderEvents),
    ];
    let stored = 0;
    for (const { customer, order, events } of made) {
      insertCustomer(customer);
      insertOrder(order);
      for (const event of events) insertEvent(event);
      stored += 1;
      if (stored % PIECE === 0) onProgress?.(stored);
    }
    fillSearch();
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}

/** Drops the search's triggers within the transaction. Returns the function that fills the search and restores the triggers. */
function pauseSearch(db: DatabaseSync): () => void {
  const names = ["orders_searchable", "customers_searchable"];
  const triggers = names.map(
    (name) =>
      db.prepare("SELECT sql FROM sqlite_schema WHERE name = ?").get(name) as { sql: string },
  );
  const { last } = db.prepare("SELECT coalesce(max(rowid), 0) AS last FROM orders").get() as {
    last: number;
  };
  for (const name of names) db.exec(`DROP TRIGGER ${name}`);
  return () => {
    db.prepare(
      "INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid > ?",
    ).run(last);
    db.exec(
      "INSERT INTO learned_names SELECT DISTINCT first_name || ' ' || last_name || ' ' || company_name FROM customers",
    );
    for (const { sql } of triggers) db.exec(sql);
  };
}

function insertInto<Table extends SQLiteTable>(
  db: DatabaseSync,
  table: Table,
): (row: InferSelectModel<Table>) => void {
  const { into, values, width } = rowWriter(table);
  const statement = db.prepare(`${into} VALUES (${Array(width).fill("?").join(", ")})`);
  return (row) => void statement.run(...(values(row) as SQLInputValue[]));
}
