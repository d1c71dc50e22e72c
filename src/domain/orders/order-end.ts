import { HOUR_MS } from "../time.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";

/** For how many days from now staff may keep an unpaid order. They may do so again. */
export const MAX_HOLD_DAYS = 30;

/** What decides when an unpaid order ends. Times are epoch ms. */
interface UnpaidOrder {
  status: OrderStatus;
  createdAt: number;
  updatedAt: number;
  heldUntil: number | null;
}

/**
 * When an unpaid order ends, epoch ms: so many hours after its last change, or when staff no longer keep it, whichever is later.
 * Null for an order that is not unpaid (docs/product/orders.md).
 */
export function orderEndsAt(
  { status, createdAt, updatedAt, heldUntil }: UnpaidOrder,
  unpaidHours: number,
): number | null {
  if (status !== NEW_ORDER_STATUS) return null;
  return Math.max(
    createdAt + unpaidHours * HOUR_MS,
    updatedAt + unpaidHours * HOUR_MS,
    heldUntil ?? 0,
  );
}
