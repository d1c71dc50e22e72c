import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { getTableColumns, type InferSelectModel } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { customers, orderEvents, orders } from "../../worker/db/schema.ts";
import type { GeneratedOrder } from "./generated-order.ts";
import { localD1File } from "./local-d1.ts";

/** How many orders are told at a time. */
const PIECE = 10_000;

interface StoreOrders {
  stateDir: string;
  /** The oldest first. */
  orders: Iterable<GeneratedOrder>;
  /** Told how many orders are stored. */
  onProgress?: (stored: number) => void;
}

/**
 * Adds orders with customers and history to the migrated database of a state directory that nobody has open, all or none. It writes the file itself, as D1's local door is slow. The database's own triggers keep the totals; the
 * search is filled at the end from the view that its trigger uses.
 */
export function storeOrders({ stateDir, orders: made, onProgress }: StoreOrders): void {
  const db = new DatabaseSync(localD1File(stateDir));
  try {
    // Demo data may be made again: it need not survive a power cut.
    db.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN");
    const fillSearch = pauseSearch(db);
    const [insertCustomer, insertOrder, insertEvent] = [insertInto(db, customers), insertInto(db, orders), insertInto(db, orderEvents)];
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

/** Takes the search's trigger away within the transaction. Answers what fills the search with the new orders and puts it back. */
function pauseSearch(db: DatabaseSync): () => void {
  const { sql } = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'orders_searchable'").get() as { sql: string };
  const { last } = db.prepare("SELECT coalesce(max(rowid), 0) AS last FROM orders").get() as { last: number };
  db.exec("DROP TRIGGER orders_searchable");
  return () => {
    db.prepare("INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid > ?").run(last);
    db.exec(sql);
  };
}

function insertInto<Table extends SQLiteTable>(db: DatabaseSync, table: Table): (row: InferSelectModel<Table>) => void {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  const statement: StatementSync = db.prepare(`INSERT INTO "${getTableConfig(table).name}" (${names}) VALUES (${marks})`);
  return (row) => void statement.run(...columns.map(([key]) => row[key as keyof InferSelectModel<Table>] as SQLInputValue));
}
