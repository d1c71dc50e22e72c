import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";
import { DEMO_BOOKINGS } from "./demo-bookings.ts";
import { withLocalD1, withLocalFile } from "./local-d1.ts";

/** The file that marks restored data, to which the seed adds no demo data. */
export const restoredMark = (stateDir: string) => join(stateDir, "restored");

/** Requires that no process has the database open. Returns the number of new orders. */
export async function seedLocal(stateDir: string): Promise<number> {
  const { hasOrders, isWhole } = readDemoData(stateDir);
  if (isWhole) return 0;
  const [{ seed }, { demoQuarter }, { storeOrders }] = await Promise.all([
    import("./seed.ts"),
    import("./demo-quarter.ts"),
    import("./store-orders.ts"),
  ]);
  const quarter = hasOrders ? [] : demoQuarter(Date.now());
  storeOrders({ stateDir, orders: quarter });
  return quarter.length + (await withLocalD1(stateDir, seed));
}

/** Workerd and the seeding code take seconds to load, so this only reads. */
const readDemoData = (stateDir: string) =>
  existsSync(restoredMark(stateDir))
    ? { hasOrders: true, isWhole: true }
    : withLocalFile(stateDir, { readOnly: true }, findDemoData);

/** Also true for a database that may not get any demo data. */
export const isSeeded = (stateDir: string): boolean => readDemoData(stateDir).isWhole;

function findDemoData(db: DatabaseSync): { hasOrders: boolean; isWhole: boolean } {
  const has = (rows: string, ...values: (string | number)[]) =>
    db.prepare(`SELECT 1 FROM ${rows} LIMIT 1`).get(...values) !== undefined;
  const isWhole =
    has("messages") &&
    has("reply_templates") &&
    DEMO_ACCOUNTS.every(({ email }) => has("users WHERE email = ?", email)) &&
    DEMO_BOOKINGS.every(({ bookedAt }) => has("orders WHERE created_at = ?", bookedAt));
  return { hasOrders: has("orders"), isWhole };
}
