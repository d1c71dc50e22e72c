import type { AdminOrder } from "../../domain/orders/order.schema.ts";
import type { DailyTotal, Summary } from "../../domain/dashboard/dashboard.schema.ts";
import type { Page } from "../../domain/paging.ts";
import { apiClient, unwrap } from "../../lib/api.ts";
import { staffCall } from "./staff-call.ts";

/** How the business stands. Throws an ApiError. */
export function fetchSummary(): Promise<Summary> {
  return staffCall((api) => unwrap(api.api.admin.summary.$get()));
}

/** Orders and revenue of each of the last days, the oldest first. Throws an ApiError. */
export async function fetchDailyTotals(): Promise<DailyTotal[]> {
  const { items } = await staffCall((api) => unwrap(api.api.admin["daily-totals"].$get({ query: {} })));
  return items;
}

/** One page of the orders, newest first. Throws an ApiError. */
export function fetchOrders(cursor?: string): Promise<Page<AdminOrder>> {
  return staffCall((api) => unwrap(api.api.admin.orders.$get({ query: cursor === undefined ? {} : { cursor } })));
}

/** Whether the database and the key-value store answer. Never throws: no answer is an answer too. */
export async function isOperational(): Promise<boolean> {
  try {
    return (await apiClient().api.health.$get()).ok;
  } catch {
    return false;
  }
}
