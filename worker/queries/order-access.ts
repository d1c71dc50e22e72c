import { and, eq, type SQL } from "drizzle-orm";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import { orders } from "../tables/orders.ts";

/** Returns the condition of an access's order, until its address changes or staff end it. */
export function isOpenTo({ orderId, addressVersion }: OrderAccess): SQL | undefined {
  return and(eq(orders.id, orderId), eq(orders.addressVersion, addressVersion));
}
