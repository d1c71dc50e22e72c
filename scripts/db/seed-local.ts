import { demoQuarter } from "./demo-quarter.ts";
import { hasOrders, withLocalD1 } from "./local-d1.ts";
import { seed } from "./seed.ts";
import { storeOrders } from "./store-orders.ts";

/** Adds the missing demo data to a migrated local database that no process has open. Returns how many orders it added. */
export async function seedLocal(stateDir: string): Promise<number> {
  const quarter = (await withLocalD1(stateDir, hasOrders)) ? [] : demoQuarter(Date.now());
  storeOrders({ stateDir, orders: quarter });
  return quarter.length + (await withLocalD1(stateDir, seed));
}
