import { CHART_DAYS } from "../../src/domain/admin.ts";
import { NEW_ORDER_STATUS } from "../../src/domain/order.ts";
import { DEFAULT_RETENTION } from "../../src/domain/retention.ts";
import type { GeneratedOrder } from "./generated-order.ts";
import { generatedOrders } from "./generated-orders.ts";

const HOUR_MS = 60 * 60 * 1000;
const ORDERS = 160;

/** The orders of the quarter before `now` (epoch ms), so that a dashboard has something to show; no unpaid ones that retention would have deleted. */
export function demoQuarter(now: number): GeneratedOrder[] {
  const unpaidSince = now - DEFAULT_RETENTION.unpaidHours * HOUR_MS;
  return [...generatedOrders(ORDERS, now, CHART_DAYS * 24 * HOUR_MS)].filter(
    ({ order }) => order.status !== NEW_ORDER_STATUS || order.createdAt > unpaidSince,
  );
}
