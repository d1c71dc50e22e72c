import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import type { InferSelectModel } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { rowWriter } from "#worker/platform/db/insert-row.ts";
import { demoPayments, journal, payments } from "#worker/tables/payments.ts";
import { customers, orderEvents, orders } from "#worker/tables/orders.ts";
import type { GeneratedOrder } from "./generated-orders.ts";
import { localD1File } from "./local-d1.ts";

/** Orders per transaction, and the pause in ms in which a running product can write. */
const PIECE = 500;
const PAUSE_MS = 100;
/** How long another process may lock the file, in ms. */
const PATIENCE_MS = 30_000;

interface StoreOrders {
  stateDir: string;
  /** Oldest first. */
  orders: Iterable<GeneratedOrder>;
}

/** In small batches, so that a running product can write in between. */
export async function storeOrdersGently(
  { stateDir, orders: made }: StoreOrders,
  onProgress: (stored: number) => void,
): Promise<void> {
  let stored = 0;
  let piece: GeneratedOrder[] = [];
  const store = async () => {
    storeOrders({ stateDir, orders: piece });
    onProgress((stored += piece.length));
    piece = [];
    await setTimeout(PAUSE_MS);
  };
  for (const order of made) if (piece.push(order) === PIECE) await store();
  if (piece.length > 0) await store();
}

/**
 * All or none. Writing SQLite's file directly is faster than local D1; a running product waits.
 * Triggers keep the totals, and the search is filled at the end.
 */
export function storeOrders({ stateDir, orders: made }: StoreOrders): void {
  const db = new DatabaseSync(localD1File(stateDir), { timeout: PATIENCE_MS });
  try {
    // Faster without syncing, because demo data need not survive a power cut.
    db.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN IMMEDIATE");
    const fillSearch = pauseSearch(db);
    const [insertCustomer, insertOrder, insertEvent] = [
      insertInto(db, customers),
      insertInto(db, orders),
      insertInto(db, orderEvents),
    ];
    const [insertPayment, insertMovement, insertDemoPayment] = [
      insertInto(db, payments),
      insertInto(db, journal),
      insertInto(db, demoPayments),
    ];
    for (const { customer, order, events, money } of made) {
      insertCustomer(customer);
      insertOrder(order);
      for (const event of events) insertEvent(event);
      if (!money) continue;
      insertPayment(money.payment);
      insertMovement(money.movement);
      insertDemoPayment(money.atProvider);
    }
    fillSearch();
    db.exec("COMMIT");
  } finally {
    db.close();
  }
}

/** The returned function fills the search and restores the triggers. */
function pauseSearch(db: DatabaseSync): () => void {
  const names = ["orders_searchable", "customers_searchable"];
  const triggers = names.map(
    (name) =>
      db.prepare("SELECT sql FROM sqlite_schema WHERE name = ?").get(name) as { sql: string },
  );
  const last = db.prepare("SELECT coalesce(max(rowid), 0) AS row FROM orders").get()!.row as number;
  for (const name of names) db.exec(`DROP TRIGGER ${name}`);
  return () => {
    db.prepare(
      "INSERT INTO order_search (rowid, words) SELECT order_rowid, words FROM order_words WHERE order_rowid > ?",
    ).run(last);
    db.prepare(
      `INSERT INTO learned_names SELECT DISTINCT first_name || ' ' || last_name || ' ' || company_name
        FROM customers WHERE id IN (SELECT customer_id FROM orders WHERE rowid > ?)`,
    ).run(last);
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
