import { and, eq, type SQL } from "drizzle-orm";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import { orders } from "../tables/orders.ts";

/** True for the order that this access opens, until its address changes or staff end the access. */
export function isOpenTo({ orderId, addressVersion }: OrderAccess): SQL | undefined {
  return and(eq(orders.id, orderId), eq(orders.addressVersion, addressVersion));
}
