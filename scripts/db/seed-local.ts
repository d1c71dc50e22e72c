import { demoQuarter } from "./demo-quarter.ts";
import { hasOrders, withLocalD1 } from "./local-d1.ts";
import { seed } from "./seed.ts";
import { storeOrders } from "./store-orders.ts";

/** Fills a migrated local database, which nobody has open, with the demo data that it does not hold yet. Answers how many orders. */
export async function seedLocal(stateDir: string): Promise<number> {
  const quarter = (await withLocalD1(stateDir, hasOrders)) ? [] : demoQuarter(Date.now());
  storeOrders({ stateDir, orders: quarter });
  return quarter.length + (await withLocalD1(stateDir, seed));
}
