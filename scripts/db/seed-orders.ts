import { customers, orderEvents, orders } from "../../worker/db/schema.ts";
import { type GeneratedOrder, generatedOrder } from "./generated-order.ts";
import { insertRows } from "./insert-rows.ts";
import { seededRandom } from "./seeded-random.ts";

/** Orders a batch: some 800 kB of JSON a statement, of D1's 2 MB. */
const BATCH = 2000;
const YEARS = 3;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const SEED = 5;

interface SeedOrders {
  db: D1Database;
  count: number;
  /** The time of the last order, epoch ms: the same count and time make the same rows. */
  now: number;
  /** Told the number of orders that are stored. */
  onProgress?: (stored: number) => void;
}

/**
 * Adds `count` orders with customers and history, spread evenly over the three years before `now`, oldest first. They go
 * through D1 like any other row, so the database's own triggers keep totals and search as they do for a booking.
 */
export async function seedOrders({ db, count, now, onProgress }: SeedOrders): Promise<void> {
  const random = seededRandom(SEED);
  const step = (YEARS * YEAR) / count;
  let stored: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    const made = Array.from({ length }, (_, index) => generatedOrder(random, Math.floor(now - (count - 1 - start - index) * step)));
    const inserts = insertsOf(db, made);
    // D1 stores one batch while the next one is made.
    await stored;
    stored = db.batch(inserts);
    onProgress?.(start);
  }
  await stored;
}

function insertsOf(db: D1Database, made: readonly GeneratedOrder[]): D1PreparedStatement[] {
  const customerRows = made.map(({ customer }) => customer);
  const orderRows = made.map(({ order }) => order);
  const eventRows = made.flatMap(({ events }) => events);
  return [insertRows(db, customers, customerRows), insertRows(db, orders, orderRows), insertRows(db, orderEvents, eventRows)];
}
