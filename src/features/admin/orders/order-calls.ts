import type { AdminOrder } from "../../../domain/orders/order.schema.ts";
import type { Page, Sort } from "../../../domain/paging.ts";
import type { OrderStatus } from "../../../domain/orders/order-status.ts";
import type { OrderChange, OrderDetail } from "../../../domain/orders/order-change.schema.ts";
import { unwrap, unwrapFile } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the list of orders can be asked for; days are UTC, YYYY-MM-DD. */
export type OrderSearch = { q?: string; status?: OrderStatus; from?: string; to?: string; sort?: Sort; cursor?: string };

/** One page of the orders. Throws an ApiError. */
export function fetchOrderPage(query: OrderSearch): Promise<Page<AdminOrder>> {
  return staffCall((api) => unwrap(api.api.admin.orders.$get({ query })));
}

/** An order with its customer and its history. Throws an ApiError. */
export function fetchOrder(orderId: string): Promise<OrderDetail> {
  return staffCall((api) => unwrap(api.api.admin.orders[":orderId"].$get({ param: { orderId } })));
}

/** Gives an order another status. Throws an ApiError: 409 carries the order as it is now (OrderConflictSchema). */
export function changeOrder(orderId: string, change: OrderChange): Promise<OrderDetail> {
  return staffCall((api) => unwrap(api.api.admin.orders[":orderId"].$patch({ param: { orderId }, json: change })));
}

/** All orders of a list as a CSV file. Throws an ApiError. */
export function exportOrders({ q, status, from, to }: OrderSearch): Promise<Blob> {
  return staffCall((api) => unwrapFile(api.api.admin["orders.csv"].$get({ query: { q, status, from, to } })));
}
